# Lo que dice `grosstarock train`.

terminal-train-book = El cuaderno { $number } de { $books } está escrito.
terminal-train-decisions =
    { $decisions ->
        [one] Una decisión. Ahora se ajusta el hábito.
       *[other] { $decisions } decisiones. Ahora se ajusta el hábito.
    }
terminal-train-epoch = Pasada { $number } de { $epochs }: puntos perdidos por decisión con la mejor carta { $best }, según las probabilidades { $odds }, al azar { $chance }.
terminal-train-duel = Contra el hábito que enseñó, solo las cartas, en { $deals } manos: { $points } ± { $half } puntos por mano.
terminal-train-done = Hecho. Los pesos y la curva están en { $folder }.
terminal-train-no-weights = No hay pesos «{ $found }», ni en el paquete ni como archivo.
terminal-train-needs-weights = Un hábito que no sabe nada no puede enseñarse a sí mismo. Empieza con teach, o indica sus pesos con --resume.
terminal-train-curve-title = Puntos perdidos por decisión, en la prueba
terminal-train-curve-epochs = pasadas
terminal-train-curve-best = mejor carta
terminal-train-curve-odds = según las probabilidades
