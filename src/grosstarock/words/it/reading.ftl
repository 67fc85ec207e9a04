# Why a record or a position cannot be read. Each message is a short title; what was found, what may
# stand there and what was perhaps meant are put to it as far as they are known.

reading-told = { $reason }.
reading-told-found = { $reason }: «{ $found }».
reading-told-wanted = { $reason }; ci si aspetta: { $wanted }.
reading-told-near = { $reason }; forse si intendeva «{ $near }».
reading-told-found-wanted = { $reason }: «{ $found }»; ci si aspetta: { $wanted }.
reading-told-found-near = { $reason }: «{ $found }»; forse si intendeva «{ $near }».
reading-told-wanted-near = { $reason }; ci si aspetta: { $wanted }; forse si intendeva «{ $near }».
reading-told-found-wanted-near = { $reason }: «{ $found }»; ci si aspetta: { $wanted }; forse si intendeva «{ $near }».

## The file, and its values

reading-not-utf8 = Non è un testo in UTF-8
reading-not-json = Non è JSON
reading-not-unicode = Mezzo carattere, che nessun testo può contenere
reading-too-long = Il testo è troppo lungo
reading-too-deep = Troppe cose una dentro l'altra
reading-too-many = Sono troppi
reading-number-not-finite = Non è un numero con cui si possa contare
reading-number-too-large = Il numero è troppo grande
reading-field-twice = Il campo compare due volte
reading-field-missing = Il campo manca
reading-wrong-type = Il valore è del tipo sbagliato
reading-value-unknown = Valore sconosciuto
reading-negative = Meno di zero, dove non è possibile
reading-format-unknown = Formato sconosciuto

## The rules of the table

reading-preset-unknown = Variante sconosciuta
reading-option-unknown = Opzione sconosciuta
reading-option-value = Non è un valore di questa opzione
reading-amount-unknown = Importo sconosciuto
reading-amount-value = Non è un importo, cioè un multiplo intero di 5 punti, non sotto lo zero
reading-stake-value = Non è una posta, cioè una breve unità con il numero intero di punti che vale
reading-version-unknown = Versione del regolamento sconosciuta
reading-players-number = Al tavolo si siede in due, tre o quattro
reading-players-of-preset = La variante non è adatta a tanti giocatori
reading-two-with-pots = In due si gioca senza piatti
reading-pots-not-played = Al tavolo si gioca senza piatti, quindi non possono contenere nulla

## Seats, cards and actions

reading-redeal-not-played = A questo tavolo le carte non si ridanno
reading-seats-number = Non ce n'è uno per ogni posto
reading-seat-unknown = A questo tavolo il posto non esiste
reading-card-unknown = Carta sconosciuta
reading-card-twice = La carta compare due volte
reading-hand-size = Un giocatore ha un numero di carte sbagliato
reading-action-unknown = Azione sconosciuta
reading-declaration-unknown = Dichiarazione sconosciuta
reading-suit-unknown = Seme sconosciuto
reading-clause-unknown = Regola sconosciuta
reading-seed-form = Non è un seed, cioè il nome del mescolamento, due punti e un testo

## The notation for people

reading-text-comment-open = Un commento non è chiuso
reading-text-line-unknown = Riga di tipo sconosciuto
reading-text-tag-form = Non è un'etichetta, cioè un nome e un valore tra parentesi quadre
reading-text-tag-unknown = Etichetta sconosciuta
reading-text-word-form = Non è un'impostazione, cioè un nome, il segno di uguale e un valore
reading-text-word-unknown = Parola sconosciuta
reading-text-setting-form = Non è un'impostazione, cioè un nome, il segno di uguale e un valore
reading-text-escape = Dopo un segno di percento mancano le due cifre di un byte
reading-text-twice = Compare due volte
reading-text-missing = Manca qualcosa
reading-text-field-known = Il campo ha un posto tutto suo e qui non si può dare
reading-text-path-unknown = Nella registrazione questo posto non esiste
reading-text-number = Non è un numero intero
reading-text-count = Il numero di parole è sbagliato
reading-text-card-unseen = Una carta che non si è vista qui non può stare
reading-text-sitting-out = Chi riposa non prende parte a questa mano
reading-text-trick-number = Il numero della presa è sbagliato
reading-text-trick-size = La presa ha un numero di carte sbagliato
reading-text-winner-missing = Non è detto chi ha vinto la presa
reading-text-entry-form = Non è un pagamento, cioè una regola, un importo, e chi paga a chi
reading-text-ending-shape = Il finale non è coerente
