
# Practice and moments of finished games.

entry-wrong = O item “{ $entry }” é ignorado.
menu-learn = Aprender
practice = Treino
practice-kind = Tipo de raciocínio
# These stand in a list of at most 15 letters or so.
practice-kind-mixed = Todos os tipos
practice-kind-missed = Minhas partidas
practice-kind-single = Um número
practice-kind-pair = Dois números
practice-kind-numbers = Três ou mais
practice-kind-count = Contar minas
practice-kind-odds = Riscos
practice-size = Tamanho do tabuleiro
practice-time = Limite de tempo
practice-time-unlimited = Sem limite
practice-time-30s = 30 segundos
practice-time-10s = 10 segundos
practice-more = Tamanho e tempo
practice-task-safe = Ache uma casa segura.
practice-task-mines = Marque todas as minas que dá para deduzir.
practice-task-guess = Nenhuma casa é segura com certeza: abra a de menor risco.
practice-right-safe = Certo!
practice-right-mines = São todas!
practice-right-guess = Certo: era a casa mais segura.
practice-is-mine = A casa { $cell } é uma mina.
practice-is-safe = A casa { $cell } é segura.
practice-is-uncertain = Ainda não se sabe o que há na casa { $cell }.
practice-is-riskier = A casa { $cell } não é a mais segura.
practice-flag-here = Aqui, marque as minas.
practice-flag-here-text = Use o botão direito, um toque longo ou { $key }.
practice-hint-numbers = { $count ->
    [1] Olhe o número destacado.
   *[other] Olhe os números destacados.
}
practice-hint-count = { $count ->
    [1] Olhe o número destacado e conte as minas que restam.
   *[other] Olhe os números destacados e conte as minas que restam.
}
practice-hint-mines = Conte as minas que restam.
practice-hint-guess = Uma das casas destacadas é a mais segura.
practice-hint-guess-at = Uma destas casas é a mais segura: { $cells }.
practice-hint-cost = Dica: conta como erro
practice-hint-free = Dica: ainda não conta como erro
practice-hint-cost-text = Uma dica conta como erro.
practice-hint-free-text = Na primeira semana, dicas não contam como erro.
practice-answer = A solução
practice-time-up = Acabou o tempo.
practice-time-up-text = Você ainda pode resolver, mas conta como erro.
practice-repeat = Você já errou este problema.
practice-rating = Rating
practice-rating-value = { $value } ± { $deviation }
practice-rating-gain = { $rating } ({ $gain })
practice-placing = Avaliando seu nível
practice-today = Acertos hoje
practice-goal = Meta diária
practice-goal-off = Sem meta
practice-goal-5 = 5 por dia
practice-goal-10 = 10 por dia
practice-goal-20 = 20 por dia
practice-goal-today = Meta de hoje
practice-goal-reached = Meta cumprida
practice-goal-days =
    { $days ->
        [1] primeiro dia
       *[other] { $days } dias seguidos
    }
practice-due = Para rever
practice-figure = { $name }: { $figure }
practice-done = Pronto
practice-seconds = { $seconds } s
practice-show = Ver solução
practice-next = Próximo problema
practice-waiting = Procurando um problema…
practice-not-found = Nenhum problema desse tipo encontrado.
practice-not-found-text = Escolha outro tipo ou tamanho.
ratings = Ratings
ratings-text = Vale a sua primeira resposta a cada problema. Quem tem rating 800 resolve metade dos mais fáceis; o número depois de ± é a margem de incerteza.
ratings-overall = Geral
ratings-answers =
    { $count ->
        [1] 1 resposta
       *[other] { $count } respostas
    }
ratings-wait = A partir do segundo dia de treino, um gráfico mostra a evolução do seu rating.
ratings-summary = { $name }: de { $begin }, em { $from }, a { $end }, em { $to }
practice-place = { $at } de { $all }

moments-button = O que deixei passar?
moment-cells = { $count ->
    [1] esta casa
   *[other] estas { $count } casas
}
moment-known-mine = { $count ->
    [1] Você abriu { $cells }, que com certeza era mina.
   *[other] Você abriu { $cells } de uma vez, e uma delas com certeza era mina.
}
moment-hit = Você abriu { $cells } e pisou numa mina, embora houvesse uma casa segura.
moment-safe-cell = Você abriu { $cells } com um risco de { $risk }%, embora houvesse uma casa segura.
moment-less-risk = Você abriu { $cells } com um risco de { $risk }%. Outra casa tinha só { $least }% de risco.
missed = O que você deixou passar
missed-text = O que você poderia ter deduzido nas suas partidas das últimas { $weeks } semanas, semana a semana. Primeiro, o que você mais deixou passar.
missed-none = Nada ainda. Depois de cada partida, o Sapper procura o que você poderia ter deduzido.
missed-count =
    { $count ->
        [1] 1 vez
       *[other] { $count } vezes
    }
missed-practise = Treinar isto
practise-kind = Treinar: { $kind }
missed-practise-all = Treinar tudo
missed-this-week = esta semana
