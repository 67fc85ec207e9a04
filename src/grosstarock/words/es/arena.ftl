# Lo que dice `grosstarock arena`.

terminal-arena-title =
    { $deals ->
        [one] Una mano de { $preset }, { $seats } a la mesa
       *[other] { $deals } manos de { $preset }, { $seats } a la mesa
    }
terminal-arena-ladder = La clasificación, en puntos por mano sobre la media de todos
terminal-arena-matches = Duelo a duelo, en puntos por mano
terminal-arena-match = { $first } contra { $second }
terminal-arena-alone = Uno { $first } contra dos { $second }
terminal-arena-together = Dos { $first } contra uno { $second }
terminal-arena-sources = De dónde vienen los puntos
terminal-arena-times = Tiempo de cálculo por decisión
terminal-arena-player = Jugador
terminal-arena-version = Versión
terminal-arena-decisions = Decisiones
terminal-arena-mean = Media
terminal-arena-p99 = El 99 % en
terminal-arena-milliseconds = { $time } ms
terminal-arena-source-card = { $clause }: { $card }
terminal-arena-scale = puntos por mano
terminal-arena-playing = { $first } juega contra { $second }
terminal-arena-files = Los resultados y las manos están en { $folder }. Para ver una mano: grosstarock show ARCHIVO --deal NÚMERO
terminal-arena-stopped = Detenido. Lo jugado queda en { $folder }; la misma orden sigue desde ahí.
terminal-arena-two-players = Una arena necesita al menos dos jugadores, cada uno una sola vez: --players { $found }.
terminal-arena-budget = «{ $found }» no es un tiempo para pensar: escribe arena, table o un número de segundos.
terminal-arena-pots = «{ $found }» no dice qué hay en los botes: escribe fresh, running o dos cantidades como 130,300.
terminal-arena-pots-not-played = { $preset } se juega sin botes.
terminal-arena-player-failed = El jugador «{ $player }» ha fallado: { $told }
terminal-arena-results = { $file }, línea { $line }: no son los resultados de este duelo. Elige otra carpeta con --into o empieza de nuevo con --afresh.
