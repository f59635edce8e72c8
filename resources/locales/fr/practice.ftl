
# Practice and moments of finished games.

entry-wrong = L’entrée « { $entry } » est ignorée.
menu-learn = Apprendre
practice = Entraînement
practice-kind = Type de raisonnement
# These stand in a list of at most 15 letters or so.
practice-kind-mixed = Tous les types
practice-kind-missed = Mes parties
practice-kind-single = Un nombre
practice-kind-pair = Deux nombres
practice-kind-numbers = Trois ou plus
practice-kind-count = Mines restantes
practice-kind-odds = Risques
practice-size = Taille de la grille
practice-time = Limite de temps
practice-time-unlimited = Sans limite
practice-time-30s = 30 secondes
practice-time-10s = 10 secondes
practice-more = Taille et temps
practice-task-safe = Trouvez une case sûre.
practice-task-mines = Marquez toutes les mines certaines.
practice-task-guess = Aucune case n’est forcément sûre : découvrez la moins risquée.
practice-right-safe = Exact !
practice-right-mines = Vous les avez toutes !
practice-right-guess = Exact : c’était la case la plus sûre.
practice-is-mine = La case { $cell } est une mine.
practice-is-safe = La case { $cell } est sûre.
practice-is-uncertain = On ne peut rien conclure pour { $cell }.
practice-is-riskier = Il y a plus sûr que la case { $cell }.
practice-flag-here = Ici, posez des drapeaux sur les mines.
practice-flag-here-text = Utilisez le bouton droit, un appui long ou { $key }.
practice-hint-numbers = { $count ->
    [one] Regardez le nombre entouré.
   *[other] Regardez les nombres entourés.
}
practice-hint-count = { $count ->
    [one] Regardez le nombre entouré et comptez les mines restantes.
   *[other] Regardez les nombres entourés et comptez les mines restantes.
}
practice-hint-mines = Comptez les mines restantes.
practice-hint-guess = Une des cases entourées est la plus sûre.
practice-hint-guess-at = Une de ces cases est la plus sûre : { $cells }.
practice-hint-cost = Indice : compte comme une erreur
practice-hint-free = Indice : gratuit la première semaine
practice-hint-cost-text = Un indice compte comme une erreur.
practice-hint-free-text = Les indices sont gratuits la première semaine.
practice-answer = La solution
practice-time-up = Temps écoulé.
practice-time-up-text = Vous pouvez encore résoudre l’exercice, mais il compte comme raté.
practice-repeat = Vous avez déjà raté cet exercice.
practice-rating = Cote
practice-rating-value = { $value } ± { $deviation }
practice-rating-gain = { $rating } ({ $gain })
practice-placing = Évaluation de votre niveau
practice-today = Réussis aujourd’hui
practice-goal = Objectif
practice-goal-off = Sans objectif
practice-goal-5 = 5 par jour
practice-goal-10 = 10 par jour
practice-goal-20 = 20 par jour
practice-goal-today = Objectif du jour
practice-goal-reached = Objectif atteint
practice-goal-days =
    { $days ->
        [1] premier jour
       *[other] { $days } jours de suite
    }
practice-due = À revoir
practice-figure = { $name } : { $figure }
practice-done = Terminé
practice-seconds = { $seconds } s
practice-show = Voir la solution
practice-next = Exercice suivant
practice-waiting = Recherche d’un exercice…
practice-not-found = Aucun exercice de ce type trouvé.
practice-not-found-text = Choisissez un autre type ou une autre taille.
ratings = Cotes
ratings-text = Seule votre première réponse à chaque exercice compte. Avec une cote de 800, on résout la moitié des exercices les plus faciles. Le nombre après ± est l’incertitude de la cote.
ratings-overall = Générale
ratings-answers =
    { $count ->
        [one] { $count } réponse
       *[other] { $count } réponses
    }
ratings-wait = Dès le deuxième jour d’entraînement, un graphique montre comment votre cote évolue.
ratings-summary = { $name } : de { $begin } le { $from } à { $end } le { $to }
practice-place = { $at } sur { $all }

moments-button = Qu’ai-je manqué ?
moment-cells = { $count ->
    [one] cette case
   *[other] ces { $count } cases
}
moment-known-mine = { $count ->
    [one] Vous avez découvert { $cells } : c’était forcément une mine.
   *[other] Vous avez découvert { $cells } d’un coup : l’une d’elles était forcément une mine.
}
moment-hit = Vous avez découvert { $cells } et touché une mine, alors qu’une autre case était forcément sûre.
moment-safe-cell = Vous avez découvert { $cells } avec { $risk } % de risque, alors qu’une autre case était forcément sûre.
moment-less-risk = Vous avez découvert { $cells } avec { $risk } % de risque. Une autre case n’avait que { $least } % de risque.
missed = Ce que vous avez manqué
missed-text = Ce que vous auriez pu déduire dans vos parties des { $weeks } dernières semaines, semaine par semaine. Le type que vous avez le plus manqué vient en premier.
missed-none = Rien pour l’instant. Après chaque partie, Sapper cherche ce que vous auriez pu déduire.
missed-count =
    { $count ->
        [one] { $count } fois
       *[other] { $count } fois
    }
missed-practise = S’y entraîner
practise-kind = S’entraîner : { $kind }
missed-practise-all = S’entraîner sur tout
missed-this-week = cette semaine
