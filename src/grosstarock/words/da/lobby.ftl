# Før bordet: startsiden, et nyt bord, en invitation, og vejen tilbage.

web-lobby-back = Tilbage til start
web-lobby-trouble = Det lykkedes ikke. Prøv igen.
web-lobby-offline = Serveren svarer ikke. Prøv igen om et øjeblik.
web-lobby-refused-link-unknown = Det personlige link gælder ikke, eller det er mere end 30 dage gammelt.
web-lobby-refused-network-elsewhere = Det kan kun den gøre, der sidder ved serverens egen maskine.
web-lobby-refused-network-fixed = Hvem der kan nå serveren, blev bestemt, da den blev startet.
web-lobby-refused-network-none = Maskinen er ikke på noget netværk, som andre kan bruge.
web-lobby-refused-player-unknown = En af computerens spillere er her ikke. Vælg en anden.
web-lobby-refused-seats-number = Angiv en gang til, hvem der sidder hvor.
web-lobby-refused-seat-own = En af pladserne skal være din.
web-lobby-refused-setting-value = En bot træder til tidligst efter 5 sekunder og senest efter en time.
web-lobby-refused-text-form = Den titel kan ikke bruges.

## Spil med det samme

web-lobby-play = Spil mod computeren
web-lobby-strength = Hvor stærke er de andre?
web-lobby-player-random = Tilfældig
    .help = Spiller et hvilket som helst kort, som reglerne tillader. God til at prøve noget af med.
web-lobby-player-novice = Begynder
    .help = Kan reglerne og et par tommelfingerregler. Den rette til dine første spil.
web-lobby-player-club = Klubspiller
    .help = Spiller som en venlig stamgæst i kortklubben: fornuftigt og hurtigt.
web-lobby-player-reference-pimc = Regner
    .help = Tænker ved at prøve mange mulige kortfordelinger. Er her mest for at måle de andre.
web-lobby-player-master = Mester
    .help = Ser fremad og holder øje med, hvad der er gået. Svær at slå.
web-lobby-player-expert = Ekspert
    .help = Den stærkeste, der er her. Regn ikke med foræringer.
web-lobby-player-other = En spiller udefra, som er installeret på denne server.
web-lobby-installing = Stærkere spillere er ved at blive installeret.
web-lobby-preparing = Stærkere spillere gør sig klar: trin { $done } af { $steps }.

## Spil med andre

web-lobby-others = Spil med andre
web-lobby-new = Nyt bord
web-lobby-new-what = Med venner, med botter eller begge dele, og efter jeres egne regler.

## Mine borde

web-lobby-tables = Mine borde
web-lobby-past = Afsluttede partier ({ $count })
web-lobby-no-title = { $preset } med { $players }
web-lobby-alone = Bord uden gæster
web-lobby-your-turn = Det er din tur
web-lobby-turn-of = { $player } skal spille
web-lobby-seats-free =
    { $count ->
        [one] én plads er ledig
       *[other] { $count } pladser er ledige
    }
web-lobby-deals =
    { $count ->
        [0] ingen spil endnu
        [one] ét spil spillet
       *[other] { $count } spil spillet
    }
web-lobby-balance = { $player }: { $amount }
web-lobby-go-on = Spil videre
web-lobby-open-again = Til bordet
web-lobby-show-deals = Se spillene
web-lobby-deal = Spil { $number }
web-lobby-broken-off = afbrudt
web-lobby-deals-none = Intet spil er spillet færdigt.

## Lær spillet, og slå efter

web-lobby-learn = Lær spillet, og slå efter
web-lobby-guided = Dit første spil, trin for trin
web-lobby-rulebook = Reglerne
web-lobby-record = Åbn en optegnelse

## Om dig

web-lobby-own = Til dig
web-lobby-language = Sprog
web-lobby-link = Mit personlige link
web-lobby-link-what = Med det finder du dine pladser og partier igen, også på en anden enhed. Den, der har linket, kan optræde som dig i 30 dage: hold det for dig selv.
web-lobby-link-show = Vis linket
web-lobby-erase = Slet mine navne og min chat
web-lobby-erase-what = Dine navne, de titler, du har givet, og alt, hvad du har skrevet, slettes ved alle borde. Det, der er spillet, bliver stående uden navn. Det kan ikke fortrydes.
web-lobby-erase-now = Slet
web-lobby-erased = Dine navne og dine ord er slettet.
web-lobby-network = Åbn for dette netværk
web-lobby-network-what = Så kan andre på samme netværk, hjemme eller i klubben, sætte sig ved dine borde. Det kan ingen fra internettet.
web-lobby-network-address = Andre åbner denne adresse eller scanner billedet:
web-lobby-network-only-here = Indtil videre er det kun denne maskine, der kan åbne linket. Åbn først for dit netværk:

## Links at give videre

web-lobby-invitation = Inviter andre
web-lobby-invitation-what = Den, der har dette link, kan tage en ledig plads.
web-lobby-address = Linket
web-lobby-qr = Det samme som billede, der kan scannes
web-lobby-copy = Kopiér
web-lobby-copied = Kopieret.
web-lobby-share = Del

## Vejen tilbage

web-lobby-come-back = Velkommen tilbage
web-lobby-coming = Et øjeblik…
web-lobby-come-back-other = Denne browser har allerede sine egne borde. Går du videre, hører den til linkets person, og dens egne borde kan kun nås med deres eget personlige link.
web-lobby-come-back-now = Gå videre
web-lobby-to-start = Til start

## Et nyt bord

web-lobby-title = Bordets navn
web-lobby-title-help = Må gerne stå tomt.
web-lobby-game = Spillet
web-lobby-seats = Hvem spiller
web-lobby-players = Ved bordet
web-lobby-seat-me = Mig
web-lobby-seat-open = En gæst
web-lobby-seat-bot = En bot: { $player }
web-lobby-seats-open = Gæster får et link, når bordet er åbnet. Partiet begynder, når alle pladser er optaget.
web-lobby-taste = Botterne spiller
web-lobby-taste-cautious = Forsigtigt
web-lobby-taste-plain = Som det falder sig
web-lobby-taste-bold = Dristigt
web-lobby-match = Partiet
web-lobby-rounds = Længde
web-lobby-rounds-help = I en omgang giver alle kort én gang.
web-lobby-rounds-endless = Til I er enige om at stoppe
web-lobby-rounds-count =
    { $count ->
        [one] Én omgang
       *[other] { $count } omgange
    }
web-lobby-take-back = Træk må tages tilbage
web-lobby-take-back-help = Hvis de andre mennesker ved bordet går med til det; alene mod botter med det samme.
web-lobby-watchers = Andre må se på
web-lobby-watchers-help = De ser, hvad der ligger på bordet, men ingens kort.
web-lobby-clock-lost = En bot træder til, når forbindelsen har været tabt i
web-lobby-clock-silent = En bot træder til for den, der ikke har svaret i
web-lobby-clock-seconds =
    { $count ->
        [one] ét sekund
       *[other] { $count } sekunder
    }
web-lobby-clock-minutes =
    { $count ->
        [one] ét minut
       *[other] { $count } minutter
    }
web-lobby-clock-off = en time
web-lobby-house-rules = Husregler
web-lobby-amounts = Beløb og enhed
web-lobby-changes =
    { $count ->
        [0] som i forvalget
        [one] én ændring
       *[other] { $count } ændringer
    }
web-lobby-of-preset = I forvalget { $preset }: { $value }
web-lobby-in-points = I point, i trin på fem.
web-lobby-stake-other = En anden enhed
web-lobby-stake-unit = Enheden, for eksempel kr. eller €
web-lobby-stake-worth = Hvor mange point én af den er værd
web-lobby-back-to-preset = Tilbage til forvalget
web-lobby-differs = Anderledes end { $preset }:
web-lobby-differs-not = Alt er som i forvalget { $preset }.
web-lobby-difference = { $title }: { $value }
web-lobby-difference-was = i stedet for { $value }
web-lobby-open = Åbn bordet

## Husreglerne, som en gæst ser dem

web-lobby-rules = Hvad der spilles her
web-lobby-rules-all = Alle valgmuligheder og beløb
web-lobby-rules-rulebook = Reglerne, punkt for punkt
web-lobby-says-take-back = Træk må tages tilbage, hvis de andre går med til det.
web-lobby-says-no-take-back = Intet tages tilbage.
web-lobby-says-watchers = Andre må se på.
web-lobby-says-no-watchers = Ingen andre må se på.
web-lobby-says-rounds =
    { $count ->
        [one] Partiet er på én omgang.
       *[other] Partiet er på { $count } omgange.
    }
web-lobby-says-endless = Partiet varer, til spillerne er enige om at stoppe.
