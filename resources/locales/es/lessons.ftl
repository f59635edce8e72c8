
# The lessons.

lessons = Lecciones
lessons-text = Aprende a jugar al Buscaminas en tableros pequeños, del primer número al último clic. Haz las lecciones en el orden que quieras.
lessons-done = { $done } de { $all } lecciones completadas
lesson-start = Empezar
lesson-go-on = Continuar
lesson-boards-text = { $done } de { $all } tableros resueltos
lesson-number = { $number }. { $title }
lesson-link = Lección: { $title }
lesson-board-solved = Tablero { $at }, resuelto
lesson-board-open = Tablero { $at }
lesson-board-place = Tablero { $at } de { $all }.
lesson-all = Todas las lecciones
lesson-chapter-start = Primeros pasos
lesson-chapter-patterns = Patrones
lesson-chapter-numbers = Combinar números
lesson-chapter-end = El final de la partida
lesson-next-board = Siguiente
lesson-next = Siguiente lección
lesson-again = Reiniciar
lesson-try-again = Reintentar
lesson-mines-left =
    { $count ->
        [one] Queda { $count } mina
       *[other] Quedan { $count } minas
    }
lesson-clicks-left =
    { $count ->
        [one] Queda { $count } clic
       *[other] Quedan { $count } clics
    }
lesson-ended = ¡Lección completada!
lesson-ended-text = Has resuelto todos los tableros de esta lección.
lessons-ended = ¡Has terminado todas las lecciones!
lessons-ended-text = Practica cuando quieras: siempre hay problemas nuevos.

## What to do on a board

lesson-task-open = Abre una casilla que con certeza no tiene mina.
lesson-task-settle = Encuentra el 50/50 y abre una de sus casillas.
lesson-task-clear = Abre todas las casillas seguras.
lesson-task-chord = Abre las demás casillas seguras solo con acordes.
lesson-task-clicks =
    { $most ->
        [one] Abre todas las casillas seguras con 1 clic.
       *[other] Abre todas las casillas seguras con { $most } clics como máximo.
    }
lesson-right-clear = ¡Bien hecho, tablero despejado!
lesson-right-clicks = ¡Bien hecho! No se puede con menos clics.
lesson-chord-here = Haz un acorde aquí.
lesson-chord-here-text =
    { $by ->
        [single-click] Haz clic en
        [double-click] Haz doble clic en
       *[buttons] Pulsa ambos botones del ratón sobre
    } un número que ya tenga todas sus banderas, o pulsa { $key } sobre él.
lesson-click-next = El siguiente clic
lesson-click-open = Abre la casilla { $cell }.
lesson-click-flag = Marca la mina de la casilla { $cell }.
lesson-click-chord = Haz un acorde en el número de la casilla { $cell }.
lesson-used-up = No quedan clics.
lesson-used-up-text =
    { $most ->
        [one] Basta con 1 clic.
       *[other] Basta con { $most } clics.
    } El tablero vuelve a estar como al principio: prueba de otra manera.

## The lessons

lesson-numbers = Qué dice un número
lesson-numbers-text = Un número cuenta las minas que toca, por los lados y por las esquinas. Una casilla abierta sin número no toca ninguna. Una bandera marca una mina ya encontrada. Cuando un número toca tantas banderas como indica, todas las demás casillas cubiertas a su alrededor son seguras.
lesson-flags = Abrir y marcar
lesson-flags-text = Cuando un número toca justo tantas casillas cubiertas como indica, todas ellas son minas. Marca una mina con el clic derecho o con { $flag }, y abre una casilla segura con el clic izquierdo o con { $open }. La bandera te protege: esa casilla ya no se puede abrir sin querer. Con el teclado, las flechas eligen la casilla.
lesson-counting = Descontar minas
lesson-counting-text = A cada número réstale las minas que ya has encontrado: un 3 que toca dos de ellas es en realidad un 1. Si ya no le falta ninguna, sus otras casillas cubiertas son seguras. Si le faltan tantas minas como casillas cubiertas le quedan, todas son minas.
lesson-chords = Acordes
lesson-chords-text =
    Cuando un número toca tantas banderas como indica, una sola jugada abre todas las demás casillas a su alrededor: es el acorde. { $by ->
        [single-click] Haz clic en el número
        [double-click] Haz doble clic en el número
       *[buttons] Pulsa ambos botones del ratón sobre el número
    }, o pulsa { $key }. En una partida, el acorde se fía de tus banderas, aunque estén mal puestas.
lesson-1-1 = El patrón 1-1
lesson-1-1-text = Busca dos 1 contiguos en los que cada casilla cubierta del primero toque también al segundo. La mina del primer 1 está en una de esas casillas, y es también la del segundo. Por eso, todas las demás casillas cubiertas alrededor del segundo 1 son seguras.
lesson-1-2 = El patrón 1-2
lesson-1-2-text = Busca un 1 junto a un 2, a lo largo de una línea de casillas cubiertas. En las casillas que tocan a los dos hay como máximo una mina, ya que el 1 no admite más. Por eso, la otra mina del 2 está en la casilla que toca solo al 2. La mina del 1 está en una de las que comparten, así que una casilla que toca solo al 1 es segura.
lesson-1-2-1 = El patrón 1-2-1
lesson-1-2-1-text = Es el patrón 1-2 por los dos lados. A lo largo de una línea recta de casillas cubiertas, las minas están frente a los dos 1, y la casilla frente al 2 es segura. Lo verás en casi todas las partidas.
lesson-1-2-2-1 = El patrón 1-2-2-1
lesson-1-2-2-1-text = También aquí el 1-2 funciona por los dos lados. A lo largo de una línea recta de casillas cubiertas, las minas están frente a los dos 2, y las casillas frente a los 1 son seguras.
lesson-subtract = Restar
lesson-subtract-text = Primero resta de los números las minas que conoces, y luego busca patrones: un 2 y un 3 que tocan una bandera cada uno son en realidad un 1 y un 2. También puedes restar un número de otro: si todas las casillas cubiertas de un 1 tocan también a un 2, la segunda mina de ese 2 está en sus otras casillas. Si los dos números son iguales, esas casillas son seguras.
lesson-edges = Bordes y esquinas
lesson-edges-text = Un número en el borde del tablero tiene como máximo cinco casillas vecinas, y uno en una esquina, solo tres. Por eso es frecuente que todas sus casillas cubiertas toquen también a otro número, y entonces puedes restar uno del otro. Si te atascas, mira primero ahí.
lesson-holes = Huecos
lesson-holes-text = Un hueco es un número abierto rodeado casi por completo de casillas cubiertas. Muchas veces, un número contiguo solo toca casillas que el hueco también toca. Resta del hueco las minas de ese número y sabrás qué hay al otro lado.
lesson-three = Tres números juntos
lesson-three-text = A veces hacen falta tres números a la vez. Supón que una casilla es una mina y sigue lo que dicen los números a su alrededor. Si a alguno le acaban sobrando o faltando minas, es que la casilla es segura. Para demostrar que hay una mina, supón que la casilla es segura.
lesson-count = Las últimas minas
lesson-count-text = El número de minas que quedan es un número como cualquier otro: toca todas las casillas cubiertas. Hacia el final, mira a qué números todavía les faltan minas. Si entre todos les faltan justo las que quedan, las casillas que no tocan a ninguno son seguras.
lesson-odds = Adivinar bien
lesson-odds-text = A veces no hay nada seguro y hay que adivinar. Si un 1 toca tres casillas cubiertas, cada una tiene un riesgo de uno entre tres. En las casillas que no tocan ningún número, reparte por igual las demás minas. Donde los números comparten casillas, cuenta las distribuciones posibles: una casilla que es mina en una de cuatro tiene un riesgo de uno entre cuatro. Después abre la casilla de menor riesgo.
lesson-fifty-fifty = Los 50/50
lesson-fifty-fifty-text = Dos casillas, una mina, y ninguna otra casilla dirá nunca en cuál está: eso es un 50/50. Adivina cuanto antes: esperar no sirve de nada. Pero fíjate bien: a veces lo resuelve el número de minas, o hay cerca una conjetura menos arriesgada.
lesson-clicks = Menos clics
lesson-clicks-text = Los jugadores rápidos no malgastan clics. Una bandera también es un clic: compensa si luego los acordes abren varias casillas a la vez. Una casilla que no toca ninguna mina abre todo a su alrededor, así que empieza por ella. Aquí, cada bandera, cada casilla abierta y cada acorde cuenta como un clic.
