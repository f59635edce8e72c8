
# The lessons.

lessons = Leçons
lessons-text = Apprenez le démineur sur de petites grilles, du premier nombre au dernier clic. Suivez les leçons dans l’ordre de votre choix.
lessons-done = Leçons terminées : { $done } sur { $all }
lesson-start = Commencer
lesson-go-on = Continuer
lesson-boards-text = Grilles résolues : { $done } sur { $all }
lesson-number = { $number }. { $title }
lesson-link = Leçon : { $title }
lesson-board-solved = Grille { $at }, résolue
lesson-board-open = Grille { $at }
lesson-board-place = Grille { $at } sur { $all }.
lesson-all = Toutes les leçons
lesson-chapter-start = Premiers pas
lesson-chapter-patterns = Motifs
lesson-chapter-numbers = Combiner les nombres
lesson-chapter-end = La fin de partie
lesson-next-board = Grille suivante
lesson-next = Leçon suivante
lesson-again = Recommencer
lesson-try-again = Réessayer
lesson-mines-left = Mines restantes : { $count }
lesson-clicks-left = Clics restants : { $count }
lesson-ended = Leçon terminée !
lesson-ended-text = Vous avez résolu toutes les grilles de cette leçon.
lessons-ended = Vous avez terminé toutes les leçons !
lessons-ended-text = L’entraînement, lui, a toujours de nouveaux exercices.

## What to do on a board

lesson-task-open = Découvrez une case qui est forcément sûre.
lesson-task-settle = Trouvez le 50/50 et découvrez une de ses cases.
lesson-task-clear = Découvrez toutes les cases sûres.
lesson-task-chord = Découvrez les autres cases sûres uniquement avec des chords.
lesson-task-clicks =
    { $most ->
        [one] Découvrez toutes les cases sûres en { $most } clic.
       *[other] Découvrez toutes les cases sûres en { $most } clics au plus.
    }
lesson-right-clear = Bravo, tout est découvert !
lesson-right-clicks = Bravo ! Impossible d’y arriver en moins de clics.
lesson-chord-here = Faites un chord ici.
lesson-chord-here-text =
    { $by ->
        [single-click] Cliquez sur un nombre
        [double-click] Double-cliquez sur un nombre
       *[buttons] Appuyez avec les deux boutons de la souris sur un nombre
    } qui a tous ses drapeaux, ou appuyez sur { $key } à cet endroit.
lesson-click-next = Le clic suivant
lesson-click-open = Découvrez la case { $cell }.
lesson-click-flag = Posez un drapeau sur la mine de la case { $cell }.
lesson-click-chord = Faites un chord sur le nombre de la case { $cell }.
lesson-used-up = Il ne reste aucun clic.
lesson-used-up-text =
    { $most ->
        [one] { $most } clic suffit.
       *[other] { $most } clics suffisent.
    } La grille est revenue au début : essayez autrement.

## The lessons

lesson-numbers = Lire les nombres
lesson-numbers-text = Un nombre indique combien de mines le touchent, sur les côtés et en diagonale. Une case découverte sans nombre n’en touche aucune. Un drapeau marque une mine déjà trouvée. Quand un nombre touche autant de drapeaux qu’il indique de mines, toutes les autres cases cachées autour de lui sont sûres.
lesson-flags = Découvrir et marquer
lesson-flags-text = Quand un nombre touche exactement autant de cases cachées qu’il indique de mines, ce sont toutes des mines. Un clic droit ou { $flag } pose un drapeau sur une mine, un clic gauche ou { $open } découvre une case sûre. Un drapeau vous protège : impossible de découvrir cette case par accident. Au clavier, les flèches choisissent la case.
lesson-counting = Le décompte
lesson-counting-text = Retirez d’un nombre les mines que vous avez trouvées : un 3 qui en touche deux ne vaut plus que 1. S’il ne reste rien, ses autres cases cachées sont sûres. S’il reste autant de mines que de cases cachées, ce sont toutes des mines.
lesson-chords = Les chords
lesson-chords-text =
    Quand un nombre touche autant de drapeaux qu’il indique de mines, un seul coup découvre toutes les autres cases autour de lui : c’est un chord. { $by ->
        [single-click] Cliquez sur le nombre
        [double-click] Double-cliquez sur le nombre
       *[buttons] Appuyez sur le nombre avec les deux boutons de la souris
    }, ou appuyez sur { $key }. En partie, un chord se fie à vos drapeaux, même aux mauvais.
lesson-1-1 = Le motif 1-1
lesson-1-1-text = Cherchez deux 1 côte à côte, où chaque case cachée du premier touche aussi le second. La mine du premier 1 est parmi ces cases, et c’est aussi celle du second. Toutes les autres cases cachées autour du second 1 sont donc sûres.
lesson-1-2 = Le motif 1-2
lesson-1-2-text = Cherchez un 1 à côté d’un 2, le long d’une rangée de cases cachées. Les cases qui touchent les deux contiennent au plus une mine, à cause du 1. L’autre mine du 2 est donc dans la case qui ne touche que lui. La mine du 1 est parmi les cases communes : une case qui ne touche que le 1 est donc sûre.
lesson-1-2-1 = Le motif 1-2-1
lesson-1-2-1-text = C’est le motif 1-2 vu des deux côtés. Le long d’une ligne droite de cases cachées, les mines sont en face des deux 1, et la case en face du 2 est sûre. Vous le rencontrerez dans presque toutes les parties.
lesson-1-2-2-1 = Le motif 1-2-2-1
lesson-1-2-2-1-text = Ici aussi, le motif 1-2 marche des deux côtés. Le long d’une ligne droite de cases cachées, les mines sont en face des deux 2, et les cases en face des 1 sont sûres.
lesson-subtract = Soustraire
lesson-subtract-text = Retirez d’abord des nombres les mines que vous connaissez, puis cherchez des motifs : un 2 et un 3 qui touchent chacun un drapeau ne valent plus que 1 et 2. Vous pouvez aussi soustraire un nombre d’un autre : si chaque case cachée d’un 1 touche aussi un 2, la deuxième mine de ce 2 est parmi ses autres cases. Si les deux nombres sont égaux, ces cases sont sûres.
lesson-edges = Bords et coins
lesson-edges-text = Au bord de la grille, un nombre a au plus cinq cases voisines, et dans un coin, seulement trois. Souvent, ses cases cachées touchent donc toutes un autre nombre, et vous pouvez soustraire l’un de l’autre. Quand vous n’avancez plus, commencez par là.
lesson-holes = Trous
lesson-holes-text = Un trou est un nombre découvert entouré presque partout de cases cachées. Un nombre à côté ne touche souvent que des cases que le trou touche aussi. Soustrayez ses mines de celles du trou, et vous saurez ce qu’il y a de l’autre côté.
lesson-three = Trois nombres
lesson-three-text = Parfois, il faut trois nombres à la fois. Supposez qu’une case soit une mine, et suivez ce que disent les nombres autour. Si l’un d’eux finit avec trop de mines ou pas assez, c’est que la case est sûre. Pour prouver une mine, supposez que la case soit sûre.
lesson-count = Les dernières mines
lesson-count-text = Le nombre de mines restantes est un nombre comme un autre : il touche toutes les cases cachées. Vers la fin, regardez à quels nombres il manque encore des mines. S’il leur faut toutes celles qui restent, toutes les cases qu’ils ne touchent pas sont sûres.
lesson-odds = Bien deviner
lesson-odds-text = Parfois, rien n’est certain et il faut deviner. Si un 1 touche trois cases cachées, chacune a un risque d’un tiers. Répartissez les autres mines à parts égales entre les cases qui ne touchent aucun nombre. Quand des nombres partagent des cases, comptez les dispositions possibles : une case minée dans une disposition sur quatre a un risque d’un quart. Découvrez ensuite la case au risque le plus faible.
lesson-fifty-fifty = Les 50/50
lesson-fifty-fifty-text = Deux cases, une mine, et aucune autre case ne dira jamais laquelle est minée : c’est un 50/50. Devinez tout de suite, car attendre n’aide pas. Mais regardez bien : parfois, le nombre de mines tranche, ou il y a un choix moins risqué tout près.
lesson-clicks = Moins de clics
lesson-clicks-text = Pour aller vite, ne gaspillez aucun clic. Un drapeau est aussi un clic : il est rentable quand des chords découvrent ensuite plusieurs cases à la fois. Une case qui ne touche aucune mine découvre tout ce qui l’entoure : commencez donc par là. Ici, chaque drapeau, chaque case découverte et chaque chord compte pour un clic.
