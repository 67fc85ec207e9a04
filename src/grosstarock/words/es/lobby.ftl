# Antes de la mesa: la página de inicio, una mesa nueva, una invitación y la vuelta.

web-lobby-back = Volver al inicio
web-lobby-trouble = No ha salido bien. Inténtalo de nuevo.
web-lobby-offline = El servidor no responde. Inténtalo de nuevo dentro de un momento.
web-lobby-refused-link-unknown = Este enlace personal no es válido, o tiene más de 30 días.
web-lobby-refused-network-elsewhere = Solo puede hacerlo quien está ante el ordenador del servidor.
web-lobby-refused-network-fixed = Quién puede llegar a este servidor se decidió al ponerlo en marcha.
web-lobby-refused-network-none = Este ordenador no está en ninguna red que otros puedan usar.
web-lobby-refused-player-unknown = Falta uno de los jugadores del ordenador. Elige otro.
web-lobby-refused-seats-number = Di otra vez quién se sienta y dónde.
web-lobby-refused-seat-own = Uno de los puestos tiene que ser el tuyo.
web-lobby-refused-setting-value = Un bot entra como muy pronto a los 5 segundos y como muy tarde a la hora.
web-lobby-refused-text-form = Ese título no se puede usar.

## Jugar ya

web-lobby-play = Juega contra el ordenador
web-lobby-strength = ¿Cómo de fuertes son los demás?
web-lobby-player-random = Al azar
    .help = Juega cualquier carta que las reglas permitan. Bueno para hacer pruebas.
web-lobby-player-novice = Principiante
    .help = Conoce las reglas y algún que otro truco. Adecuado para tus primeras manos.
web-lobby-player-club = Socio del club
    .help = Juega como un amable habitual del club: con criterio y sin hacer esperar.
web-lobby-player-reference-pimc = Calculador
    .help = Piensa probando muchos repartos posibles. Está sobre todo para medir a los demás.
web-lobby-player-master = Maestro
    .help = Mira hacia delante y cuenta lo que ha salido. Difícil de ganar.
web-lobby-player-expert = Experto
    .help = El más fuerte que hay aquí. No esperes regalos.
web-lobby-player-other = Un jugador de fuera, instalado en este servidor.
web-lobby-installing = Se están instalando jugadores más fuertes.
web-lobby-preparing = Los jugadores más fuertes se preparan: paso { $done } de { $steps }.

## Jugar con otros

web-lobby-others = Juega con otros
web-lobby-new = Mesa nueva
web-lobby-new-what = Con amigos, con bots o con ambos, y con vuestras propias reglas.

## Mis mesas

web-lobby-tables = Mis mesas
web-lobby-past = Partidas terminadas ({ $count })
web-lobby-no-title = { $preset } con { $players }
web-lobby-alone = Mesa sin invitados
web-lobby-your-turn = Te toca
web-lobby-turn-of = Le toca a { $player }
web-lobby-seats-free =
    { $count ->
        [one] queda un puesto libre
       *[other] quedan { $count } puestos libres
    }
web-lobby-deals =
    { $count ->
        [0] ninguna mano todavía
        [one] una mano jugada
       *[other] { $count } manos jugadas
    }
web-lobby-balance = { $player }: { $amount }
web-lobby-go-on = Sigue jugando
web-lobby-open-again = A la mesa
web-lobby-show-deals = Mira las manos
web-lobby-deal = Mano { $number }
web-lobby-broken-off = interrumpida
web-lobby-deals-none = Ninguna mano se jugó hasta el final.

## Aprender y consultar

web-lobby-learn = Aprende y consulta
web-lobby-guided = Tu primera mano, paso a paso
web-lobby-rulebook = Las reglas
web-lobby-record = Abre un registro

## Lo propio

web-lobby-own = Para ti
web-lobby-language = Idioma
web-lobby-link = Mi enlace personal
web-lobby-link-what = Con él recuperas tus puestos y tus partidas, también en otro dispositivo. Quien lo tenga puede jugar como tú durante 30 días: guárdalo para ti.
web-lobby-link-show = Muestra el enlace
web-lobby-erase = Borra mis nombres y mi chat
web-lobby-erase-what = Tus nombres, los títulos que has puesto y todo lo que has escrito se borran en todas las mesas. Lo jugado queda, sin nombre. No se puede deshacer.
web-lobby-erase-now = Borra
web-lobby-erased = Tus nombres y tus palabras están borrados.
web-lobby-network = Abre a esta red
web-lobby-network-what = Otros de la misma red, en casa o en el club, podrán sentarse a tus mesas. Desde internet no puede nadie.
web-lobby-network-address = Los demás abren esta dirección o escanean la imagen:
web-lobby-network-only-here = Por ahora solo este ordenador puede abrir el enlace. Abre primero a tu red:

## Enlaces para pasar

web-lobby-invitation = Invita a otros
web-lobby-invitation-what = Quien tenga este enlace puede ocupar un puesto libre.
web-lobby-address = El enlace
web-lobby-qr = Lo mismo como imagen para escanear
web-lobby-copy = Copia
web-lobby-copied = Copiado.
web-lobby-share = Comparte

## La vuelta

web-lobby-come-back = Qué bien que vuelvas
web-lobby-coming = Un momento…
web-lobby-come-back-other = Este navegador ya tiene mesas propias. Si sigues, pasa a ser de la persona del enlace, y a sus propias mesas solo se llega con el enlace personal de ellas.
web-lobby-come-back-now = Seguir
web-lobby-to-start = Al inicio

## Una mesa nueva

web-lobby-title = Nombre de la mesa
web-lobby-title-help = Puede quedar vacío.
web-lobby-game = El juego
web-lobby-seats = Quién juega
web-lobby-players = A la mesa
web-lobby-seat-me = Yo
web-lobby-seat-open = Un invitado
web-lobby-seat-bot = Un bot: { $player }
web-lobby-seats-open = Los invitados reciben un enlace cuando la mesa está abierta. La partida empieza cuando todos los puestos están ocupados.
web-lobby-taste = Los bots juegan
web-lobby-taste-cautious = Con prudencia
web-lobby-taste-plain = Según venga
web-lobby-taste-bold = Con audacia
web-lobby-match = La partida
web-lobby-rounds = Duración
web-lobby-rounds-help = En una vuelta cada uno reparte una vez.
web-lobby-rounds-endless = Hasta que acordéis parar
web-lobby-rounds-count =
    { $count ->
        [one] Una vuelta
       *[other] { $count } vueltas
    }
web-lobby-take-back = Las jugadas se pueden deshacer
web-lobby-take-back-help = Si las demás personas de la mesa aceptan; a solas contra bots, al momento.
web-lobby-watchers = Otros pueden mirar
web-lobby-watchers-help = Ven lo que hay sobre la mesa, pero no las cartas de nadie.
web-lobby-clock-lost = Si se pierde la conexión, un bot entra después de
web-lobby-clock-silent = Por quien no responde, un bot entra después de
web-lobby-clock-seconds =
    { $count ->
        [one] un segundo
       *[other] { $count } segundos
    }
web-lobby-clock-minutes =
    { $count ->
        [one] un minuto
       *[other] { $count } minutos
    }
web-lobby-clock-off = una hora
web-lobby-house-rules = Reglas de la casa
web-lobby-amounts = Importes y apuesta
web-lobby-changes =
    { $count ->
        [0] como en la variante
        [one] un cambio
       *[other] { $count } cambios
    }
web-lobby-of-preset = En la variante { $preset }: { $value }
web-lobby-in-points = En puntos, de cinco en cinco.
web-lobby-stake-other = Otra unidad
web-lobby-stake-unit = La unidad, como kr. o €
web-lobby-stake-worth = Cuántos puntos vale una
web-lobby-back-to-preset = Volver a la variante
web-lobby-differs = Distinto de la variante { $preset }:
web-lobby-differs-not = Todo es como en la variante { $preset }.
web-lobby-difference = { $title }: { $value }
web-lobby-difference-was = en lugar de { $value }
web-lobby-open = Abre la mesa

## Las reglas de la casa, como las ve un invitado

web-lobby-rules = Qué se juega aquí
web-lobby-rules-all = Todas las opciones y los importes
web-lobby-rules-rulebook = Las reglas, una por una
web-lobby-says-take-back = Las jugadas se pueden deshacer, si los demás aceptan.
web-lobby-says-no-take-back = No se deshace nada.
web-lobby-says-watchers = Otros pueden mirar.
web-lobby-says-no-watchers = Nadie más puede mirar.
web-lobby-says-rounds =
    { $count ->
        [one] La partida es de una vuelta.
       *[other] La partida es de { $count } vueltas.
    }
web-lobby-says-endless = La partida sigue hasta que los jugadores acuerden parar.
