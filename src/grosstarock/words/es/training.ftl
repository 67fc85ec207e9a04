# Lo que dice `grosstarock train`.

terminal-train-book = El cuaderno { $number } de { $books } está escrito.
terminal-train-lessons =
    { $lessons ->
        [one] Una lección. Ahora aprende la red.
       *[other] { $lessons } lecciones. Ahora aprende la red.
    }
terminal-train-epoch = Pasada { $number } de { $epochs }: el dinero se desvía { $money }, las elecciones { $choice } de { $spread }, en { $seconds } s.
terminal-train-duel = Contra la red con la que empezó la ronda, en { $deals } manos: { $points } ± { $half } puntos por mano.
terminal-train-done = Hecho. Los pesos y la curva están en { $folder }.
terminal-train-sizes = Las capas llenan registros enteros: --units en múltiplos de 64, --hidden en múltiplos de 32.
terminal-train-no-weights = No hay pesos «{ $found }», ni en el paquete ni como archivo.
terminal-train-needs-weights = Una red que no sabe nada no puede enseñarse a sí misma. Empieza con teach, o indica sus pesos con --resume.
terminal-train-curve-title = Cuánto yerra la red en sus elecciones
terminal-train-curve-epochs = pasadas
terminal-train-curve-learning = al aprender
terminal-train-curve-testing = en la prueba
