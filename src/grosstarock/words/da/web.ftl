# Bordet i browseren.

# De bogstaver, der springer til en farve på hånden: klør, spar, hjerter, ruder, tarokker.
web-suit-letters = KSHRT

## Siden

web-title = { $table } · Grosstarock
web-title-turn = Din tur · { $table }
web-title-other = { $player } er i tur · { $table }
web-table = Grosstarock-bord
web-close = Luk

## Begyndelsen

web-start-what = Dansk tarok for to, tre eller fire, med 78 kort.
web-start-guest = Gæst
web-play-now = Spil nu

## Linjen øverst

# Her står koppens navn alene og ubøjet, uden den bindestreg, som afregningen deler det ved.
web-pot =
    { $pot ->
        [king] Kongekop: { $amount }
       *[pagat] Pagatkop: { $amount }
    }
web-trick-number = { $number }. stik af 25
web-deal-number = Spil { $number }
web-direction =
    { $direction ->
        [clockwise] Der spilles med uret
       *[counter-clockwise] Der spilles mod uret
    }
web-log = Hvad der er sket
web-chat = Chat
web-chat-unread =
    { $count ->
        [one] Chat, én ny linje
       *[other] Chat, { $count } nye linjer
    }
web-last-trick = Sidste stik
web-sheet = Afregning
web-settings = Indstillinger
web-undo = Tag tilbage
web-home = Startsiden

## Pladser

web-you = { $player } (dig)
# En bot med sin spillers navn.
web-bot-name =
    { $player ->
        [random] Tilfældig
        [novice] Begynder
        [club] Klubspiller
        [reference-pimc] Regner
        [master] Mester
        [expert] Ekspert
       *[other] { $name }
    } { $seat }
web-dealer = Kortgiver
web-sits-out = sidder over
web-to-play = er i tur
web-cards-held =
    { $count ->
        [one] ét kort
       *[other] { $count } kort
    }
web-tricks-taken =
    { $count ->
        [0] intet stik
        [one] ét stik
       *[other] { $count } stik
    }
web-seat-empty = ledig plads
web-balance = { $player } har { $amount }
web-away-lost = En bot spiller: forbindelsen er tabt
web-away-silent = En bot spiller: intet svar
web-away-left = En bot spiller: har forladt bordet
web-not-connected = ikke forbundet
web-leaving-lost = Forbindelsen er tabt: en bot spiller om { $seconds } s
web-leaving-silent = Intet svar: en bot spiller om { $seconds } s
web-watchers =
    { $count ->
        [one] én ser på
       *[other] { $count } ser på
    }

## Meldinger som mærker: kort

web-badge-trumps = { $count } tarokker
web-badge-matadors = { $count } matadorer
web-badge-cavalry =
    { $degree ->
        [half] ½ kavaleri
        [full] Kavaleri
       *[abundant] Kavaleri +
    }
web-badge-kings =
    { $degree ->
        [half] ½ konger
        [full] Konger
       *[abundant] Konger +
    }
web-badge-tout = Tout
web-badge-demand = forlanger skisen
web-trumps-shown = tarokker lagt i skat

## Stikket

web-trick = Stik
web-no-card = { $player }: intet kort endnu
web-card-of = { $player }: { $card }
web-card-wins = { $player }: { $card }, tager stikket
web-scuse-names = nævner { suit }
web-go-on = Videre
web-trick-to = { $number }. stik går til { $player }
web-no-trick = Der er ikke taget noget stik endnu.

## Ens egen hånd

web-hand =
    { $count ->
        [0] Din hånd er tom
        [one] Din hånd, ét kort
       *[other] Din hånd, { $count } kort
    }
web-hand-help = Piletasterne flytter, en farves bogstav springer til den, Enter spiller.
web-hand-help-ahead = Enter mærker et kort; det spilles, så snart det er din tur.
web-raised = Tryk på { $card_text } igen for at spille kortet.
web-marked = Mærket: { $card_text }. Kortet spilles, når det bliver din tur.
web-marked-not = { $card_text } kan ikke spilles nu.
# Hvad der taler imod et kort. $clause er stedet i reglerne.
web-warning-lost = { $card_text } er allerede stukket og går tabt. ({ $clause })
web-warning-open = { $card_text } kan stadig blive stukket her. ({ $clause })
web-warning-scuse-no-trick = Du har ikke fået stik endnu. Bliver det ved det, får den, der tager dette stik, skisen. ({ $clause })
web-warning-scuse-last = Det er sidste chance for at spille skisen; gemmer du den, går den tabt i sidste stik. ({ $clause })
web-warning-other = Et andet kort
web-warning-anyway = Spil det alligevel
web-warning-never = Spil det, og advar ikke mere
web-taking = Resten er din, i hvilken orden det skal være; kortene spilles af sig selv.
web-clause = Regel { $clause }

## Hvad der spørges om

web-your-turn = Det er din tur.
web-turn-of = { $player } skal spille.
web-discard-of = { $player } skal lægge tre kort i skat.
web-declare-of = { $player } skal melde.
web-demand-of = { $player } spørges, om skisen forlanges.
web-redeal-of = { $player } spørges om omgivning.
web-dealing = Kortene gives om lidt.
web-watching = Du ser på.
web-discard-count =
    { $count ->
        [0] Ingen af tre er valgt.
        [one] Ét af tre er valgt.
       *[other] { $count } af tre er valgt.
    }
web-discard-more = Du kan vælge { $cards_text_or } til.
web-discard-bright = { $count } kort kan lægges i skat: de lyse. Et dæmpet kort siger hvorfor ikke, når du trykker på det.
web-discard-done = Klar til at lægges i skat: { $cards_text }.
web-discard-confirm = Læg i skat
web-announce-tout = Meld tout
web-scuse-suit = Hvilken farve spiller skisen ud?
web-cancel = Fortryd
web-next-deal = Næste spil
web-rematch = Et parti til
web-waiting-for = Venter på { $players }.
web-show-sheet = Vis afregningen
web-match-over = Partiet er slut.
web-match-won =
    { $count ->
        [one] { $players } vinder partiet.
       *[other] { $players } deler partiet.
    }
web-end-match = Slut partiet
web-break-off = Afbryd spillet

## Forslag

web-wish-take_back = { $player } vil gerne tage en handling tilbage. Går du med til det?
web-wish-break_off = { $player } vil gerne afbryde spillet. Går du med til det?
web-wish-end_match = { $player } vil gerne slutte partiet. Går du med til det?
web-wish-waits = Dit forslag venter på svar.
web-agree = Gå med til det
web-decline = Sig nej

## Før partiet

web-before-match = Partiet begynder, når alle pladser er optaget.
web-your-name = Dit navn
web-sit-down = Sæt dig her
web-seat-number = Plads { $number }
web-put-bot = Sæt en bot her
web-free-seat = Gør pladsen ledig
web-leave = Forlad bordet

## Afregningen

web-sheet-player = Spiller
web-sheet-change = Dette spil
web-sheet-balance = Saldo
web-sheet-points = Kortpoint
web-sheet-so-far = Spillet indtil nu
web-sheet-payments = Betalinger
web-see-again = Se spillet igen
web-dealt-fairly = Er der givet ærligt?

## Chat

web-chat-say = Sig
web-chat-line = Dine ord
web-chat-empty = Ingen har sagt noget endnu.
web-chat-erased = (slettet)
web-said = { $player }: { $text }
web-phrases = Faste vendinger
web-phrase-hello = Hej!
web-phrase-good_luck = Held og lykke!
web-phrase-well_played = Godt spillet!
web-phrase-thanks = Tak.
web-phrase-sorry = Undskyld!
web-phrase-one_moment = Et øjeblik, tak.
web-phrase-goodbye = Farvel!

## Indstillinger

web-setting-theme = Sidens farver
web-setting-theme-auto = Som systemets
web-setting-theme-light = Lyse
web-setting-theme-dark = Mørke
web-setting-palette = Farver på kortene
web-setting-palette-two-colour = To
web-setting-palette-four-colour = Fire
web-setting-palette-colour-blind = For farveblinde
web-setting-index = Tegn på kortene
web-setting-index-normal = Almindelige
web-setting-index-large = Store
web-setting-numerals = Tal på tarokkerne
web-setting-numerals-arabic = 1 2 3
web-setting-numerals-roman = I II III
web-setting-letters = Honnørernes bogstaver
web-setting-letters-own = Sprogets egne
web-setting-letters-french = Franske
web-setting-order = Hånden
web-setting-order-trumps-first = Tarokker først
web-setting-order-suits-first = Farver først
web-setting-rest = Et taget stik ligger
web-setting-rest-short = Kort tid
web-setting-rest-long = Længe
web-setting-rest-tap = Til du trykker
web-setting-forced = Et kort, der skal spilles
web-setting-forced-ask = Jeg spiller det
web-setting-forced-play = Spilles af sig selv
web-setting-sure = Resten, når den er din med sikkerhed
web-setting-sure-ask = Jeg spiller den
web-setting-sure-play = Spilles af sig selv
web-setting-warning = Et ord, før et dyrt kort går tabt
web-setting-warning-on = Ja
web-setting-warning-off = Nej
web-setting-sound = Lyd
web-setting-sound-off = Fra
web-setting-sound-on = Til
web-install = Installér som app
web-house-rules = Husregler
web-rulebook = Regelbogen
web-pace = Botternes tempo
web-pace-slow = Langsomt
web-pace-normal = Mellem
web-pace-fast = Hurtigt
web-pace-instant = Straks

## Hvad der er sket uden om spillet

web-event-seated = { $player } sætter sig.
web-event-seat-freed = { $seat } er ledig.
web-event-went-away = En bot spiller for { $player }.
web-event-came-back = { $player } er tilbage.
web-event-host = { $player } er nu bordets vært.
web-event-proposed-take_back = { $player } vil gerne tage en handling tilbage.
web-event-proposed-break_off = { $player } vil gerne afbryde spillet.
web-event-proposed-end_match = { $player } vil gerne slutte partiet.
web-event-agreed = { $player } går med til det.
web-event-declined = { $player } siger nej.
web-event-lapsed = Der blev ikke svaret på forslaget.
web-event-taken-back =
    { $count ->
        [one] Én handling er taget tilbage.
       *[other] { $count } handlinger er taget tilbage.
    }
web-event-ready = { $player } er klar.
web-event-deal-awaited = { $player } giver næste gang.
web-event-match-begun = Et parti begynder; { $player } giver.
web-event-match-over = Partiet er slut.
web-event-archived = Bordet er lagt væk, til nogen kommer tilbage.

## Forbindelsen

web-connecting = Forbinder…
web-lost = Forbindelsen er tabt. Prøver igen…
web-ended-newer-tab = Bordet er åbent i et nyere faneblad eller på en anden enhed.
web-ended-no-watchers = Ved dette bord må ingen se på.
web-ended-table-unknown = Det bord findes ikke.
web-ended-too-many = Der er allerede for mange, der ser på ved dette bord.
web-ended-table-broken = Dette bord kan ikke læses.
web-take-over = Spil her

## Afvist af bordet

web-refused = Det kan ikke gøres nu.
web-refused-moved-on = Bordet var allerede nået videre.
web-refused-not-seated = Du har ingen plads ved dette bord.
web-refused-not-your-seat = Det er ikke din plads.
web-refused-not-host = Det må kun bordets vært.
web-refused-seat-taken = Pladsen er allerede optaget.
web-refused-name-form = Det navn kan ikke bruges.
web-refused-text-form = Den tekst kan ikke bruges.
web-refused-take-back-off = Ved dette bord tages intet tilbage.
web-refused-nothing-to-take-back = Der er ikke noget at tage tilbage.
web-refused-proposal-open = Der er allerede et forslag.
web-refused-too-many = For meget på én gang. Vent lidt.
web-refused-store-full = Bordet kan ikke gemmes: disken er fuld. Der er ikke sket noget.
web-refused-store-failed = Bordet kan ikke gemmes i øjeblikket. Der er ikke sket noget.
