# Values that cannot be. The message is the fault in general; .detail says what was found.

fault-preset-unknown = Esa variante no existe.
    .detail = La variante «{ $found }» no existe. Las variantes son: { $known }.
fault-option-unknown = Esa opción no existe.
    .detail = La opción «{ $found }» no existe. Las opciones son: { $known }.
fault-option-value = La opción no tiene ese valor.
    .detail = La opción { $option } no tiene el valor «{ $found }».
fault-players-number = A la mesa se sientan dos, tres o cuatro.
    .detail = A la mesa se sientan dos, tres o cuatro, no { $found }.
fault-players-of-preset = La variante no es para tantos jugadores.
    .detail = La variante { $preset } no se juega con { $found } a la mesa.
fault-two-with-pots = Entre dos se juega sin botes.
fault-amount-unknown = Ese importe no existe.
    .detail = El importe «{ $found }» no existe. Los importes son: { $known }.
fault-amount-value = Un importe es un múltiplo entero de 5 puntos, no menor que cero ni mayor que un millón.
    .detail = El importe { $amount } no puede ser { $found }: es un múltiplo entero de 5 puntos, no menor que cero ni mayor que un millón.
fault-stake-value = Una apuesta es una unidad breve e imprimible con el número entero de puntos que vale.
    .detail = Una apuesta no puede ser «{ $found }»: es una unidad breve e imprimible con el número entero de puntos que vale.
fault-version-unknown = Esa versión del reglamento no se conoce.
    .detail = La versión { $found } del reglamento no se conoce; la más reciente es la { $known }.
fault-seat-unknown = Ese puesto no existe.
    .detail = El puesto { $found } no existe en una mesa de { $players }; aquí los puestos se cuentan desde 0.
fault-seed-form = Una semilla es el nombre del barajado, dos puntos y un texto, como «gt1:summer».
    .detail = «{ $found }» no es una semilla, es decir, el nombre del barajado, dos puntos y un texto, como «gt1:summer».
fault-pack-size = La baraja tiene 78 cartas.
    .detail = La baraja tiene 78 cartas, no { $found }.
fault-card-twice = Una carta está dos veces.
    .detail = La carta { $card } está dos veces.
fault-hand-size = Un jugador tiene un número de cartas equivocado.
    .detail = Las cartas del puesto { $seat } son { $found } y deberían ser { $wanted }; aquí los puestos se cuentan desde 0.
fault-pots-value = Un bote nunca contiene menos de cero.
    .detail = Un bote nunca contiene menos de cero; se encontró { $king } en el bote del Rey y { $pagat } en el bote del Pagat.
fault-pots-not-played = En la mesa se juega sin botes, así que no puede haber nada en ellos.
    .detail = En la mesa se juega sin botes, así que no pueden contener { $king } y { $pagat }.
fault-redeal-not-played = Aquí ninguna mano sigue a un nuevo reparto: en la mesa no se piden.
fault-balances-number = Hace falta un saldo por cada uno de la mesa.
    .detail = Saldos encontrados: { $found }; jugadores a la mesa: { $players }.
fault-rounds-value = Una partida tiene al menos una vuelta, en números enteros, o sigue hasta que la mesa la detenga.
    .detail = Una partida no puede tener { $found } vueltas: tiene al menos una, en números enteros, o sigue hasta que la mesa la detenga.
fault-ending-shape = El final no es coherente.
    .detail =
        { $what ->
            [leader] El final no es coherente: quien sale no es un jugador activo.
            [hands] El final no es coherente: los jugadores tienen un número de cartas equivocado.
            [card_points] El final no es coherente: hacen falta los puntos de cartas de cada uno de la mesa.
            [has_trick] El final no es coherente: debe decir de cada uno de la mesa si tiene una baza.
            [scores] El final no es coherente: hacen falta las puntuaciones de todos los de la mesa, o ninguna.
            [table] El final no es coherente: la baza que está en la mesa ya está completa.
            [scuse] El final no es coherente: el lugar de la Excusa no concuerda con las cartas.
            [named] El final no es coherente: se nombra un palo si se ha salido con la Excusa, y solo entonces.
           *[other] El final no es coherente: { $what }.
        }
fault-ending-action = En un final se juegan cartas y nada más.
    .detail = En un final se juegan cartas y nada más: { $action }.
fault-ending-too-early = Un final solo se puede tomar mientras se juegan las bazas.
    .detail = Un final solo se puede tomar mientras se juegan las bazas, no en esta fase: { $phase }.
fault-match-over = La partida ha terminado.
fault-match-not-between-deals = La mano no es la siguiente de esta partida, o todavía no ha terminado.
