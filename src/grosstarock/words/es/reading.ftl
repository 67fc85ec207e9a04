# Why a record or a position cannot be read. Each message is a short title; what was found, what may
# stand there and what was perhaps meant are put to it as far as they are known.

reading-told = { $reason }.
reading-told-found = { $reason }: «{ $found }».
reading-told-wanted = { $reason }; se espera: { $wanted }.
reading-told-near = { $reason }; quizá se quería decir «{ $near }».
reading-told-found-wanted = { $reason }: «{ $found }»; se espera: { $wanted }.
reading-told-found-near = { $reason }: «{ $found }»; quizá se quería decir «{ $near }».
reading-told-wanted-near = { $reason }; se espera: { $wanted }; quizá se quería decir «{ $near }».
reading-told-found-wanted-near = { $reason }: «{ $found }»; se espera: { $wanted }; quizá se quería decir «{ $near }».

## The file, and its values

reading-not-utf8 = No es un texto en UTF-8
reading-not-json = No es JSON
reading-not-unicode = Medio carácter, que ningún texto puede contener
reading-too-long = El texto es demasiado largo
reading-too-deep = Demasiadas cosas unas dentro de otras
reading-too-many = Son demasiados
reading-number-not-finite = No es un número con el que se pueda contar
reading-number-too-large = El número es demasiado grande
reading-field-twice = El campo está dos veces
reading-field-missing = Falta el campo
reading-wrong-type = El valor es de un tipo equivocado
reading-value-unknown = Valor desconocido
reading-negative = Menos de cero, donde no puede ser
reading-format-unknown = Formato desconocido

## The rules of the table

reading-preset-unknown = Variante desconocida
reading-option-unknown = Opción desconocida
reading-option-value = No es un valor de esta opción
reading-amount-unknown = Importe desconocido
reading-amount-value = No es un importe, es decir, un múltiplo entero de 5 puntos no menor que cero
reading-stake-value = No es una apuesta, es decir, una unidad breve con el número entero de puntos que vale
reading-version-unknown = Versión del reglamento desconocida
reading-players-number = A la mesa se sientan dos, tres o cuatro
reading-players-of-preset = La variante no es para tantos jugadores
reading-two-with-pots = Entre dos se juega sin botes
reading-pots-not-played = En la mesa se juega sin botes, así que no puede haber nada en ellos

## Seats, cards and actions

reading-redeal-not-played = En esta mesa no se piden nuevos repartos
reading-seats-number = No hay uno por cada puesto
reading-seat-unknown = En esta mesa no existe ese puesto
reading-card-unknown = Carta desconocida
reading-card-twice = La carta está dos veces
reading-hand-size = Un jugador tiene un número de cartas equivocado
reading-action-unknown = Acción desconocida
reading-declaration-unknown = Declaración desconocida
reading-suit-unknown = Palo desconocido
reading-clause-unknown = Regla desconocida
reading-seed-form = No es una semilla, es decir, el nombre del barajado, dos puntos y un texto

## The notation for people

reading-text-comment-open = Hay un comentario sin cerrar
reading-text-line-unknown = Línea de tipo desconocido
reading-text-tag-form = No es una etiqueta, es decir, un nombre y un valor entre corchetes
reading-text-tag-unknown = Etiqueta desconocida
reading-text-word-form = No es un ajuste, es decir, un nombre, un signo igual y un valor
reading-text-word-unknown = Palabra desconocida
reading-text-setting-form = No es un ajuste, es decir, un nombre, un signo igual y un valor
reading-text-escape = Detrás de un signo de porcentaje faltan las dos cifras de un byte
reading-text-twice = Está dos veces
reading-text-missing = Falta algo
reading-text-field-known = El campo tiene su propio lugar y no se puede dar aquí
reading-text-path-unknown = Ese lugar no existe en el registro
reading-text-number = No es un número entero
reading-text-count = El número de palabras está equivocado
reading-text-card-unseen = Una carta que no se ha visto no puede estar aquí
reading-text-sitting-out = Quien descansa no participa en esta mano
reading-text-trick-number = El número de la baza está equivocado
reading-text-trick-size = La baza tiene un número de cartas equivocado
reading-text-winner-missing = No se dice quién ganó la baza
reading-text-entry-form = No es un pago, es decir, una regla, un importe y quién paga a quién
reading-text-ending-shape = El final no es coherente
