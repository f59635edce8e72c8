# The texts of Sapper in French.
# The files of all languages have the same keys in the same order.

app-name = Sapper

## Units, dates and lists

seconds = { $seconds } s
percent = { $number } %
quoted = « { $text } »
date =
    { $day ->
        [1] 1er
       *[other] { $day }
    } { $month } { $year }
date-day =
    { $day ->
        [1] 1er
       *[other] { $day }
    } { $month }
date-month =
    { $month ->
        [1] janv.
        [2] févr.
        [3] mars
        [4] avr.
        [5] mai
        [6] juin
        [7] juil.
        [8] août
        [9] sept.
        [10] oct.
        [11] nov.
       *[12] déc.
    }
date-month-alone =
    { $month ->
       *[other] { date-month }
    }
date-year = { $year }
list-next = { $list }, { $next }
list-last = { $list } et { $next }
list-more =
    { $list } et { $more ->
        [one] { $more } autre
       *[other] { $more } autres
    }

## The title screen

title-go-on = Appuyez sur une touche ou cliquez pour commencer

## The bars and the menu

level-beginner = Débutant
level-intermediate = Intermédiaire
level-expert = Expert
level-beginner8x8 = Débutant 8×8
level-scattered = Aléatoire (20 %)
level-custom = Personnalisé
custom-button = Perso…
show-remaining = Afficher les mines restantes
show-remaining-short = Mines restantes
no-guess = Sans hasard
no-guess-this-game = Sans hasard, cette fois
no-guess-next-game = Sans hasard : dès la prochaine partie
no-guess-start = Commencez par la case entourée : elle est sûre.
no-guess-is-on = Sans hasard : activé
no-guess-is-off = Sans hasard : désactivé
guesses = Coups au hasard
guesses-off = Mode normal
guesses-fair-guess = Mode équitable
guesses-strict = Mode strict
guesses-fair-guess-strict = { guesses-fair-guess } + { guesses-strict }
flag-mode = Mode drapeau
flag-mode-is-on = Mode drapeau : activé
flag-mode-is-off = Mode drapeau : désactivé
sound = Son
sound-is-on = Son : activé
sound-is-off = Son : désactivé
menu = Menu
menu-aid = Indices
menu-share = Partager
menu-others = Plus
why-over = La partie est finie
why-not-begun = Découvrez d’abord une case
why-not-over = Après la partie
why-not-lost = Après une défaite
why-style = Pas dans ce style
new-game = Nouvelle grille
pause = Pause
resume = Reprendre
paused = En pause
settings = Paramètres
help = Aide
records = Records
style = Style
style-glass = Verre
style-classic = Classique
style-easyx = Mélodie rétro (EasyX)
style-simpleminer = Sobre (SimpleMiner)
style-console = Terminal (Console)
theme = Thème
theme-auto = Auto
theme-light = Clair
theme-dark = Sombre
theme-high-contrast = Contraste élevé
color-vision = Couleurs des nombres
color-vision-usual = Par défaut
color-vision-deuteranopia = Deutéranopie (rouge-vert)
color-vision-protanopia = Protanopie (rouge-vert)
color-vision-tritanopia = Tritanopie (bleu-jaune)
color-vision-high-contrast = Contraste élevé
text-size = Taille du texte et des boutons
typeface = Police
typeface-usual = Par défaut
typeface-reading = Plus lisible
letter-spacing = Espacement des lettres
line-spacing = Interligne
spacing-usual = Normal
spacing-wide = Large
spacing-wider = Très large
dwell = Clic par survol
scanning = Balayage à un contacteur
pace-off = Désactivé
pace-700ms = Après 0,7 s
pace-1000ms = Après 1 s
pace-1500ms = Après 1,5 s
pace-2500ms = Après 2,5 s
motion = Animations
motion-auto = Auto
motion-off = Complètes
motion-on = Réduites
language = Langue
language-auto = Comme le système

## Tooltips

tip-count = Mines restantes
tip-clock = Temps en secondes
tip-remaining = Afficher le nombre de mines restant à marquer
tip-no-guess = Grilles qui se résolvent sans hasard
tip-flag-mode = Un clic pose un drapeau au lieu de découvrir
tip-levels = Niveau
tip-sizes = Choisir un niveau
tip-leave = Quitter Sapper
tip-odds = Afficher le risque de mine de chaque case
tip-player = Solveur
tip-pace = Vitesse
tip-speed = Vitesse
tip-run = Lire
tip-time-bar = Cliquer ou glisser pour voir un autre moment. Glisser avec le bouton droit pour choisir l’extrait d’un GIF.
tip-replay-details = Afficher ou masquer tous les compteurs, clics et repères
tip-marks = Barres : coups au hasard, disques : cases sûres manquées, traits : coups lents, carrés : clics inutiles ; cliquer sur un repère pour le voir
tip-previous = Événement précédent
tip-next = Événement suivant
tip-back = Retour à la partie
tip-export = Exporter toutes les parties (CSV)
tip-reset = Supprimer les parties de ce niveau
tip-luck = Vos chances de survivre aux coups au hasard
tip-span = Période
tip-bbbv = Nombre minimal de clics gauches pour résoudre la grille
tip-bbbv_s = 3BV résolus par seconde
tip-effective = Clics qui ont changé la grille
tip-wasted = Clics qui n’ont rien changé
tip-path = Distance parcourue par le pointeur, en cases
tip-openings = Zones qu’un seul clic découvre
tip-islands = Groupes de nombres en dehors des ouvertures
tip-zini = Clics d’une bonne solution avec chords
tip-hzini = ZiNi en commençant par les ouvertures, comme un humain
tip-ioe = Efficacité : 3BV par clic
tip-correctness = Part des clics qui ont changé la grille
tip-throughput = 3BV par clic utile
tip-rqp = Temps divisé par 3BV/s ; plus bas, c’est mieux
tip-time = Secondes de la première ouverture au dernier relâchement
tip-left = Clics gauches hors chords
tip-right = Marques posées et retirées, et clics droits sans effet
tip-chords = Chords, même refusés ; chacun compte pour un clic
tip-flags = Drapeaux sur la grille
tip-clicks = Clics gauches et droits et chords
tip-cl_s = Clics par seconde, en moyenne
tip-cl_s_now = Clics de la dernière seconde
tip-solved = 3BV résolu jusqu’ici
tip-bbbv_left = 3BV qui restent à résoudre
tip-est = Le temps à ce rythme : temps × 3BV ÷ 3BV résolus
tip-zne = ZiNi par clic, si la partie est gagnée
tip-znt = ZiNi par clic utile, si la partie est gagnée
tip-stnb = 3BV divisé par le temps à la puissance 1,7, ajusté au niveau ; plus haut, c’est mieux
tip-qg = Temps à la puissance 1,7, divisé par 3BV ; plus bas, c’est mieux

## Buttons in dialogs

ok = OK
cancel = Annuler
close = Fermer

## The custom board dialog

custom-title = Grille personnalisée
custom-rows = Lignes
custom-cols = Colonnes
custom-mines = Mines
custom-less = Une de moins
custom-more = Une de plus
custom-range = { $min }–{ $max }
custom-density = { $share } de mines
custom-density-like = { $share } de mines, comme { $level }
custom-empty = Entrez un nombre.
custom-not-a-number = Entrez un nombre entier.
custom-out-of-range = Entrez un nombre de { $min } à { $max }.
# $max is at most one less than the number of cells, so 0 means a board of a single cell.
custom-too-many-mines =
    { $max ->
        [0] Une grille d’une seule case n’a pas de place pour une mine.
        [one] Une grille de { $rows } × { $cols } contient au plus { $max } mine.
       *[other] Une grille de { $rows } × { $cols } contient au plus { $max } mines.
    }
custom-start = Commencer
custom-boards = Grilles enregistrées
custom-saved = Enregistré : { $name }
custom-removed = Retiré : { $name }

## The information strip

strip-board =
    { $rows } × { $cols }, { $mines ->
        [one] { $mines } mine
       *[other] { $mines } mines
    }
strip-best = Meilleur temps : { $time }
offer-title = Vous débutez au démineur ?
first-flag = Le 1 entouré ne touche qu’une case cachée. Faites un clic droit sur cette case pour marquer la mine.
first-flag-at = Le 1 ({ $number }) ne touche qu’une case cachée : { $mine }. Allez-y et marquez-la avec { $key }.
first-chord = Le nombre entouré a tous ses drapeaux. Appuyez dessus avec les deux boutons : le reste se découvre.
first-chord-at = Le nombre ({ $number }) a tous ses drapeaux. Avec { $key }, le reste se découvre.
first-hint = Aucun coup sûr en vue ? L’ampoule ou { $key } donne un indice.
first-no-guess = Pas envie de deviner ? « Sans hasard » crée des grilles que la seule logique résout.
result-lost = Mine touchée
strict-lost =
    { $count ->
        [one] Vous avez joué au hasard, alors que la case entourée était sûre
       *[other] Vous avez joué au hasard, alors que les cases entourées étaient sûres
    }
strict-lost-at = Vous avez joué au hasard, alors que la case { $place } était sûre
result-first = Premier record !
result-new-best = Nouveau record !
result-faster = { $time } de mieux que votre record
result-progress = { $time } · { $share } ouvertes
result-as = sous le nom { $name }
result-details = Détails
result-retry = Même grille
copied = Copié ✓
notice-more = et { $count } de plus

## The end of a game

won = Grille résolue en { $time }.
won-no-guess = Grille résolue en { $time }. Aucun coup au hasard nécessaire.
no-guess-needed = Aucun coup au hasard nécessaire.
won-new-best = Nouveau meilleur temps : { $time } !
won-first = Votre premier record à ce niveau !
won-near-best = { $gap } de plus que votre meilleur temps ({ $best }).
won-place =
    { $place ->
        [1] Votre meilleur temps.
       *[other] Votre { $place }e meilleur temps.
    }
box-won = Bravo !
box-lost = Perdu
box-next = Une nouvelle grille est prête.
again-question = Mine touchée. Une nouvelle grille ?
again-yes = Nouvelle grille
again-no = Quitter
again = Nouvelle grille
leave = Quitter
difficulty = Niveau
mines-left = Mines : { $count }
menu-play = 1 Jeu
menu-board = 2 Grille
menu-more = 3 Plus
menu-exit = 0 Fin
exit-again = Une partie est en cours. Appuyez encore sur 0 pour quitter.
play-again = Nouvelle grille
unranked-seeded = Les grilles à graine choisie ne sont pas classées.
aid-hint = Indice
aid-think = Réfléchir plus
aid-think-short = Réfléchir
aid-think-stop = Ne plus réfléchir
aid-think-stop-short = Arrêter
aid-think-needless = Inutile de deviner ici.
aid-thought = { $seconds } s de réflexion
aid-odds = Risques
odds-safe = sûre
odds-mine = mine
odds-elsewhere = partout ailleurs
aid-check = Vérifier les drapeaux
draft = Notes
draft-how = Notes : clic droit, mine ; clic gauche, case sûre. Rien n’est découvert.
draft-keep = Garder les drapeaux
draft-keep-tip = Mettre un drapeau sur les mines notées et oublier le reste
check-none = Il n’y a pas encore de drapeaux à vérifier.
check-right =
    { $count ->
        [one] Votre drapeau est compatible avec les nombres.
       *[other] Les { $count } drapeaux sont compatibles avec les nombres.
    }
check-wrong =
    { $count ->
        [one] { $count } drapeau est forcément mal placé : { $cells }.
       *[other] { $count } drapeaux sont forcément mal placés : { $cells }.
    }
aid-auto = Jeu auto
auto-exact = Exact
auto-2010 = Algo 2010
auto-slow = Lent
auto-steady = Moyen
auto-fast = Rapide
aid-used = Avec aide
aid-used-text = Vous vous êtes fait aider (indice, risques, vérification des drapeaux ou jeu automatique). Cette partie n’est pas classée.
unranked-helped = Les parties avec aide ne sont pas classées.
unranked-rules = Les parties aux règles personnalisées ne sont pas classées.
unranked-custom = Les grilles de ce type ne sont pas classées.
unranked-no-guess = Les grilles « Sans hasard » ne sont pas classées.
unranked-filtered = Les grilles choisies par un filtre ne sont pas classées.

## The board filter

kept-title = Replays automatiques
kept-about = Les replays des parties terminées vont dans « replays/games », parmi les données de Sapper.
kept-which = Parties
kept-none = Nouveaux records seulement
kept-wins = Victoires
kept-all = Toutes les parties
kept-max-time = Temps max. (s)
kept-min-speed = Au moins (3BV/s)
kept-limit = Conserver au plus
kept-name = Nom de fichier
kept-folders = Un dossier par niveau
kept-name-empty = Entrez un nom.
kept-name-long = Entrez au plus { $max } caractères.
kept-name-forbidden = « { $sign } » est interdit dans un nom de fichier.
kept-name-brace = Il manque une accolade.
kept-name-unknown = Champ inconnu : « { $field } ».
filter-button = Filtre de grilles…
filter-title = Filtre de grilles
filter-on = Choisir les nouvelles grilles avec ce filtre
filter-about = Sapper tire des grilles jusqu’à ce que l’une convienne. Un champ vide ne limite rien. Ces parties sont signalées et ne sont pas classées.
filter-efficiency = Efficacité (3BV/ZiNi)
filter-first-click = Premier clic (cases)
# The names of the fields.
filter-min = { $figure }, minimum
filter-max = { $figure }, maximum
filter-drawing = Essai de grilles…
filter-none = Aucune des { $drawn } grilles ne convient.
filter-none-drawn = Aucune grille n’a pu être créée dans le temps imparti.
filter-every = Toutes les grilles conviennent.
filter-share = Environ { $share } des grilles conviennent.
filter-one-in = Environ 1 grille sur { $boards } convient.
filter-reversed = « De » dépasse « à » : aucune grille ne convient.
board-filtered = Grille filtrée
board-filtered-text = Cette grille a été choisie par le filtre. Cette partie n’est pas classée.
search-filter-tried = Recherche d’une grille qui passe le filtre… Essais : { $tried }.
search-filter-failed = Aucune des { $tried } grilles essayées ne passe le filtre. La plus proche : { $figures }.
search-nearest = Jouer la plus proche
search-go-on = Chercher encore

## The search for a no-guess board

search-title = Grille sans hasard
search-tried = Recherche d’une grille qui se résout sans deviner… Essais : { $tried }.
search-ordinary = Jouer une grille normale
search-failed-title = Aucune grille trouvée
search-failed =
    { $mines ->
        [one] Aucune des { $tried } grilles essayées ({ $rows } × { $cols }, { $mines } mine) ne se résout sans deviner. Essayez une autre taille.
       *[other] Aucune des { $tried } grilles essayées ({ $rows } × { $cols }, { $mines } mines) ne se résout sans deviner. Essayez avec moins de mines.
    }

## The name for a record

name-title = Nouveau record
name-prompt = Entrez votre nom
name-label = Votre nom
name-empty = Entrez un nom.
name-too-long = Un nom peut avoir au plus { $max } caractères.
name-too-many-parts = Un caractère de ce nom porte trop d’accents.
name-control = Ce nom contient un caractère impossible à afficher.
name-save = Enregistrer

## The records screen

records-name = Nom
records-time = Temps
records-3bv = 3BV
records-date = Date
records-no-name = Anonyme
records-always = Tout
records-year = Cette année
records-month = Ce mois-ci
records-today = Aujourd’hui
records-export = Exporter…
records-reset = Effacer…
records-table = Meilleures parties
records-under = 3BV { $bbbv } · { $speed }/s · { $date }
records-shown = { $shown } sur { $count }
records-more = Afficher plus
records-reading = Lecture de vos parties…
records-none =
    { $span ->
        [year] Aucune partie au niveau { $level } cette année
        [month] Aucune partie au niveau { $level } ce mois-ci
        [today] Aucune partie au niveau { $level } aujourd’hui
       *[always] Pas encore de partie au niveau { $level }
    }
records-none-ranked =
    { $span ->
        [year] Aucune partie classée au niveau { $level } cette année
        [month] Aucune partie classée au niveau { $level } ce mois-ci
        [today] Aucune partie classée au niveau { $level } aujourd’hui
       *[always] Pas encore de partie classée au niveau { $level }
    }
records-uncounted = Les parties avec aide, les grilles « Sans hasard », les grilles filtrées et les grilles déjà jouées ne sont pas comptées. Les grilles et les règles personnalisées sont comptées à part.
records-invite = Jouez une partie : vos temps, votre taux de réussite et vos séries apparaîtront ici.
records-invite-style = Choisissez le style { $style } dans les paramètres et jouez une partie : vos temps, votre taux de réussite et vos séries apparaîtront ici.
records-invite-custom = Jouez une partie sur une grille personnalisée : vos temps, votre taux de réussite et vos séries apparaîtront ici.
records-invite-rules = Jouez une partie avec des règles personnalisées : vos temps, votre taux de réussite et vos séries apparaîtront ici.
records-invite-guesses = Jouez une partie avec ces règles (Paramètres, Jeu, Règles) : vos temps, votre taux de réussite et vos séries apparaîtront ici.
records-play = Jouer : { $level }
records-not-counted = Pas encore de partie terminée.
records-statistics = Statistiques
records-interval = À la longue, vous gagnerez très probablement { $low } % à { $high } % de vos parties (confiance : 95 %).
figure-played = Jouées
figure-won = Gagnées
figure-left = Abandonnées
figure-rate = Réussite
figure-best = Meilleur temps
figure-median = Temps médian
figure-mean = Temps moyen
figure-best-speed = Meilleur 3BV/s
figure-mean-speed = 3BV/s moyen
figure-streak = Série en cours
figure-won-streak = Meilleure série
figure-lost-streak = Pire série
streak-won =
    { $count ->
        [one] { $count } victoire
       *[other] { $count } victoires
    }
streak-lost =
    { $count ->
        [one] { $count } défaite
       *[other] { $count } défaites
    }
chart-times = Victoires : { $count }, { $from } – { $to } ; meilleur temps : { $best }
chart-histogram = Temps le plus fréquent : { $from } – { $to } ; victoires : { $most }
chart-rate = Parties gagnées : { $rate } sur { $count } ; parmi les dernières : { $last }
picture-times = Temps par date
picture-times-note = en secondes ; points : victoires, ligne : meilleur temps jusque-là
picture-histogram = Temps des victoires
picture-histogram-note = victoires selon le temps, en secondes
picture-beyond =
    { $count ->
        [one] { $note } ; hors { $count } victoire bien moins bonne
       *[other] { $note } ; hors { $count } victoires bien moins bonnes
    }
picture-rate = Taux de réussite
picture-rate-note = en pourcentage, sur les { $count } dernières parties ; trait fin : toutes les parties
pictures-wait = Les graphiques apparaissent après { $count } parties.
picture-waits = Ce graphique apparaît après { $count } victoires.
records-by = Classer par
tip-records-by = Critère de comparaison des meilleures parties
flagging-any = Avec ou sans
flagging-none = Sans drapeau
flagging-some = Avec drapeaux
tip-flagging = Toutes les parties, celles sans le moindre drapeau, ou celles avec drapeaux
records-left-out = Parties laissées de côté, car enregistrées par une version antérieure : { $count }
records-no-figure = Cette valeur n’est connue pour aucune victoire.
records-under-figure = { $time } · 3BV { $bbbv } · { $date }
picture-by-date = { $name } par date
picture-by-date-note = points : victoires, ligne : meilleure valeur jusque-là
chart-by-date = { $name }, victoires : { $count }, { $from } – { $to } ; meilleure valeur : { $best }
racing-means = Moyennes de victoires successives
racing-means-note = sur { $counts } victoires ; moyenne simple des temps, sans rien écarter ; les défaites entre-temps ne comptent pas
racing-last = Dernière
racing-best = Record
racing-mean = Moyenne
racing-from = De
racing-to = À
racing-sum = Somme des meilleurs temps Débutant, Intermédiaire et Expert : { $times } = { $sum }
racing-sum-missing = Pour la somme de vos meilleurs temps, gagnez encore : { $levels }
racing-sessions = Séances
racing-sessions-note = au-delà de { $minutes } minutes de pause, une autre commence
racing-bbbv = Meilleur temps pour chaque 3BV
racing-bbbv-note = en secondes, par 3BV
racing-bbbv-chart = Meilleurs temps pour { $count } valeurs de 3BV, de { $low } à { $high }
reset-title = Effacer les parties « { $level } » ?
reset-text =
    Cela supprime des statistiques { $games ->
        [1] votre seule partie
       *[other] vos { $games } parties
    } au niveau { $level } dans le style { $style }, { $records ->
        [0] aucun record
        [1] et 1 record
       *[other] et vos { $records } records
    } du tableau. Une copie des deux fichiers reste dans le même dossier.
reset-rules =
    Cela supprime des statistiques { $games ->
        [1] votre seule partie
       *[other] vos { $games } parties
    } au niveau { $level } avec des règles personnalisées. Une copie du fichier reste dans le même dossier.
reset-yes = Effacer
reset-done = Les parties « { $level } » ont été effacées. Une copie a été enregistrée dans « { $file } ».
table-saved = Parties enregistrées dans « { $file } ».
table-not-saved = Impossible d’enregistrer les parties dans « { $file } » : { $why }.
table-no-dialog = Impossible d’ouvrir la boîte de dialogue de fichiers : ce bureau n’a ni portail de fichiers ni zenity. « sapper scores --csv » affiche le même tableau.

## A saved game

game-is-here = Heureux de vous revoir. Votre partie ({ $level }) est en pause.

## Notices about the player's files

file-set-aside = Impossible de lire « { $file } » : { $why }. Il est conservé sous « { $kept } », et Sapper utilisera un nouveau fichier.
game-set-aside = Sapper a planté deux fois en reprenant votre dernière partie. Elle est conservée dans « { $kept } ».
file-newer = « { $file } » vient d’une version plus récente de Sapper. Il reste inchangé, et rien n’y sera enregistré.
file-not-saved = Impossible d’enregistrer « { $file } » : { $why }. Les changements seront perdus à la fermeture de Sapper.
file-left = Impossible de lire « { $file } » : { $why }. Impossible aussi de le renommer : il reste inchangé, et rien n’y sera enregistré.
file-faults = Certaines entrées de « { $file } » sont incompréhensibles.
file-faults-more =
    { $count ->
        [one] Et { $count } autre du même genre.
       *[other] Et { $count } autres du même genre.
    }
file-no-folder = Il n’y a pas de dossier où enregistrer : les records et les paramètres seront perdus à la fermeture de Sapper.
file-no-storage = Votre navigateur ne garde rien pour cette page : les records et les paramètres seront perdus quand vous la quitterez.
file-saved-again = « { $file } » peut de nouveau être enregistré, et tous les changements en attente l’ont été.
why-full = le disque est plein
why-forbidden = l’accès est refusé
why-read-only = le disque est en lecture seule
why-not-a-file = ce n’est pas un fichier
why-lock = son verrou « { $lock } » n’est pas un fichier
why-crashes = Sapper a planté deux fois en reprenant cette partie
why-missing = ce fichier ou ce dossier n’existe pas
why-folder = c’est un dossier
why-in-the-way = un fichier occupe la place de son dossier
why-not-text = ce n’est pas un fichier texte
why-line = la ligne { $line } est incompréhensible
why-key = « { $key } » a une valeur incorrecte
why-busy = une autre fenêtre de Sapper l’utilise
why-protected = il est en lecture seule
why-grown = il est trop volumineux
why-in-use = un autre programme l’utilise
why-name = son nom est trop long ou n’est pas autorisé
why-system = le système signale une erreur
why-system-code = le système signale l’erreur { $code }
record-wrong = Le record { $number } n’est pas valide et est ignoré.
game-wrong = La partie { $number } du journal n’est pas valide et est ignorée.
settings-field-wrong = Le paramètre « { $field } » a une valeur incorrecte ; la valeur par défaut est utilisée.

## Settings

settings-sound = Son
settings-accessibility = Accessibilité
settings-language = Langue
settings-look = Apparence
settings-play = Jeu
settings-input = Commandes
settings-expert = Expert
settings-glass-light = Lumière sur le verre
original-rules = Jouer aussi avec les règles propres au style
original-rules-glass = Verre suit les règles habituelles.
original-rules-classic = Comme en compétition : seule la première case est sûre, et un chord sans assez de drapeaux ne fait rien.
original-rules-easyx = Le premier clic peut perdre, le chrono part avec la grille, un mauvais chord perd, et un dialogue clôt la partie.
original-rules-simpleminer = Le premier clic peut perdre, un clic sur un chiffre fait un chord, et un dialogue clôt la partie.
original-rules-console = Le premier clic peut perdre, et il n’y a ni chords ni points d’interrogation.
settings-reset = Réinitialiser la page…
settings-reset-title = Réinitialiser « { $page } » ?
settings-reset-text = Tous les réglages de cette page reprennent leurs valeurs par défaut.
theme-fixed = { $style } n’a qu’une seule apparence : le thème n’y change rien.
settings-sound-on = Effets sonores
settings-volume = Volume
settings-sound-guide = Décrire les cases par des sons
settings-speech-with-tones = Annoncer les cases en plus de jouer les sons
detail = Annonces
detail-brief = Brèves
detail-normal = Normales
detail-full = Détaillées
place-names = Nom des cases
place-names-row-first = Ligne 2, colonne 4
place-names-column-first = Colonne 4, ligne 2
place-names-letters = D2
settings-question-marks = Points d’interrogation
settings-single-click = Chord en un clic
settings-long-press = Appui long : drapeau
expert-figures = Chiffres d’expert (3BV, chance)
settings-dim = Estomper les nombres qui ont tous leurs drapeaux (compte comme une aide)
settings-light = Mettre en évidence les cases autour du nombre sous le pointeur
settings-click-flags = Cliquer sur un nombre marque ses dernières mines (compte comme une aide)
settings-keys-at-pointer = Les touches agissent sur la case sous le pointeur
settings-past-best = Nouvelle grille dès que votre record est hors d’atteinte
settings-decimal-comma = Exporter les tableaux avec la virgule décimale et « ; » entre les champs
settings-raise-only = Le clic qui amène la fenêtre au premier plan ne fait rien d’autre
restarted-past-best = Votre record est hors d’atteinte. Voici une nouvelle grille.
settings-long-press-time = Appui long
settings-ms = { $ms } ms
expert-offer = Dix victoires ! Voulez-vous voir le 3BV et la chance ? C’est dans Paramètres, Expert.
rules = Règles
rules-of = { $style }. Les changements s’appliquent dès la prochaine partie.
rules-restore = Règles du style
style-changed = Règles personnalisées
skin = Habillage
skin-own = Celui de Sapper
skin-add = Ajouter un habillage…
skin-no-dialog = Impossible d’ouvrir la boîte de dialogue de fichiers : ce bureau n’a ni portail de fichiers ni zenity. Vous pouvez aussi copier le dossier dans « skins ».
tip-skin-add = Un dossier avec skin.toml et des images, pour le style classique
skin-file-wrong = L’habillage « { $name } » n’est pas utilisé : son fichier { $what } manque ou est illisible.
skin-entry-wrong = L’habillage « { $name } » n’est pas utilisé : dans skin.toml, « { $what } » manque ou est incorrect, ou son image ne convient pas.
rule-first-opening = Premier clic
rule-value-free-block = Découvre une zone de 3×3
rule-value-safe = N’est jamais une mine
rule-value-unprotected = Peut être une mine
rule-laid = Mines placées
rule-clock = Départ du chronomètre
rule-value-first-opening = Au premier clic
rule-value-drawn = Quand la grille apparaît
rule-click-on-flag = Clic gauche sur un drapeau
rule-value-ignored = Ne fait rien
rule-value-unflags = Le retire
rule-value-refused = Est refusé
rule-chord-by = Chord avec
rule-value-buttons = Les deux boutons, ou celui du milieu
rule-value-double-click = Un double-clic
rule-value-single-click = Un simple clic
rule-value-nothing = Rien (pas de chord)
rule-chord-needs = Un chord demande
rule-value-flag-count = Le bon nombre de drapeaux
rule-value-every-mine-flagged = Un drapeau sur chaque mine
rule-unmet-chord = Sans les bons drapeaux, un chord
rule-value-loses = Fait perdre
rule-flags-on-win = Marquer les mines à la victoire
rule-fair-guess = Mode équitable : si aucune case n’est forcément sûre, la case la plus sûre n’est jamais une mine
rule-strict = Mode strict : jouer au hasard fait perdre s’il reste une case forcément sûre
rule-value-yes = Activé
rule-value-no = Désactivé
settings-pause-minimised = Pause quand la fenêtre est réduite
settings-swap = Inverser les boutons gauche et droit
settings-flag-button = Bouton du mode drapeau

## Keys and mouse

help-how = Comment jouer
help-about = À propos
how-number = Nombres
how-number-text =
    { $first ->
        [safe] Un clic gauche découvre une case ; la première est toujours sûre.
       *[other] Un clic gauche découvre une case.
    } Un nombre compte les mines des huit cases voisines : ici, deux.
how-flag = Drapeaux
how-flag-text = Un clic droit (ou { $key }) pose un drapeau sur une case qui est forcément une mine. Découvrir une mine met fin à la partie.
how-chord = Chords
how-chord-text = Quand un nombre a tous ses drapeaux, appuyez dessus avec les deux boutons, ou sur { $key } : les autres cases autour se découvrent.
how-win = Victoire et indices
how-win-text = Pour gagner, découvrez toutes les cases sans mine. Bloqué ? L’ampoule ou { $hint } donne un indice. « Sans hasard » ({ $no-guess }) crée des grilles que la seule logique résout.
about-version = Sapper { $version }
about-what = Un démineur pour ordinateur : des grilles qui se résolvent sans hasard, des indices expliqués et des replays.
about-licence = Licence MIT
about-fonts = Les polices Sapper Sans et Sapper Mono sont dérivées d’Inter, d’Atkinson Hyperlegible Next, de Noto Sans SC/TC/JP/KR et de JetBrains Mono (SIL Open Font License 1.1).
help-title = Clavier et souris
help-board = Sur la grille
help-arrows = Déplacer le curseur
help-row-ends = Début ou fin de la ligne
help-corners = Première ou dernière case de la grille
help-pages = Un écran vers le haut ou le bas
help-game = Partie
help-aid = Indices
help-recordings = Replays et grilles
help-replay = Pendant un replay
help-run = Lecture/pause
help-events = Événement précédent/suivant
help-marks = Repère précédent/suivant
help-speed = Plus vite/moins vite
help-edges = Début/fin
help-view = Affichage
help-wheel = Molette
help-wheel-does = Défiler vers le haut ou le bas
help-shift-wheel = Maj+molette
help-shift-wheel-does = Défiler vers la gauche ou la droite
help-ctrl-wheel = Ctrl+molette
help-command-wheel = ⌘+molette
help-ctrl-wheel-does = Agrandir ou réduire
help-windows = Partout
help-tab = Élément suivant/précédent
help-read-on = Les flèches haut et bas lisent cette page ligne par ligne.
help-press = Activer l’élément sélectionné
help-escape = Fermer, ou revenir à la grille
help-mouse = Souris et écran tactile
help-left = Clic gauche
help-left-does = Découvrir une case
help-flag-left = Clic gauche en mode drapeau
help-tap = Toucher
help-long = Appui long
help-long-does = Poser un drapeau (tactile ; souris : voir les paramètres)
help-right = Clic droit
help-right-mac = Clic droit, deux doigts, ou Contrôle+clic
help-right-does = Drapeau, point d’interrogation, vide
help-both = Les deux boutons, ou clic du milieu
help-both-does = Chord : découvrir autour d’un nombre
help-slide = Bouton droit, glisser, bouton gauche
help-slide-does = Drapeau sur une case, chord sur une autre
key-does-open = Découvrir, ou chord sur un nombre
key-does-flag = Poser un drapeau
key-does-flag-mode = Mode drapeau activé/désactivé
key-does-chord = Chord sur le nombre
key-does-pause = Pause/reprise
key-does-no-guess = Sans hasard activé/désactivé
key-does-step = Jeu auto : un coup
key-space = Espace
key-enter = Entrée
key-return = Retour
key-ctrl = Ctrl
key-shift = Maj
key-escape = Échap
key-backspace = Retour arrière
key-insert = Inser
key-delete = Suppr
key-home = Début
key-end = Fin
key-page-up = Pg préc
key-page-down = Pg suiv
key-pause = Pause
key-middle-button = Bouton central
key-mouse-button = Souris { $number }
keys = Touches
keys-how = Cliquez sur une touche, puis appuyez sur la nouvelle ou un bouton de souris. Un second appui retire ce bouton.
keys-press = Touche ?
keys-waiting = Appuyez sur la nouvelle touche ou sur un bouton de souris, ou sur Échap pour annuler.
keys-fixed = La touche { $key } est réservée à la navigation. Appuyez sur une autre touche.
keys-taken = La touche { $key } sert déjà à « { $name } ». Appuyez sur une autre touche.
keys-restore = Touches par défaut

## Counters

counter-time = Temps
counter-left = Clics gauches
counter-right = Clics droits
counter-chords = Chords
counter-flags = Drapeaux
counter-effective = Utiles
counter-wasted = Inutiles
counter-path = Trajet
counter-bbbv = 3BV
counter-bbbv_s = 3BV/s
counter-openings = Ouvertures
counter-islands = Îlots
counter-zini = ZiNi
counter-hzini = ZiNi humain
counter-ioe = IOE
counter-correctness = Justesse
counter-throughput = Rendement
counter-rqp = RQP
counter-cl_s = Clics/s
counter-cl_s_now = Clics/s actuels
counter-bbbv_left = 3BV restants
counter-est = Temps estimé
counter-zne = ZNE
counter-znt = ZNT
counter-stnb = STNB
counter-qg = QG

## Recordings

counters = Compteurs
counters-no-room = La fenêtre est trop étroite pour les compteurs.
zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Ajuster à la fenêtre
full-screen = Plein écran
compare-figures = 3BV { $solved } / { $bbbv } · clics { $clicks } · { $speed } 3BV/s
compare-title = Comparaison
library = Bibliothèque
library-add = Ajouter un dossier…
library-all-levels = Tous niveaux
library-best-speed = max. { $speed } 3BV/s
library-best-time = record { $time }
counter-clicks = Clics
library-compare = Comparer
library-cut =
    { $count ->
        [one] Seul le premier replay est affiché ({ $count }).
       *[other] Seuls les { $count } premiers replays sont affichés.
    }
library-folder-missing = illisible actuellement
library-folder-own = vos propres parties
library-folders = Dossiers…
library-folders-note = Les replays sont cherchés dans ces dossiers et tous leurs sous-dossiers. Rien n’y est modifié.
library-folders-title = Dossiers de la bibliothèque
library-format = Format
library-imported = Importées : { $games } · gagnées : { $wins }
library-invite = La bibliothèque liste les replays par temps, date et plus encore : vos propres parties, et des dossiers de parties de Minesweeper Arbiter, Viennasweeper, Metasweeper et Minesweeper Clone.
library-invite-drop = Vous pouvez aussi déposer un dossier sur la fenêtre.
library-level = Niveau
library-mark = Cocher
library-no-dialog = Impossible d’ouvrir la boîte de dialogue de fichiers : ce bureau n’a ni portail de fichiers ni zenity. Vous pouvez quand même déposer un dossier sur la fenêtre.
library-none = Pas encore de replay
library-nothing = Aucun replay ne correspond.
library-own = Vos parties : { $games } · gagnées : { $wins }
library-play = Regarder
library-player = Joueur
library-program = Programme
library-reading = Lecture des replays : { $done } sur { $count }…
library-remove = Retirer de la bibliothèque
library-rescan = Actualiser
library-search = Rechercher : Ada time<60 3bv>=150
library-search-short = Rechercher
library-sort = Trier par
library-searching = Recherche de replays…
library-shown =
    { $count ->
        [one] { $count } replay
       *[other] { $count } replays
    }
library-uncounted = Non comptées : { $count } (illisibles ou poursuivies)
library-unmark = Décocher
library-wins = Victoires
tip-library-add = Choisir un dossier de replays
tip-library-compare = Lire côte à côte les deux parties cochées, ou la partie cochée et celle-ci
tip-library-folders = Ajouter ou retirer des dossiers
tip-library-mark = Cocher pour comparer
tip-library-play = Regarder ce replay
tip-library-rescan = Chercher les replays nouveaux ou modifiés
tip-library-search = Mots dans les noms, joueurs et programmes, ou conditions : time<60, 3bv>=150, 3bv/s>2, eff>90, date>=2024-05, player:ada, program:arbiter
tip-library-sort = Trier selon ce critère ; choisir à nouveau pour inverser l’ordre
replay-watch = Regarder
replay-watch-last = Regarder cette partie
play-on = Annuler le dernier clic
play-on-button = Annuler le dernier clic
play-on-here = Jouer à partir d’ici
race = Course contre un fantôme
race-board = Défier le record de cette grille
race-level = Défier mon record du niveau
race-bbbv = Défier mon record au même 3BV
race-this = Défier cette partie
race-this-short = Défier
race-this-time = Battre ce temps
race-none = Aucun replay à défier pour l’instant.
race-gone = Impossible de lire le replay que vous défiiez.
race-ghost = { $name } : { $time }
race-your-best = Votre record
race-this-game = Replay
race-you = Vous
race-it = Fantôme
race-ahead = { $lead } d’avance
race-behind = { $lead } de retard
race-level-with = à égalité
race-won = Vous battez le fantôme de { $time }.
race-lost = Le fantôme gagne avec { $time } d’avance.
race-tie = Vous êtes à égalité avec le fantôme.
race-won-alone = Gagné : le fantôme n’a pas terminé.
race-lost-game = Le fantôme gagne : vous avez touché une mine.
race-lost-both = Aucun n’a terminé : tous deux ont touché une mine.
announce-race-ahead = Vous devancez le fantôme : { $lead }.
announce-race-behind = Le fantôme est devant : { $lead }.
announce-ghost-done = Le fantôme a terminé : { $time }.
replay-open = Ouvrir un replay…
replay-save-as = Enregistrer le replay…
replay-save = Enregistrer…
replay-leave = Retour
replay-details = Détails
replay-won = gagnée
replay-lost = perdue
replay-marks = Repères
replay-no-mark = Plus de repères.
replay-runs = Lecture en cours
replay-time = { $at } sur { $end } s
replay-this-game = Cette partie
replay-damaged = « { $file } » est endommagé et sera lu autant que possible : { $why }.
replay-more-damaged = « { $file } » : { $why }.
replay-unreadable = Impossible de lire « { $file } » : { $why }.
replay-saved = Replay enregistré dans « { $file } ».
replay-not-saved = Impossible d’enregistrer le replay dans « { $file } » : { $why }.
gif-save = Enregistrer en GIF…
gif-title = Enregistrer en GIF
gif-from = De (secondes)
gif-to = À (secondes)
gif-pointer = Pointeur
gif-clock = Mines restantes et temps
gif-cell = Taille des cases
gif-bad-time = Entrez un temps de { $begin } à { $end } secondes.
gif-no-part = La fin doit venir après le début.
gif-part = GIF de { $from } à { $to } s
gif-mark-from = Le GIF commence ici
gif-mark-to = Le GIF finit ici
gif-saved = GIF enregistré dans « { $file } ».
gif-not-saved = Impossible d’enregistrer le GIF dans « { $file } » : { $why }.
replay-no-dialog = Impossible d’ouvrir la boîte de dialogue de fichiers : ce bureau n’a ni portail de fichiers ni zenity. Vous pouvez quand même déposer un replay sur la fenêtre, ou l’ouvrir avec « sapper --replay FICHIER ».
custom-not-here = Le style { $style } n’a pas de grilles personnalisées. Choisissez un autre style dans les paramètres.
replay-nothing = Il n’y a pas encore de replay. Jouez d’abord une partie.
board-copy = Copier le code
board-paste = Jouer un code
board-retry = Même grille
board-copied = Code de la grille copié. Chacun peut jouer cette grille en collant le code dans Sapper.
picture-copy = Copier l’image
picture-copied = Image copiée.
picture-saved = Ici, le presse-papiers n’accepte pas d’images : l’image a été enregistrée dans « { $file } ».
picture-not-saved = Impossible de copier l’image ou de l’enregistrer dans « { $file } » : { $why }.
board-none = Il n’y a pas encore de grille à copier. Découvrez d’abord une case.
board-wrong = Le presse-papiers ne contient pas de code de grille valide : { $why }.
unranked-known = Les grilles déjà jouées ou vues ne sont pas classées.
unranked-played-on = Partie poursuivie, non classée.
played-on = Partie poursuivie
file-not-signed = Non signé
file-not-fair = Sans déclaration de jeu loyal
file-mode = Mode : { $text }
file-unknown = Inconnu de Sapper : { $text }
set-up = Depuis l’atelier
unranked-set-up = Partie lancée depuis l’atelier, non classée.

## Luck analysis

luck-title = Chance
luck-button = Chance…
luck-short = Chance { $overall } %
luck-short-none = Rien à deviner
luck-reckoning = Calcul…
luck-needless = Chance : un coup au hasard inutile a fait perdre la partie
luck-text =
    Chance : { $count ->
        [one] { $count } coup au hasard, { $overall } % de chances
       *[other] { $count } coups au hasard, { $overall } % de chances au total
    }
luck-lost =
    Chance : { $count ->
        [one] { $count } coup au hasard, { $overall } % de chances
       *[other] { $count } coups au hasard, { $overall } % de chances au total
    } ; puis un coup au hasard à { $risk } % de risque a touché une mine
luck-lost-at-once = Chance : votre seul coup au hasard, à { $risk } % de risque, a touché une mine
luck-certain =
    Chance : { $count ->
        [one] { $count } coup au hasard, { $overall } % de chances
       *[other] { $count } coups au hasard, { $overall } % de chances au total
    } ; puis vous avez découvert une mine certaine
luck-certain-at-once = Chance : vous avez découvert une mine certaine
luck-estimated = { $text } (estimation)
luck-cell = Ligne { $row }, colonne { $col } : { $stake }
luck-cells =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } autour de la case ligne { $row }, colonne { $col } : { $stake }
luck-stake = { $risk } % de risque, le plus faible possible
luck-stake-needless = { $risk } % de risque, alors qu’une case était à { $least } %
luck-stake-certain = { $risk } % de risque, alors qu’une case sûre existait
luck-fatal = { $text } ; partie perdue sur ce coup
luck-next = Le prochain coup est un coup au hasard : { $stake }.
luck-next-mine = Le prochain coup découvre une mine certaine.
luck-beyond = Non analysé après { $time } : la partie est trop complexe.
luck-partial = { $text }. { $beyond }
luck-last = Le dernier coup a touché une mine : { $stake }.

## Review of a recording

review-overlooked = Cases manquées
review-slow-moves = Coups lents
review-idle = Inactivité
review-still = Immobilité
review-guess = Coup au hasard, alors que la case { $place } était sûre depuis { $time }
review-wait = Case sûre manquée pendant { $time } : { $place }
review-slow = Coup lent de { $time } : { $place }
review-wasted = Clic inutile : { $place }
review-wasted-outside = Clic inutile hors de la grille
replay-why = Pourquoi était-ce une erreur ?
mark-guess = Au hasard
mark-needless = Hasard inutile
mark-overlooked = Manqué
mark-slow = Lent
mark-wasted = Inutile

## In the terminal

no-display = Sapper n’a trouvé aucun écran pour sa fenêtre. Lancez-le dans une session graphique, ou définissez DISPLAY ou WAYLAND_DISPLAY.
too-few-files = Le système laisse ce programme ouvrir trop peu de fichiers à la fois (ulimit -n).

display-silent = Sapper n’a pas pu ouvrir sa fenêtre : l’écran désigné par DISPLAY ou WAYLAND_DISPLAY ne répond pas. Lancez Sapper dans une session graphique.
report-ended = Sapper s’est arrêté à cause d’une erreur interne. Votre partie est enregistrée ; voir les détails dans « { $file } ».
report-went-on = Sapper a rencontré une erreur interne, mais vous pouvez continuer à jouer ; voir les détails dans « { $file } ».
report-unwritten = Sapper a eu une erreur interne et n’a pas pu écrire de rapport :

## The game in a terminal

console-play = Jouer : { $board }
console-watch = Regarder une partie : { $board }
console-level = Niveau
console-exit = Quitter
console-back = Retour
console-bye = Au revoir.
console-choose = Entrez un des numéros du menu.
console-board =
    { $name }, { $rows } × { $cols }, { $mines ->
        [one] { $mines } mine
       *[other] { $mines } mines
    }
console-board-scattered = { $name }, { $rows } × { $cols }
console-number = { $name } ({ $min }–{ $max }) :
console-command = 1 découvrir, 2 drapeau, 0 menu, ? aide >
console-cell = Ligne et colonne >
console-remaining = Mines restantes : { $count }
console-won = Gagné : toutes les cases sûres sont découvertes. Voici la grille entière.
console-lost = Vous avez sauté sur une mine : perdu. Voici la grille entière ; X est la mine que vous avez découverte.
console-unreadable = Cette ligne est illisible. Entrez une commande courte.
console-unknown = Commande inconnue. Entrez ? pour obtenir de l’aide.
console-surplus = Rien ne peut suivre cette commande.
console-not-a-cell = Indiquez une case par deux nombres entiers, sa ligne et sa colonne, par exemple 3 4.
console-outside = Cette case n’existe pas. Les lignes vont de 1 à { $rows } et les colonnes de 1 à { $cols }.
console-already-open = Cette case est déjà découverte.
console-flagged = Cette case porte un drapeau. Retirez-le avant de la découvrir.
console-no-flag = Cette case n’a pas de drapeau.
console-mark-open = Cette case est découverte : elle ne peut pas recevoir de drapeau.
console-chord-refused = Les drapeaux autour de ce nombre ne lui correspondent pas : rien n’a été découvert.
console-chord-covered = Un chord ne se fait que sur un nombre découvert.
console-chord-done = Il n’y a plus rien à découvrir autour de ce nombre.
console-hint-do = Pour la découvrir : o { $row } { $col }
console-hint-flagged = Elle porte votre drapeau. Pour le retirer : u { $row } { $col }
console-help-open = découvrir la case ligne 3, colonne 4
console-help-mark = y poser un drapeau, ou le retirer
console-help-unmark = retirer le drapeau
console-help-chord = chord : découvrir les cases autour du nombre si les drapeaux lui correspondent
console-help-hint = montrer une case sûre et la raison
console-help-look = réafficher la grille
console-help-leave = abandonner et revenir au menu
console-next = Case suivante : { $at }, risque estimé à { $chance } %.

## Hints

hint-any-first = Votre premier clic est toujours sûr. Découvrez n’importe quelle case.
hint-none = On ne peut rien déduire de plus.
hint-guess = Le meilleur choix est { $rated } : aucune case n’est forcément sûre.
contradiction-mines = Il y a plus de mines ({ $mines }) que de cases cachées ({ $covered }).
contradiction-high = Trop peu de cases cachées autour de : { $cells }.
contradiction-together = Ces nombres se contredisent : { $cells }.
contradiction-count = Avec { $mines ->
    [one] { $mines } mine
   *[other] { $mines } mines
}, ces nombres ne peuvent pas tous être justes : { $cells }.
hint-guess-risk = { $cell }, à { $chance } % de risque
hint-guess-win-about = { $cell }, à { $chance } % de risque, avec environ { $win } % de chances de gagner
hint-guess-win-exact = { $cell }, à { $chance } % de risque, avec { $win } % de chances de gagner
hint-guess-ring = cette case
hint-guess-dashed = la case entourée de pointillés
hint-guess-hopeless = Rien ne pourra jamais trancher ce 50/50 : autant deviner maintenant.
hint-guess-last = Si elle est sûre, plus aucun coup au hasard ne sera nécessaire.
hint-guess-leads-on-surely = Si elle est sûre, elle mènera forcément à une autre case sûre.
hint-guess-leads-on = Si elle est sûre, elle mènera sans doute à une autre case sûre ({ $chance } %).
hint-guess-may-lead-on = Si elle est sûre, elle mènera peut-être à une autre case sûre ({ $chance } %).
hint-guess-leads-nowhere = Même si elle est sûre, elle a peu de chances de mener à une autre case sûre ({ $chance } %).
hint-guess-settles = Cette case évite ou tranche un 50/50.
hint-guess-settles-leads-on = Cette case évite ou tranche un 50/50, et mènera sans doute à une case sûre ({ $chance } %).
hint-guess-safer = Une autre case n’a que { $safest } % de risque, mais révèle moins.
hint-guess-next = Autre choix : { $first }.
hint-guess-next-two = Autres choix : { $first } ; { $second }.

## The command line: help. See src/cli/help_texts.rs for how the keys are found.

cli-about = Un démineur pour ordinateur.
cli-usage = Utilisation :
cli-usage-options = [OPTIONS]
cli-commands = Commandes :
cli-arguments = Arguments :
cli-options = Options :
cli-default = défaut :
cli-possible = valeurs possibles :
cli-man-name = NOM
cli-man-synopsis = SYNOPSIS
cli-man-description = DESCRIPTION
cli-man-version = VERSION
cli-command-analyze = Afficher les risques exacts d’une position, le meilleur coup et sa raison
cli-command-autoplay = Faire jouer de nombreuses parties au solveur et afficher son taux de réussite
cli-command-console = Jouer dans un terminal
cli-command-generate = Générer des grilles, qui obligent ou non à deviner
cli-command-practice = Afficher des positions à résoudre, avec leurs solutions et les raisons
cli-command-replay = Afficher les compteurs et la chance des parties enregistrées
cli-command-scores = Afficher les records
cli-command-help = Afficher cette aide ou celle d’une commande
cli-value-code = CODE
cli-value-command = COMMANDE
cli-value-date = DATE
cli-value-file = FICHIER
cli-value-first = RÈGLE
cli-value-k = K
cli-value-kind = TYPE
cli-value-lang = LANGUE
cli-value-level = NIVEAU
cli-value-ms = MS
cli-value-n = N
cli-value-row-col = LIGNE,COLONNE
cli-value-seed = GRAINE
cli-value-seconds = SECONDES
cli-value-strategy = STRATÉGIE
cli-value-style = STYLE
cli-value-t = T
cli-value-task = TÂCHE
cli-value-theme = THÈME
cli-help = Afficher l’aide
cli-version = Afficher la version
cli-lang = Langue de tous les textes : en, zh-CN, zh-TW, ja, ko, de, fr, es, pt-BR, it, ru, uk, pl [défaut : celle du système ; dans la fenêtre, celle des paramètres]
cli-level = Niveau à jouer
cli-rows = Nombre de lignes d’une grille personnalisée, de 1 à 256 (99 au plus dans un terminal)
cli-cols = Nombre de colonnes d’une grille personnalisée, de 1 à 256 (99 au plus dans un terminal)
cli-mines = Nombre de mines d’une grille personnalisée, de 0 au nombre de cases moins une
cli-seed = Placer les mines selon cette graine, pour pouvoir rejouer les mêmes grilles ; ces parties ne sont pas classées
cli-window-style = Style de jeu
cli-window-board = Jouer la grille de ce code ; ces parties ne sont pas classées
cli-window-no_guess = Jouer des grilles qui se résolvent sans hasard ; ces parties ne sont pas classées
cli-window-announce = Afficher une ligne pour tout ce qui se passe, pour les lecteurs d’écran
cli-window-replay = Revoir une partie enregistrée (RAWVF, AVF, MVF, RMV, EVF)
cli-window-position = Ouvrir dans l’atelier la position ou la grille de ce fichier
cli-console-auto = Regarder l’algorithme de 2010 jouer une partie ; dans un terminal, le menu s’affiche ensuite
cli-console-delay = Millisecondes entre les coups de l’algorithme, de 0 à 10000 [défaut : 80 dans un terminal, 0 sinon]
cli-console-scores = Afficher à côté de la grille l’estimation de l’algorithme pour chaque case : le risque de mine, en pourcentage
cli-analyze-file = La position [défaut : entrée standard] : une ligne « mines N », puis une ligne par rangée avec « . » ou « # » pour une case cachée, un chiffre pour une case découverte et « F » pour un drapeau ; ou un tableau JSON de positions ; ou un texte que l’atelier sait lire (codes de grille, liens, dessins de forums)
cli-analyze-json = Afficher du JSON, un objet par ligne ; lignes et colonnes comptées à partir de 0, et de 1 dans la raison
cli-analyze-repeat = Calculer les risques N fois et afficher le temps médian en microsecondes
cli-autoplay-games = Nombre de parties
cli-autoplay-boards = Jouer les grilles de ce fichier, au format qu’affiche « sapper generate »
cli-autoplay-first = Protection de la première case
cli-first-safe = jamais une mine ; la partie commence dans un coin
cli-first-opening = découvre une zone de 3×3 s’il y a la place ; la partie commence ligne 4, colonne 4
cli-first-none = peut être une mine ; la partie commence dans un coin
cli-autoplay-strategy = Stratégie du solveur
cli-strategy-exact = compare les coups au hasard en simulant la suite, avec 50 ms au plus par coup
cli-strategy-fast = anticipe un seul coup au hasard, à pleine vitesse
cli-strategy-deep = comme exact, avec autant de temps par coup au hasard que --think le permet
cli-strategy-heuristic = l’algorithme de 2010
cli-autoplay-think = Millisecondes pour chaque coup à deviner de « deep »
cli-autoplay-threads = Nombre de threads [défaut : le nombre de processeurs]
cli-autoplay-seed = Graine de la première partie ; chaque partie suivante ajoute 1 [défaut : aléatoire, et affichée]
cli-autoplay-results = Écrire les résultats dans ce fichier, une partie par ligne dans l’ordre : 1 pour une victoire, 0 pour une défaite
cli-autoplay-json = Afficher un objet JSON
cli-generate-no_guess = Générer des grilles qui se résolvent sans hasard après le premier clic
cli-generate-first = Première case à découvrir, comptée à partir de 0 ; les cases autour sont libres s’il y a la place [défaut : 3,3, ou le milieu d’une grille plus petite]
cli-generate-count = Nombre de grilles
cli-generate-seed = Graine de la première grille ; chaque grille suivante ajoute 1 [défaut : aléatoire, et affichée]
cli-generate-daily = Afficher les grilles du jour d’une date, par exemple 2026-11-23, avec leurs codes [défaut : aujourd’hui, en UTC]
cli-generate-json = Afficher un tableau JSON ; avec --daily, un objet
cli-practice-task = Ce qui est demandé dans chaque position [défaut : safe ; guess si le type est odds]
cli-task-safe = trouver une case sûre
cli-task-mines = trouver toutes les mines certaines qui n’ont pas de drapeau
cli-task-guess = aucune case n’est forcément sûre : trouver celle dont le risque est le plus faible
cli-practice-kind = Le type de raisonnement nécessaire ; un plus simple ne suffit pas [défaut : single ; odds si la tâche est guess]
cli-kind-single = un seul nombre à la fois
cli-kind-pair = deux nombres ensemble
cli-kind-numbers = trois nombres ou plus ensemble
cli-kind-count = aussi le nombre de mines restantes
cli-kind-odds = rien n’est certain ; seulement pour guess
cli-practice-size = Niveau des parties d’où viennent les positions
cli-practice-count = Nombre de positions
cli-practice-seed = Graine de la première position ; chaque position suivante ajoute 1 [défaut : aléatoire, et affichée]
cli-practice-json = Afficher un tableau JSON, que « sapper analyze » sait lire
cli-replay-files = Replays (RAWVF, AVF, MVF, RMV, EVF), ou dossiers de replays
cli-replay-csv = Afficher plutôt un tableau de valeurs séparées par des virgules, sans la chance
cli-replay-export = Écrire plutôt les replays dans ce format
cli-replay-output = Fichier à écrire, ou dossier pour plusieurs replays [défaut : sortie standard]
cli-replay-from = Temps du replay auquel le GIF commence [défaut : le début]
cli-replay-to = Temps du replay auquel le GIF finit [défaut : la fin]
cli-replay-no_pointer = Faire le GIF sans le pointeur ni ses clics
cli-replay-odds = Faire le GIF avec les risques des cases cachées
cli-replay-no_clock = Faire le GIF sans les mines restantes ni le temps
cli-replay-cell = Côté d’une case du GIF, en pixels ; moins sur les très grandes grilles [défaut : 24]
cli-replay-theme = Couleurs du GIF
cli-value-format = FORMAT
cli-replay-json = Afficher un objet JSON par ligne
cli-scores-statistics = Afficher plutôt les statistiques globales par niveau et par style
cli-scores-csv = Afficher plutôt toutes les parties, en valeurs séparées par des virgules
cli-decimal_comma = Écrire « ; » entre les champs et la virgule comme signe décimal
cli-scores-json = Afficher un document JSON
cli-scores-by = Afficher les meilleures parties selon ce compteur, d’après le journal des parties
cli-scores-flags = Seulement les parties sans le moindre drapeau (none) ou avec drapeaux (some)
cli-scores-sessions = Afficher plutôt les séances : au-delà de 30 minutes de pause, une autre commence
cli-value-counter = COMPTEUR
cli-value-flags = DRAPEAUX
cli-help-command = La commande à décrire

## The command line: usage errors

cli-wrong = Ligne de commande incompréhensible. Voir « { $help } ».
cli-wrong-option = Option inconnue « { $argument } ». Voir « { $help } ».
cli-wrong-option-meant = Option inconnue « { $argument } ». Vouliez-vous dire « { $meant } » ?
cli-wrong-command = Commande inconnue « { $word } ». Voir « { $help } ».
cli-wrong-command-meant = Commande inconnue « { $word } ». Vouliez-vous dire « { $meant } » ?
cli-wrong-word = Argument inattendu « { $word } ». Voir « { $help } ».
cli-wrong-before = « { $argument } » est une option de la fenêtre, et « { $command } » n’ouvre pas de fenêtre. Si « { $command } » a aussi cette option, mettez-la après la commande.
cli-wrong-no-value = « { $argument } » demande une valeur.
cli-wrong-surplus = « { $argument } » ne prend pas de valeur, mais « { $value } » est indiqué.
cli-wrong-twice = « { $argument } » ne peut être indiqué qu’une fois.
cli-wrong-conflict = « { $argument } » est incompatible avec { $others }.
cli-wrong-missing = Il manque { $missing }.
cli-wrong-no-text = « { $word } » n’est pas de l’UTF-8 valide.
cli-wrong-value = « { $value } » n’est pas une valeur valide pour « { $argument } » : { $why }.
cli-wrong-value-meant = vous vouliez peut-être dire « { $meant } »
cli-wrong-value-known = les valeurs valides sont { $known }
cli-wrong-value-unknown = elle est incompréhensible
cli-wrong-number = il faut un nombre entier de { $min } à { $max }
cli-wrong-cell = il faut une ligne et une colonne, comptées à partir de 0, comme 3,3
cli-wrong-day = il faut une date, par exemple 2026-11-23
cli-wrong-seconds = il faut un nombre de secondes, par exemple 12.5
cli-wrong-board = Cette grille n’existe pas : { $why }.

## The command line: results

cli-standard-input = l’entrée standard
cli-source-wrong = Impossible d’utiliser { $source } : { $why }.
why-large-picture = l’image compte plus de { $most } mégapixels
cli-too-large = plus de { $limit } Mio
cli-unprinted = Impossible d’afficher le résultat : { $why }.
cli-output-closed = La sortie standard est fermée : impossible d’afficher le résultat.
replay-export-folder = Pour exporter plusieurs replays, il faut un dossier : utilisez --output DOSSIER.
evf-refused-size = EVF n’admet que des grilles de 255 × 255 cases au plus.
evf-refused-marks = EVF n’enregistre pas les points d’interrogation, et cette partie en contient.
evf-refused-rules = Cette partie suivait des règles qu’EVF ne peut pas décrire.
gif-only-gif = --from, --to, --no-pointer, --odds, --no-clock, --cell et --theme exigent --export gif.
cli-unwritten = Impossible d’écrire « { $file } » : { $why }.
cli-terminal-broken = Impossible d’utiliser le terminal : { $why }.
scores-empty = Il n’y a pas encore de records. Gagnez une partie au niveau Débutant, Intermédiaire ou Expert : elle apparaîtra ici.
scores-no-games = Il n’y a pas encore de parties terminées.
scores-table = { $level }, { $style }
scores-time = Temps (s)
scores-date = Date (UTC)
replay-format = Format
replay-program = Programme
replay-player = Joueur
replay-date = Date
replay-result = Résultat
replay-unfinished = inachevée
counter-solved = 3BV résolus
replay-guesses = Coups au hasard
replay-luck = Chance
analyze-safe = sûre
analyze-mine = mine
analyze-layouts =
    Dispositions possibles { $mines ->
        [1] de la mine
       *[other] des { $mines } mines
    } : { $layouts }
analyze-too-wide = La position est trop grande pour compter toutes les dispositions possibles des mines.
analyze-estimated = Les pourcentages sont des estimations ; les cases dites sûres ou minées sont certaines.
analyze-guessed = Le texte n’indique pas le nombre de mines ; { $mines } est une estimation.
analyze-starts = Départs sans hasard
analyze-best-start = Meilleur départ
analyze-no-start = aucun
analyze-best = Le mieux : { $place } ({ $chance })
analyze-time = Risques calculés en { $micros } µs (médiane)
analyze-no-json = ce n’est pas un tableau JSON de positions : { $why }
analyze-position = position { $number } : { $why }
analyze-measures = sa grille n’a pas, comme elle l’indique, { $rows } × { $cols } cases
autoplay-left = encore { $time }
autoplay-strategy = Stratégie
autoplay-games = Parties
autoplay-wins = Victoires
autoplay-win-rate = Taux de réussite
autoplay-rate = { $rate } % (intervalle à 95 % : de { $low } % à { $high } %)
autoplay-guesses = Coups au hasard par partie
autoplay-time = Temps
autoplay-speed = Parties par seconde
autoplay-worst = Coup le plus lent
autoplay-milliseconds = { $ms } ms
autoplay-hurried = Coups écourtés
autoplay-hurried-why = { $count } (par la limite de temps ; le résultat peut donc varier)
autoplay-seed = Graine
generate-seed = graine { $seed }
generate-seed-moved = graine { $seed }, mines déplacées
generate-none = De telles grilles n’existent pas : { $why }.
generate-given-up =
    En { $seconds } secondes et { $tried } essais, aucune grille de { $rows } × { $cols } avec { $mines ->
        [one] { $mines } mine
       *[other] { $mines } mines
    } ne s’est révélée résoluble sans deviner. Essayez avec moins de mines ou une grille plus petite.
practice-position = { $number }. { $task ->
        [mines] Trouvez toutes les mines certaines qui n’ont pas de drapeau
        [guess] Aucune case n’est forcément sûre : trouvez celle dont le risque est le plus faible
       *[safe] Trouvez une case sûre
    } ({ $kind }, graine { $seed })
practice-answers = { $task ->
        [mines] Mines
        [guess] Risque le plus faible
       *[safe] Cases sûres
    } : { $cells }
practice-wrong-kind = La tâche « guess » et le type « odds » vont ensemble, et avec rien d’autre.
practice-none = Aucune position de ce type n’a été trouvée pour la graine { $seed }. Essayez une autre graine.
boards-none = il n’y a aucune grille
boards-head = il faut un en-tête « # rows cols mines first_row first_col rule count seed », où rule est safe, zero ou none
boards-outside = la première case est hors de la grille ; sa ligne et sa colonne se comptent à partir de 0
boards-length = une longueur de { $found } ne fait ni une ligne ({ $cols }) ni une grille ({ $cells })
boards-sign = colonne { $column } : « { $sign } » n’est ni une mine « * » ni une case libre « . »
boards-mines = le nombre de mines est { $found }, mais l’en-tête indique { $expected }
boards-rule = la première case de cette grille enfreint la règle « { $rule } » de son en-tête
boards-count = le nombre de grilles est { $found }, mais leur en-tête indique { $expected }

## Invalid input

fault-at = ligne { $line } : { $why }
fault-rows = une grille a de 1 à { $max } lignes, pas { $given }
fault-cols = une grille a de 1 à { $max } colonnes, pas { $given }
fault-mines =
    une grille de { $rows } × { $cols } contient au plus { $max ->
        [one] { $max } mine
       *[other] { $max } mines
    }, pas { $given }
fault-unplayable = cette grille est injouable, car { $why }
fault-code-empty = il manque le code de la grille
fault-code-sign = un code de grille ne peut pas contenir « { $sign } »
fault-code-version = ce code vient d’une version plus récente de Sapper
fault-code-sum = le code de la grille est incomplet ou contient un mauvais caractère
fault-position-empty = la position est vide ; il faut une ligne « mines N » et les lignes de la grille
fault-position-mines = avant les lignes, il faut « mines » et un nombre, pas « { $text } »
fault-position-rows = il n’y a pas de lignes sous la ligne « mines { $mines } »
fault-position-sign = ligne { $line }, colonne { $column } : « { $sign } » n’est pas une case (« . » ou « # » cachée, 0 à 8 découverte, « F » drapeau)
fault-position-ragged = la ligne est de longueur { $found }, mais la première est de longueur { $expected }
fault-text-unknown = Sapper n’y reconnaît ni position ni grille
fault-text-link = le lien ne contient pas de grille ; copiez la grille elle-même ou sa position
fault-text-sign = ligne { $line }, colonne { $column } : « { $sign } » n’est pas une case
fault-text-row = la ligne est de longueur { $found } au lieu de { $expected }
fault-text-rows = il n’y a que { $found } lignes sur { $expected }
fault-text-broken = la grille du lien est incomplète ou contient un mauvais caractère
fault-view =
    { $mines } mines ne tiennent pas dans { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    }
fault-no-layout = aucune disposition des mines ne correspond à cette position
fault-no-guess =
    en { $tried } essais, aucune grille de { $rows } × { $cols } avec { $mines ->
        [one] { $mines } mine
       *[other] { $mines } mines
    } ne s’est révélée résoluble sans deviner
fault-no-guess-full = une grille pleine de mines n’a pas de case où commencer
fault-no-guess-outside = la première case est hors de la grille
fault-no-guess-given-up = la recherche d’une grille qui se résout sans deviner a été arrêtée après { $tried } essais
fault-recording-long-line = la ligne dépasse { $max } octets
fault-recording-endless = le replay dépasse { $max } Mio
fault-recording-stray = « { $text } » n’est ni un en-tête, ni une ligne de la grille, ni un événement
fault-recording-value = « { $value } » n’est pas une valeur valide pour « { $header } »
fault-recording-unsupported = les replays de parties { $text } ne sont pas lisibles
fault-recording-no-board = la grille manque : avant les événements, il faut la ligne « Board: » et des lignes de * et de 0
fault-recording-second-board = une deuxième grille commence ici
fault-recording-row = une ligne de la grille ne peut contenir que * et 0, pas « { $text } »
fault-recording-row-width =
    la ligne a { $given ->
        [one] { $given } case
       *[other] { $given } cases
    }, pas { $width }
fault-recording-cols = nombre de colonnes : { $header } dans l’en-tête, mais { $board } dans la grille
fault-recording-rows = nombre de lignes : { $header } dans l’en-tête, mais { $board } dans la grille
fault-recording-mines = nombre de mines : { $header } dans l’en-tête, mais { $board } dans la grille
fault-recording-event = « { $text } » n’est pas un événement valide
fault-recording-time = « { $text } » n’est pas un temps valide
fault-recording-long-time = « { $text } » dépasse 24 jours
fault-recording-backwards = le temps recule, de { $from } à { $to }
fault-recording-place = « { $text } » n’est pas une position valide
fault-recording-no-place = l’événement n’a pas de position
fault-recording-off-board = la case colonne { $col }, ligne { $row } est hors de la grille (colonnes : { $cols }, lignes : { $rows })
fault-recording-far = la position { $x }, { $y } (en pixels) est trop loin de la grille
fault-recording-unknown = format de replay inconnu de Sapper
fault-no-recordings = le dossier ne contient pas de replays
fault-more-games = autres replays endommagés ou illisibles : { $count }
fault-recording-damaged = le fichier est endommagé à l’octet { $offset }, où devrait se trouver { $expected }
expected-bytes = { $count ->
        [one] un autre octet
       *[other] une suite de { $count } octets
    }
expected-last-bytes =
    { $count ->
        [one] le dernier octet
       *[other] la suite des { $count } derniers octets
    }
expected-version = une version connue du format
expected-board-size = une grille de 1 à 256 lignes et colonnes
expected-cell-side = le côté d’une case en pixels
expected-cell = une case de la grille
expected-mine = une case de la grille encore sans mine
expected-mine-count = un nombre de mines qui laisse une case libre
expected-mines = { $count ->
        [one] exactement une mine
       *[other] un total de { $count } mines
    }
expected-event-kind = un type d’événement connu
expected-later-time = un temps qui ne précède pas celui de l’événement d’avant
expected-more-events = un autre événement
expected-hundredths = un nombre de centièmes de seconde
expected-year = une année de 2005 à 2008
expected-level = le numéro d’un niveau
expected-question-marks = le code des points d’interrogation
expected-info-text = un texte entre crochets
expected-checksum = la bonne somme de contrôle
expected-time-in-range = un temps de 24 jours au plus
expected-position = une position près de la grille
fault-recording-empty = le replay se termine avant qu’un bouton soit relâché

## What --announce prints

announce-place = ligne { $row }, colonne { $col }
announce-place-column-first = colonne { $col }, ligne { $row }
announce-row = ligne { $row }
announce-col = colonne { $col }
announce-new =
    Nouvelle grille : { $level }, { $rows ->
        [one] { $rows } ligne
       *[other] { $rows } lignes
    }, { $cols ->
        [one] { $cols } colonne
       *[other] { $cols } colonnes
    }, { $mines ->
        [one] { $mines } mine
       *[other] { $mines } mines
    }.
announce-new-scattered = Nouvelle grille : { $level }, { $rows ->
        [one] { $rows } ligne
       *[other] { $rows } lignes
    }, { $cols ->
        [one] { $cols } colonne
       *[other] { $cols } colonnes
    }.
announce-cell = { $place } : { $what }
announce-board = Grille
announce-board-size =
    { $rows } × { $cols } cases, { $mines ->
        [0] { "" }
        [one] { $mines } mine,{ " " }
       *[other] { $mines } mines,{ " " }
    }{ $flags ->
        [one] { $flags } drapeau
       *[other] { $flags } drapeaux
    }
announce-board-part = { $all } ; visibles : lignes { $top } à { $bottom }, colonnes { $left } à { $right }
announce-covered = { $count ->
    [one] cachée
   *[other] cachées
}
announce-flag = drapeau
announce-question = point d’interrogation
announce-number = nombre { $number }
announce-empty = { $count ->
    [one] vide
   *[other] vides
}
announce-mine = mine
announce-hit = mine touchée
announce-wrong-flag = mauvais drapeau
announce-hidden = masquée pendant la pause
announce-noted = { $cell }, { $note }
announce-start = commencez ici
announce-ring-safe = sûre
announce-ring-best = meilleur choix
announce-ring-reason = sert au raisonnement
announce-ring-wrong = erreur
announce-begin = Départ : { $place }, case sûre.
announce-opened-one = { $place } : découverte, { $what }
announce-opened =
    { $place } : { $count ->
        [one] { $count } case découverte
       *[other] { $count } cases découvertes
    }
announce-chorded =
    { $place } : { $count ->
        [one] { $count } case découverte
       *[other] { $count } cases découvertes
    } autour
announce-flagged =
    { $place } : drapeau posé, { $left ->
        [one] { $left } mine restante
       *[other] { $left } mines restantes
    }
announce-questioned = { $place } : point d’interrogation
announce-unmarked = { $place } : marque retirée
announce-refused-chord = { $place } : rien de découvert, les drapeaux ne correspondent pas au nombre
announce-refused-flag = { $place } : pas découverte, elle porte un drapeau
announce-nothing = { $place } : { $what }, rien à faire
announce-lost = { $place } : mine. Perdu après { $time }.
announce-lost-flags = { $place } : une mine autour n’a pas de drapeau. Perdu après { $time }.
announce-paused = En pause à { $time }.
announce-resumed = Partie reprise.
announce-no-pause = Aucune partie à mettre en pause.
announce-on = { $name } : activé
announce-off = { $name } : désactivé
announce-value = { $name } : { $value }
announce-closed = Fermé : { $name }
announce-recording = Un replay

## Reading the board

help-reading = Lire la grille
read-here = Où est le curseur
read-neighbours = Ce qui entoure la case
read-left = Ce qui reste autour du nombre
read-row = Lire la ligne
read-column = Lire la colonne
read-status = Temps, mines restantes, part découverte
read-opened = Ce que le dernier coup a découvert
read-again = Répéter
read-next-covered = Case cachée suivante à côté d’un nombre
read-previous-covered = Case cachée précédente à côté d’un nombre
read-next-number = Nombre suivant auquel il manque des drapeaux
read-previous-number = Nombre précédent auquel il manque des drapeaux
read-go-to = Aller à une case
read-above-left = au-dessus à gauche
read-above = au-dessus
read-above-right = au-dessus à droite
read-right = à droite
read-below-right = au-dessous à droite
read-below = au-dessous
read-below-left = au-dessous à gauche
read-left-of = à gauche
read-next = { $list } ; { $next }
read-span = { $first } à { $last }
read-flags =
    { $count ->
        [one] { $count } drapeau
       *[other] { $count } drapeaux
    }
read-around =
    { $what } : { $flags }, { $covered ->
        [one] { $covered } cachée
       *[other] { $covered } cachées
    }
read-mines-left =
    { $count ->
        [one] { $count } mine restante
       *[other] { $count } mines restantes
    }
read-share = grille découverte à { $share }
read-count =
    { $count ->
        [one] { $count } case découverte
       *[other] { $count } cases découvertes
    }
read-nothing-opened = Rien de découvert.
read-none = Plus aucune.
read-nothing-said = Rien à répéter.
read-begin = C’est le début.
read-end = C’est la fin.
read-edge = Bord de la grille.
read-no-board = Il n’y a pas de grille ici.
go-to-how = « { $numbers } » ou « D2 » : { $place }.
go-to-none = Cette case n’existe pas. La dernière : { $place }.
go-to-accept = Aller

## Workbench

bench = Atelier
bench-tip = Composer une position ou une grille et voir les risques
bench-position = Position
bench-board = Grille
bench-covered = Cachée
bench-flag = Drapeau
bench-first = Collez une capture d’écran de n’importe quel démineur, ou peignez des chiffres.
bench-offer = Bloqué sur une autre grille ? Collez-en une capture d’écran
bench-board-how = Cliquez sur une case pour poser ou retirer une mine.
bench-size = Taille et mines
bench-mines-guessed = { $mines } est une estimation.
undo = Annuler
redo = Rétablir
bench-no-undo = Rien à annuler.
bench-no-redo = Rien à rétablir.
bench-thinking = Calcul…
bench-safe-cells =
    { $count ->
        [one] { $count } case est sûre
       *[other] { $count } cases sont sûres
    }
bench-best-guess = Meilleur choix : { $chance } % de risque
bench-layouts = Dispositions possibles
bench-certain-mines = Mines certaines
bench-left = Mines restantes
bench-too-many = Trop pour les compter
bench-power = { $mantissa } × 10^{ $exponent }
bench-starts =
    Cette grille se résout sans hasard. { $count ->
        [one] Elle a un seul départ, { $place }.
       *[other] Elle a { $count } départs ; { $place } découvre le plus de cases.
    }
bench-no-start = Cette grille oblige à deviner, quel que soit le départ.
bench-overflagged =
    { $count ->
        [one] Il y a plus de drapeaux autour de la case { $cells } que son { $number } n’en permet.
       *[other] Il y a plus de drapeaux autour des cases { $cells } que ces nombres n’en permettent.
    }
bench-play = Jouer
bench-practise = En exercice
bench-why = Pourquoi ?
bench-open = Ouvrir un fichier…
bench-paste = Coller
bench-clear = Vider
bench-copy = Copier
bench-format = Copier sous forme de
bench-as-text = Texte
bench-as-code = Code de grille
bench-as-drawing = Dessin pour un forum
bench-as-js = Lien vers JSMinesweeper
bench-as-link = Lien vers la grille
bench-copied = Copié.
bench-not-copied = Cela ne peut pas être copié sous cette forme.
bench-guessed = Le texte n’indique pas le nombre de mines : { $mines } est une estimation.
bench-left-out = Hors de la grille : { $text }.
bench-picture =
    { $rows } × { $cols } cases lues. { $doubtful ->
        [0] Vérifiez le nombre de mines : { $mines } est une estimation.
        [one] Vérifiez la case entourée de jaune et le nombre de mines : { $mines } est une estimation.
       *[other] Vérifiez les { $doubtful } cases entourées de jaune et le nombre de mines : { $mines } est une estimation.
    }
bench-picture-at = { $rows } × { $cols } cases lues. Vérifiez les cases ({ $cells }) et le nombre de mines : { $mines } est une estimation.
bench-no-picture = Le presse-papiers ne contient aucune grille, ni en texte ni en image.
bench-unreadable = Aucune grille lisible : { $why }.
bench-no-puzzle = Impossible d’en faire un exercice : il n’y a rien à déduire.
bench-no-game = Rien à jouer ici : aucune disposition ne convient, ou tout est déjà découvert.
bench-save = Enregistrer la position
bench-saved = Enregistré : { $file }
bench-not-saved = Impossible d’enregistrer { $file } : { $why }

machine = Informations système
machine-measure = Mesurer le délai pendant que je joue
machine-about = Le temps que Sapper met d’un appui à l’image terminée, sans le délai de la souris, du bureau ni de l’écran.
machine-move = Mesurer la fluidité
machine-copy = Copier
machine-on = activé
machine-off = désactivé
machine-none = pas encore mesuré
machine-spread = médiane { $median } ms, 95 % sous { $most } ms, au pire { $worst } ms (les derniers : { $count })
machine-frame-spread = médiane { $median } ms, 95 % sous { $most } ms, au pire { $worst } ms ; plus de 25 ms : { $late } sur { $count }
machine-version = Version
machine-window = Fenêtre, échelle
machine-cells = Grille, case
machine-language = Langue
machine-reader = Lecteur d’écran
machine-sound = Son
machine-presses = Délai de réponse
machine-frames = Temps entre images

## The counters of one’s choice

counters-choose = Choisir les compteurs
counters-live = Partie
counters-after = Fin
counters-up = Monter
counters-down = Descendre
counters-remove = Retirer
counters-add = Ajouter une formule
counters-name = Nom
counters-formula = Formule
counters-restore = Par défaut
counters-note = Noms : { $names }. Signes : + − * / ^ ( ), min, max, round, sqrt, ln, log, abs.
formula-empty = Entrez une formule.
formula-long = Une formule peut avoir au plus { $max } caractères.
formula-unknown = Il n’y a pas de compteur « { $name } ».
formula-bracket = Il manque une parenthèse.
formula-unclear = Ce n’est pas une formule valide.
