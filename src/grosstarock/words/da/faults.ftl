# Værdier, der ikke kan være. Beskeden er fejlen i almindelighed; .detail siger, hvad der blev fundet.

fault-preset-unknown = Det forvalg findes ikke.
    .detail = Der findes ikke noget forvalg »{ $found }«. Forvalgene er: { $known }.
fault-option-unknown = Den valgmulighed findes ikke.
    .detail = Der findes ikke nogen valgmulighed »{ $found }«. Valgmulighederne er: { $known }.
fault-option-value = Valgmuligheden har ikke den værdi.
    .detail = Valgmuligheden { $option } har ikke værdien »{ $found }«.
fault-players-number = Der sidder to, tre eller fire ved et bord.
    .detail = Der sidder to, tre eller fire ved et bord, ikke { $found }.
fault-players-of-preset = Forvalget er ikke for så mange ved bordet.
    .detail = Forvalget { $preset } er ikke for { $found } ved bordet.
fault-two-with-pots = To spiller uden kopper.
fault-amount-unknown = Det beløb findes ikke.
    .detail = Der findes ikke noget beløb »{ $found }«. Beløbene er: { $known }.
fault-amount-value = Et beløb er et helt multiplum af 5 point, ikke under nul og ikke over en million.
    .detail = Beløbet { $amount } kan ikke være { $found }: det er et helt multiplum af 5 point, ikke under nul og ikke over en million.
fault-stake-value = En enhed er et kort navn, der kan skrives, og det hele antal point, den er værd.
    .detail = En enhed kan ikke være »{ $found }«: den er et kort navn, der kan skrives, og det hele antal point, den er værd.
fault-version-unknown = Den udgave af regelbogen kendes ikke.
    .detail = Udgave { $found } af regelbogen kendes ikke; den nyeste er { $known }.
fault-seat-unknown = Den plads findes ikke.
    .detail = Der er ingen plads { $found } ved et bord med { $players }; her tælles pladserne fra 0.
fault-seed-form = Et frø er blandingens navn, et kolon og en tekst, som »gt1:sommer«.
    .detail = »{ $found }« er ikke et frø: det er blandingens navn, et kolon og en tekst, som »gt1:sommer«.
fault-pack-size = Et tarokspil har 78 kort.
    .detail = Et tarokspil har 78 kort, ikke { $found }.
fault-card-twice = Et kort er der to gange.
    .detail = Kortet { $card } er der to gange.
fault-hand-size = En hånd har det forkerte antal kort.
    .detail = Plads { $seat } har { $found } kort og skulle have { $wanted }; her tælles pladserne fra 0.
fault-pots-value = Der er aldrig mindre end ingenting i en kop.
    .detail = Der er aldrig mindre end ingenting i en kop; fundet er { $king } i kongekoppen og { $pagat } i pagatkoppen.
fault-pots-not-played = Bordet spiller uden kopper, så der kan ikke være noget i dem.
    .detail = Bordet spiller uden kopper, så der kan ikke være { $king } og { $pagat } i dem.
fault-redeal-not-played = Her følger intet spil efter en omgivning: ved dette bord gives der ikke om.
fault-balances-number = Der er én saldo til hver ved bordet.
    .detail = Der er { $found } saldi til { $players } ved bordet.
fault-rounds-value = Et parti har mindst én omgang, i hele tal, eller varer, til bordet holder op.
    .detail = Et parti kan ikke have { $found } omgange: det har mindst én, i hele tal, eller varer, til bordet holder op.
fault-ending-shape = Slutspillet hænger ikke sammen.
    .detail =
        { $what ->
            [leader] Slutspillet hænger ikke sammen: den, der skal spille ud, er ikke med i spillet.
            [hands] Slutspillet hænger ikke sammen: hænderne har forkerte antal kort.
            [card_points] Slutspillet hænger ikke sammen: der mangler kortpoint for hver ved bordet.
            [has_trick] Slutspillet hænger ikke sammen: for hver ved bordet skal det stå, om der er et stik.
            [scores] Slutspillet hænger ikke sammen: der skal være en sum til hver ved bordet, eller ingen.
            [table] Slutspillet hænger ikke sammen: stikket på bordet er allerede fuldt.
            [scuse] Slutspillet hænger ikke sammen: skisens plads passer ikke med kortene.
            [named] Slutspillet hænger ikke sammen: en farve nævnes, hvis skisen blev spillet ud, og kun da.
           *[other] Slutspillet hænger ikke sammen: { $what }.
        }
fault-ending-action = I et slutspil spilles der kort, og ikke andet.
    .detail = I et slutspil spilles der kort, og ikke andet: { $action }.
fault-ending-too-early = Et slutspil kan kun tages ud, mens der spilles stik.
    .detail = Et slutspil kan kun tages ud, mens der spilles stik, ikke på dette trin: { $phase }.
fault-match-over = Partiet er slut.
fault-match-not-between-deals = Spillet er ikke det næste i dette parti, eller det er ikke slut endnu.
