# Regelbogen på dansk: hver regel, hver valgmulighed, hvert beløb, hvert forvalg.
#
# En regel er en overskrift med hele sin ordlyd i .text og, hvor kilderne tier eller er uenige, det,
# der blev afgjort, i .decision. Beløb kommer færdige til at læse (»5«, »1 $«; hvor en side taler om
# begge slags spil, »85 (25)«): med kopper først, uden kopper i parentes. Beløbenes navne er takstens
# felter. Ordlyden bliver på én linje, så intet linjeskift kommer med.
#
# Klubbernes ord: kopper er puljerne, skatten er de tre kort, som kortgiveren lægger, honnører er
# billedkortene. Derfor nævnes konger, pagat, mond og skis her ved navn, hvor de gælder under ét.

## Reglernes afsnit

clause-family-TAB = Bordet og kortene
clause-family-POT = Kopperne
clause-family-DEAL = Kortgivningen
clause-family-DISC = Skatten
clause-family-DECL = Meldinger
clause-family-PLAY = Spillet om stikkene
clause-family-SCUSE = Skisen
clause-family-PAY = Betalinger under spillet
clause-family-TOUT = Tout
clause-family-MIS = Nolo
clause-family-ULT = Ultimo og bagud
clause-family-LAST = Sidste stik
clause-family-CARD = Tælling
clause-family-GAME = Partiet
clause-family-TWO = To spillere

## Bordet og kortene

clause-TAB-1 =
    Otteoghalvfjerds kort
    .text = Spillet har 78 kort: fire farver med fjorten i hver (konge, dame, kaval, knægt og tallene ti til et), enogtyve tarokker med numrene I til XXI, og skisen, som er narren. Tarok I hedder pagaten og tarok XXI monden; pagat, mond og skis kaldes under ét trullen.

clause-TAB-2 =
    Tre spillere
    .text = Spillet er for tre spillere.

clause-TAB-3 =
    En fjerde ved bordet
    .text = Der kan sidde fire ved bordet. I hvert spil sidder én over, nemlig den, der sidder over for kortgiveren; de tre andre er med i spillet. Den, der sidder over, funderer dog med i en tom kop (POT-2) og hverken betaler eller får ellers noget i det spil.
    .decision = Én kilde nævner en spiller, der sidder over, og hvad denne betaler, men ikke hvem det er. Valget faldt på pladsen over for kortgiveren: den går ligeligt på omgang, og kortgiver og forhånd er med i spillet.

clause-TAB-4 =
    To spillere
    .text = Man kan også spille to; reglerne om to spillere siger, hvad der så er anderledes.

clause-TAB-5 =
    Spillets retning
    .text = Der gives og spilles højre om, mod uret, så turen går til naboen til højre. Spiller bordet med uret, begynder kortgiverens nabo til venstre, og alt går den anden vej. Pladserne nummereres i spillets rækkefølge; retningen siger kun, hvor et billede sætter dem, og hvilken nabo der sidder til venstre.

clause-TAB-6 =
    Hvem der giver
    .text = Efter hvert spil er det den næste i rækken, der giver.

clause-TAB-7 =
    Kortenes rang
    .text = Fra højest til lavest går tarokkerne fra XXI ned til I. I de sorte farver, spar og klør, er rækkefølgen konge, dame, kaval, knægt, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1. I de røde farver, hjerter og ruder, går tallene den anden vej: konge, dame, kaval, knægt, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10.

clause-TAB-8 =
    Kortenes værdi
    .text = Konger, pagat, mond og skis tæller hver 4 kortpoint, damer 3, kavaler 2 og knægte 1; alle andre kort tæller intet. Hvert stik giver et kortpoint til (CARD-1), så der er 78 i alt.
    .decision = Én kilde giver tallene, én nævner de kort, der tæller, og to tier. Tallene er de samme overalt.

## Kopperne

clause-POT-1 =
    To kopper
    .text = Der er to kopper, kongekoppen og pagatkoppen. Et parti kan også spilles uden kopper; så gælder de lavere beløb for det, der sker i sidste stik.

clause-POT-2 =
    Fundering
    .text = Når partiet begynder, og før ethvert spil, hvor en kop er tom, funderer hver spiller ved bordet med { $foundation } i hver tom kop. Det gør den, der sidder over, også.

clause-POT-3 =
    Kortgiverens indskud
    .text = Før der gives, betaler kortgiveren { $dealer_payment } i hver kop og flytter begge kopper videre til den næste i rækken, som skal give næste gang. Alle kan se, hvor kopperne står.

clause-POT-4 =
    Deling af kopperne
    .text = Når partiet slutter, deles kopperne lige. Begge kopper lægges sammen, og hver spiller får den samme part, det største multiplum af 5 point, der går op. Resten gives udelt til den, hvis saldo var lavest før delingen; er flere lige lave, til den første af dem i pladsernes rækkefølge. Alle saldi giver derefter nul tilsammen.
    .decision = Kilderne siger kun, at kopperne deles lige til sidst. Resten blev fastlagt, så intet point går tabt eller opstår, og netop én spiller tager resten.

## Kortgivningen

clause-DEAL-1 =
    Fem kort ad gangen
    .text = Der gives fem kort ad gangen, til hver spiller har femogtyve. De første fem går til forhånden, spilleren efter kortgiveren, og kortgiveren får sine sidst. De tre kort, der er tilbage, er talonen; kortgiveren tager dem på hånden og har så otteogtyve.
    .decision = Ingen kilde siger, hvem der får de første fem. De går til forhånden, som man plejer.

## Skatten

clause-DISC-1 =
    Kortgiveren lægger skat
    .text = Kortgiveren lægger tre kort i skat med bagsiden op. De tæller med for kortgiveren, når spillet er slut.

clause-DISC-2 =
    Kort, der aldrig lægges
    .text = I skatten ligger aldrig en konge, pagaten (tarok I), monden (tarok XXI) eller skisen. Den eneste undtagelse er skisen i en meldt tout (TOUT-A1).

clause-DISC-3 =
    Meldinger holdes samlet
    .text = I skatten ligger ingen kort, der hører til en melding, som kortgiveren kunne afgive, medmindre det er nødvendigt. Det er kun nødvendigt, når man ikke kan finde tre kort, der opfylder DISC-2 og DISC-4, uden et sådant kort; kortgiveren lægger da så få af dem som muligt.
    .decision = Kilderne siger kun »medmindre det er nødvendigt«. Nødvendigt blev taget i snæver forstand, og en melding tæller, når den kunne afgives, også hvor det er frivilligt at melde, og kortgiveren ville have tiet.

clause-DISC-4 =
    Tarokker i skatten
    .text = Der må kun lægges tarokker i skat, hvis kortgiveren derefter ikke har flere tarokker tilbage; skisen regnes her ikke for en tarok. Kan der selv da ikke findes tre kort, fordi hånden næsten kun er tarokker og konger, må de manglende være tarokker, dog ikke pagat eller mond.
    .decision = Én kilde siger, at skisen ikke regnes med, og det gælder nu overalt. Ingen kilde tager højde for en hånd uden tre kort at lægge, så dér udfylder tarokker hullet, og spillet kan altid gå videre.

clause-DISC-5 =
    At vedgå tarokker i skatten
    .text = En kortgiver, der har lagt tarokker i skat, skal sige det, første gang der skulle have været lagt en tarok: i det første stik, hvor kortgiveren lægger et kort i en anden farve end den, der er spillet ud, får alle at vide, at der er lagt tarokker i skat. At spille skisen røber intet.
    .decision = Én kilde kræver, at kortgiveren bekræfter at være uden tarokker, når der skal spilles en. Tidspunktet blev sat til det første kort, der viser det, hverken før eller siden.

clause-DISC-6 =
    At melde det, der blev brudt
    .text = En kortgiver, der måtte bryde en melding for at lægge skat (DISC-3), kan stadig afgive den på alle otteogtyve kort, og skal det, hvor der er meldepligt; ved en meldt tout regnes der anderledes (TOUT-A1). Afgives meldingen, nævnes de kort i skatten, der hører til den, for bordet.
    .decision = Kilderne siger ikke, om en brudt melding er tabt. Det er den ikke: kortgiveren havde kortene og kunne ikke undgå at bryde dem.

## Meldinger

clause-DECL-1 =
    Kortgiveren melder først
    .text = Der meldes før første stik, først af kortgiveren og så af de andre efter tur. Hver melding betales straks af hver af de andre, der er med i spillet, til den, der melder.

clause-DECL-2 =
    Skal eller kan
    .text = Er der meldepligt, afgives enhver melding, som en hånd rummer, og programmet melder for spilleren. Er det frivilligt, vælger spilleren selv, hvilke af håndens meldinger der afgives, eller melder slet ikke. En melding afgives med sit rette antal eller slet ikke.
    .decision = Nogle kilder siger, at en spiller skal melde, én, at man kan; bordet vælger. At et antal ikke kan sættes for lavt, blev afgjort her, så man altid kan stole på en melding.

clause-DECL-3 =
    Ti tarokker eller flere
    .text = Ti tarokker giver { $ten_trumps }, og hver tarok ud over ti giver { $more_trumps } til. Man siger antallet, og om det er med eller uden pagat. Skisen regnes her for en tarok, medmindre bordet har bestemt andet.
    .decision = Én kilde regner skisen med blandt tarokkerne, og de andre tier. Den tæller med overalt, og et bord kan vælge, at den ikke gør.

clause-DECL-4 =
    Tre matadorer eller flere
    .text = Hele trullen (pagat, mond og skis) er tre matadorer og giver { $three_matadors }. Hver tarok under monden, der følger efter uden hul (XX, så XIX og så fremdeles), er endnu en matador og giver { $more_matadors } til. Man siger antallet.

clause-DECL-5 =
    Kavaleri
    .text = Alle fire honnører i en farve, konge, dame, kaval og knægt, er et fuldt kavaleri og giver { $full }. Tre af dem og skisen er et halvt kavaleri og giver { $half }. Alle fire og skisen er et sprøjtefuldt kavaleri og giver { $abundant }. Man nævner farven, og ved et halvt kavaleri også det kort, der mangler.

clause-DECL-6 =
    Konger
    .text = Alle fire konger er fulde konger og giver { $full }. Tre konger og skisen er halve konger og giver { $half }, og man nævner den farve, der mangler. Alle fire og skisen er sprøjtefulde konger og giver { $abundant }.

clause-DECL-7 =
    Ét kort i flere meldinger
    .text = Det samme kort kan bruges i flere meldinger, og skisen i dem alle. I hver farve, og for kongerne, tæller kun den bedste: et sprøjtefuldt kavaleri er ikke et fuldt oveni.
    .decision = Kilderne tier. At kun den bedste tæller, passer med de beløb, de giver, og intet i dem hindrer, at et kort bruges to gange.

## Spillet om stikkene

clause-PLAY-1 =
    Forhånden spiller ud
    .text = Forhånden spiller ud til første stik, og den, der tager et stik, spiller ud til det næste. Der er femogtyve stik.

clause-PLAY-2 =
    Bekend, ellers læg tarok
    .text = Bekend farve, hvis du kan. Kan du ikke, så læg en tarok, hvis du har en. Kan du ingen af delene, så læg, hvad du vil. Ingen har pligt til at stikke over.

clause-PLAY-3 =
    Hvem der tager stikket
    .text = Den højeste tarok tager stikket. Er der ingen tarok, tager det højeste kort i den udspillede farve det, i rækkefølgen fra TAB-7.

## Skisen

clause-SCUSE-1 =
    Skisen fritager
    .text = Skisen kan spilles i ethvert stik, hvor SCUSE-6 ikke forbyder det, i stedet for at bekende eller lægge tarok, og den tager ikke stikket (undtagen efter SCUSE-5). At have den fritager intet andet kort: den, der lægger et andet kort, bekender eller lægger tarok som alle andre.

clause-SCUSE-2 =
    Byttet
    .text = Skisen går tilbage til stikbunken hos den, der spillede den; til gengæld får den, der tog stikket, et andet kort fra den bunke. Programmet ordner byttet efter sidste stik og giver det kort i bunken, der er mindst værd, kortgiverens skat medregnet. Blandt lige gode er det det første i rækkefølgen klør, spar, hjerter, ruder, tarok, hver fra højest til lavest. Hvor skisen kan beholdes uden stik (SCUSE-3), gives kun et kort uden værdi, og intet, hvis bunken ikke har et.
    .decision = Kilderne lader det stå åbent, hvilket kort der byttes, og hvornår. Ét fast kort efter sidste stik sparer alle for spørgsmålet, og det laveste er det, enhver ville give; én kilde taler om et lavt kort, som man »kan« give.

clause-SCUSE-3 =
    Intet stik, ingen skis
    .text = Får den, der spillede skisen, intet stik i hele spillet, er der ikke noget at bytte med: selve skisen går til den, der tog det stik, den blev spillet i. Hvor bordet lader den beholdes, bliver den alligevel hos sin spiller. Kortgiverens skat er ikke et stik.
    .decision = I tre kilder må skisen afgives, og i én får spilleren den igen, så bordet vælger. At skatten ikke er et stik, blev afgjort her.

clause-SCUSE-4 =
    Tabt i sidste stik
    .text = En skis, der spilles i sidste stik, er tabt til den, der tager stikket.

clause-SCUSE-5 =
    At spille skisen ud
    .text = Skisen kan spilles ud. Spilleren nævner da en farve, en af de fire eller tarok, og de andre spiller, som om der var spillet et kort ud i den farve. Skisen er den nævnte farves laveste kort: hvis ingen bekender og ingen lægger tarok, tager dens spiller stikket, og der byttes ikke. Spilles den ud til sidste stik, nævner den ingenting; det andet kort bestemmer farven, og skisen er tabt til den, der tager stikket.
    .decision = Tre kilder tillader, at skisen spilles ud, og én tier og blev læst på samme måde. Hvad der sker, når ingen bekender, stammer fra den ene kilde, der gør den til det laveste kort i den udspillede farve. I sidste stik, hvor den er tabt under alle omstændigheder, behøves ingen farve.

clause-SCUSE-6 =
    Aldrig i næstsidste stik
    .text = Skisen må aldrig spilles i næstsidste stik, det fireogtyvende.

clause-SCUSE-7 =
    At forlange skisen
    .text = I tredjesidste stik, det treogtyvende, kan en spiller, der ikke har skisen, forlange den spillet, og så skal den spilles i det stik. Hvis skisen ikke allerede er spillet, og ikke er lagt i skat i en meldt tout, spørges de, der er med i spillet, før udspillet, først den, der skal spille ud; hver forlanger eller siger pas, indtil nogen forlanger. Den, der har skisen, spørges også og kan kun sige pas. Med to spillere spørges der, selv om skisen måske ligger i den døde hånd; at forlange den har da ingen virkning.
    .decision = Kilderne siger ikke, hvordan man forlanger. Alle spørges, også den, der har den, så spørgsmålet i sig selv aldrig røber, hvem der har skisen.

## Betalinger under spillet

clause-PAY-1 =
    Konge eller pagat tabt
    .text = Den, der taber en konge eller pagaten til en anden før sidste stik, betaler { $lost_card } til hver af de andre i spillet og { $lost_card } i den tilhørende kop, hvis der er kopper. Det betales straks, og ét stik kan koste flere spillere.

clause-PAY-2 =
    Stik på pagaten
    .text = Den, der får stik på pagaten før sidste stik, får { $pagat_won } af hver af de andre i spillet. Stik på en konge giver intet.

## Tout

clause-TOUT-1 =
    Tout: alle stik
    .text = En spiller, der tager alle femogtyve stik, har tout og får { $tout } af hver af de andre i spillet, begge kopper, hvis der er kopper, og sine kortpoint, som de tælles (CARD-2, CARD-3). En ultimo og sidste stik betales ikke oveni (ULT-1, ULT-2, LAST-1), medmindre bordet har valgt at betale ultimoens beløb ved tout. Nolo gælder da ikke.
    .decision = Kilderne nævner beløbet, kopperne og kortpointene og siger ikke, om en ultimo betales oveni. Det gør den ikke, for beløbet for tout er netop en pagatultimo og en kongeultimo tilsammen, med kopper og uden; et bord kan vælge noget andet.

clause-TOUT-2 =
    Bagud i en tout
    .text = Bagud (ULT-3) betales også ved tout. Den, der er bagud, betaler i koppen, efter at den, der fik tout, har tømt den, og betaler det, der var i den, før sidste stik blev gjort op.
    .decision = Én kilde siger, at bagud betales i kopperne, efter at den, der fik tout, har taget dem, men ikke hvor meget. At fordoble en tømt kop ville intet koste, så beløbet er det, der var i koppen før.

clause-TOUT-A1 =
    At melde tout
    .text = Hvor bordet tillader det, kan kortgiveren melde tout, højt, umiddelbart før skatten lægges, og lægger så skisen i skat; der er meldt tout, hvis og kun hvis skisen ligger i skatten. Kun skisen er undtaget fra DISC-2 og DISC-3. De to andre kort følger DISC-3 og DISC-4, som de gælder for de syvogtyve kort uden den, og kortgiveren melder på de femogtyve kort, der er tilbage.
    .decision = Én kilde tillader det og siger ikke meget mere, end at kortgiveren skal sige, at der spilles på tout. Hvad resten af skatten og meldingerne måles på, blev afgjort her: skisen er væk i alt, hvad der følger.

clause-TOUT-A2 =
    En meldt tout, der tabes
    .text = Tabes en meldt tout, betaler kortgiveren { $tout } til hver af de andre i spillet og fordobler begge kopper, hvis der er kopper, ved i hver at betale det, der var i den, før sidste stik blev gjort op. Det sker, efter at en anden, der måske fik tout, har fået sit, og bagud betales ved siden af. En vunden ultimo giver intet og vinder ingen kop. Bagud, nolo, sidste stik (LAST-1, hvis hverken en konge eller pagaten tog det) og, hvis der ikke er nolo, kortpointene gælder som ellers.
    .decision = Den ene kilde siger, hvad kortgiveren betaler, at ultimo ikke tæller, og at nolo gør. Alt, hvad den ikke nævner, er som i ethvert andet spil.

## Nolo

clause-MIS-1 =
    Nolo: intet stik
    .text = Har netop én spiller intet stik, er det nolo, og den spiller får { $misere } af hver af de andre i spillet. Vundne ultimoer, sidste stik og kortpoint betales så ikke, og ingen kop vindes; bagud (ULT-3) betales.
    .decision = I tre kilder betales bagud ved nolo. Den fjerde siger kun, at der ikke betales for ultimo, og det læses om en ultimo, der blev vundet.

## Ultimo og bagud

clause-ULT-1 =
    Pagatultimo
    .text = Den, der tager sidste stik på pagaten, får { $pagat_ultimo } af hver af de andre i spillet, og pagatkoppen, hvis der er kopper.

clause-ULT-2 =
    Kongeultimo
    .text = Den, der tager sidste stik på en konge, får { $king_ultimo } af hver af de andre i spillet, og kongekoppen, hvis der er kopper.

clause-ULT-3 =
    Bagud: en tabt ultimo
    .text = Den, der spiller pagaten eller en konge i sidste stik og ikke tager stikket, er bagud og betaler { $pagat_ultimo } for pagaten eller { $king_ultimo } for en konge til hver af de andre i spillet, og fordobler den tilhørende kop, hvis der er kopper, ved at betale det i den, som den rummede, før sidste stik blev gjort op. Flere kan gå bagud i samme stik; hver af dem betaler det samme, efter at den, der måske vandt koppen, har taget den.
    .decision = Kilderne siger ikke, hvad to spillere betaler, der går bagud i samme stik. Hver fordobler koppen, som den stod, så ingen betaler for den andens uheld.

## Sidste stik

clause-LAST-1 =
    Sidste stik
    .text = Var der hverken tout, nolo, ultimo eller bagud, får den, der tog sidste stik, { $last_trick } af hver af de andre i spillet. En konge eller pagaten, der tager det, når en meldt tout er tabt, betales heller ikke som sidste stik. Et bord kan vælge, at sidste stik betales, selv om nogen gik bagud i det.

## Tælling

clause-CARD-1 =
    Kortpoint
    .text = Hver tæller værdien af kortene i sin egen stikbunke (TAB-8) og et point for hvert stik; kortgiverens skat tæller som et stik. Når skisen er byttet, er det det samme som et point for hver tre kort. Tre spillere har 78 kortpoint tilsammen.

clause-CARD-2 =
    Betaling for kortpoint
    .text = Træk 26 fra kortpointene, divider med 5 og rund af til nærmeste hele tal: så mange gange betales { $card_unit }. Kortgiveren betaler til hver, der er over, og får af hver, der er under; kortgiverens egne kortpoint betales ikke: kortgiverens resultat er det, der udligner de andres. Med 32 kortpoint rundes 6 divideret med 5 til 1, så kortgiveren betaler { $card_unit }. Præcis en halv forekommer aldrig.
    .decision = Kun én kilde siger, hvad der betales for kortene; en anden tæller dem »som sædvanligt«. Den ene måde, der er beskrevet, bruges overalt.

clause-CARD-3 =
    Når kortene ikke betales
    .text = Kortpoint betales ikke ved nolo. Ved tout betales de, medmindre bordet har valgt det fra. Et bord kan også spille helt uden at betale kortpoint.
    .decision = I tre kilder betales kortpointene ved tout. Den fjerde taler om »regular trick payments«, som læses som det samme.

## Partiet

clause-GAME-1 =
    Hvor længe et parti varer
    .text = Et parti varer et antal omgange, hvor hver spiller giver én gang i hver, eller det varer, til bordet holder op mellem to spil.
    .decision = Kilderne siger ikke, hvor længe et parti varer.

clause-GAME-2 =
    Regnskabet
    .text = Enhver bevægelse af point er en post i regnskabet: hvem der betaler, til hvem eller i hvilken kop, hvor meget, og hvilken regel der siger det. Intet andet ændrer en saldo, og med tre eller fire spillere giver alle saldi og kopper altid nul tilsammen. Regnskabet føres i point; bordets enhed, et navn og hvor mange point den er værd, bestemmer kun, hvordan beløb vises.
    .decision = Kilderne fortæller kun, hvad der betales. Med ét regnskab i én enhed, der stemmer hele tiden, kan enhver regne efter.

clause-GAME-4 =
    Et spil, der afbrydes
    .text = Et spil, der afbrydes, er ugyldigt. Enhver bevægelse i det fra og med kortgiverens indskud (POT-3) føres tilbage; funderingen af tomme kopper (POT-2) bliver liggende. Den samme giver igen.
    .decision = Kilderne siger intet om det. Funderingen hører til partiet snarere end til spillet, så kun den bliver.

clause-GAME-3 =
    En tarokløs hånd
    .text = Hvor bordet tillader det, kan en spiller, der ikke har fået en eneste tarok (skisen regnes ikke med), forlange omgivning, før skatten lægges; den samme giver om, og spilleren viser sine kort. Forhånden spørges først og kortgiveren sidst, og for kortgiveren ses der på alle otteogtyve kort. Hvad der er betalt efter POT-2 og POT-3, er betalt og betales ikke igen for det nye spil.
    .decision = Dette er en dansk klubregel uden for kilderne, og intet forvalg bruger den. Hvordan der spørges og betales, blev afgjort her.

## To spillere

clause-TWO-1 =
    Den døde hånd
    .text = En tredje hånd på femogtyve kort gives, men er ude af spillet, og ingen ser den. Kortgiveren har otteogtyve kort og lægger tre i skat; den anden har femogtyve. Der gives på skift til forhånden, til kortgiveren og til den døde hånd, og de sidste tre kort går til kortgiveren.
    .decision = Kilderne lader én hånd være ude af spillet og siger ikke, i hvilken orden der gives.

clause-TWO-2 =
    Ingen kopper, ingen nolo
    .text = Med to spillere er der ingen kopper, de lavere beløb gælder, og der er ingen nolo, som jo ville være den andens tout.
    .decision = Kilderne taler om de lavere beløb for ultimo. De læses som alle beløb i et spil uden kopper.

clause-TWO-3 =
    Summer og deres forskel
    .text = Med to spillere betales intet undervejs. I hvert spil skrives beløbet for enhver melding, enhver tabt konge eller pagat, ethvert stik på pagaten, enhver ultimo og enhver bagud, tout og sidste stik som plus eller minus hos sin spiller, og kortpointene lægges til, som de tælles: værdierne, et for hvert stik og et for skatten. Forskellen på de to summer noteres hos den, der har den højeste. Disse plusser og minusser hører til spillet og ændrer ingen saldo; det gør kun forskellen, som én sidste post, og står det lige, er der ingen.
    .decision = Kilderne lægger hver spillers tal sammen og noterer forskellen, og siger ikke, hvordan en betaling bliver til et plus eller minus. Den tæller én gang, for eller imod den spiller, den hører til.

## Valgmuligheder

option-players =
    Spillere
    .help = Hvor mange der sidder ved bordet; af fire sidder én over i hvert spil.
option-players-2 = To
option-players-3 = Tre
option-players-4 = Fire

option-direction =
    Retning
    .help = Hvilken vej der gives og spilles rundt om bordet.
option-direction-counter-clockwise = Mod uret
option-direction-clockwise = Med uret

option-pots =
    Kopper
    .help = Med kongekop og pagatkop, eller uden dem og med de lavere beløb.
option-pots-true = Med kopper
option-pots-false = Uden kopper

option-declarations =
    Meldinger
    .help = Om alt, hvad en hånd rummer, meldes for spilleren, eller kun det, spilleren selv vælger.
option-declarations-compulsory = Meldepligt
option-declarations-voluntary = Frivilligt

option-scuse_without_tricks =
    Skis uden stik
    .help = Om den, der intet stik får, må afgive skisen; hvor den beholdes, byttes der kun med et kort uden værdi.
option-scuse_without_tricks-surrendered = Afgives
option-scuse_without_tricks-kept = Beholdes

option-announced_tout =
    Meldt tout
    .help = Om kortgiveren kan melde tout og lægge skisen i skat.
option-announced_tout-true = Tilladt
option-announced_tout-false = Ikke tilladt

option-scuse_counts_as_trump =
    Skisen blandt tarokkerne
    .help = Om skisen regnes for en tarok, når der meldes tarokker.
option-scuse_counts_as_trump-true = Tæller som tarok
option-scuse_counts_as_trump-false = Tæller ikke med

option-card_points =
    Kortpoint
    .help = Om kortene tælles og betales efter spillet.
option-card_points-true = Betales
option-card_points-false = Betales ikke

option-card_points_in_tout =
    Kortpoint ved tout
    .help = Om kortpointene betales ved siden af en tout.
option-card_points_in_tout-true = Betales
option-card_points_in_tout-false = Betales ikke

option-last_trick_paid_on_bagud =
    Sidste stik ved bagud
    .help = Om sidste stik betales, selv om nogen gik bagud i det.
option-last_trick_paid_on_bagud-true = Betales
option-last_trick_paid_on_bagud-false = Betales ikke

option-ultimo_paid_in_tout =
    Ultimo ved tout
    .help = Om beløbet for en vunden ultimo betales ved siden af en tout.
option-ultimo_paid_in_tout-true = Betales
option-ultimo_paid_in_tout-false = Betales ikke

option-redeal_without_trumps =
    Omgivning uden tarokker
    .help = Om en spiller, der ikke har fået en eneste tarok, kan vise sine kort og forlange omgivning.
option-redeal_without_trumps-true = Tilladt
option-redeal_without_trumps-false = Ikke tilladt

option-stake =
    Enhed
    .help = Den enhed, beløb vises i, og hvor mange point én enhed er værd.
option-stake-points = Point

## Beløb

tariff-foundation =
    Fundering
    .help = Hvad hver spiller ved bordet betaler i hver tom kop.
tariff-dealer_payment =
    Kortgiverens indskud
    .help = Hvad kortgiveren betaler i hver kop, før der gives.
tariff-ten_trumps =
    Ti tarokker
    .help = Hvad en melding på ti tarokker giver fra hver.
tariff-more_trumps =
    Hver tarok ud over ti
    .help = Hvad hver tarok efter den tiende giver til.
tariff-three_matadors =
    Tre matadorer
    .help = Hvad hele trullen giver fra hver.
tariff-more_matadors =
    Hver matador mere
    .help = Hvad hver matador efter den tredje giver til.
tariff-half =
    Halv
    .help = Hvad et halvt kavaleri eller halve konger giver fra hver.
tariff-full =
    Fuld
    .help = Hvad et fuldt kavaleri eller fulde konger giver fra hver.
tariff-abundant =
    Sprøjtefuld
    .help = Hvad et sprøjtefuldt kavaleri eller sprøjtefulde konger giver fra hver.
tariff-lost_card =
    Konge eller pagat tabt
    .help = Hvad hver får, og hvad der lægges i den tilhørende kop, når en konge eller pagaten tabes før sidste stik.
tariff-pagat_won =
    Stik på pagaten
    .help = Hvad et stik på pagaten før det sidste giver fra hver.
tariff-tout =
    Tout
    .help = Hvad en tout giver fra hver, og hvad hver får, når en meldt tout tabes.
tariff-misere =
    Nolo
    .help = Hvad en nolo giver fra hver.
tariff-pagat_ultimo =
    Pagatultimo
    .help = Hvad en pagatultimo giver fra hver, og hvad hver får, når pagaten går bagud.
tariff-king_ultimo =
    Kongeultimo
    .help = Hvad en kongeultimo giver fra hver, og hvad hver får, når en konge går bagud.
tariff-last_trick =
    Sidste stik
    .help = Hvad sidste stik giver fra hver, når der ikke skete andet i det.
tariff-card_unit =
    Enhed for kortpoint
    .help = Hvad der betales for hver fem kortpoint over eller under 26.

## Forvalg

preset-classic =
    Klassisk
    .help = Spillet fra den italienske og den spanske kilde: kopper, mod uret, og enhver melding afgives.
preset-classic-no-pots =
    Klassisk uden kopper
    .help = Klassisk uden kopper og med de lavere beløb.
preset-danish =
    Dansk
    .help = Spillet fra kilden om den danske form: kopper, mod uret, og hver spiller vælger selv, hvad der meldes.
preset-dollar =
    Dollar
    .help = Spillet fra kilden, der regner i dollar: kopper, med uret, hver spiller vælger selv, hvad der meldes, der kan meldes tout, og skisen beholdes uden stik.
preset-two-player =
    To spillere
    .help = Udgaven for to fra den italienske og den spanske kilde: en død hånd, ingen kopper, og forskellen på summerne noteres.
