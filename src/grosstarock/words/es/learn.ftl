# Learning the game in Spanish: the rulebook in the page, the guided deal, and what the words mean.
#
# A clause named in a text, such as PLAY-2, becomes a link to it. Amounts arrive as the table shows them.

## Where one begins

web-learn-title = Aprende Grosstarock
web-learn-what = El Grosstarock es un juego de tarot danés para tres: 78 cartas, 25 bazas, y la que más importa es la última. Para empezar no hace falta saber otros juegos de cartas.
web-learn-door-play = Juega una primera mano guiada
web-learn-door-play-what = Una mano de verdad contra dos jugadores del ordenador. Cada cosa se explica una vez, cuando ocurre, y toda jugada se puede deshacer.
web-learn-door-rules = Lee el reglamento
web-learn-door-rules-what = Todas las reglas, todos los importes y todas las maneras de jugar, con búsqueda.
web-learn-door-words = Busca una palabra
web-learn-door-words-what = Qué quieren decir Pagat, bagud y las demás palabras del juego.
web-learn-guest = Principiante
web-learn-failed = No se ha podido abrir ninguna mesa. Inténtalo de nuevo.
web-learn-home = A la página de inicio
web-learn-pages = Aprende el juego

web-learn-minute = El juego en un minuto
web-learn-minute-cards = Hay cuatro palos, cada uno con Rey, Reina, Caballo y Sota, veintiún triunfos y la Excusa, que es el Loco (TAB-1). Cualquier triunfo gana a cualquier carta de un palo (PLAY-3).
web-learn-minute-deal = Todos reciben veinticinco cartas; el repartidor toma tres más y descarta tres (DEAL-1, DISC-1).
web-learn-minute-tricks = Asiste al palo; si no puedes, juega un triunfo; si no tienes, juega lo que quieras (PLAY-2). Solo la Excusa se puede jugar en lugar de otra carta (SCUSE-1).
web-learn-minute-pay = Las buenas cartas se pagan antes de la primera baza (DECL-1). Un Rey o el Pagat, el triunfo I, le cuesta algo a quien lo pierde (PAY-1).
web-learn-minute-last = Ganar la última baza con el Pagat o con un Rey es un último y vale un bote (ULT-1, ULT-2). Perderlo en ella es bagud, y sale caro (ULT-3).
web-learn-minute-count = Al final se cuentan las cartas: 26 puntos de cartas son la parte justa (CARD-2).

## The rulebook

web-learn-rules = Reglamento
web-learn-rules-what = Cada regla tiene una sigla, y todo lo que ocurre en la mesa la nombra: una carta que no se puede jugar, un pago, una declaración. Donde hay dos importes, como en 85 (25), el segundo vale cuando se juega sin botes.
web-learn-contents = Índice
web-learn-search = Busca en las reglas
web-learn-found =
    { $count ->
        [0] Ninguna regla tiene esas palabras.
        [one] Una regla tiene esas palabras.
       *[other] { $count } reglas tienen esas palabras.
    }
web-learn-clear = Muestra otra vez todas las reglas
web-learn-as = Reglas como en
web-learn-as-all = cualquier juego
web-learn-print = Imprime
web-learn-not-here = Aquí no vale
web-learn-permalink = Enlace a { $clause }
web-learn-reads = Depende de:
web-learn-clauses = Reglas:
web-learn-in-rulebook = Muestra en el reglamento
web-learn-back = Vuelve a { $clause }
web-learn-at-table = En esta mesa
web-learn-none = no se paga
web-learn-top = Vuelve arriba

web-learn-cards = Las cartas
web-learn-cards-what = Cada fila va de la carta más alta a la más baja (TAB-7). En corazones y diamantes los números van al revés: allí el 1 es alto y el 10 bajo.
web-learn-worth = Cuánto valen las cartas
web-learn-worth-what = Se cuenta después de la última baza (TAB-8, CARD-1). Las demás cartas no valen nada, y cada baza añade un punto.
web-learn-points =
    { $count ->
        [one] un punto
       *[other] { $count } puntos
    }
web-learn-options = Opciones
web-learn-options-what = Las elige la mesa; junto a cada valor están las variantes que lo tienen.

## What the words mean

web-learn-words = Qué quieren decir las palabras
web-learn-words-what = Las palabras del juego, cada una con la regla que la explica con exactitud.

web-learn-word-deal = Mano
    .text = Una ronda, desde el reparto hasta la liquidación.
web-learn-word-match = Partida
    .text = Una serie de manos en la que los botes pasan de una a otra.
web-learn-word-hand = Cartas de un jugador
    .text = Las que tiene sin jugar todavía.
web-learn-word-dealer = Repartidor
    .text = Reparte, toma también las tres últimas cartas y descarta tres.
web-learn-word-eldest = Jugador mano
    .text = El que sigue al repartidor y sale en la primera baza.
web-learn-word-sitting-out = Descansar
    .text = De los cuatro de una mesa, en cada mano no juega uno: el que está enfrente del repartidor.
web-learn-word-trump = Triunfo
    .text = Una de las veintiuna cartas del I al XXI, que ganan a todas las de los palos.
web-learn-word-scuse = Excusa
    .text = El Loco. Quien la juega no tiene que asistir; por regla general no gana, y vuelve.
web-learn-word-pagat = Pagat
    .text = El triunfo I, el más bajo. Vale mucho y se pierde con facilidad.
web-learn-word-mond = Mundo
    .text = El triunfo XXI, el más alto. Nada le gana.
web-learn-word-trull = Trull
    .text = Pagat, Mundo y Excusa juntos.
web-learn-word-honour = Honor
    .text = Un Rey, el Pagat, el Mundo o la Excusa. Un honor no se descarta nunca.
web-learn-word-court = Figura
    .text = Rey, Reina, Caballo o Sota. El Caballo está entre la Reina y la Sota.
web-learn-word-talon = Talón
    .text = Las tres cartas que quedan tras el reparto; las toma el repartidor.
web-learn-word-discard = Descarte
    .text = Las tres cartas que el repartidor aparta boca abajo. Al final cuentan para él.
web-learn-word-pots = Botes
    .text = El bote del Rey y el bote del Pagat. Sus puntos esperan a quien gane la última baza con una de esas cartas.
web-learn-word-foundation = Llenar un bote
    .text = Lo que ponen todos los de la mesa en un bote vacío; en danés, fundering.
web-learn-word-stake = Apuesta
    .text = La unidad en que una mesa muestra los importes: puntos, dólares u otra cosa.
web-learn-word-declaration = Declaración
    .text = Una combinación que se anuncia antes de la primera baza y se paga en el acto.
web-learn-word-trumps = Triunfos, como declaración
    .text = Diez triunfos o más de un jugador, dichos con el Pagat o sin él.
web-learn-word-matadors = Matadores
    .text = El Trull, y los triunfos XX, XIX, etcétera, que lo siguen sin huecos.
web-learn-word-cavalry = Caballería
    .text = Las figuras de un palo.
web-learn-word-kings = Reyes, como declaración
    .text = Los cuatro Reyes, o tres de ellos con la Excusa.
web-learn-word-degree = Media, completa, abundante
    .text = Tres de cuatro con la Excusa; las cuatro; las cuatro con la Excusa.
web-learn-word-trick = Baza
    .text = Una carta de cada jugador; la mejor se las lleva todas.
web-learn-word-lead = Salir
    .text = Jugar la primera carta de una baza. Decide el palo de salida.
web-learn-word-follow = Asistir
    .text = Jugar una carta del palo de salida, como debe hacer quien puede.
web-learn-word-void = Fallar un palo
    .text = No tener cartas de él. Entonces hay que jugar un triunfo.
web-learn-word-pile = Montón
    .text = Las bazas que un jugador ha ganado; en el del repartidor entra el descarte.
web-learn-word-exchange = Cambio
    .text = La carta que se da por una Excusa que vuelve a quien la jugó.
web-learn-word-demand = Exigir la Excusa
    .text = Pedir que la Excusa se juegue en la antepenúltima baza.
web-learn-word-ultimo = Último
    .text = Ganar la última baza con el Pagat o con un Rey.
web-learn-word-bagud = Bagud
    .text = El Pagat o un Rey se juega en la última baza y no la gana: un último fallado.
web-learn-word-last-trick = Última baza
    .text = La vigesimoquinta. A quien la gana se le paga, si no ha pasado nada mayor.
web-learn-word-misere = Misère
    .text = Exactamente un jugador no ha ganado ninguna baza; en danés, nolo.
web-learn-word-tout = Tout
    .text = Un jugador ha ganado las veinticinco bazas: el capote.
web-learn-word-announced = Tout anunciado
    .text = El repartidor dice antes del descarte que ganará todas las bazas, y descarta la Excusa.
web-learn-word-card-points = Puntos de cartas
    .text = Los valores de las cartas que un jugador ha ganado, y uno por cada baza.
web-learn-word-settlement = Liquidación
    .text = La lista de todos los pagos de una mano, cada uno con su regla.
web-learn-word-dead-hand = Mano muerta
    .text = Entre dos, las veinticinco cartas que nadie ve.

## The guide beside the table

web-learn-guide = Guía
web-learn-guide-open = Muestra la guía
web-learn-guide-close = Cierra la guía hasta que haya algo nuevo
web-learn-guide-before = Consejo anterior
web-learn-guide-after = Consejo siguiente
web-learn-guide-place = { $number } de { $count }
web-learn-guide-off = No mostrar más
web-learn-guide-sheet = Abre la liquidación
web-learn-guide-net = { $amount } para ti
web-learn-guide-total = La mano en total: { $amount } para ti

web-learn-hint-hand = Tienes { $count } cartas. Hay cuatro palos con Rey, Reina, Caballo y Sota, hay triunfos, numerados del I al XXI, y está la Excusa, una carta aparte (TAB-1).
web-learn-hint-rank = Los triunfos ganan a todos los palos (PLAY-3). En picas y tréboles el número más alto es el 10, en corazones y diamantes el 1 (TAB-7).
web-learn-hint-value = Cuentan estas: cada Rey, el Pagat (triunfo I), el Mundo (triunfo XXI) y la Excusa 4, una Reina 3, un Caballo 2, una Sota 1; y cada baza 1 (TAB-8).
web-learn-hint-pots = Todos han puesto { $foundation } en cada uno de los dos botes, y el repartidor { $dealer_payment } más (POT-2, POT-3). Ganas uno si haces la última baza con un Rey o con el Pagat (ULT-1, ULT-2).
web-learn-hint-sits-out = En esta mano descansas y puedes mirar. Le toca siempre a quien está enfrente del repartidor (TAB-3).
web-learn-hint-discard = Repartes tú. Has tomado las tres cartas que quedaban (DEAL-1); ahora descarta tres. Al final cuentan para ti (DISC-1).
web-learn-hint-discard-never = Reyes, Pagat, Mundo y Excusa se quedan (DISC-2), y también las cartas que podrías declarar (DISC-3). Los triunfos solo se van si no te quedas ninguno (DISC-4). Toca una carta atenuada para leer por qué se queda.
web-learn-hint-discard-which = Conviene descartar las cartas de un palo corto: cuando ya no tengas, podrás ganarlo con un triunfo (PLAY-2).
web-learn-hint-discard-other = { $player } reparte y descarta tres cartas que nadie ve (DISC-1).
web-learn-hint-declare-held = Puedes declarar: { $held }. Cada uno de los demás te paga en el acto (DECL-1), y así sabe lo que tienes.
web-learn-hint-declare-none = Ahora se declara: diez triunfos o más (DECL-3), el Trull (DECL-4), las figuras de un palo (DECL-5), los Reyes (DECL-6). Tú no tienes nada de eso.
web-learn-hint-declared = { $player } declara: { $declaration }. Cada uno de los demás paga en el acto (DECL-1). Ahora conoces algunas de esas cartas.
web-learn-hint-lead = Sales tú, con la carta que quieras. Quien gana una baza sale en la siguiente (PLAY-1).
web-learn-hint-follow = Palo de salida: { suit }. Tienes, así que debes asistir; no hace falta superar las otras cartas (PLAY-2).
web-learn-hint-trump = Palo de salida: { suit }. No tienes, así que debes jugar un triunfo, el que quieras (PLAY-2). El triunfo más alto gana la baza (PLAY-3).
web-learn-hint-throw = No puedes ni asistir ni jugar un triunfo, así que vale cualquier carta (PLAY-2). No puede ganar (PLAY-3).
web-learn-hint-taken = { $player } gana la baza: gana el triunfo más alto o, sin triunfos, la carta más alta del palo de salida (PLAY-3).
web-learn-hint-pagat =
    { $pots ->
        [yes] Podrías jugar el Pagat. Si gana la baza, cada uno de los demás te paga { $pagat_won } (PAY-2). Si lo superan, pagas { $lost_card } a cada uno y otro tanto al bote del Pagat (PAY-1).
       *[no] Podrías jugar el Pagat. Si gana la baza, cada uno de los demás te paga { $pagat_won } (PAY-2). Si lo superan, pagas { $lost_card } a cada uno (PAY-1).
    }
web-learn-hint-king =
    { $pots ->
        [yes] Podrías jugar un Rey. Si lo superan, pagas { $lost_card } a cada uno de los demás y otro tanto al bote del Rey (PAY-1). Si gana no paga nadie, pero cuenta 4 (PAY-2, TAB-8).
       *[no] Podrías jugar un Rey. Si lo superan, pagas { $lost_card } a cada uno de los demás (PAY-1). Si gana no paga nadie, pero cuenta 4 (PAY-2, TAB-8).
    }
web-learn-hint-scuse = Puedes jugar la Excusa en lugar de cualquier carta, aunque pudieras asistir (SCUSE-1).
web-learn-hint-scuse-back =
    { $kept ->
        [yes] La Excusa no gana, pero después de la última baza la recuperas, por una carta que no valga nada, si la tienes (SCUSE-2, SCUSE-3).
       *[no] La Excusa no gana, pero si haces al menos una baza la recuperas después de la última, a cambio de una carta baja (SCUSE-2, SCUSE-3).
    }
web-learn-hint-scuse-lead = También puedes salir con la Excusa: entonces nombras el palo al que los demás deben asistir (SCUSE-5).
web-learn-hint-scuse-other = { $player } juega la Excusa. No tiene que asistir, no gana (SCUSE-1), y después de la última baza vuelve a cambio de otra carta (SCUSE-2).
web-learn-hint-lost =
    { $pots ->
        [yes] { $card_text } se ha perdido: { $player } paga { $lost_card } a cada uno de los demás y otro tanto al bote (PAY-1).
       *[no] { $card_text } se ha perdido: { $player } paga { $lost_card } a cada uno de los demás (PAY-1).
    }
web-learn-hint-pagat-won = Una baza ganada con el Pagat se paga en el acto: { $player } recibe { $pagat_won } de cada uno de los demás (PAY-2).
web-learn-hint-count = Después de la última baza cada uno cuenta las cartas que ha ganado, y uno por cada baza (CARD-1). 26 es la parte justa; cinco más o menos valen { $card_unit } (CARD-2).
web-learn-hint-misere = { $player } no tiene todavía ninguna baza. Si al final uno solo se queda sin ellas, hace misère y recibe { $misere } de cada uno (MIS-1).
web-learn-hint-scuse-late = Aún tienes la Excusa. En la baza 24 no se puede jugar (SCUSE-6), y en la 25 se pierde (SCUSE-4).
web-learn-hint-ending = Se acerca la última baza. Ganada con un Rey da { $king_ultimo } de cada uno, con el Pagat { $pagat_ultimo }, y el bote, si hay botes (ULT-1, ULT-2).
web-learn-hint-ending-bagud =
    { $pots ->
        [yes] Pero un Rey o el Pagat superado en la última baza es bagud: quien lo jugó paga otro tanto a los demás y dobla el bote (ULT-3).
       *[no] Pero un Rey o el Pagat superado en la última baza es bagud: quien lo jugó paga otro tanto a los demás (ULT-3).
    }
web-learn-hint-demand = La Excusa no se ha jugado todavía. Antes de la baza 23 puedes exigir que se juegue ya, para que nadie la guarde más (SCUSE-7).
web-learn-hint-demand-holder = Antes de la baza 23 se pregunta a todos por la Excusa, también a ti, que la tienes: así la pregunta no revela dónde está (SCUSE-7).
web-learn-hint-demanded = Se ha exigido la Excusa: quien la tenga debe jugarla en esta baza (SCUSE-7).
web-learn-hint-settled = La mano ha terminado. Esto es lo que te ha dado, línea por línea; cada una nombra su regla.
web-learn-hint-next = Ahora reparte el jugador siguiente (TAB-6). La guía sigue con lo que aún es nuevo; lo demás está en el reglamento.

# A line of the settlement, by the clause behind it.
web-learn-line-POT-2 = Todos los de la mesa llenan un bote vacío (POT-2).
web-learn-line-POT-3 = El repartidor paga a los dos botes antes de repartir (POT-3).
web-learn-line-DECL-3 = Diez triunfos o más, pagados por cada uno de los demás (DECL-3).
web-learn-line-DECL-4 = El Trull y lo que lo sigue, pagados por cada uno de los demás (DECL-4).
web-learn-line-DECL-5 = Figuras de un palo, pagadas por cada uno de los demás (DECL-5).
web-learn-line-DECL-6 = Reyes, pagados por cada uno de los demás (DECL-6).
web-learn-line-PAY-1 = Un Rey o el Pagat perdido antes de la última baza (PAY-1).
web-learn-line-PAY-2 = El Pagat ganó una baza antes de la última (PAY-2).
web-learn-line-TOUT-1 = Un jugador ganó todas las bazas y cobra de todos y de los botes (TOUT-1).
web-learn-line-TOUT-A2 = El repartidor anunció un tout y perdió una baza (TOUT-A2).
web-learn-line-MIS-1 = Un solo jugador no ganó ninguna baza; los puntos de cartas no se pagan entonces (MIS-1).
web-learn-line-ULT-1 = El Pagat ganó la última baza (ULT-1).
web-learn-line-ULT-2 = Un Rey ganó la última baza (ULT-2).
web-learn-line-ULT-3 = El Pagat o un Rey fue superado en la última baza (ULT-3).
web-learn-line-LAST-1 = Ni Rey ni Pagat en la última baza: a quien la ganó se le paga (LAST-1).
web-learn-line-CARD-2 = Los puntos de cartas por encima o por debajo de 26 se ajustan con el repartidor; tú tienes { $points } (CARD-2).
