# The daily board.

daily = Grille du jour
daily-tip = Trois grilles par jour, les mêmes pour tout le monde

## At the beginning and the end of a game

daily-begin = Grille du jour, { $day }, { $level }. Cette partie compte ; en commencer une autre, c’est l’abandonner.
daily-begin-again = Grille du jour, { $day }, { $level }. Simple entraînement : vous l’avez déjà jouée.
daily-begin-past = Grille du jour, { $day }, { $level }. Simple entraînement : ce jour est passé.
daily-secret = Vous pourrez copier ou enregistrer la grille du jour une fois la partie terminée.
daily-elsewhere = Cette grille du jour est en cours dans une autre fenêtre.
daily-gone = Votre partie sur cette grille du jour est introuvable : elle compte comme abandonnée. Vous pouvez encore vous entraîner dessus.
daily-result-counts = Grille du jour, { $day } : comptée.
daily-result-helped = Grille du jour, { $day } : comptée, avec aide.
daily-result-practice = Grille du jour, { $day } : simple entraînement.

## Before another game gives it up

give-up-title = Abandonner la grille du jour ?
give-up-question = Votre partie sur la grille du jour ({ $day }, { $level }) n’est pas terminée. Si vous en commencez une autre, elle comptera comme abandonnée.
give-up-yes = Abandonner
give-up-no = Continuer

## The text to share

daily-copy = Partager le résultat
daily-copied = Résultat copié.
daily-share-won = Sapper, grille du jour { $day } · { $level } · { $time }
daily-share-helped = Sapper, grille du jour { $day } · { $level } · { $time } avec aide
daily-share-lost = Sapper, grille du jour { $day } · { $level } · perdue à { $share }
daily-share-given-up = Sapper, grille du jour { $day } · { $level } · abandonnée à { $share }

## A day

daily-today = Aujourd’hui, { $day }
daily-next =
    { $hours ->
        [0] Nouvelles grilles dans { $minutes } min
       *[other] Nouvelles grilles dans { $hours } h { $minutes } min
    }
daily-open = Pas encore jouée
daily-missed = Non jouée
daily-started = Commencée
daily-won = Gagnée en { $time }
daily-won-help = Gagnée en { $time } avec aide
daily-lost = Perdue à { $share }
daily-given-up = Abandonnée à { $share }
daily-play = Jouer
daily-practice = Hors concours
daily-row-button = { $button } : { $level }, { $day }
daily-counts = À chaque niveau, seule votre première partie compte, et seulement si vous la commencez le jour même. Vous pouvez la quitter et y revenir ; en commencer une autre, c’est l’abandonner.
daily-past = Les grilles des jours passés servent d’entraînement.

## The streak

daily-streak = Série
daily-streak-days = Série de { $days } { $days ->
    [one] jour
   *[other] jours
}
daily-to-play = à jouer
daily-longest = Meilleure série
daily-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
daily-streak-open = Résolvez une grille aujourd’hui pour garder votre série.
daily-streak-rule = Jours consécutifs où vous avez gagné sans aide.

## The calendar

daily-calendar = Calendrier
daily-month = { $month ->
    [1] Janvier
    [2] Février
    [3] Mars
    [4] Avril
    [5] Mai
    [6] Juin
    [7] Juillet
    [8] Août
    [9] Septembre
    [10] Octobre
    [11] Novembre
   *[12] Décembre
} { $year }
daily-earlier = Mois précédent
daily-later = Mois suivant
daily-all-levels = Tous niveaux
daily-level-tip = Afficher un niveau, ou le meilleur résultat de chaque jour
daily-weekday =
    { $number ->
        [1] Lu
        [2] Ma
        [3] Me
        [4] Je
        [5] Ve
        [6] Sa
       *[7] Di
    }
daily-day-won = { $day } : gagnée
daily-day-some = { $day } : gagnée en partie
daily-day-helped = { $day } : gagnée avec aide
daily-day-lost = { $day } : perdue
daily-day-started = { $day } : commencée
daily-day-given-up = { $day } : abandonnée
daily-day-missed = { $day } : non jouée
daily-legend-won = Gagnée
daily-legend-some = Gagnée en partie
daily-legend-helped = Gagnée avec aide
daily-legend-lost = Perdue
daily-legend-given-up = Abandonnée

## The results

daily-best = Vos meilleurs temps
daily-latest = Vos derniers résultats
daily-none = Pas encore de résultats.
daily-no-wins = Pas encore de victoire sans aide à ce niveau.
daily-won-of = Gagnées : { $won } sur { $played }
daily-level = Niveau
daily-result = Résultat
daily-clicks = Clics
