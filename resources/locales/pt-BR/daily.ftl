# The daily board.

daily = Tabuleiro diário
daily-tip = Três tabuleiros por dia, iguais para todos

## At the beginning and the end of a game

daily-begin = Tabuleiro diário de { $day }, { $level }. Esta partida vale; se começar outra, você desiste dela.
daily-begin-again = Tabuleiro diário de { $day }, { $level }. É só treino: você já jogou este tabuleiro.
daily-begin-past = Tabuleiro diário de { $day }, { $level }. É só treino: o dia dele já passou.
daily-secret = Você poderá copiar ou salvar o tabuleiro diário quando terminar.
daily-elsewhere = Este tabuleiro diário está sendo jogado em outra janela.
daily-gone = Sua partida salva neste tabuleiro diário não foi encontrada e conta como desistência. Você ainda pode treinar nele.
daily-result-counts = Tabuleiro diário, { $day }: resultado válido.
daily-result-helped = Tabuleiro diário, { $day }: resultado válido, com ajuda.
daily-result-practice = Tabuleiro diário, { $day }: só treino.

## Before another game gives it up

give-up-title = Desistir do tabuleiro diário?
give-up-question = Sua partida no tabuleiro diário de { $day }, { $level }, não terminou. Se você começar outra agora, ela conta como desistência.
give-up-yes = Desistir
give-up-no = Continuar jogando

## The text to share

daily-copy = Compartilhar resultado
daily-copied = Resultado copiado.
daily-share-won = Sapper diário { $day } · { $level } · { $time }
daily-share-helped = Sapper diário { $day } · { $level } · { $time } com ajuda
daily-share-lost = Sapper diário { $day } · { $level } · derrota com { $share } resolvidos
daily-share-given-up = Sapper diário { $day } · { $level } · desistência com { $share } resolvidos

## A day

daily-today = Hoje, { $day }
daily-next =
    { $hours ->
        [0] Novos tabuleiros em { $minutes } min
       *[other] Novos tabuleiros em { $hours } h { $minutes } min
    }
daily-open = Ainda não jogado
daily-missed = Não jogado
daily-started = Iniciado
daily-won = Vitória em { $time }
daily-won-help = Vitória em { $time } com ajuda
daily-lost = Derrota com { $share } resolvidos
daily-given-up = Desistência com { $share } resolvidos
daily-play = Jogar
daily-practice = Sem valer
daily-row-button = { $button }: { $level }, { $day }
daily-counts = Em cada nível só vale a sua primeira partida, e só se você a começar no próprio dia. Você pode sair e voltar; se começar outra, você desiste dela.
daily-past = Os tabuleiros de dias anteriores são só para treinar.

## The streak

daily-streak = Sequência
daily-streak-days = Sequência de { $days } { $days ->
    [one] dia
   *[other] dias
}
daily-to-play = a jogar
daily-longest = Maior sequência
daily-days =
    { $days ->
        [1] { $days } dia
       *[other] { $days } dias
    }
daily-streak-open = Vença um tabuleiro hoje para manter sua sequência.
daily-streak-rule = Dias seguidos em que você venceu sem ajuda.

## The calendar

daily-calendar = Calendário
daily-month = { $month ->
    [1] Janeiro
    [2] Fevereiro
    [3] Março
    [4] Abril
    [5] Maio
    [6] Junho
    [7] Julho
    [8] Agosto
    [9] Setembro
    [10] Outubro
    [11] Novembro
   *[12] Dezembro
} de { $year }
daily-earlier = Mês anterior
daily-later = Próximo mês
daily-all-levels = Todos os níveis
daily-level-tip = Mostrar um nível, ou o melhor resultado de cada dia
daily-weekday =
    { $number ->
        [1] seg
        [2] ter
        [3] qua
        [4] qui
        [5] sex
        [6] sáb
       *[7] dom
    }
daily-day-won = { $day }: vitória
daily-day-some = { $day }: vitória parcial
daily-day-helped = { $day }: vitória com ajuda
daily-day-lost = { $day }: derrota
daily-day-started = { $day }: iniciado
daily-day-given-up = { $day }: desistência
daily-day-missed = { $day }: não jogado
daily-legend-won = Vitória
daily-legend-some = Vitória parcial
daily-legend-helped = Vitória com ajuda
daily-legend-lost = Derrota
daily-legend-given-up = Desistência

## The results

daily-best = Seus melhores tempos
daily-latest = Seus últimos resultados
daily-none = Nenhum resultado ainda.
daily-no-wins = Nenhuma vitória sem ajuda neste nível ainda.
daily-won-of = Vitórias: { $won } de { $played }
daily-level = Nível
daily-result = Resultado
daily-clicks = Cliques
