# The table in the browser.

# The letters that jump to a suit in the hand: clubs, spades, hearts, diamonds, trumps.
# "Tréboles" and "triunfos" begin alike, so clubs have the B; web-hand-help says so.
web-suit-letters = BPCDT

## The page

web-title = { $table } · Grosstarock
web-title-turn = Te toca · { $table }
web-title-other = Le toca a { $player } · { $table }
web-table = Mesa de Grosstarock
web-close = Cierra

## The start

web-start-what = Tarot danés para dos, tres o cuatro jugadores, con 78 cartas.
web-start-guest = Invitado
web-play-now = Juega ya

## The bar at the top

web-pot =
    { $pot ->
        [king] Bote del Rey: { $amount }
       *[pagat] Bote del Pagat: { $amount }
    }
web-trick-number = Baza { $number } de 25
web-deal-number = Mano { $number }
web-direction =
    { $direction ->
        [clockwise] Se juega en el sentido de las agujas del reloj
       *[counter-clockwise] Se juega en sentido contrario a las agujas del reloj
    }
web-log = Qué ha pasado
web-chat = Mensajes
web-chat-unread =
    { $count ->
        [one] Mensajes, uno nuevo
       *[other] Mensajes, { $count } nuevos
    }
web-last-trick = Última baza
web-sheet = Liquidación de la mano
web-settings = Ajustes
web-undo = Deshaz la jugada
web-home = Página de inicio

## Seats

web-you = { $player } (tú)
# A bot by the name of its player.
web-bot-name =
    { $player ->
        [random] Azar
        [novice] Principiante
        [club] Socio
        [reference-pimc] Calculador
        [master] Maestro
        [expert] Experto
       *[other] { $name }
    } { $seat }
web-dealer = Repartidor
web-sits-out = descansa
web-to-play = de turno
web-cards-held =
    { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
web-tricks-taken =
    { $count ->
        [0] ninguna baza
        [one] una baza
       *[other] { $count } bazas
    }
web-seat-empty = puesto libre
web-balance = Saldo de { $player }: { $amount }
web-away-lost = Juega un bot: conexión perdida
web-away-silent = Juega un bot: sin respuesta
web-away-left = Juega un bot: ha dejado la mesa
web-not-connected = sin conexión
web-leaving-lost = Conexión perdida: en { $seconds } s juega un bot
web-leaving-silent = Sin respuesta: en { $seconds } s juega un bot
web-watchers =
    { $count ->
        [one] un espectador
       *[other] { $count } espectadores
    }

## Declarations as badges: short

web-badge-trumps = { $count } triunfos
web-badge-matadors = { $count } matadores
web-badge-cavalry =
    { $degree ->
        [half] ½ Caballería
        [full] Caballería
       *[abundant] Caballería +
    }
web-badge-kings =
    { $degree ->
        [half] ½ Reyes
        [full] Reyes
       *[abundant] Reyes +
    }
web-badge-tout = Tout
web-badge-demand = exige la Excusa
web-trumps-shown = triunfos descartados

## The trick

web-trick = Baza
web-no-card = { $player }: ninguna carta todavía
web-card-of = { $player }: { $card }
web-card-wins = { $player }: { $card }, gana la baza
web-scuse-names = nombra { suit }
web-go-on = Continúa
web-trick-to = La baza { $number } es para { $player }
web-no-trick = Todavía no hay ninguna baza.

## The own hand

web-hand =
    { $count ->
        [0] No tienes cartas
        [one] Tu última carta
       *[other] Tus { $count } cartas
    }
web-hand-help = Las flechas mueven la selección, la letra de un palo salta a él (B tréboles, T triunfos), Intro juega la carta.
web-hand-help-ahead = Intro marca una carta; se juega en cuanto te toca.
web-raised = Para jugar { $card_text }, toca otra vez la carta.
web-marked = Carta marcada: { $card_text }. Se juega en cuanto te toca.
web-marked-not = { $card_text } no se puede jugar ahora.
# Lo que desaconseja una carta. $clause es el lugar del reglamento.
web-warning-lost = { $card_text } ya está por debajo y se perdería. ({ $clause })
web-warning-open = { $card_text } todavía puede perderse en esta baza. ({ $clause })
web-warning-scuse-no-trick = Aún no tienes ninguna baza. Si sigue así, la Excusa será de quien gane esta. ({ $clause })
web-warning-scuse-last = Es la última ocasión de jugar la Excusa; si la guardas, se pierde en la última baza. ({ $clause })
web-warning-other = Otra carta
web-warning-anyway = Juégala igualmente
web-warning-never = Juégala y no avises más
web-taking = El resto es tuyo en cualquier orden; las cartas se juegan solas.
web-clause = Regla { $clause }

## What is asked

web-your-turn = Te toca.
web-turn-of = Le toca jugar a { $player }.
web-discard-of = Le toca descartar tres cartas a { $player }.
web-declare-of = Le toca declarar a { $player }.
web-demand-of = Se pregunta a { $player } si exige la Excusa.
web-redeal-of = Se pregunta a { $player } si quiere un nuevo reparto.
web-dealing = Se van a repartir las cartas.
web-watching = Estás mirando.
web-discard-count =
    { $count ->
        [0] Ninguna carta elegida de tres.
        [one] Una carta elegida de tres.
       *[other] { $count } cartas elegidas de tres.
    }
web-discard-more = Puedes añadir { $cards_text_or }.
web-discard-bright =
    { $count ->
        [one] Se puede descartar una carta: la clara. Toca una carta atenuada para saber por qué no.
       *[other] Se pueden descartar { $count } cartas: las claras. Toca una carta atenuada para saber por qué no.
    }
web-discard-done = Listas para descartar: { $cards_text }.
web-discard-confirm = Descarta
web-announce-tout = Anuncia un tout
web-scuse-suit = ¿De qué palo sale la Excusa?
web-cancel = Cancela
web-next-deal = Mano siguiente
web-rematch = Otra partida
web-waiting-for = Se espera a { $players }.
web-show-sheet = Muestra la liquidación
web-match-over = La partida ha terminado.
web-match-won =
    { $count ->
        [one] { $players } gana la partida.
       *[other] { $players } ganan a la par.
    }
web-end-match = Termina la partida
web-break-off = Interrumpe la mano

## Proposals

web-wish-take_back = { $player } quiere deshacer una jugada. ¿Aceptas?
web-wish-break_off = { $player } quiere interrumpir la mano. ¿Aceptas?
web-wish-end_match = { $player } quiere terminar la partida. ¿Aceptas?
web-wish-waits = Tu propuesta espera una respuesta.
web-agree = Acepta
web-decline = Rechaza

## Before the match

web-before-match = La partida empieza cuando todos los puestos están ocupados.
web-your-name = Tu nombre
web-sit-down = Siéntate aquí
web-seat-number = Puesto { $number }
web-put-bot = Sienta a un bot
web-free-seat = Libera el puesto
web-leave = Deja la mesa

## The settlement sheet

web-sheet-player = Jugador
web-sheet-change = Esta mano
web-sheet-balance = Saldo
web-sheet-points = Puntos de cartas
web-sheet-so-far = La mano hasta ahora
web-sheet-payments = Pagos
web-see-again = Ver la mano otra vez
web-dealt-fairly = ¿Se repartió limpiamente?

## Chat

web-chat-say = Envía
web-chat-line = Tu mensaje
web-chat-empty = Nadie ha dicho nada todavía.
web-chat-erased = (borrado)
web-said = { $player }: { $text }
web-phrases = Frases
web-phrase-hello = ¡Hola!
web-phrase-good_luck = ¡Buena suerte!
web-phrase-well_played = ¡Bien jugado!
web-phrase-thanks = Gracias.
web-phrase-sorry = ¡Lo siento!
web-phrase-one_moment = Un momento, por favor.
web-phrase-goodbye = ¡Adiós!

## Settings

web-setting-theme = Colores de la página
web-setting-theme-auto = Como el sistema
web-setting-theme-light = Claros
web-setting-theme-dark = Oscuros
web-setting-palette = Colores de los palos
web-setting-palette-two-colour = Dos
web-setting-palette-four-colour = Cuatro
web-setting-palette-colour-blind = Para daltónicos
web-setting-index = Índices de las cartas
web-setting-index-normal = Normales
web-setting-index-large = Grandes
web-setting-numerals = Números de los triunfos
web-setting-numerals-arabic = Arábigos (1 2 3)
web-setting-numerals-roman = Romanos (I II III)
web-setting-letters = Letras de las figuras
web-setting-letters-own = Del idioma
web-setting-letters-french = Francesas
web-setting-order = Tus cartas
web-setting-order-trumps-first = Primero los triunfos
web-setting-order-suits-first = Primero los palos
web-setting-rest = Una baza ganada queda
web-setting-rest-short = Poco tiempo
web-setting-rest-long = Mucho tiempo
web-setting-rest-tap = Hasta que la toques
web-setting-forced = Una carta obligada
web-setting-forced-ask = La juego yo
web-setting-forced-play = Se juega sola
web-setting-sure = El resto, cuando es tuyo seguro
web-setting-sure-ask = Lo juego yo
web-setting-sure-play = Se juega solo
web-setting-warning = Un aviso antes de perder una carta valiosa
web-setting-warning-on = Sí
web-setting-warning-off = No, gracias
web-setting-sound = Sonido
web-setting-sound-off = Apagado
web-setting-sound-on = Encendido
web-install = Instalar como aplicación
web-house-rules = Reglas de la casa
web-rulebook = El reglamento
web-pace = Ritmo de los bots
web-pace-slow = Lento
web-pace-normal = Medio
web-pace-fast = Rápido
web-pace-instant = Inmediato

## What happened around the deal

web-event-seated = { $player } se sienta a la mesa.
web-event-seat-freed = { $seat } queda libre.
web-event-went-away = Un bot juega por { $player }.
web-event-came-back = { $player } está de vuelta.
web-event-host = Ahora dirige la mesa { $player }.
web-event-proposed-take_back = { $player } quiere deshacer una jugada.
web-event-proposed-break_off = { $player } quiere interrumpir la mano.
web-event-proposed-end_match = { $player } quiere terminar la partida.
web-event-agreed = { $player } acepta.
web-event-declined = { $player } rechaza.
web-event-lapsed = La propuesta no ha tenido respuesta.
web-event-taken-back =
    { $count ->
        [one] Se deshace una jugada.
       *[other] Se deshacen { $count } jugadas.
    }
web-event-ready = Por { $player } se puede seguir.
web-event-deal-awaited = La próxima vez reparte { $player }.
web-event-match-begun = Empieza una partida; reparte { $player }.
web-event-match-over = La partida ha terminado.
web-event-archived = La mesa queda guardada hasta que vuelva alguien.

## The connection

web-connecting = Conectando…
web-lost = Se ha perdido la conexión. Se vuelve a intentar…
web-ended-newer-tab = Esta mesa está abierta en una pestaña más reciente o en otro dispositivo.
web-ended-no-watchers = Esta mesa no admite espectadores.
web-ended-table-unknown = Esta mesa no existe.
web-ended-too-many = Esta mesa ya tiene demasiados espectadores.
web-ended-table-broken = Esta mesa no se puede leer.
web-take-over = Juega aquí

## Refused by the table

web-refused = Eso no se puede hacer ahora.
web-refused-moved-on = La mesa ya había seguido adelante.
web-refused-not-seated = No tienes puesto en esta mesa.
web-refused-not-your-seat = Ese puesto no es tuyo.
web-refused-not-host = Solo puede hacerlo quien dirige la mesa.
web-refused-seat-taken = El puesto ya está ocupado.
web-refused-name-form = Ese nombre no se puede usar.
web-refused-text-form = Ese texto no se puede usar.
web-refused-take-back-off = En esta mesa no se deshace nada.
web-refused-nothing-to-take-back = No hay nada que deshacer.
web-refused-proposal-open = Ya hay una propuesta pendiente.
web-refused-too-many = Demasiadas cosas a la vez. Espera un poco.
web-refused-store-full = La mesa no se puede guardar: el disco está lleno. No ha pasado nada.
web-refused-store-failed = Por el momento la mesa no se puede guardar. No ha pasado nada.
