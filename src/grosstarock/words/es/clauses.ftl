# The rulebook in Spanish: every clause, every option, every amount, every preset.
#
# A clause is a title with its full statement in .text and, where the sources are silent or differ,
# what was decided in .decision. Amounts arrive ready to read ("5", "1 $"; where a page speaks of both
# kinds of game, "85 (25)"): with pots first, without pots in brackets. Statements stay on one line,
# so that no line break enters the text.
#
# Words: deal "mano", hand "cartas", trick "baza", to lead "salir", suit led "palo de salida", to
# follow "asistir", eldest "el jugador mano", pile "montón", 'Scuse "Excusa", pot "bote".

## Families of clauses

clause-family-TAB = La mesa y la baraja
clause-family-POT = Los botes
clause-family-DEAL = El reparto
clause-family-DISC = El descarte
clause-family-DECL = Las declaraciones
clause-family-PLAY = El juego de las bazas
clause-family-SCUSE = La Excusa
clause-family-PAY = Pagos durante el juego
clause-family-TOUT = El tout
clause-family-MIS = La misère
clause-family-ULT = Último y bagud
clause-family-LAST = La última baza
clause-family-CARD = El recuento de las cartas
clause-family-GAME = La partida
clause-family-TWO = Entre dos

## The table and the pack

clause-TAB-1 =
    Setenta y ocho cartas
    .text = La baraja tiene 78 cartas: cuatro palos de catorce (Rey, Reina, Caballo, Sota y los números del diez al uno), veintiún triunfos numerados del I al XXI y la Excusa ('Scuse), que es el Loco. El triunfo I se llama Pagat y el XXI Mundo; Pagat, Mundo y Excusa forman juntos el Trull.

clause-TAB-2 =
    Tres jugadores
    .text = Se juega entre tres.

clause-TAB-3 =
    Un cuarto a la mesa
    .text = A la mesa pueden sentarse cuatro. En cada mano descansa uno, el jugador que está enfrente del repartidor; los otros tres son los jugadores activos de esa mano. Quien descansa paga de todos modos a un bote vacío (POT-2), pero en esa mano no paga ni recibe nada más.
    .decision = Una fuente habla de un jugador que descansa y de lo que paga, pero no dice cuál es. Se eligió el puesto de enfrente del repartidor: el descanso toca a todos por igual, y el repartidor y el jugador mano siguen en juego.

clause-TAB-4 =
    Dos jugadores
    .text = También se puede jugar entre dos; las reglas del juego entre dos dicen qué cambia.

clause-TAB-5 =
    Sentido del juego
    .text = Se reparte y se juega en sentido antihorario (contrario a las agujas del reloj): después de cada jugador le toca al de su derecha. Donde la mesa juega en sentido horario empieza quien está a la izquierda del repartidor, y todo va al revés. Los puestos se numeran en el orden de juego; el sentido solo dice dónde los pone un dibujo y qué vecino es el de la izquierda.

clause-TAB-6 =
    El reparto pasa
    .text = Después de cada mano reparte el jugador siguiente en el orden de juego.

clause-TAB-7 =
    Orden de las cartas
    .text = De mayor a menor, los triunfos van del XXI al I. En los palos negros, picas y tréboles, el orden es Rey, Reina, Caballo, Sota, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1. En los palos rojos, corazones y diamantes, los números van al revés: Rey, Reina, Caballo, Sota, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10.

clause-TAB-8 =
    Valor de las cartas
    .text = Los Reyes, el Pagat, el Mundo y la Excusa valen 4 puntos de cartas cada uno, las Reinas 3, los Caballos 2 y las Sotas 1; las demás cartas no valen nada. Cada baza añade un punto más (CARD-1), lo que da 78 en total.
    .decision = Una fuente da los valores, otra nombra las cartas que cuentan y dos callan. Los valores son los mismos en todas partes.

## The pots

clause-POT-1 =
    Dos botes
    .text = Hay dos botes, el bote del Rey y el bote del Pagat. Una partida también se puede jugar sin botes; para lo que se paga después de la última baza valen entonces los importes más bajos.

clause-POT-2 =
    Llenar un bote vacío
    .text = Al principio de la partida, y antes de cada mano que encuentre un bote vacío, cada jugador de la mesa pone { $foundation } en cada bote vacío. También paga quien descansa.

clause-POT-3 =
    El pago del repartidor
    .text = Antes de repartir, el repartidor pone { $dealer_payment } en cada bote y pasa los dos botes al jugador siguiente en el orden de juego, que será el próximo en repartir. Todos pueden ver dónde están los botes.

clause-POT-4 =
    Reparto de los botes
    .text = Al final de la partida los botes se reparten a partes iguales. Se juntan los dos, y cada jugador recibe la misma parte, el mayor múltiplo de 5 puntos que alcance para todos. Lo que sobra va entero al jugador que antes del reparto tenía el saldo más bajo; si hay varios, al primero de ellos en el orden de los puestos. La suma de todos los saldos es entonces cero.
    .decision = Las fuentes solo dicen que al final los botes se reparten a partes iguales. Lo demás se fijó de modo que ningún punto se pierda ni se cree y que el resto vaya a un solo jugador.

## The deal

clause-DEAL-1 =
    De cinco en cinco
    .text = Las cartas se reparten de cinco en cinco hasta que cada jugador activo tiene veinticinco. Las cinco primeras son para el jugador mano, el que sigue al repartidor; las del repartidor son las últimas. Las tres cartas que quedan son el talón: el repartidor las toma y tiene así veintiocho.
    .decision = Ninguna fuente dice para quién son las primeras cartas. Son para el jugador mano, como es costumbre al repartir.

## The discard

clause-DISC-1 =
    Tres cartas de descarte
    .text = El repartidor descarta tres cartas boca abajo. Al final de la mano cuentan para él.

clause-DISC-2 =
    Ningún honor en el descarte
    .text = En el descarte nunca hay un honor: ni un Rey, ni el Pagat (triunfo I), ni el Mundo (triunfo XXI), ni la Excusa. La única excepción es la Excusa de un tout anunciado (TOUT-A1).

clause-DISC-3 =
    Las declaraciones no se rompen
    .text = En el descarte no hay ninguna carta que forme parte de una declaración que el repartidor podría hacer, a menos que sea necesario. Solo es necesario cuando sin una carta así no se encuentran tres que respeten DISC-2 y DISC-4; el repartidor descarta entonces las menos posibles.
    .decision = Las fuentes solo dicen «a menos que sea necesario». Necesario se tomó en su sentido más estricto, y una declaración cuenta si se podría hacer, aunque declarar sea voluntario y el repartidor fuera a callarse.

clause-DISC-4 =
    Triunfos en el descarte
    .text = El repartidor solo puede descartar triunfos si después no le queda ninguno; la Excusa no cuenta aquí como triunfo. Si ni aun así encuentra tres cartas, porque casi todo lo que tiene son triunfos y Reyes, puede completar el descarte con triunfos que no sean honores.
    .decision = Una fuente dice que la Excusa no cuenta, y así se tomó para todas. Ninguna prevé que no haya tres cartas que descartar: los triunfos llenan el hueco, y siempre se puede seguir.

clause-DISC-5 =
    Reconocer los triunfos descartados
    .text = Un repartidor que ha descartado triunfos debe decirlo cuando por primera vez no puede jugar uno donde sería obligatorio: en la primera baza en que juega una carta de otro palo que el de salida, y no un triunfo, el juego avisa a todos de que se han descartado triunfos. Jugar la Excusa no revela nada.
    .decision = Una fuente pide al repartidor que confirme que no tiene triunfos cuando llega el momento de jugar uno. El momento se fijó en la primera carta que lo muestra, ni antes ni después.

clause-DISC-6 =
    Declarar lo que se rompió
    .text = Un repartidor que tuvo que romper una declaración con el descarte (DISC-3) puede hacerla igualmente, con las veintiocho cartas, y debe hacerla donde declarar es obligatorio; con un tout anunciado se mide de otro modo (TOUT-A1). Si la hace, las cartas descartadas que forman parte de ella se nombran en la mesa.
    .decision = Las fuentes no dicen si una declaración rota se pierde. No se pierde: el repartidor tenía las cartas y no podía evitar romperla.

## Declarations

clause-DECL-1 =
    Primero declara el repartidor
    .text = Las declaraciones se hacen antes de la primera baza, primero el repartidor y luego los demás en el orden de juego. Cada uno de los otros jugadores activos paga en el acto cada declaración a quien la hace.

clause-DECL-2 =
    Deber o poder
    .text = Donde declarar es obligatorio se hace toda declaración que se tenga, y el juego la hace por el jugador. Donde es voluntario, el jugador elige las que quiera de las declaraciones que tiene, o ninguna. Una declaración se hace con su número verdadero o no se hace.
    .decision = Algunas fuentes dicen que el jugador debe declarar, una que puede: elige la mesa. Que no se pueda decir un número menor se decidió aquí, para que siempre se pueda creer una declaración.

clause-DECL-3 =
    Diez triunfos o más
    .text = Diez triunfos valen { $ten_trumps }, y cada triunfo por encima de diez añade { $more_trumps }. El jugador dice el número, y si es con el Pagat o sin él. La Excusa cuenta aquí como triunfo, a menos que la mesa haya decidido otra cosa.
    .decision = Una fuente cuenta la Excusa entre los triunfos y las demás callan. Cuenta en todas partes, y una mesa puede elegir que no cuente.

clause-DECL-4 =
    Tres matadores o más
    .text = El Trull entero (Pagat, Mundo y Excusa) son tres matadores y vale { $three_matadors }. Cada triunfo por debajo del Mundo que siga sin huecos (el XX, luego el XIX, etcétera) es un matador más y añade { $more_matadors }. El jugador dice el número.

clause-DECL-5 =
    Las figuras de un palo
    .text = Las cuatro figuras de un palo, Rey, Reina, Caballo y Sota, son una Caballería completa, que vale { $full }. Tres de ellas con la Excusa son una media Caballería, que vale { $half }. Las cuatro con la Excusa son una Caballería abundante, que vale { $abundant }. El jugador nombra el palo, y en una media Caballería también la carta que falta.

clause-DECL-6 =
    Los Reyes juntos
    .text = Los cuatro Reyes valen { $full }. Tres Reyes con la Excusa son medios Reyes y valen { $half }; el jugador nombra el palo que falta. Los cuatro con la Excusa son Reyes abundantes y valen { $abundant }.

clause-DECL-7 =
    Una carta, varias declaraciones
    .text = La misma carta puede servir en varias declaraciones, y la Excusa en todas. De cada palo, y de los Reyes, solo cuenta el mejor grado: una Caballería abundante no es además una completa.
    .decision = Las fuentes callan. Contando solo el mejor grado se conservan los importes que ellas dan, y nada en ellas impide que una carta sirva dos veces.

## Playing the tricks

clause-PLAY-1 =
    Sale el jugador mano
    .text = En la primera baza sale el jugador mano; quien gana una baza sale en la siguiente. Las bazas son veinticinco.

clause-PLAY-2 =
    Asistir o, si no, triunfo
    .text = Asiste al palo de salida si puedes. Si no puedes, juega un triunfo si lo tienes. Si no puedes ni una cosa ni la otra, juega la carta que quieras. Nadie está obligado a superar las cartas ya jugadas.

clause-PLAY-3 =
    Quién gana la baza
    .text = Gana la baza el triunfo más alto. Si no hay ninguno, gana la carta más alta del palo de salida, en el orden de TAB-7.

## The 'Scuse

clause-SCUSE-1 =
    La Excusa excusa
    .text = La Excusa se puede jugar en cualquier baza en que SCUSE-6 no lo prohíba, en lugar de asistir al palo o de jugar un triunfo, y no gana (salvo lo que dice SCUSE-5). Tenerla no libera ninguna otra carta: quien juega otra carta asiste o juega un triunfo como todos.

clause-SCUSE-2 =
    El cambio
    .text = La Excusa vuelve al montón de quien la jugó; a cambio, quien ganó esa baza recibe otra carta de ese montón. El juego lo arregla después de la última baza y da la carta de menor valor del montón, incluido el descarte del repartidor. Entre cartas iguales da la primera en el orden tréboles, picas, corazones, diamantes, triunfos, en cada uno de mayor a menor. Donde la Excusa se conserva aun sin bazas (SCUSE-3) solo se da una carta que no valga nada, y ninguna si en el montón no la hay.
    .decision = Las fuentes dejan abiertos la elección y el momento del cambio. Una carta fija después de la última baza ahorra a todos la pregunta, y la más baja es la que daría cualquiera; una fuente habla de una carta baja que «se puede» dar.

clause-SCUSE-3 =
    Sin bazas no hay Excusa
    .text = Si quien jugó la Excusa no gana ninguna baza en toda la mano, no hay nada que cambiar: la Excusa misma va a quien ganó la baza en que se jugó. Donde la mesa deja conservarla, se queda de todos modos con quien la jugó. El descarte del repartidor no es una baza.
    .decision = Tres fuentes hacen entregar la Excusa y una la devuelve a quien la jugó: elige la mesa. Que el descarte no sea una baza se decidió aquí.

clause-SCUSE-4 =
    Perdida en la última baza
    .text = Una Excusa jugada en la última baza se pierde y va a quien gana esa baza.

clause-SCUSE-5 =
    Salir con la Excusa
    .text = Se puede salir con la Excusa. Quien lo hace nombra el palo de salida, uno de los cuatro palos o los triunfos, y los demás juegan como si se hubiera salido con una carta de ese palo. La Excusa es la carta más baja del palo nombrado: si nadie asiste y nadie juega un triunfo, gana la baza quien la jugó, y no hay cambio. Si se sale con ella en la última baza no se nombra nada: el palo lo decide la segunda carta, y la Excusa se pierde y va a quien gana.
    .decision = Tres fuentes dejan salir con la Excusa; una calla y se leyó del mismo modo. Lo que ocurre cuando nadie asiste viene de la única fuente que hace de ella la carta más baja del palo de salida. En la última baza, donde se pierde de todos modos, no hace falta ningún palo.

clause-SCUSE-6 =
    Nunca en la penúltima
    .text = La Excusa no se juega nunca en la penúltima baza, la vigesimocuarta.

clause-SCUSE-7 =
    Exigir la Excusa
    .text = En la antepenúltima baza, la vigesimotercera, un jugador que no tiene la Excusa puede exigir que se juegue, y entonces hay que jugarla en esa baza. Si la Excusa no se ha jugado ya ni se descartó en un tout anunciado, antes de la salida se pregunta a los jugadores activos, empezando por quien va a salir; cada uno la exige o pasa, hasta que alguien la exija. También se pregunta a quien la tiene, que solo puede pasar. Entre dos se hace la pregunta aunque la Excusa pueda estar en la mano muerta; exigirla no tiene entonces efecto.
    .decision = Las fuentes no dicen cómo se exige. Se pregunta a todos, también a quien la tiene, para que la pregunta misma nunca revele quién tiene la Excusa.

## Payments during play

clause-PAY-1 =
    Un Rey o el Pagat perdido
    .text = Quien antes de la última baza pierde un Rey o el Pagat ante otro jugador paga { $lost_card } a cada uno de los otros jugadores activos y, si hay botes, { $lost_card } al bote correspondiente. Se paga en el acto, y una misma baza puede costar a varios jugadores.

clause-PAY-2 =
    Ganar con el Pagat
    .text = Quien antes de la última baza gana una baza con el Pagat recibe { $pagat_won } de cada uno de los otros jugadores activos. Ganar con un Rey no da nada.

## Tout

clause-TOUT-1 =
    Tout: todas las bazas
    .text = Quien gana las veinticinco bazas hace tout, es decir, capote, y recibe { $tout } de cada uno de los otros jugadores activos, los dos botes, si los hay, y los puntos de cartas según se cuentan (CARD-2, CARD-3). Un último ganado y la última baza no se pagan además (ULT-1, ULT-2, LAST-1), a menos que la mesa haya elegido pagar en el tout también el importe del último. La misère no cuenta entonces.
    .decision = Las fuentes nombran el importe, los botes y los puntos de cartas y no dicen si el último se paga además. No se paga, porque el importe del tout es justo el de un Pagat último y un Rey último juntos, con botes y sin ellos; una mesa puede elegir otra cosa.

clause-TOUT-2 =
    Bagud en un tout
    .text = Un último fallado (ULT-3) se paga también en un tout. Quien falló paga al bote después de que lo haya vaciado quien hizo tout, y paga lo que contenía antes de liquidar la última baza.
    .decision = Una fuente dice que el bagud se paga a los botes después de que haya cobrado quien hizo tout, y no dice cuánto. Doblar un bote vaciado no costaría nada: el importe es, pues, lo que el bote contenía antes.

clause-TOUT-A1 =
    Anunciar un tout
    .text = Donde la mesa lo permite, el repartidor puede anunciar un tout en voz alta, justo antes del descarte, y luego descarta la Excusa; un tout está anunciado si, y solo si, se descarta la Excusa. Solo la Excusa es una excepción a DISC-2 y DISC-3. Las otras dos cartas siguen DISC-3 y DISC-4 tal como valen para las veintisiete cartas sin ella, y las declaraciones del repartidor se hacen con las veinticinco cartas que quedan.
    .decision = Una fuente lo permite y dice poco más que el repartidor debe declarar que va a por el tout. Con qué se miden el resto del descarte y las declaraciones se decidió aquí: para todo lo que sigue, la Excusa ya no está.

clause-TOUT-A2 =
    Un tout anunciado que falla
    .text = Si un tout anunciado falla, el repartidor paga { $tout } a cada uno de los otros jugadores activos y, si hay botes, dobla los dos poniendo en cada uno lo que contenía antes de liquidar la última baza. Esto ocurre después de que haya cobrado otro jugador que hiciera tout, y los bagud que haya se pagan además. Un último ganado no da nada ni gana ningún bote. Bagud, misère, última baza (LAST-1, si no la ganó ni un Rey ni el Pagat) y, donde no hay misère, los puntos de cartas cuentan como siempre.
    .decision = La única fuente dice lo que paga el repartidor, que los últimos no cuentan y que la misère sí. Todo lo que no menciona quedó como en cualquier otra mano.

## Misère

clause-MIS-1 =
    Misère: ninguna baza
    .text = Si exactamente un jugador se queda sin bazas, ha hecho misère y recibe { $misere } de cada uno de los otros jugadores activos. Los últimos ganados, la última baza y los puntos de cartas no se pagan entonces, y no se gana ningún bote; un último fallado (ULT-3) sí se paga.
    .decision = Tres fuentes hacen pagar un último fallado en una misère. La cuarta solo dice que no hay pago por el último, lo que se entiende de un último ganado.

## Ultimo and bagud

clause-ULT-1 =
    Pagat último
    .text = Quien gana la última baza con el Pagat recibe { $pagat_ultimo } de cada uno de los otros jugadores activos y, si hay botes, el bote del Pagat.

clause-ULT-2 =
    Rey último
    .text = Quien gana la última baza con un Rey recibe { $king_ultimo } de cada uno de los otros jugadores activos y, si hay botes, el bote del Rey.

clause-ULT-3 =
    Bagud: un último fallado
    .text = Quien juega el Pagat o un Rey en la última baza y no la gana hace bagud: paga { $pagat_ultimo } por el Pagat o { $king_ultimo } por un Rey a cada uno de los otros jugadores activos y, si hay botes, dobla el correspondiente poniendo en él lo que contenía antes de liquidar la última baza. En una misma baza pueden fallar varios; cada uno paga ese mismo importe, después de que quien haya ganado el bote lo haya recogido.
    .decision = Las fuentes no dicen qué pagan dos jugadores que fallan en la misma baza. Cada uno dobla el bote tal como estaba, para que nadie pague por la mala suerte del otro.

## The last trick

clause-LAST-1 =
    La última baza
    .text = Si no ha habido tout, misère ni último, ganado o fallado, quien gana la última baza recibe { $last_trick } de cada uno de los otros jugadores activos. Un Rey o el Pagat que la gane cuando ha fallado un tout anunciado tampoco se paga como última baza. Una mesa puede elegir que la última baza se pague aunque haya fallado un último.

## Counting cards

clause-CARD-1 =
    Puntos de cartas
    .text = Cada jugador cuenta los valores de las cartas de su montón (TAB-8) y uno por cada baza; el descarte del repartidor cuenta como una baza. Una vez hecho el cambio por la Excusa, es lo mismo que contar uno por cada tres cartas. Entre tres se reúnen 78 puntos de cartas.

clause-CARD-2 =
    Pagar los puntos de cartas
    .text = A los puntos de cartas se les resta 26, se divide entre 5 y se redondea al número entero más cercano: tantas veces se paga { $card_unit }. El repartidor paga a cada jugador que está por encima y cobra de cada uno que está por debajo; su propia cuenta no se paga: su resultado es lo que equilibra los demás. Con 32 puntos, 6 entre 5 se redondea a 1, así que el repartidor paga { $card_unit }. Una mitad exacta no se da nunca.
    .decision = Solo una fuente dice cuánto se paga por las cartas; otra las cuenta «como de costumbre». El único modo descrito se usa en todas partes.

clause-CARD-3 =
    Cuándo no se pagan las cartas
    .text = En una misère no se pagan los puntos de cartas. En un tout sí, a menos que la mesa haya elegido que no. Una mesa también puede jugar sin pagar nunca los puntos de cartas.
    .decision = Tres fuentes hacen pagar los puntos de cartas en un tout. La cuarta habla de «regular trick payments» (los pagos habituales de las bazas), lo que se entiende como lo mismo.

## The match

clause-GAME-1 =
    Duración de una partida
    .text = Una partida dura cierto número de vueltas, en cada una de las cuales cada jugador reparte una vez, o sigue hasta que la mesa la detenga entre dos manos.
    .decision = Las fuentes no dicen cuánto dura una partida.

clause-GAME-2 =
    El libro de cuentas
    .text = Cada movimiento de puntos es un apunte en el libro de cuentas: quién paga, a quién o a qué bote, cuánto, y la regla que lo dice. Nada más cambia un saldo, y entre tres o cuatro la suma de todos los saldos y los botes es siempre cero. El libro cuenta en puntos; la apuesta de una mesa, una unidad con los puntos que vale, solo decide cómo se muestran los importes.
    .decision = Las fuentes solo dicen qué se paga. Un libro en una sola unidad, equilibrado en todo momento, permite que cualquiera lo compruebe.

clause-GAME-4 =
    Una mano interrumpida
    .text = Una mano interrumpida queda anulada. Todos sus movimientos desde el pago del repartidor (POT-3), incluido este, se deshacen; lo que se pagó para llenar botes vacíos (POT-2) se queda. Vuelve a repartir el mismo repartidor.
    .decision = Las fuentes no lo prevén. Llenar un bote vacío es cosa de la partida más que de la mano, y por eso es lo único que se queda.

clause-GAME-3 =
    Sin triunfos
    .text = Donde la mesa lo permite, un jugador que no ha recibido ningún triunfo, sin contar la Excusa, puede pedir antes del descarte un nuevo reparto del mismo repartidor, y muestra sus cartas. Se pregunta primero al jugador mano y al final al repartidor, y de este se miran las veintiocho cartas. Lo pagado según POT-2 y POT-3 sigue pagado, y no se paga otra vez por el nuevo reparto.
    .decision = Es una regla de un club danés, ajena a las fuentes, y ninguna variante la usa. Cómo se pide y cómo se paga se decidió aquí.

## Two players

clause-TWO-1 =
    La mano muerta
    .text = Un tercer grupo de veinticinco cartas, la mano muerta, no se reparte a nadie y queda fuera de juego, sin que se vea. El repartidor tiene veintiocho cartas y descarta tres; el otro jugador tiene veinticinco. De cinco en cinco, las cartas van por turno al jugador mano, al repartidor y a la mano muerta, y las tres últimas al repartidor.
    .decision = Las fuentes dejan una mano fuera de juego y no dicen en qué orden se reparten las cartas.

clause-TWO-2 =
    Ni botes ni misère
    .text = Entre dos no hay botes, valen los importes más bajos, y no hay misère, que sería el tout del otro.
    .decision = Las fuentes hablan de los importes más bajos del último. Se entienden todos los importes de una partida sin botes.

clause-TWO-3 =
    Los totales y su diferencia
    .text = Entre dos no se paga nada durante el juego. En cada mano, cada declaración, cada Rey o Pagat perdido, cada baza ganada con el Pagat, cada último, ganado o fallado, el tout y la última baza apuntan su importe a favor o en contra de su jugador, y los puntos de cartas se suman según se cuentan: los valores, uno por cada baza y uno por el descarte. La diferencia de los dos totales se apunta a quien tiene el más alto. Estas puntuaciones son de la mano y no mueven ningún saldo; solo lo mueve la diferencia, como único apunte final, y en caso de empate ni siquiera ese.
    .decision = Las fuentes suman la puntuación de cada jugador y apuntan la diferencia, y no dicen cómo un pago se convierte en puntuación. Cuenta una sola vez, a favor o en contra del jugador al que pertenece.

## Options

option-players =
    Jugadores
    .help = Cuántos se sientan a la mesa; de cuatro, en cada mano descansa uno.
option-players-2 = Dos
option-players-3 = Tres
option-players-4 = Cuatro

option-direction =
    Sentido del juego
    .help = En qué sentido se reparte y se juega alrededor de la mesa.
option-direction-counter-clockwise = Antihorario
option-direction-clockwise = Horario

option-pots =
    Botes
    .help = Con un bote del Rey y un bote del Pagat, o sin botes y con los importes más bajos.
option-pots-true = Con botes
option-pots-false = Sin botes

option-declarations =
    Declaraciones
    .help = Indica si se declara por el jugador todo lo que tiene, o solo lo que el jugador elige.
option-declarations-compulsory = Obligatorias
option-declarations-voluntary = Voluntarias

option-scuse_without_tricks =
    Excusa sin bazas
    .help = Indica si quien no gana ninguna baza debe entregar la Excusa; donde se conserva, en el cambio solo se da una carta que no valga nada.
option-scuse_without_tricks-surrendered = Se entrega
option-scuse_without_tricks-kept = Se conserva

option-announced_tout =
    Tout anunciado
    .help = Indica si el repartidor puede anunciar un tout y descartar la Excusa.
option-announced_tout-true = Permitido
option-announced_tout-false = No permitido

option-scuse_counts_as_trump =
    Excusa entre los triunfos
    .help = Indica si la Excusa cuenta como triunfo en la declaración de triunfos.
option-scuse_counts_as_trump-true = Cuenta como triunfo
option-scuse_counts_as_trump-false = No cuenta

option-card_points =
    Puntos de cartas
    .help = Indica si después de la mano se cuentan y se pagan las cartas.
option-card_points-true = Se pagan
option-card_points-false = No se pagan

option-card_points_in_tout =
    Puntos de cartas en un tout
    .help = Indica si además de un tout se pagan los puntos de cartas.
option-card_points_in_tout-true = Se pagan
option-card_points_in_tout-false = No se pagan

option-last_trick_paid_on_bagud =
    Última baza con bagud
    .help = Indica si la última baza se paga aunque en ella haya fallado un último.
option-last_trick_paid_on_bagud-true = Se paga
option-last_trick_paid_on_bagud-false = No se paga

option-ultimo_paid_in_tout =
    Último en un tout
    .help = Indica si además de un tout se paga el importe de un último ganado.
option-ultimo_paid_in_tout-true = Se paga
option-ultimo_paid_in_tout-false = No se paga

option-redeal_without_trumps =
    Nuevo reparto sin triunfos
    .help = Indica si quien no ha recibido ningún triunfo puede mostrar sus cartas y pedir un nuevo reparto.
option-redeal_without_trumps-true = Permitido
option-redeal_without_trumps-false = No permitido

option-stake =
    Apuesta
    .help = La unidad en que se muestran los importes, y cuántos puntos vale.
option-stake-points = Puntos

## Amounts

tariff-foundation =
    Llenar un bote
    .help = Lo que pone cada jugador de la mesa en cada bote vacío.
tariff-dealer_payment =
    Pago del repartidor
    .help = Lo que pone el repartidor en cada bote antes de repartir.
tariff-ten_trumps =
    Diez triunfos
    .help = Lo que da, de cada uno, una declaración de diez triunfos.
tariff-more_trumps =
    Cada triunfo por encima de diez
    .help = Lo que añade cada triunfo después del décimo.
tariff-three_matadors =
    Tres matadores
    .help = Lo que da, de cada uno, el Trull entero.
tariff-more_matadors =
    Cada matador más
    .help = Lo que añade cada matador después del tercero.
tariff-half =
    Media
    .help = Lo que dan, de cada uno, una media Caballería o unos medios Reyes.
tariff-full =
    Completa
    .help = Lo que dan, de cada uno, una Caballería completa o los cuatro Reyes.
tariff-abundant =
    Abundante
    .help = Lo que dan, de cada uno, una Caballería abundante o unos Reyes abundantes.
tariff-lost_card =
    Rey o Pagat perdido
    .help = Lo que se paga a cada uno, y al bote correspondiente, por un Rey o el Pagat perdido antes de la última baza.
tariff-pagat_won =
    Baza ganada con el Pagat
    .help = Lo que da, de cada uno, ganar con el Pagat una baza antes de la última.
tariff-tout =
    Tout
    .help = Lo que da, de cada uno, un tout, y lo que se paga a cada uno por un tout anunciado que falla.
tariff-misere =
    Misère
    .help = Lo que da, de cada uno, una misère.
tariff-pagat_ultimo =
    Pagat último
    .help = Lo que da, de cada uno, el Pagat en la última baza, y lo que se paga a cada uno si falla.
tariff-king_ultimo =
    Rey último
    .help = Lo que da, de cada uno, un Rey en la última baza, y lo que se paga a cada uno si falla.
tariff-last_trick =
    Última baza
    .help = Lo que da, de cada uno, la última baza cuando en ella no ocurre otra cosa.
tariff-card_unit =
    Unidad de puntos de cartas
    .help = Lo que se paga por cada cinco puntos de cartas por encima o por debajo de 26.

## Presets

preset-classic =
    Clásica
    .help = El juego de las fuentes italiana y española: con botes, en sentido antihorario, y se hace toda declaración.
preset-classic-no-pots =
    Clásica sin botes
    .help = La clásica sin botes y con los importes más bajos.
preset-danish =
    Danesa
    .help = El juego de la fuente sobre la forma danesa: con botes, en sentido antihorario, y cada uno elige qué declarar.
preset-dollar =
    Dólar
    .help = El juego de la fuente que cuenta en dólares: con botes, en sentido horario, cada uno elige qué declarar, se puede anunciar un tout y quien no gana bazas conserva la Excusa.
preset-two-player =
    Entre dos
    .help = La versión para dos de las fuentes italiana y española: con una mano muerta, sin botes, y se apunta la diferencia de los totales.
