# The rulebook in Italian: every clause, every option, every amount, every preset.
#
# A clause is a title with its full statement in .text and, where the sources are silent or differ,
# what was decided in .decision. Amounts arrive ready to read ("5", "1 $"; where a page speaks of both
# kinds of game, "85 (25)"): with pots first, without pots in brackets. Statements stay on one line,
# so that no line break enters the text.
#
# Words: deal "mano", hand "le carte in mano", trick "presa", to lead "uscire", suit led "seme di
# uscita", to follow "rispondere", eldest "primo di mano", pile "mazzetto", 'Scuse "Matto".

## Families of clauses

clause-family-TAB = Il tavolo e il mazzo
clause-family-POT = I piatti
clause-family-DEAL = La distribuzione
clause-family-DISC = Lo scarto
clause-family-DECL = Le dichiarazioni
clause-family-PLAY = Il gioco delle prese
clause-family-SCUSE = Il Matto
clause-family-PAY = Pagamenti durante il gioco
clause-family-TOUT = Il tout
clause-family-MIS = La misère
clause-family-ULT = Ultimo e bagud
clause-family-LAST = L'ultima presa
clause-family-CARD = Il conto delle carte
clause-family-GAME = La partita
clause-family-TWO = In due

## The table and the pack

clause-TAB-1 =
    Settantotto carte
    .text = Il mazzo ha 78 carte: quattro semi di quattordici (Re, Regina, Cavallo, Fante e i numeri dal dieci all'uno), ventuno trionfi numerati da I a XXI e il Matto, detto anche Scusa ('Scuse). Il trionfo I si chiama Pagat e il XXI Mondo; Pagat, Mondo e Matto insieme formano il Trull.

clause-TAB-2 =
    Tre giocatori
    .text = Si gioca in tre.

clause-TAB-3 =
    Un quarto al tavolo
    .text = Al tavolo si può sedere in quattro. A ogni mano uno riposa, il giocatore di fronte al mazziere; gli altri tre sono i giocatori attivi di quella mano. Chi riposa versa comunque in un piatto vuoto (POT-2), ma in quella mano non paga altro e non riceve nulla.
    .decision = Una fonte parla di un giocatore che riposa e di ciò che paga, ma non dice quale sia. È stato scelto il posto di fronte al mazziere: il riposo tocca a tutti allo stesso modo, e mazziere e primo di mano restano in gioco.

clause-TAB-4 =
    Due giocatori
    .text = Si può giocare anche in due; le regole sul gioco in due dicono che cosa cambia.

clause-TAB-5 =
    Senso di gioco
    .text = Si danno le carte e si gioca in senso antiorario: dopo ogni giocatore tocca a quello alla sua destra. Dove il tavolo gioca in senso orario comincia chi siede alla sinistra del mazziere, e tutto gira nell'altro verso. I posti sono numerati in ordine di gioco; il senso dice solo dove li mette una figura e quale vicino sta a sinistra.

clause-TAB-6 =
    Il mazzo passa
    .text = Dopo ogni mano diventa mazziere il giocatore che segue in ordine di gioco.

clause-TAB-7 =
    Ordine delle carte
    .text = Dalla carta più alta alla più bassa, i trionfi vanno da XXI a I. Nei semi neri, picche e fiori, l'ordine è Re, Regina, Cavallo, Fante, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1. Nei semi rossi, cuori e quadri, i numeri vanno al contrario: Re, Regina, Cavallo, Fante, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10.

clause-TAB-8 =
    Valore delle carte
    .text = I Re, il Pagat, il Mondo e il Matto valgono 4 punti ciascuno, le Regine 3, i Cavalli 2 e i Fanti 1; tutte le altre carte non valgono nulla. Ogni presa aggiunge un altro punto (CARD-1), e il totale è 78.
    .decision = Una fonte dà i valori, una nomina le carte che contano e due tacciono. I valori sono gli stessi ovunque.

## The pots

clause-POT-1 =
    Due piatti
    .text = I piatti sono due, il piatto del Re e il piatto del Pagat. Una partita si può giocare anche senza piatti; per ciò che si paga dopo l'ultima presa valgono allora gli importi più bassi.

clause-POT-2 =
    Riempire un piatto vuoto
    .text = All'inizio della partita, e prima di ogni mano che trovi un piatto vuoto, ogni giocatore al tavolo versa { $foundation } in ciascun piatto vuoto. Versa anche chi riposa.

clause-POT-3 =
    La quota del mazziere
    .text = Prima di dare le carte il mazziere versa { $dealer_payment } in ciascun piatto e passa entrambi i piatti al giocatore che segue in ordine di gioco, il prossimo mazziere. Tutti possono vedere dove stanno i piatti.

clause-POT-4 =
    Divisione dei piatti
    .text = Alla fine della partita i piatti si dividono in parti uguali. I due piatti si mettono insieme e ogni giocatore riceve la stessa parte, il più grande multiplo di 5 punti che basti per tutti. Ciò che avanza va intero al giocatore che prima della divisione aveva il saldo più basso; se ce n'è più d'uno, al primo di loro in ordine di posto. La somma di tutti i saldi è allora zero.
    .decision = Le fonti dicono solo che alla fine i piatti si dividono in parti uguali. Il resto è stato fissato in modo che nessun punto si perda o si crei e che l'avanzo vada a un solo giocatore.

## The deal

clause-DEAL-1 =
    Cinque carte alla volta
    .text = Le carte si danno cinque alla volta finché ogni giocatore attivo ne ha venticinque. Le prime cinque vanno al primo di mano, cioè al giocatore che segue il mazziere; il mazziere si serve per ultimo. Le tre carte che restano sono il tallone: il mazziere le prende in mano e ne ha così ventotto.
    .decision = Nessuna fonte dice a chi vadano le prime carte. Vanno al primo di mano, come si usa quando si danno le carte.

## The discard

clause-DISC-1 =
    Tre carte di scarto
    .text = Il mazziere scarta tre carte coperte. Alla fine della mano contano per lui.

clause-DISC-2 =
    Nessun onore nello scarto
    .text = Nello scarto non c'è mai un onore: né un Re, né il Pagat (trionfo I), né il Mondo (trionfo XXI), né il Matto. L'unica eccezione è il Matto di un tout annunciato (TOUT-A1).

clause-DISC-3 =
    Le dichiarazioni non si spezzano
    .text = Nello scarto non c'è nessuna carta che faccia parte di una dichiarazione che il mazziere potrebbe fare, a meno che non sia necessario. È necessario solo quando senza una carta simile non si trovano tre carte che rispettino DISC-2 e DISC-4; il mazziere ne scarta allora il minor numero possibile.
    .decision = Le fonti dicono solo «a meno che non sia necessario». Necessario è stato preso nel senso più stretto, e una dichiarazione conta se la si potrebbe fare, anche dove dichiarare è facoltativo e il mazziere starebbe zitto.

clause-DISC-4 =
    Trionfi nello scarto
    .text = Il mazziere può scartare trionfi solo se poi non gliene resta nessuno; il Matto qui non conta come trionfo. Se nemmeno così si trovano tre carte, perché in mano ha quasi solo trionfi e Re, può completare lo scarto con trionfi che non siano onori.
    .decision = Una fonte dice che il Matto non conta, e questo è stato preso per tutte. Nessuna prevede una mano senza tre carte da scartare: i trionfi colmano il vuoto, e si può sempre continuare.

clause-DISC-5 =
    Ammettere i trionfi scartati
    .text = Un mazziere che ha scartato trionfi deve dirlo quando per la prima volta non può giocare un trionfo dove sarebbe obbligatorio: alla prima presa in cui gioca una carta di un seme diverso da quello di uscita, e non un trionfo, il gioco avverte tutti che sono stati scartati trionfi. Giocare il Matto non rivela nulla.
    .decision = Una fonte chiede al mazziere di confermare che è senza trionfi quando è il momento di giocarne uno. Il momento è stato fissato nella prima carta che lo mostra, né prima né dopo.

clause-DISC-6 =
    Dichiarare ciò che si è spezzato
    .text = Un mazziere che con lo scarto ha dovuto spezzare una dichiarazione (DISC-3) può farla lo stesso, contando tutte le ventotto carte, e deve farla dove dichiarare è obbligatorio; con un tout annunciato vale un'altra misura (TOUT-A1). Se la fa, le carte scartate che ne fanno parte vengono nominate al tavolo.
    .decision = Le fonti non dicono se una dichiarazione spezzata sia persa. Non lo è: il mazziere aveva le carte e non poteva evitare di spezzarla.

## Declarations

clause-DECL-1 =
    Prima dichiara il mazziere
    .text = Le dichiarazioni si fanno prima della prima presa, prima il mazziere e poi gli altri in ordine di gioco. Ognuno degli altri giocatori attivi paga subito ogni dichiarazione a chi la fa.

clause-DECL-2 =
    Dovere o potere
    .text = Dove dichiarare è obbligatorio si fa ogni dichiarazione che si ha in mano, ed è il gioco a farla per il giocatore. Dove è facoltativo, il giocatore sceglie fra le dichiarazioni che ha in mano quelle che vuole, o nessuna. Una dichiarazione si fa con il suo vero numero o non si fa affatto.
    .decision = Alcune fonti dicono che il giocatore deve dichiarare, una che può: sceglie il tavolo. Che il numero non si possa abbassare è stato deciso qui, perché di una dichiarazione ci si possa sempre fidare.

clause-DECL-3 =
    Dieci trionfi o più
    .text = Dieci trionfi valgono { $ten_trumps }, e ogni trionfo oltre il decimo aggiunge { $more_trumps }. Il giocatore dice il numero, e se è con o senza il Pagat. Il Matto qui conta come trionfo, a meno che il tavolo non abbia deciso altrimenti.
    .decision = Una fonte conta il Matto fra i trionfi e le altre tacciono. Conta ovunque, e un tavolo può scegliere che non conti.

clause-DECL-4 =
    Tre matador o più
    .text = Il Trull intero (Pagat, Mondo e Matto) fa tre matador e vale { $three_matadors }. Ogni trionfo sotto il Mondo che segue senza interruzioni (il XX, poi il XIX e così via) è un matador in più e aggiunge { $more_matadors }. Il giocatore dice il numero.

clause-DECL-5 =
    Le figure di un seme
    .text = Tutte e quattro le figure di un seme, Re, Regina, Cavallo e Fante, sono una Cavalleria intera, che vale { $full }. Tre di loro con il Matto sono una mezza Cavalleria, che vale { $half }. Tutte e quattro con il Matto sono una Cavalleria abbondante, che vale { $abundant }. Il giocatore nomina il seme, e per una mezza Cavalleria anche la carta che manca.

clause-DECL-6 =
    I Re insieme
    .text = Tutti e quattro i Re valgono { $full }. Tre Re con il Matto sono mezzi Re e valgono { $half }; il giocatore nomina il seme che manca. Tutti e quattro con il Matto sono Re abbondanti e valgono { $abundant }.

clause-DECL-7 =
    Una carta, più dichiarazioni
    .text = La stessa carta può servire in più dichiarazioni, e il Matto in tutte. Per ogni seme, e per i Re, conta solo il grado migliore: una Cavalleria abbondante non è insieme anche intera.
    .decision = Le fonti tacciono. Contando solo il grado migliore restano gli importi che esse danno, e nulla in esse vieta che una carta serva due volte.

## Playing the tricks

clause-PLAY-1 =
    Esce il primo di mano
    .text = Alla prima presa esce il primo di mano; chi vince una presa esce alla successiva. Le prese sono venticinque.

clause-PLAY-2 =
    Rispondere, se no trionfo
    .text = Rispondi al seme di uscita, se puoi. Se non puoi, gioca un trionfo, se ne hai. Se non puoi fare né l'uno né l'altro, gioca la carta che vuoi. Nessuno è obbligato a superare le carte già giocate.

clause-PLAY-3 =
    Chi vince la presa
    .text = Vince la presa il trionfo più alto. Se non ci sono trionfi, vince la carta più alta del seme di uscita, nell'ordine di TAB-7.

## The 'Scuse

clause-SCUSE-1 =
    Il Matto scusa
    .text = Il Matto si può giocare in ogni presa in cui SCUSE-6 non lo vieti, invece di rispondere al seme o di giocare un trionfo, e non vince (salvo quanto dice SCUSE-5). Averlo in mano non libera nessun'altra carta: chi gioca un'altra carta risponde o gioca un trionfo come tutti.

clause-SCUSE-2 =
    Lo scambio
    .text = Il Matto torna nel mazzetto di chi l'ha giocato; in cambio chi ha vinto quella presa riceve un'altra carta di quel mazzetto. Lo fa il gioco dopo l'ultima presa, e dà la carta di valore più basso del mazzetto, compreso lo scarto del mazziere. Fra carte uguali dà la prima nell'ordine fiori, picche, cuori, quadri, trionfi, in ciascuno dalla più alta alla più bassa. Dove il Matto si tiene anche senza prese (SCUSE-3) si dà solo una carta che non vale nulla, e nessuna se nel mazzetto non ce n'è.
    .decision = Le fonti lasciano aperti la scelta e il momento dello scambio. Una carta fissa dopo l'ultima presa risparmia la domanda a tutti, e la più bassa è quella che chiunque darebbe; una fonte parla di una carta bassa che «si può» dare.

clause-SCUSE-3 =
    Niente prese, niente Matto
    .text = Se chi ha giocato il Matto non fa nemmeno una presa in tutta la mano, non c'è nulla da scambiare: il Matto stesso va a chi ha vinto la presa in cui è stato giocato. Dove il tavolo permette di tenerlo, resta comunque a chi l'ha giocato. Lo scarto del mazziere non è una presa.
    .decision = Tre fonti fanno cedere il Matto e una lo restituisce a chi l'ha giocato: sceglie il tavolo. Che lo scarto non sia una presa è stato deciso qui.

clause-SCUSE-4 =
    Perso nell'ultima presa
    .text = Un Matto giocato nell'ultima presa è perso: va a chi vince quella presa.

clause-SCUSE-5 =
    Uscire con il Matto
    .text = Con il Matto si può uscire. Chi lo fa nomina il seme di uscita, uno dei quattro semi o i trionfi, e gli altri giocano come se si fosse usciti con una carta di quel seme. Il Matto è la carta più bassa del seme nominato: se nessuno risponde e nessuno gioca un trionfo, vince la presa chi l'ha giocato, e non c'è scambio. Se con il Matto si esce all'ultima presa non si nomina nulla: il seme lo decide la seconda carta, e il Matto è perso e va a chi vince.
    .decision = Tre fonti permettono di uscire con il Matto; una tace ed è stata letta allo stesso modo. Ciò che accade quando nessuno risponde viene dall'unica fonte che ne fa la carta più bassa del seme di uscita. Nell'ultima presa, dove è perso in ogni caso, un seme non serve.

clause-SCUSE-6 =
    Mai nella penultima
    .text = Il Matto non si gioca mai nella penultima presa, la ventiquattresima.

clause-SCUSE-7 =
    Chiamare il Matto
    .text = Nella terzultima presa, la ventitreesima, un giocatore che non ha il Matto può chiamarlo, e il Matto va allora giocato in quella presa. Se il Matto non è già stato giocato, né scartato in un tout annunciato, prima dell'uscita si interrogano i giocatori attivi a cominciare da chi uscirà; ognuno lo chiama o passa, finché qualcuno lo chiama. Si interroga anche chi ce l'ha, che può soltanto passare. In due si fa la domanda anche se il Matto può essere nel morto; chiamarlo non ha allora effetto.
    .decision = Le fonti non dicono come si chiami il Matto. Si interrogano tutti, anche chi ce l'ha, così che la domanda stessa non riveli mai chi lo tiene.

## Payments during play

clause-PAY-1 =
    Un Re o il Pagat perso
    .text = Chi prima dell'ultima presa perde un Re o il Pagat contro un altro giocatore paga { $lost_card } a ognuno degli altri giocatori attivi e, se ci sono i piatti, { $lost_card } nel piatto corrispondente. Si paga subito, e una sola presa può costare a più giocatori.

clause-PAY-2 =
    Vincere con il Pagat
    .text = Chi prima dell'ultima presa vince una presa con il Pagat riceve { $pagat_won } da ognuno degli altri giocatori attivi. Vincere con un Re non rende nulla.

## Tout

clause-TOUT-1 =
    Tout: tutte le prese
    .text = Chi fa tutte le venticinque prese fa tout, cioè cappotto, e riceve { $tout } da ognuno degli altri giocatori attivi, entrambi i piatti, se ci sono, e i punti delle carte come si contano (CARD-2, CARD-3). Un ultimo vinto e l'ultima presa non si pagano in aggiunta (ULT-1, ULT-2, LAST-1), a meno che il tavolo non abbia scelto di pagare nel tout anche l'importo dell'ultimo. La misère allora non conta.
    .decision = Le fonti nominano l'importo, i piatti e i punti delle carte e non dicono se l'ultimo si paghi in aggiunta. Non si paga, perché l'importo del tout è proprio quello di un Pagat ultimo e di un Re ultimo insieme, con i piatti e senza; un tavolo può scegliere altrimenti.

clause-TOUT-2 =
    Bagud in un tout
    .text = Un ultimo fallito (ULT-3) si paga anche in un tout. Chi l'ha fallito versa nel piatto dopo che chi ha fatto tout l'ha vuotato, e versa quanto conteneva prima che si regolasse l'ultima presa.
    .decision = Una fonte dice che per un bagud si versa nei piatti dopo che chi ha fatto tout ha incassato, e non dice quanto. Raddoppiare un piatto vuotato non costerebbe nulla: l'importo è quindi ciò che il piatto conteneva prima.

clause-TOUT-A1 =
    Annunciare un tout
    .text = Dove il tavolo lo permette, il mazziere può annunciare un tout ad alta voce, subito prima dello scarto, e poi scarta il Matto; un tout è annunciato se, e solo se, si scarta il Matto. Solo il Matto fa eccezione a DISC-2 e DISC-3. Le altre due carte seguono DISC-3 e DISC-4 come valgono per le ventisette carte senza di esso, e le dichiarazioni del mazziere si fanno con le venticinque carte rimaste.
    .decision = Una fonte lo permette e dice poco più del fatto che il mazziere deve dichiarare di tentare il tout. Su che cosa si misurino il resto dello scarto e le dichiarazioni è stato deciso qui: per tutto ciò che segue il Matto non c'è più.

clause-TOUT-A2 =
    Un tout annunciato che fallisce
    .text = Se un tout annunciato fallisce, il mazziere paga { $tout } a ognuno degli altri giocatori attivi e, se ci sono i piatti, li raddoppia entrambi, versando in ciascuno quanto conteneva prima che si regolasse l'ultima presa. Ciò avviene dopo che un altro giocatore che abbia fatto tout ha incassato, e gli eventuali bagud si pagano in aggiunta. Un ultimo vinto non rende nulla e non vince nessun piatto. Bagud, misère, ultima presa (LAST-1, se non l'hanno vinta né un Re né il Pagat) e, dove non c'è misère, i punti delle carte contano come al solito.
    .decision = L'unica fonte dice quanto paga il mazziere, che gli ultimi non contano e che la misère conta. Tutto ciò che non menziona è rimasto come in ogni altra mano.

## Misère

clause-MIS-1 =
    Misère: nessuna presa
    .text = Se esattamente un giocatore non ha fatto prese, ha fatto misère e riceve { $misere } da ognuno degli altri giocatori attivi. Gli ultimi vinti, l'ultima presa e i punti delle carte allora non si pagano, e nessun piatto si vince; un ultimo fallito (ULT-3) si paga.
    .decision = Tre fonti fanno pagare un ultimo fallito in una misère. La quarta dice solo che per l'ultimo non si paga, e questo si intende di un ultimo vinto.

## Ultimo and bagud

clause-ULT-1 =
    Pagat ultimo
    .text = Chi vince l'ultima presa con il Pagat riceve { $pagat_ultimo } da ognuno degli altri giocatori attivi e, se ci sono i piatti, il piatto del Pagat.

clause-ULT-2 =
    Re ultimo
    .text = Chi vince l'ultima presa con un Re riceve { $king_ultimo } da ognuno degli altri giocatori attivi e, se ci sono i piatti, il piatto del Re.

clause-ULT-3 =
    Bagud: un ultimo fallito
    .text = Chi gioca il Pagat o un Re nell'ultima presa e non la vince fa bagud: paga { $pagat_ultimo } per il Pagat o { $king_ultimo } per un Re a ognuno degli altri giocatori attivi e, se ci sono i piatti, raddoppia quello corrispondente, versandovi quanto conteneva prima che si regolasse l'ultima presa. In una stessa presa possono fallire in più d'uno; ognuno versa quello stesso importo, dopo che chi ha vinto il piatto l'ha preso.
    .decision = Le fonti non dicono quanto paghino due giocatori che falliscono nella stessa presa. Ognuno raddoppia il piatto com'era, così che nessuno paghi per la sfortuna dell'altro.

## The last trick

clause-LAST-1 =
    L'ultima presa
    .text = Se non ci sono stati tout, misère né ultimi, vinti o falliti, chi vince l'ultima presa riceve { $last_trick } da ognuno degli altri giocatori attivi. Anche un Re o il Pagat che la vince quando è fallito un tout annunciato non si paga come ultima presa. Un tavolo può scegliere che l'ultima presa si paghi anche quando un ultimo è fallito.

## Counting cards

clause-CARD-1 =
    Punti delle carte
    .text = Ogni giocatore conta i valori delle carte del proprio mazzetto (TAB-8) e uno per ogni presa; lo scarto del mazziere conta come una presa. Una volta fatto lo scambio per il Matto, è lo stesso che contare uno ogni tre carte. In tre si hanno in tutto 78 punti.

clause-CARD-2 =
    Pagare i punti delle carte
    .text = Dai punti delle carte si toglie 26, si divide per 5 e si arrotonda al numero intero più vicino: tante volte si paga { $card_unit }. Il mazziere paga ognuno che sta sopra ed è pagato da ognuno che sta sotto; il suo conto non si paga: il suo risultato è ciò che pareggia gli altri. Con 32 punti, 6 diviso 5 si arrotonda a 1, quindi il mazziere paga { $card_unit }. Una metà esatta non capita mai.
    .decision = Una sola fonte dice quanto si paga per le carte; un'altra le conta «come al solito». L'unico modo descritto si usa ovunque.

clause-CARD-3 =
    Quando le carte non si pagano
    .text = In una misère i punti delle carte non si pagano. In un tout si pagano, a meno che il tavolo non abbia scelto di no. Un tavolo può anche giocare senza pagare affatto i punti delle carte.
    .decision = Tre fonti fanno pagare i punti delle carte in un tout. La quarta parla di «regular trick payments» (i consueti pagamenti delle prese), e si intende la stessa cosa.

## The match

clause-GAME-1 =
    Durata di una partita
    .text = Una partita dura un certo numero di giri, in ciascuno dei quali ogni giocatore dà le carte una volta, oppure continua finché il tavolo non la ferma tra una mano e l'altra.
    .decision = Le fonti non dicono quanto duri una partita.

clause-GAME-2 =
    Il libro dei conti
    .text = Ogni movimento di punti è una voce del libro dei conti: chi paga, a chi o in quale piatto, quanto, e la regola che lo dice. Nient'altro cambia un saldo, e in tre o in quattro la somma di tutti i saldi e dei piatti è sempre zero. Il libro conta in punti; la posta di un tavolo, un'unità con il numero di punti che vale, decide solo come si mostrano gli importi.
    .decision = Le fonti dicono solo che cosa si paga. Un libro in una sola unità, in pari in ogni momento, permette a chiunque di controllarlo.

clause-GAME-4 =
    Una mano interrotta
    .text = Una mano interrotta va a monte. Ogni suo movimento dalla quota del mazziere (POT-3) in poi, quota compresa, si annulla; ciò che è stato versato per riempire piatti vuoti (POT-2) resta. Dà di nuovo le carte lo stesso mazziere.
    .decision = Le fonti non lo prevedono. Riempire un piatto vuoto riguarda la partita più che la mano, e perciò è la sola cosa che resta.

clause-GAME-3 =
    Senza trionfi in mano
    .text = Dove il tavolo lo permette, un giocatore che non ha ricevuto trionfi, senza contare il Matto, può chiedere prima dello scarto che lo stesso mazziere ridia le carte, e mostra le sue. Si chiede prima al primo di mano e per ultimo al mazziere, e del mazziere si guardano tutte le ventotto carte. Ciò che è stato pagato secondo POT-2 e POT-3 resta pagato, e per la nuova distribuzione non si paga un'altra volta.
    .decision = È una regola di un circolo danese, estranea alle fonti, e nessuna variante la usa. Come la si chieda e come si paghi è stato deciso qui.

## Two players

clause-TWO-1 =
    Il morto
    .text = Una terza mano di venticinque carte, il morto, non va a nessuno e resta fuori gioco, senza che la si veda. Il mazziere ha ventotto carte e ne scarta tre; l'altro giocatore ne ha venticinque. Cinque carte alla volta vanno a turno al primo di mano, al mazziere e al morto, e le ultime tre al mazziere.
    .decision = Le fonti lasciano una mano fuori gioco e non dicono in che ordine si diano le carte.

clause-TWO-2 =
    Niente piatti, niente misère
    .text = In due non ci sono piatti, valgono gli importi più bassi, e non c'è misère, che sarebbe il tout dell'altro.
    .decision = Le fonti parlano degli importi più bassi per l'ultimo. Si intendono tutti gli importi di una partita senza piatti.

clause-TWO-3 =
    I totali e la loro differenza
    .text = In due non si paga nulla durante il gioco. In ogni mano ciascuna dichiarazione, ciascun Re o Pagat perso, ciascuna presa vinta con il Pagat, ciascun ultimo, vinto o fallito, il tout e l'ultima presa segnano il loro importo a favore o a carico del loro giocatore, e i punti delle carte si aggiungono come si contano: i valori, uno per ogni presa e uno per lo scarto. La differenza dei due totali si segna a chi ha il totale più alto. Questi punteggi appartengono alla mano e non muovono nessun saldo; lo muove solo la differenza, come unica voce finale, e in parità non c'è nemmeno quella.
    .decision = Le fonti sommano il punteggio di ogni giocatore e segnano la differenza, e non dicono come un pagamento diventi punteggio. Conta una volta sola, a favore o a carico del giocatore a cui appartiene.

## Options

option-players =
    Giocatori
    .help = In quanti si siede al tavolo; in quattro, a ogni mano uno riposa.
option-players-2 = Due
option-players-3 = Tre
option-players-4 = Quattro

option-direction =
    Senso di gioco
    .help = In che senso si danno le carte e si gioca intorno al tavolo.
option-direction-counter-clockwise = Antiorario
option-direction-clockwise = Orario

option-pots =
    Piatti
    .help = Con un piatto del Re e un piatto del Pagat, oppure senza piatti e con gli importi più bassi.
option-pots-true = Con i piatti
option-pots-false = Senza piatti

option-declarations =
    Dichiarazioni
    .help = Stabilisce se tutto ciò che si ha in mano viene dichiarato per il giocatore, o solo ciò che il giocatore sceglie.
option-declarations-compulsory = Obbligatorie
option-declarations-voluntary = Facoltative

option-scuse_without_tricks =
    Matto senza prese
    .help = Stabilisce se chi non fa prese deve cedere il Matto; dove lo si tiene, nello scambio si dà solo una carta che non vale nulla.
option-scuse_without_tricks-surrendered = Ceduto
option-scuse_without_tricks-kept = Tenuto

option-announced_tout =
    Tout annunciato
    .help = Stabilisce se il mazziere può annunciare un tout e scartare il Matto.
option-announced_tout-true = Permesso
option-announced_tout-false = Non permesso

option-scuse_counts_as_trump =
    Matto fra i trionfi
    .help = Stabilisce se il Matto conta come trionfo nella dichiarazione dei trionfi.
option-scuse_counts_as_trump-true = Conta come trionfo
option-scuse_counts_as_trump-false = Non conta

option-card_points =
    Punti delle carte
    .help = Stabilisce se dopo la mano le carte si contano e si pagano.
option-card_points-true = Pagati
option-card_points-false = Non pagati

option-card_points_in_tout =
    Punti delle carte in un tout
    .help = Stabilisce se oltre a un tout si pagano anche i punti delle carte.
option-card_points_in_tout-true = Pagati
option-card_points_in_tout-false = Non pagati

option-last_trick_paid_on_bagud =
    Ultima presa con bagud
    .help = Stabilisce se l'ultima presa si paga anche quando in essa è fallito un ultimo.
option-last_trick_paid_on_bagud-true = Pagata
option-last_trick_paid_on_bagud-false = Non pagata

option-ultimo_paid_in_tout =
    Ultimo in un tout
    .help = Stabilisce se oltre a un tout si paga anche l'importo di un ultimo vinto.
option-ultimo_paid_in_tout-true = Pagato
option-ultimo_paid_in_tout-false = Non pagato

option-redeal_without_trumps =
    Ridare le carte senza trionfi
    .help = Stabilisce se chi non ha ricevuto trionfi può mostrare le carte e chiedere che si ridiano.
option-redeal_without_trumps-true = Permesso
option-redeal_without_trumps-false = Non permesso

option-stake =
    Posta
    .help = L'unità in cui si mostrano gli importi, e quanti punti vale.
option-stake-points = Punti

## Amounts

tariff-foundation =
    Riempire un piatto
    .help = Quanto versa ogni giocatore al tavolo in ciascun piatto vuoto.
tariff-dealer_payment =
    Quota del mazziere
    .help = Quanto versa il mazziere in ciascun piatto prima di dare le carte.
tariff-ten_trumps =
    Dieci trionfi
    .help = Quanto rende da ciascuno una dichiarazione di dieci trionfi.
tariff-more_trumps =
    Ogni trionfo oltre il decimo
    .help = Quanto aggiunge ogni trionfo dopo il decimo.
tariff-three_matadors =
    Tre matador
    .help = Quanto rende da ciascuno il Trull intero.
tariff-more_matadors =
    Ogni matador in più
    .help = Quanto aggiunge ogni matador dopo il terzo.
tariff-half =
    Mezza
    .help = Quanto rendono da ciascuno una mezza Cavalleria o i mezzi Re.
tariff-full =
    Intera
    .help = Quanto rendono da ciascuno una Cavalleria intera o tutti e quattro i Re.
tariff-abundant =
    Abbondante
    .help = Quanto rendono da ciascuno una Cavalleria abbondante o i Re abbondanti.
tariff-lost_card =
    Re o Pagat perso
    .help = Quanto si paga a ciascuno, e nel piatto corrispondente, per un Re o il Pagat perso prima dell'ultima presa.
tariff-pagat_won =
    Presa vinta con il Pagat
    .help = Quanto rende da ciascuno vincere con il Pagat una presa prima dell'ultima.
tariff-tout =
    Tout
    .help = Quanto rende da ciascuno un tout, e quanto si paga a ciascuno per un tout annunciato che fallisce.
tariff-misere =
    Misère
    .help = Quanto rende da ciascuno una misère.
tariff-pagat_ultimo =
    Pagat ultimo
    .help = Quanto rende da ciascuno il Pagat nell'ultima presa, e quanto si paga a ciascuno se fallisce.
tariff-king_ultimo =
    Re ultimo
    .help = Quanto rende da ciascuno un Re nell'ultima presa, e quanto si paga a ciascuno se fallisce.
tariff-last_trick =
    Ultima presa
    .help = Quanto rende da ciascuno l'ultima presa quando in essa non accade altro.
tariff-card_unit =
    Unità dei punti delle carte
    .help = Quanto si paga per ogni cinque punti delle carte sopra o sotto 26.

## Presets

preset-classic =
    Classica
    .help = Il gioco della fonte italiana e di quella spagnola: con i piatti, in senso antiorario, e si fa ogni dichiarazione.
preset-classic-no-pots =
    Classica senza piatti
    .help = La classica senza piatti e con gli importi più bassi.
preset-danish =
    Danese
    .help = Il gioco della fonte sulla forma danese: con i piatti, in senso antiorario, e ognuno sceglie che cosa dichiarare.
preset-dollar =
    Dollaro
    .help = Il gioco della fonte che conta in dollari: con i piatti, in senso orario, ognuno sceglie che cosa dichiarare, si può annunciare un tout e chi non fa prese tiene il Matto.
preset-two-player =
    In due
    .help = La versione per due della fonte italiana e di quella spagnola: con il morto, senza piatti, e si segna la differenza dei totali.
