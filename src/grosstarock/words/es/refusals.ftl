# Why an action is not allowed. The message is the reason in general; .detail, where there is one,
# names the cards ($cards, $cards_text, $count), whose turn it is ($player) or the suit led ($suit).

# The whole refusal: why, by which clause, and what may be done instead.
refusal-sentence = { $why } ({ $clause }) { $instead }
refusal-sentence-alone = { $why } ({ $clause })

refusal-not-dealt = Todavía no se han repartido las cartas.
refusal-already-dealt = Las cartas ya se han repartido.
refusal-deal-over = La mano ha terminado.
refusal-sitting-out = Quien descansa no participa en esta mano.
refusal-redeal-turn = Antes se pregunta a otro jugador si quiere un nuevo reparto.
    .detail = Antes se pregunta a { $player } si quiere un nuevo reparto.
refusal-redeal-first = Antes se pregunta a los jugadores si quieren un nuevo reparto.
refusal-redeal-has-trump = Solo puede pedir un nuevo reparto quien no ha recibido ningún triunfo.
    .detail =
        { $count ->
            [one] Solo puede pedir un nuevo reparto quien no ha recibido ningún triunfo; tú tienes { $cards_text }.
           *[other] Solo puede pedir un nuevo reparto quien no ha recibido ningún triunfo; tú tienes { number-word } triunfos.
        }
refusal-discard-first = Antes el repartidor descarta tres cartas.
    .detail = Antes { $player } descarta tres cartas.
refusal-discard-dealer-only = Solo descarta el repartidor.
    .detail = Solo descarta quien ha repartido, { $player }.
refusal-discard-count = Se descartan exactamente tres cartas.
    .detail =
        { $count ->
            [1] Se descartan exactamente tres cartas, no una.
            [21] Se descartan exactamente tres cartas, no veintiuna.
           *[other] Se descartan exactamente tres cartas, no { number-word }.
        }
refusal-discard-twice = Se descartan tres cartas distintas.
    .detail =
        { $count ->
            [one] Puedes descartar { $cards_text } una sola vez.
           *[other] Puedes descartar una sola vez cada una de estas cartas: { $cards }.
        }
refusal-discard-not-held = Solo puedes descartar cartas que tengas.
    .detail = No tienes { $cards_text_or }.
refusal-discard-honour = Un honor no se descarta nunca.
    .detail =
        { $count ->
            [one] { $cards_text } es un honor, y un honor no se descarta nunca.
           *[other] { $cards_text } son honores, y los honores no se descartan nunca.
        }
refusal-discard-declaration = Las cartas que forman parte de una declaración solo se descartan si no hay otro remedio.
    .detail =
        { $count ->
            [one] { $cards_text } forma parte de una declaración y ahora no se puede descartar.
           *[other] { $cards_text } forman parte de una declaración, o son más de las necesarias, y ahora no se pueden descartar.
        }
refusal-discard-trumps = Los triunfos solo se descartan si después no queda ninguno.
    .detail =
        { $count ->
            [one] Solo puedes descartar { $cards_text } si después no te queda ningún triunfo.
           *[other] Solo puedes descartar { $cards_text } si después no te queda ningún triunfo.
        }
refusal-discard-without-scuse = Se ha anunciado un tout, así que hay que descartar la Excusa.
refusal-tout-not-played = En esta mesa no se anuncia el tout.
refusal-tout-without-scuse = Solo puede anunciar un tout un repartidor que tenga la Excusa.
refusal-tout-announced = El tout ya está anunciado.
refusal-declare-first = Antes se hacen todas las declaraciones.
    .detail = Antes se hacen todas las declaraciones; le toca declarar a { $player }.
refusal-declare-turn = No te toca declarar.
    .detail = Le toca declarar a { $player }.
refusal-declare-not-held = No tienes las cartas de esa declaración.
refusal-declare-twice = Cada declaración se hace una sola vez.
refusal-declare-all = En esta mesa hay que declarar todo lo que se lleva.
refusal-demand-first = Antes se pregunta a los jugadores si exigen la Excusa.
    .detail = Antes se pregunta a los jugadores si exigen la Excusa; le toca responder a { $player }.
refusal-demand-turn = Antes se pregunta a otro jugador si exige la Excusa.
    .detail = Antes se pregunta a { $player } si exige la Excusa.
refusal-demand-own-scuse = Quien tiene la Excusa no puede exigirla.
refusal-play-first = Ahora hay que jugar una carta.
    .detail = Ahora { $player } tiene que jugar una carta.
refusal-play-turn = No te toca jugar.
    .detail = Le toca jugar a { $player }.
refusal-card-not-held = Solo puedes jugar una carta que tengas.
    .detail = No tienes { $cards_text }.
refusal-follow-suit = Puedes asistir al palo, así que debes hacerlo.
    .detail =
        { $suit ->
            [T] Se ha salido de triunfos y tienes alguno: debes jugarlo.
           *[other] Se ha salido de { suit } y tienes alguna carta del palo: debes asistir.
        }
refusal-follow-trump = No puedes asistir al palo, así que debes jugar un triunfo.
    .detail = No tienes { suit } para asistir, así que debes jugar un triunfo.
refusal-scuse-name-missing = Quien sale con la Excusa nombra el palo de salida.
refusal-scuse-name-unasked = Solo se nombra un palo cuando se sale con la Excusa antes de la última baza.
refusal-scuse-penultimate = La Excusa no se juega nunca en la penúltima baza.
refusal-scuse-demanded = Se ha exigido la Excusa, así que hay que jugarla en esta baza.
