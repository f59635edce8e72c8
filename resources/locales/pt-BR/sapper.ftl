# The texts of Sapper in Brazilian Portuguese.
# The files of all languages have the same keys in the same order.
# Plurals match the number 1 itself: the category one of Portuguese includes 0.

app-name = Sapper

## Units, dates and lists

seconds = { $seconds } s
percent = { $number }%
quoted = “{ $text }”
date = { $day } { $month } { $year }
date-day = { $day } { $month }
date-month =
    { $month ->
        [1] jan
        [2] fev
        [3] mar
        [4] abr
        [5] mai
        [6] jun
        [7] jul
        [8] ago
        [9] set
        [10] out
        [11] nov
       *[12] dez
    }
date-month-alone =
    { $month ->
       *[other] { date-month }
    }
date-year = { $year }
list-next = { $list }, { $next }
list-last = { $list } e { $next }
list-more = { $list } e mais { $more }

## The title screen

title-go-on = Pressione uma tecla ou clique para começar

## The bars and the menu

level-beginner = Iniciante
level-intermediate = Intermediário
level-expert = Especialista
level-beginner8x8 = Iniciante 8×8
level-scattered = Aleatório (20% de minas)
level-custom = Personalizado
custom-button = Personalizar…
show-remaining = Mostrar minas restantes
show-remaining-short = Restantes
no-guess = Sem chute
no-guess-this-game = Sem chute desta vez
no-guess-next-game = Sem chute: a partir da próxima partida
no-guess-start = Comece pela casa destacada: ela é segura.
no-guess-is-on = Sem chute: ligado
no-guess-is-off = Sem chute: desligado
guesses = Chutes
guesses-off = Normais
guesses-fair-guess = Chute justo
guesses-strict = Rigoroso
guesses-fair-guess-strict = { guesses-fair-guess } + { guesses-strict }
flag-mode = Modo bandeira
flag-mode-is-on = Modo bandeira: ligado
flag-mode-is-off = Modo bandeira: desligado
sound = Som
sound-is-on = Som: ligado
sound-is-off = Som: desligado
menu = Menu
menu-aid = Dicas
menu-share = Compartilhar
menu-others = Mais
why-over = A partida acabou
why-not-begun = Abra uma casa primeiro
why-not-over = Só após a partida
why-not-lost = Só após uma derrota
why-style = Indisponível neste estilo
new-game = Novo tabuleiro
pause = Pausar
resume = Continuar
paused = Pausado
settings = Configurações
help = Ajuda
records = Recordes
style = Estilo
style-glass = Vidro
style-classic = Clássico
style-easyx = Melodia retrô (EasyX)
style-simpleminer = Simples (SimpleMiner)
style-console = Terminal (Console)
theme = Tema
theme-auto = Auto
theme-light = Claro
theme-dark = Escuro
theme-high-contrast = Alto contraste
color-vision = Cores dos números
color-vision-usual = Padrão
color-vision-deuteranopia = Deuteranopia (vermelho–verde)
color-vision-protanopia = Protanopia (vermelho–verde)
color-vision-tritanopia = Tritanopia (azul–amarelo)
color-vision-high-contrast = Alto contraste
text-size = Tamanho de textos e botões
typeface = Fonte
typeface-usual = Padrão
typeface-reading = Mais fácil de ler
letter-spacing = Espaço entre letras
line-spacing = Espaço entre linhas
spacing-usual = Normal
spacing-wide = Amplo
spacing-wider = Muito amplo
dwell = Clique ao parar o ponteiro
scanning = Varredura com um acionador
pace-off = Desligado
pace-700ms = Após 0,7 s
pace-1000ms = Após 1 s
pace-1500ms = Após 1,5 s
pace-2500ms = Após 2,5 s
motion = Animações
motion-auto = Auto
motion-off = Todas
motion-on = Reduzidas
language = Idioma
language-auto = Seguir o sistema

## Tooltips

tip-count = Minas restantes
tip-clock = Tempo em segundos
tip-remaining = Mostrar quantas minas restam para marcar
tip-no-guess = Tabuleiros que se resolvem sem chutar
tip-flag-mode = Um clique põe uma bandeira em vez de abrir a casa
tip-levels = Nível
tip-sizes = Escolher um nível
tip-leave = Fechar o Sapper
tip-odds = Mostrar o risco de mina de cada casa
tip-player = Solucionador
tip-pace = Velocidade
tip-speed = Velocidade
tip-run = Reproduzir
tip-time-bar = Clique ou arraste para ver outro momento. Arraste com o botão direito para marcar uma parte para um GIF.
tip-replay-details = Mostrar ou ocultar todos os contadores, cliques e marcas
tip-marks = Barras: chutes; discos: casas seguras não vistas; linhas: jogadas lentas; quadrados: cliques inúteis. Clique numa marca para vê-la
tip-previous = Evento anterior
tip-next = Próximo evento
tip-back = Voltar ao jogo
tip-export = Exportar todas as partidas (CSV)
tip-reset = Excluir as partidas deste nível
tip-luck = Sua chance de sobreviver aos chutes
tip-span = Período
tip-bbbv = Mínimo de cliques esquerdos para limpar o tabuleiro
tip-bbbv_s = 3BV resolvido por segundo
tip-effective = Cliques que mudaram o tabuleiro
tip-wasted = Cliques que não mudaram nada
tip-path = Quanto o ponteiro andou, em casas
tip-openings = Áreas que se abrem com um só clique
tip-islands = Grupos de números fora das aberturas
tip-zini = Cliques que uma boa solução com acordes exige
tip-hzini = ZiNi com as aberturas primeiro, como uma pessoa joga
tip-ioe = Eficiência: 3BV por clique
tip-correctness = Proporção de cliques que mudaram o tabuleiro
tip-throughput = 3BV por clique que mudou o tabuleiro
tip-rqp = Tempo dividido por 3BV/s; quanto menor, melhor
tip-time = Segundos da primeira abertura até soltar o último botão
tip-left = Cliques esquerdos que não fazem parte de um acorde
tip-right = Marcas colocadas e removidas, e cliques direitos sem efeito
tip-chords = Acordes, inclusive os recusados; cada um é um clique
tip-flags = Bandeiras no tabuleiro
tip-clicks = Cliques esquerdos, direitos e acordes
tip-cl_s = Cliques por segundo, em média
tip-cl_s_now = Cliques no último segundo
tip-solved = 3BV resolvido até agora
tip-bbbv_left = 3BV que falta resolver
tip-est = O tempo neste ritmo: tempo × 3BV ÷ 3BV resolvido
tip-zne = ZiNi por clique, em caso de vitória
tip-znt = ZiNi por clique que mudou o tabuleiro, em caso de vitória
tip-stnb = 3BV dividido pelo tempo elevado a 1,7, ajustado ao nível; quanto maior, melhor
tip-qg = Tempo elevado a 1,7, dividido por 3BV; quanto menor, melhor

## Buttons in dialogs

ok = OK
cancel = Cancelar
close = Fechar

## The custom board dialog

custom-title = Tabuleiro personalizado
custom-rows = Linhas
custom-cols = Colunas
custom-mines = Minas
custom-less = Uma a menos
custom-more = Uma a mais
custom-range = { $min }–{ $max }
custom-density = { $share } de minas
custom-density-like = { $share } de minas, como { $level }
custom-empty = Digite um número.
custom-not-a-number = Digite um número inteiro.
custom-out-of-range = Digite um número de { $min } a { $max }.
# $max is at most one less than the number of cells, so 0 means a board of a single cell.
custom-too-many-mines =
    { $max ->
        [0] Num tabuleiro de uma casa não cabe nenhuma mina.
        [1] Em { $rows } × { $cols } casas cabe no máximo 1 mina.
       *[other] Em { $rows } × { $cols } casas cabem no máximo { $max } minas.
    }
custom-start = Começar
custom-boards = Tabuleiros salvos
custom-saved = Salvo: { $name }
custom-removed = Removido: { $name }

## The information strip

strip-board =
    { $rows } × { $cols }, { $mines ->
        [1] 1 mina
       *[other] { $mines } minas
    }
strip-best = Melhor tempo: { $time }
offer-title = Primeira vez no Campo Minado?
first-flag = O 1 destacado toca só uma casa fechada. Clique nela com o botão direito para marcar a mina.
first-flag-at = O 1 ({ $number }) toca só uma casa fechada: { $mine }. Vá até ela e marque-a com { $key }.
first-chord = O número destacado já tem suas bandeiras. Pressione nele os dois botões para abrir o resto.
first-chord-at = O número ({ $number }) já tem suas bandeiras. Nele, { $key } abre o resto.
first-hint = Nenhuma jogada segura à vista? A lâmpada ou { $key } dá uma dica.
first-no-guess = Prefere não chutar? “Sem chute” cria tabuleiros que dá para resolver só com lógica.
result-lost = Você pisou numa mina
strict-lost =
    { $count ->
        [one] Você chutou, embora a casa destacada fosse segura
       *[other] Você chutou, embora as casas destacadas fossem seguras
    }
strict-lost-at = Você chutou, embora a casa { $place } fosse segura
result-first = Seu primeiro recorde!
result-new-best = Novo melhor tempo!
result-faster = { $time } mais rápido que seu recorde
result-progress = { $time } · { $share } abertas
result-as = como { $name }
result-details = Detalhes
result-retry = Mesmo tabuleiro
copied = Copiado ✓
notice-more = e mais { $count }

## The end of a game

won = Resolvido em { $time }.
won-no-guess = Resolvido em { $time }. Não foi preciso chutar.
no-guess-needed = Não foi preciso chutar.
won-new-best = Novo melhor tempo: { $time }!
won-first = Seu primeiro recorde neste nível!
won-near-best = A { $gap } do seu melhor tempo ({ $best }).
won-place = Seu { $place }º melhor tempo.
box-won = Muito bem!
box-lost = Fim de jogo
box-next = Um novo tabuleiro está pronto.
again-question = Você pisou numa mina. Um novo tabuleiro?
again-yes = Novo tabuleiro
again-no = Sair
again = Novo tabuleiro
leave = Sair
difficulty = Dificuldade
mines-left = Minas: { $count }
menu-play = 1 Jogar
menu-board = 2 Tamanho
menu-more = 3 Mais
menu-exit = 0 Sair
exit-again = Há um jogo em andamento. Pressione 0 de novo para sair.
play-again = Novo tabuleiro
unranked-seeded = Tabuleiros com semente escolhida não contam para o ranking.
aid-hint = Dica
aid-think = Pensar mais
aid-think-short = Pensar
aid-think-stop = Parar de pensar
aid-think-stop-short = Parar
aid-think-needless = Não é preciso adivinhar.
aid-thought = pensou por { $seconds } s
aid-odds = Riscos
odds-safe = segura
odds-mine = mina
odds-elsewhere = em todas as outras
aid-check = Conferir bandeiras
draft = Anotações
draft-how = Anotações: clique direito para mina, esquerdo para casa segura. Nada é aberto.
draft-keep = Manter bandeiras
draft-keep-tip = Transformar as minas anotadas em bandeiras e descartar o resto
check-none = Ainda não há bandeiras para conferir.
check-right =
    { $count ->
        [1] Sua bandeira está de acordo com os números.
       *[other] As { $count } bandeiras estão de acordo com os números.
    }
check-wrong =
    { $count ->
        [1] 1 bandeira está errada: { $cells }.
       *[other] { $count } bandeiras estão erradas: { $cells }.
    }
aid-auto = Jogo automático
auto-exact = Exato
auto-2010 = Alg. 2010
auto-slow = Lento
auto-steady = Médio
auto-fast = Rápido
aid-used = Com ajuda
aid-used-text = Você usou ajuda (uma dica, os riscos, a conferência de bandeiras ou o jogo automático). Esta partida não conta para o ranking.
unranked-helped = Partidas com ajuda não contam para o ranking.
unranked-rules = Partidas com regras personalizadas não contam para o ranking.
unranked-custom = Tabuleiros deste tipo não contam para o ranking.
unranked-no-guess = Tabuleiros sem chute não contam para o ranking.
unranked-filtered = Tabuleiros escolhidos por um filtro não contam para o ranking.

## The board filter

kept-title = Gravações automáticas
kept-about = As gravações das partidas terminadas ficam em “replays/games”, entre os dados do Sapper.
kept-which = Partidas
kept-none = Só novos recordes
kept-wins = Vitórias
kept-all = Todas as partidas
kept-max-time = Menos de (s)
kept-min-speed = Mínimo (3BV/s)
kept-limit = Guardar no máximo
kept-name = Nome do arquivo
kept-folders = Uma pasta para cada nível
kept-name-empty = Digite um nome.
kept-name-long = Digite no máximo { $max } caracteres.
kept-name-forbidden = “{ $sign }” não pode estar em um nome de arquivo.
kept-name-brace = Falta uma chave.
kept-name-unknown = Campo desconhecido: “{ $field }”.
filter-button = Filtro de tabuleiros…
filter-title = Filtro de tabuleiros
filter-on = Escolher os novos tabuleiros com este filtro
filter-about = O Sapper cria tabuleiros até que um sirva. Um campo vazio não impõe limite. Essas partidas são sinalizadas e não contam para o ranking.
filter-efficiency = Eficiência (3BV/ZiNi)
filter-first-click = Primeiro clique (casas)
# The names of the fields.
filter-min = { $figure }, de
filter-max = { $figure }, até
filter-drawing = Testando tabuleiros…
filter-none = Nenhum dos { $drawn } tabuleiros serve.
filter-none-drawn = Nenhum tabuleiro pôde ser criado no tempo disponível.
filter-every = Todos os tabuleiros servem.
filter-share = Cerca de { $share } dos tabuleiros servem.
filter-one-in = Cerca de 1 em cada { $boards } tabuleiros serve.
filter-reversed = “De” é maior que “até”: nenhum tabuleiro serve.
board-filtered = Tabuleiro filtrado
board-filtered-text = Este tabuleiro foi escolhido pelo filtro. Esta partida não conta para o ranking.
search-filter-tried = Procurando um tabuleiro que passe pelo filtro… Testados: { $tried }.
search-filter-failed = Nenhum tabuleiro passou pelo filtro (testados: { $tried }). O mais próximo: { $figures }.
search-nearest = Jogar o mais próximo
search-go-on = Continuar procurando

## The search for a no-guess board

search-title = Tabuleiro sem chute
search-tried = Procurando um tabuleiro que não exija chute… Testados: { $tried }.
search-ordinary = Jogar tabuleiro normal
search-failed-title = Nenhum tabuleiro encontrado
search-failed =
    { $mines ->
        [1] Nenhum tabuleiro de { $rows } × { $cols } casas com 1 mina pôde ser resolvido sem chute (testados: { $tried }). Tente outro tamanho.
       *[other] Nenhum tabuleiro de { $rows } × { $cols } casas com { $mines } minas pôde ser resolvido sem chute (testados: { $tried }). Tente com menos minas.
    }

## The name for a record

name-title = Novo recorde
name-prompt = Digite seu nome
name-label = Seu nome
name-empty = Digite um nome.
name-too-long = O nome pode ter no máximo { $max } caracteres.
name-too-many-parts = Um caractere do nome tem acentos demais.
name-control = O nome contém um caractere que não pode ser exibido.
name-save = Salvar

## The records screen

records-name = Nome
records-time = Tempo
records-3bv = 3BV
records-date = Data
records-no-name = Anônimo
records-always = Geral
records-year = Este ano
records-month = Este mês
records-today = Hoje
records-export = Exportar…
records-reset = Zerar…
records-table = Melhores partidas
records-under = 3BV { $bbbv } · { $speed }/s · { $date }
records-shown = { $shown } de { $count }
records-more = Ver mais
records-reading = Lendo suas partidas…
records-none =
    { $span ->
        [year] Nível { $level }: nenhuma partida este ano
        [month] Nível { $level }: nenhuma partida este mês
        [today] Nível { $level }: nenhuma partida hoje
       *[always] Nível { $level }: nenhuma partida ainda
    }
records-none-ranked =
    { $span ->
        [year] Nível { $level }: nenhuma partida no ranking este ano
        [month] Nível { $level }: nenhuma partida no ranking este mês
        [today] Nível { $level }: nenhuma partida no ranking hoje
       *[always] Nível { $level }: ainda nenhuma partida no ranking
    }
records-uncounted = Partidas com ajuda e tabuleiros sem chute, filtrados ou já jogados não contam. Tabuleiros e regras personalizados são contados à parte.
records-invite = Jogue uma, e seus tempos, sua taxa de vitórias e suas sequências aparecerão aqui.
records-invite-style = Escolha o estilo { $style } nas configurações e jogue uma: seus tempos, sua taxa de vitórias e suas sequências aparecerão aqui.
records-invite-custom = Jogue uma num tabuleiro personalizado, e seus tempos, sua taxa de vitórias e suas sequências aparecerão aqui.
records-invite-rules = Jogue uma com regras personalizadas, e seus tempos, sua taxa de vitórias e suas sequências aparecerão aqui.
records-invite-guesses = Jogue uma com estas regras (Configurações, Jogo, Regras), e seus tempos, sua taxa de vitórias e suas sequências aparecerão aqui.
records-play = Jogar: { $level }
records-not-counted = Nenhuma partida concluída ainda.
records-statistics = Estatísticas
records-interval = A longo prazo, você provavelmente vencerá de { $low }% a { $high }% das partidas (95% de confiança).
figure-played = Partidas
figure-won = Vitórias
figure-left = Abandonadas
figure-rate = Taxa de vitórias
figure-best = Melhor tempo
figure-median = Tempo mediano
figure-mean = Tempo médio
figure-best-speed = Melhor 3BV/s
figure-mean-speed = 3BV/s médio
figure-streak = Sequência atual
figure-won-streak = Mais vitórias seguidas
figure-lost-streak = Mais derrotas seguidas
streak-won =
    { $count ->
        [1] 1 vitória
       *[other] { $count } vitórias
    }
streak-lost =
    { $count ->
        [1] 1 derrota
       *[other] { $count } derrotas
    }
chart-times = Vitórias: { $count }, { $from } – { $to }; melhor tempo: { $best }
chart-histogram = Tempo mais frequente: { $from } – { $to }; vitórias: { $most }
chart-rate = Partidas vencidas: { $rate } de { $count }; das últimas: { $last }
picture-times = Tempos por data
picture-times-note = em segundos; pontos: vitórias, linha: melhor até então
picture-histogram = Tempos das vitórias
picture-histogram-note = número de vitórias, por segundos
picture-beyond =
    { $count ->
        [1] { $note }; 1 vitória bem pior fora do gráfico
       *[other] { $note }; { $count } vitórias bem piores fora do gráfico
    }
picture-rate = Taxa de vitórias
picture-rate-note = em %, nas últimas { $count } partidas; linha fina: todas as partidas
pictures-wait = Os gráficos aparecem após { $count } partidas.
picture-waits = Este gráfico aparece após { $count } vitórias.
records-by = Melhores por
tip-records-by = Critério para as melhores partidas
flagging-any = Todas
flagging-none = Sem bandeiras
flagging-some = Com bandeiras
tip-flagging = Todas as partidas, só as que não têm bandeiras ou só as que têm
records-left-out = Partidas omitidas, pois uma versão anterior as registrou: { $count }
records-no-figure = Nenhuma vitória tem esse valor registrado.
records-under-figure = { $time } · 3BV { $bbbv } · { $date }
picture-by-date = { $name } por data
picture-by-date-note = pontos: vitórias, linha: melhor até então
chart-by-date = { $name }, vitórias: { $count }, { $from } – { $to }; melhor: { $best }
racing-means = Médias de vitórias consecutivas
racing-means-note = de { $counts } vitórias; média simples dos tempos, sem descartar nada; as derrotas no meio não contam
racing-last = Última
racing-best = Melhor
racing-mean = Média
racing-from = De
racing-to = Até
racing-sum = Soma dos melhores tempos de Iniciante, Intermediário e Especialista: { $times } = { $sum }
racing-sum-missing = Para completar a soma dos seus melhores tempos, vença em: { $levels }
racing-sessions = Sessões
racing-sessions-note = uma pausa de mais de { $minutes } minutos começa outra
racing-bbbv = Melhor tempo para cada 3BV
racing-bbbv-note = em segundos, por 3BV
racing-bbbv-chart = Melhores tempos para { $count } valores de 3BV, de { $low } a { $high }
reset-title = Zerar o nível { $level }?
reset-text =
    Isso removerá das estatísticas { $games ->
        [1] sua única partida
       *[other] todas as suas { $games } partidas
    } de nível { $level } no estilo { $style } e, da tabela, { $records ->
        [0] nenhum recorde
        [1] 1 recorde
       *[other] { $records } recordes
    }. Cópias dos dois arquivos ficam guardadas na mesma pasta.
reset-rules =
    Isso removerá das estatísticas { $games ->
        [1] sua única partida
       *[other] todas as suas { $games } partidas
    } de nível { $level } com regras personalizadas. Uma cópia do arquivo fica guardada na mesma pasta.
reset-yes = Zerar
reset-done = Nível { $level } zerado. Uma cópia foi salva como “{ $file }”.
table-saved = Partidas salvas como “{ $file }”.
table-not-saved = Não foi possível salvar as partidas como “{ $file }”: { $why }.
table-no-dialog = Não foi possível abrir a janela de arquivos: esta área de trabalho não tem portal de arquivos nem zenity. “sapper scores --csv” mostra a mesma tabela.

## A saved game

game-is-here = Olá de novo! Sua partida de nível { $level } está pausada.

## Notices about the player's files

file-set-aside = Não foi possível ler “{ $file }”: { $why }. Ele foi guardado como “{ $kept }”, e o Sapper usará um arquivo novo.
game-set-aside = O Sapper falhou duas vezes ao continuar sua última partida. A partida foi guardada como “{ $kept }”.
file-newer = “{ $file }” foi gravado por uma versão mais recente do Sapper. Ele fica como está, e nada será salvo nele.
file-not-saved = Não foi possível salvar “{ $file }”: { $why }. As alterações só valem até você fechar o Sapper.
file-left = Não foi possível ler “{ $file }”: { $why }. Também não foi possível renomeá-lo, por isso ele fica como está, e nada será salvo nele.
file-faults = Alguns itens de “{ $file }” não puderam ser interpretados.
file-faults-more = E mais { $count } do mesmo tipo.
file-no-folder = Não há pasta para salvar, por isso recordes e configurações só valem até você fechar o Sapper.
file-no-storage = Seu navegador não guarda nada desta página, por isso recordes e configurações só valem até você sair dela.
file-saved-again = “{ $file }” já pode ser salvo de novo, e todas as alterações pendentes foram salvas.
why-full = o disco está cheio
why-forbidden = sem permissão
why-read-only = o disco é somente leitura
why-not-a-file = não é um arquivo
why-lock = a trava “{ $lock }” dele não é um arquivo
why-crashes = o Sapper falhou duas vezes ao continuar esta partida
why-missing = esse arquivo ou pasta não existe
why-folder = é uma pasta
why-in-the-way = há um arquivo no lugar da pasta dele
why-not-text = não é um arquivo de texto
why-line = a linha { $line } não pôde ser interpretada
why-key = “{ $key }” tem um valor inválido
why-busy = outra janela do Sapper está usando o arquivo
why-protected = está marcado como somente leitura
why-grown = é grande demais
why-in-use = outro programa está usando o arquivo
why-name = o nome é longo demais ou não é permitido
why-system = o sistema informou um erro
why-system-code = o sistema informou o erro { $code }
record-wrong = O recorde { $number } é inválido e foi omitido.
game-wrong = A partida { $number } do registro é inválida e foi omitida.
settings-field-wrong = A configuração “{ $field }” tem um valor inválido, por isso vale o padrão.

## Settings

settings-sound = Som
settings-accessibility = Acessibilidade
settings-language = Idioma
settings-look = Aparência
settings-play = Jogo
settings-input = Controles
settings-expert = Avançado
settings-glass-light = Luz no vidro
original-rules = Jogar também com as regras originais do estilo
original-rules-glass = Vidro usa as regras de costume.
original-rules-classic = Como nas competições: só a primeira casa é segura, e um acorde sem bandeiras suficientes não faz nada.
original-rules-easyx = O primeiro clique pode perder, o relógio começa com o tabuleiro, um acorde errado perde e um diálogo encerra o jogo.
original-rules-simpleminer = O primeiro clique pode perder, um clique num número faz um acorde e um diálogo encerra o jogo.
original-rules-console = O primeiro clique pode perder, e não há acordes nem pontos de interrogação.
settings-reset = Redefinir página…
settings-reset-title = Redefinir “{ $page }”?
settings-reset-text = Todas as configurações desta página voltam ao padrão.
theme-fixed = O estilo { $style } tem aparência única; o tema não a altera.
settings-sound-on = Efeitos sonoros
settings-volume = Volume
settings-sound-guide = Descrever as casas com tons
settings-speech-with-tones = Falar as casas, além dos tons
detail = Fala
detail-brief = Breve
detail-normal = Normal
detail-full = Detalhada
place-names = Nome das casas
place-names-row-first = Linha 2, coluna 4
place-names-column-first = Coluna 4, linha 2
place-names-letters = D2
settings-question-marks = Pontos de interrogação
settings-single-click = Acorde com um só clique
settings-long-press = Bandeira ao segurar
expert-figures = Mostrar dados avançados (3BV, sorte)
settings-dim = Esmaecer números que já têm suas bandeiras (conta como ajuda)
settings-light = Destacar as casas em volta do número sob o ponteiro
settings-click-flags = Clicar em um número marca suas últimas minas (conta como ajuda)
settings-keys-at-pointer = As teclas agem na casa sob o ponteiro
settings-past-best = Novo tabuleiro quando não der mais para bater seu melhor tempo
settings-decimal-comma = Exportar tabelas com vírgula decimal e “;” entre os campos
settings-raise-only = O clique que traz a janela para a frente não faz mais nada
restarted-past-best = Não dá mais para bater seu melhor tempo. Aqui está um tabuleiro novo.
settings-long-press-time = Toque longo
settings-ms = { $ms } ms
expert-offer = Dez vitórias! Quer ver o 3BV e a sorte? Ative-os em Configurações, Avançado.
rules = Regras
rules-of = { $style }. As mudanças valem a partir da próxima partida.
rules-restore = Regras do estilo
style-changed = Regras personalizadas
skin = Skin
skin-own = A do Sapper
skin-add = Adicionar skin…
skin-no-dialog = Não foi possível abrir a janela de arquivos: esta área de trabalho não tem portal de arquivos nem zenity. Você também pode copiar a pasta para “skins”.
tip-skin-add = Uma pasta com skin.toml e imagens, para o estilo clássico
skin-file-wrong = A skin “{ $name }” não será usada: o arquivo { $what } dela está faltando ou não pode ser lido.
skin-entry-wrong = A skin “{ $name }” não será usada: em skin.toml, “{ $what }” está faltando ou tem erro, ou a imagem não serve.
rule-first-opening = Primeiro clique
rule-value-free-block = Abre uma área de 3×3
rule-value-safe = Nunca é mina
rule-value-unprotected = Pode ser mina
rule-laid = Colocação das minas
rule-clock = O relógio começa
rule-value-first-opening = No primeiro clique
rule-value-drawn = Ao surgir o tabuleiro
rule-click-on-flag = Clique esquerdo em bandeira
rule-value-ignored = Não faz nada
rule-value-unflags = Tira a bandeira
rule-value-refused = É recusado
rule-chord-by = Acorde com
rule-value-buttons = Os dois botões ou o do meio
rule-value-double-click = Clique duplo
rule-value-single-click = Um só clique
rule-value-nothing = Sem acordes
rule-chord-needs = O acorde exige
rule-value-flag-count = Tantas bandeiras quanto o número
rule-value-every-mine-flagged = Uma bandeira em cada mina
rule-unmet-chord = Se as bandeiras não baterem, o acorde
rule-value-loses = Faz perder
rule-flags-on-win = Marcar todas as minas ao vencer
rule-fair-guess = Chute justo: se nenhuma casa for segura, a menos arriscada nunca será mina
rule-strict = Rigoroso: chutar faz perder se houver uma casa segura
rule-value-yes = Ligado
rule-value-no = Desligado
settings-pause-minimised = Pausar ao minimizar a janela
settings-swap = Inverter os botões do mouse
settings-flag-button = Botão do modo bandeira

## Keys and mouse

help-how = Como jogar
help-about = Sobre
how-number = Números
how-number-text =
    { $first ->
        [safe] O clique esquerdo abre uma casa; a primeira é sempre segura.
       *[other] O clique esquerdo abre uma casa.
    } Um número diz quantas das oito casas ao redor escondem uma mina: aqui, duas.
how-flag = Bandeiras
how-flag-text = Clique com o botão direito numa casa que só pode ser mina para marcá-la ({ $key } faz o mesmo). Abrir uma mina encerra a partida.
how-chord = Acordes
how-chord-text = Quando um número já tem todas as bandeiras, pressione nele os dois botões do mouse, ou { $key }: as outras casas ao redor se abrem.
how-win = Vitória e dicas
how-win-text = Para vencer, abra todas as casas sem mina. Travou? A lâmpada ou { $hint } dá uma dica. “Sem chute” ({ $no-guess }) cria tabuleiros que dá para resolver só com lógica.
about-version = Sapper { $version }
about-what = Um Campo Minado para o computador: sem chute, com dicas explicadas e gravações.
about-licence = Licença MIT
about-fonts = As fontes Sapper Sans e Sapper Mono são feitas a partir de Inter, Atkinson Hyperlegible Next, Noto Sans SC/TC/JP/KR e JetBrains Mono (SIL Open Font License 1.1).
help-title = Teclado e mouse
help-board = No tabuleiro
help-arrows = Mover o cursor
help-row-ends = Início ou fim da linha
help-corners = Primeira ou última casa do tabuleiro
help-pages = Uma tela para cima ou para baixo
help-game = Jogo
help-aid = Dicas
help-recordings = Gravações e tabuleiros
help-replay = Ao assistir a uma gravação
help-run = Reproduzir/pausar
help-events = Evento anterior/seguinte
help-marks = Marca anterior/seguinte
help-speed = Mais rápido/mais lento
help-edges = Início/fim
help-view = Exibição
help-wheel = Roda
help-wheel-does = Rolar para cima ou para baixo
help-shift-wheel = Shift+roda
help-shift-wheel-does = Rolar para os lados
help-ctrl-wheel = Ctrl+roda
help-command-wheel = ⌘+roda
help-ctrl-wheel-does = Aumentar ou diminuir o zoom
help-windows = Em qualquer tela
help-tab = Controle seguinte/anterior
help-read-on = As setas para cima e para baixo leem esta página linha por linha.
help-press = Acionar o controle em foco
help-escape = Fechar, ou voltar ao tabuleiro
help-mouse = Mouse e toque
help-left = Clique esquerdo
help-left-does = Abrir uma casa
help-flag-left = Clique esquerdo no modo bandeira
help-tap = Toque
help-long = Toque longo
help-long-does = Marcar a casa (toque; para o mouse, ver as configurações)
help-right = Clique direito
help-right-mac = Clique direito, dois dedos ou Control+clique
help-right-does = Bandeira, interrogação, vazia
help-both = Os dois botões, ou o do meio
help-both-does = Acorde: abrir ao redor de um número
help-slide = Botão direito, deslizar, botão esquerdo
help-slide-does = Marcar uma casa, acorde em outra
key-does-open = Abrir, ou acorde num número
key-does-flag = Marcar a casa
key-does-flag-mode = Modo bandeira: ligar/desligar
key-does-chord = Acorde no número
key-does-pause = Pausar/continuar
key-does-no-guess = Sem chute: ligar/desligar
key-does-step = Automático: um passo
key-space = Espaço
key-enter = Enter
key-return = Return
key-ctrl = Ctrl
key-shift = Shift
key-escape = Esc
key-backspace = Backspace
key-insert = Insert
key-delete = Delete
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-pause = Pause
key-middle-button = Botão do meio
key-mouse-button = Mouse { $number }
keys = Teclas
keys-how = Clique numa tecla e pressione a nova ou um botão do mouse. Pressione o botão de novo para removê-lo.
keys-press = Nova tecla…
keys-waiting = Pressione a nova tecla ou um botão do mouse, ou Esc para cancelar.
keys-fixed = { $key } é reservada para navegação. Pressione outra tecla.
keys-taken = { $key } já é usada para “{ $name }”. Pressione outra tecla.
keys-restore = Restaurar padrão

## Counters

counter-time = Tempo
counter-left = Cliques esquerdos
counter-right = Cliques direitos
counter-chords = Acordes
counter-flags = Bandeiras
counter-effective = Efetivos
counter-wasted = Inúteis
counter-path = Percurso
counter-bbbv = 3BV
counter-bbbv_s = 3BV/s
counter-openings = Aberturas
counter-islands = Ilhas
counter-zini = ZiNi
counter-hzini = ZiNi humano
counter-ioe = IOE
counter-correctness = Precisão
counter-throughput = Rendimento
counter-rqp = RQP
counter-cl_s = Cliques/s
counter-cl_s_now = Cliques/s agora
counter-bbbv_left = 3BV restante
counter-est = Tempo est.
counter-zne = ZNE
counter-znt = ZNT
counter-stnb = STNB
counter-qg = QG

## Recordings

counters = Contadores
counters-no-room = A janela é estreita demais para os contadores.
zoom-in = Aumentar zoom
zoom-out = Diminuir zoom
zoom-fit = Ajustar à janela
full-screen = Tela cheia
compare-figures = 3BV { $solved } / { $bbbv } · cliques { $clicks } · { $speed } 3BV/s
compare-title = Comparação
library = Biblioteca
library-add = Adicionar pasta…
library-all-levels = Todos os níveis
library-best-speed = melhor { $speed } 3BV/s
library-best-time = melhor { $time }
counter-clicks = Cliques
library-compare = Comparar
library-cut = Só as primeiras { $count } gravações são exibidas.
library-folder-missing = não pode ser lida agora
library-folder-own = suas partidas
library-folders = Pastas…
library-folders-note = As gravações são procuradas nestas pastas e em todas as subpastas. Nada nelas é alterado.
library-folders-title = Pastas da biblioteca
library-format = Formato
library-imported = Importadas: { $games } · vitórias: { $wins }
library-invite = A biblioteca lista as gravações por tempo, data e mais: suas partidas e pastas com partidas de Minesweeper Arbiter, Viennasweeper, Metasweeper e Minesweeper Clone.
library-invite-drop = Você também pode arrastar uma pasta para a janela.
library-level = Nível
library-mark = Marcar
library-no-dialog = Não foi possível abrir a janela de arquivos: esta área de trabalho não tem portal de arquivos nem zenity. Você ainda pode arrastar uma pasta para a janela.
library-none = Nenhuma gravação ainda
library-nothing = Nenhuma gravação corresponde à busca.
library-own = Suas partidas: { $games } · vitórias: { $wins }
library-play = Assistir
library-player = Jogador
library-program = Programa
library-reading = Lendo gravações: { $done } de { $count }…
library-remove = Remover da biblioteca
library-rescan = Atualizar
library-search = Buscar: Ada time<60 3bv>=150
library-search-short = Buscar
library-sort = Ordenar por
library-searching = Procurando gravações…
library-shown =
    { $count ->
        [1] { $count } gravação
       *[other] { $count } gravações
    }
library-uncounted = Não contadas: { $count } (ilegíveis ou continuadas)
library-unmark = Desmarcar
library-wins = Só vitórias
tip-library-add = Escolher uma pasta com gravações
tip-library-compare = Assistir às duas partidas marcadas lado a lado, ou à marcada e a esta
tip-library-folders = Adicionar ou remover pastas
tip-library-mark = Marcar para comparar
tip-library-play = Assistir a esta gravação
tip-library-rescan = Procurar gravações novas e alteradas
tip-library-search = Palavras de nomes, jogadores e programas, ou condições: time<60, 3bv>=150, 3bv/s>2, eff>90, date>=2024-05, player:ada, program:arbiter
tip-library-sort = Ordenar por isto; escolha de novo para inverter a ordem
replay-watch = Assistir
replay-watch-last = Assistir a esta partida
play-on = Desfazer último clique
play-on-button = Desfazer último clique
play-on-here = Jogar a partir daqui
race = Desafiar um fantasma
race-board = Desafiar o recorde deste tabuleiro
race-level = Desafiar meu recorde do nível
race-bbbv = Desafiar recorde com o mesmo 3BV
race-this = Desafiar esta partida
race-this-short = Desafiar
race-this-time = Bater este tempo
race-none = Ainda não há gravação para desafiar.
race-gone = Não foi possível ler a gravação que você desafiava.
race-ghost = { $name }: { $time }
race-your-best = Seu recorde
race-this-game = Gravação
race-you = Você
race-it = Fantasma
race-ahead = { $lead } à frente
race-behind = { $lead } atrás
race-level-with = empatados
race-won = Você venceu o fantasma por { $time }.
race-lost = O fantasma venceu por { $time }.
race-tie = Você empatou com o fantasma.
race-won-alone = Você venceu: o fantasma não terminou.
race-lost-game = O fantasma venceu: você pisou numa mina.
race-lost-both = Ninguém terminou: os dois pisaram numa mina.
announce-race-ahead = Você está à frente do fantasma: { $lead }.
announce-race-behind = O fantasma está à frente: { $lead }.
announce-ghost-done = O fantasma terminou: { $time }.
replay-open = Abrir gravação…
replay-save-as = Salvar gravação…
replay-save = Salvar…
replay-leave = Voltar
replay-details = Detalhes
replay-won = vitória
replay-lost = derrota
replay-marks = Marcas
replay-no-mark = Não há mais marcas.
replay-runs = Reproduzindo
replay-time = { $at } de { $end } s
replay-this-game = Esta partida
replay-damaged = “{ $file }” está danificado, por isso é reproduzido até onde dá: { $why }.
replay-more-damaged = “{ $file }”: { $why }.
replay-unreadable = Não é possível reproduzir “{ $file }”: { $why }.
replay-saved = Gravação salva como “{ $file }”.
replay-not-saved = Não foi possível salvar a gravação como “{ $file }”: { $why }.
gif-save = Salvar como GIF…
gif-title = Salvar como GIF
gif-from = De (segundos)
gif-to = Até (segundos)
gif-pointer = Ponteiro
gif-clock = Minas restantes e tempo
gif-cell = Tamanho das casas
gif-bad-time = Digite um tempo de { $begin } a { $end } segundos.
gif-no-part = O fim deve vir depois do começo.
gif-part = GIF de { $from } a { $to } s
gif-mark-from = O GIF começa aqui
gif-mark-to = O GIF termina aqui
gif-saved = GIF salvo como “{ $file }”.
gif-not-saved = Não foi possível salvar o GIF como “{ $file }”: { $why }.
replay-no-dialog = Não foi possível abrir a janela de arquivos: esta área de trabalho não tem portal de arquivos nem zenity. Você ainda pode arrastar uma gravação para a janela, ou abri-la com “sapper --replay ARQUIVO”.
custom-not-here = O estilo { $style } não tem tabuleiros personalizados. Escolha outro estilo nas configurações.
replay-nothing = Ainda não há gravação. Jogue uma partida primeiro.
board-copy = Copiar código
board-paste = Jogar código
board-retry = Mesmo tabuleiro
board-copied = Código do tabuleiro copiado. Qualquer pessoa pode jogar este tabuleiro colando o código no Sapper.
picture-copy = Copiar imagem
picture-copied = Imagem copiada.
picture-saved = Aqui a área de transferência não aceita imagens, então a imagem foi salva como “{ $file }”.
picture-not-saved = Não foi possível copiar a imagem nem salvá-la como “{ $file }”: { $why }.
board-none = Ainda não há tabuleiro para copiar. Abra uma casa primeiro.
board-wrong = A área de transferência não contém um código de tabuleiro válido: { $why }.
unranked-known = Tabuleiros já jogados ou vistos não contam para o ranking.
unranked-played-on = Partida continuada, fora do ranking.
played-on = Continuada
file-not-signed = Sem assinatura
file-not-fair = Sem declaração de jogo limpo
file-mode = Modo: { $text }
file-unknown = O Sapper não conhece: { $text }
set-up = Da bancada
unranked-set-up = Partida da bancada, fora do ranking.

## Luck analysis

luck-title = Sorte
luck-button = Sorte…
luck-short = Sorte { $overall }%
luck-short-none = Não foi preciso chutar
luck-reckoning = Calculando…
luck-needless = Sorte: um chute desnecessário perdeu a partida
luck-text =
    Sorte: { $count ->
        [1] 1 chute, { $overall }% de chance
       *[other] { $count } chutes, { $overall }% de chance combinada
    }
luck-lost =
    Sorte: { $count ->
        [1] 1 chute, { $overall }% de chance
       *[other] { $count } chutes, { $overall }% de chance combinada
    }; depois, um chute com { $risk }% de risco caiu numa mina
luck-lost-at-once = Sorte: seu único chute tinha { $risk }% de risco e caiu numa mina
luck-certain =
    Sorte: { $count ->
        [1] 1 chute, { $overall }% de chance
       *[other] { $count } chutes, { $overall }% de chance combinada
    }; depois, você abriu uma casa que com certeza era mina
luck-certain-at-once = Sorte: você abriu uma casa que com certeza era mina
luck-estimated = { $text } (estimativa)
luck-cell = Linha { $row }, coluna { $col }: { $stake }
luck-cells =
    { $count ->
        [1] 1 casa
       *[other] { $count } casas
    } ao redor da linha { $row }, coluna { $col }: { $stake }
luck-stake = { $risk }% de risco, o menor possível
luck-stake-needless = { $risk }% de risco, embora houvesse uma opção com { $least }%
luck-stake-certain = { $risk }% de risco, embora houvesse uma casa segura
luck-fatal = { $text }; foi aí que a partida se perdeu
luck-next = A próxima jogada é um chute: { $stake }.
luck-next-mine = A próxima jogada abre uma casa que com certeza é mina.
luck-beyond = Sem análise a partir de { $time }: a partida é grande demais.
luck-partial = { $text }. { $beyond }
luck-last = A última jogada caiu numa mina: { $stake }.

## Review of a recording

review-overlooked = Não vistas
review-slow-moves = Jogadas lentas
review-idle = Tempo ocioso
review-still = Sem movimento
review-guess = Chute: a casa da { $place }, já era segura havia { $time }
review-wait = Casa segura não vista por { $time }: { $place }
review-slow = Jogada lenta de { $time }: { $place }
review-wasted = Clique inútil: { $place }
review-wasted-outside = Clique inútil fora do tabuleiro
replay-why = Por que isso foi um erro?
mark-guess = Chute
mark-needless = Chute desnecessário
mark-overlooked = Não vista
mark-slow = Lenta
mark-wasted = Inútil

## In the terminal

no-display = O Sapper não encontrou uma tela para a janela. Inicie-o numa sessão gráfica, ou defina DISPLAY ou WAYLAND_DISPLAY.
too-few-files = O sistema deixa este programa abrir poucos arquivos ao mesmo tempo (ulimit -n).
display-silent = O Sapper não conseguiu abrir a janela: a tela indicada por DISPLAY ou WAYLAND_DISPLAY não responde. Inicie o Sapper numa sessão gráfica.
report-ended = O Sapper parou por causa de um erro interno. Sua partida está salva; veja “{ $file }” para mais detalhes.
report-went-on = Ocorreu um erro interno no Sapper, mas você pode continuar jogando; veja “{ $file }” para mais detalhes.
report-unwritten = O Sapper teve um erro interno e não conseguiu gravar um relatório sobre ele:

## The game in a terminal

console-play = Jogar: { $board }
console-watch = Assistir a uma partida: { $board }
console-level = Nível
console-exit = Sair
console-back = Voltar
console-bye = Até logo.
console-choose = Digite um dos números do menu.
console-board =
    { $name }, { $rows } × { $cols }, { $mines ->
        [1] 1 mina
       *[other] { $mines } minas
    }
console-board-scattered = { $name }, { $rows } × { $cols }
console-number = { $name } ({ $min }–{ $max }):
console-command = 1 abrir, 2 bandeira, 0 menu, ? ajuda >
console-cell = Linha e coluna >
console-remaining = Minas restantes: { $count }
console-won = Você venceu: todas as casas seguras estão abertas. Este é o tabuleiro inteiro.
console-lost = Você pisou numa mina e perdeu. Este é o tabuleiro inteiro; X é a mina que você abriu.
console-unreadable = Não foi possível ler essa linha. Digite um comando curto.
console-unknown = Comando desconhecido. Digite ? para ver a ajuda.
console-surplus = Nada pode vir depois desse comando.
console-not-a-cell = Indique a casa com dois números inteiros, linha e coluna, por exemplo 3 4.
console-outside = Essa casa não existe. As linhas vão de 1 a { $rows } e as colunas de 1 a { $cols }.
console-already-open = Essa casa já está aberta.
console-flagged = Essa casa tem uma bandeira. Tire a bandeira antes de abri-la.
console-no-flag = Essa casa não tem bandeira.
console-mark-open = Essa casa está aberta, por isso não pode ser marcada.
console-chord-refused = As bandeiras ao redor desse número não batem com ele, por isso nada foi aberto.
console-chord-covered = O acorde só funciona num número aberto.
console-chord-done = Não há mais nada para abrir ao redor desse número.
console-hint-do = Para abri-la: o { $row } { $col }
console-hint-flagged = Você pôs uma bandeira nela. Para tirar: u { $row } { $col }
console-help-open = abrir a casa na linha 3, coluna 4
console-help-mark = marcá-la como mina, ou tirar a bandeira
console-help-unmark = tirar a bandeira
console-help-chord = acorde: abrir todas as casas ao redor do número se as bandeiras baterem
console-help-hint = mostrar uma casa segura e o motivo
console-help-look = mostrar o tabuleiro de novo
console-help-leave = desistir e voltar ao menu
console-next = Próxima casa: { $at }, com risco estimado de { $chance }%.

## Hints

hint-any-first = Seu primeiro clique é sempre seguro. Abra qualquer casa.
hint-none = Não dá para deduzir mais nada.
hint-guess = O melhor chute é { $rated }: nenhuma casa é segura com certeza.
contradiction-mines = Há mais minas ({ $mines }) do que casas fechadas ({ $covered }).
contradiction-high = Faltam casas fechadas em volta de: { $cells }.
contradiction-together = Estes números se contradizem: { $cells }.
contradiction-count =
    Com { $mines ->
        [1] 1 mina
       *[other] { $mines } minas
    }, estes números não podem estar todos certos: { $cells }.
hint-guess-risk = { $cell }, com { $chance }% de risco
hint-guess-win-about = { $cell }, com { $chance }% de risco e cerca de { $win }% de chance de vitória
hint-guess-win-exact = { $cell }, com { $chance }% de risco e { $win }% de chance de vitória
hint-guess-ring = esta casa
hint-guess-dashed = a casa com a borda tracejada
hint-guess-hopeless = Nada vai resolver este 50/50, então tanto faz chutar agora ou depois.
hint-guess-last = Se for segura, não será preciso chutar mais.
hint-guess-leads-on-surely = Se for segura, com certeza leva a outra casa segura.
hint-guess-leads-on = Se for segura, provavelmente leva a outra casa segura ({ $chance }%).
hint-guess-may-lead-on = Se for segura, pode levar a outra casa segura ({ $chance }%).
hint-guess-leads-nowhere = Mesmo que seja segura, dificilmente leva a outra casa segura ({ $chance }%).
hint-guess-settles = Evita ou resolve um 50/50.
hint-guess-settles-leads-on = Evita ou resolve um 50/50, e provavelmente leva a uma casa segura ({ $chance }%).
hint-guess-safer = Outra casa tem só { $safest }% de risco, mas revela menos.
hint-guess-next = Em seguida: { $first }.
hint-guess-next-two = Em seguida: { $first }; { $second }.

## The command line: help. See src/cli/help_texts.rs for how the keys are found.

cli-about = Um Campo Minado para o computador.
cli-usage = Uso:
cli-usage-options = [OPÇÕES]
cli-commands = Comandos:
cli-arguments = Argumentos:
cli-options = Opções:
cli-default = padrão:
cli-possible = valores possíveis:
cli-man-name = NOME
cli-man-synopsis = SINOPSE
cli-man-description = DESCRIÇÃO
cli-man-version = VERSÃO
cli-command-analyze = Mostrar os riscos exatos de uma posição, a melhor jogada e o motivo dela
cli-command-autoplay = Deixar o solucionador jogar muitas partidas e mostrar sua taxa de vitórias
cli-command-console = Jogar num terminal
cli-command-generate = Gerar tabuleiros, com ou sem chute
cli-command-practice = Mostrar posições para resolver, com as soluções e os motivos
cli-command-replay = Mostrar os contadores e a sorte de partidas gravadas
cli-command-scores = Mostrar os recordes
cli-command-help = Mostrar esta ajuda ou a de um comando
cli-value-code = CÓDIGO
cli-value-command = COMANDO
cli-value-date = DATA
cli-value-file = ARQUIVO
cli-value-first = REGRA
cli-value-k = K
cli-value-kind = TIPO
cli-value-lang = IDIOMA
cli-value-level = NÍVEL
cli-value-ms = MS
cli-value-n = N
cli-value-row-col = LINHA,COL
cli-value-seed = SEMENTE
cli-value-seconds = SEGUNDOS
cli-value-strategy = ESTRATÉGIA
cli-value-style = ESTILO
cli-value-t = T
cli-value-task = TAREFA
cli-value-theme = TEMA
cli-help = Mostrar a ajuda
cli-version = Mostrar a versão
cli-lang = Idioma de todos os textos: en, zh-CN, zh-TW, ja, ko, de, fr, es, pt-BR, it, ru, uk, pl [padrão: o do sistema; na janela, o das configurações]
cli-level = Nível da partida
cli-rows = Número de linhas de um tabuleiro personalizado, de 1 a 256 (até 99 num terminal)
cli-cols = Número de colunas de um tabuleiro personalizado, de 1 a 256 (até 99 num terminal)
cli-mines = Número de minas de um tabuleiro personalizado, de 0 ao número de casas menos um
cli-seed = Pôr as minas segundo esta semente, para poder repetir os mesmos tabuleiros; essas partidas não contam para o ranking
cli-window-style = Estilo de jogo
cli-window-board = Jogar o tabuleiro deste código; essas partidas não contam para o ranking
cli-window-no_guess = Jogar tabuleiros que não exigem chute; essas partidas não contam para o ranking
cli-window-announce = Escrever uma linha para tudo o que acontece, para leitores de tela
cli-window-replay = Assistir a uma partida gravada (RAWVF, AVF, MVF, RMV, EVF)
cli-window-position = Abrir na bancada a posição ou o tabuleiro deste arquivo
cli-console-auto = Assistir ao algoritmo de 2010 jogando uma partida; num terminal, depois vem o menu
cli-console-delay = Milissegundos entre as jogadas do algoritmo, de 0 a 10000 [padrão: 80 num terminal; senão, 0]
cli-console-scores = Mostrar ao lado do tabuleiro a estimativa do algoritmo para cada casa: a chance de mina, em porcentagem
cli-analyze-file = A posição [padrão: entrada padrão]: uma linha “mines N” e depois uma linha por fileira com “.” ou “#” para uma casa fechada, um algarismo para uma aberta e “F” para uma bandeira; ou uma lista JSON de posições; ou um texto que a bancada saiba ler (códigos de tabuleiro, links, desenhos de fóruns)
cli-analyze-json = Escrever JSON, um objeto por linha; linhas e colunas contam a partir de 0, no motivo a partir de 1
cli-analyze-repeat = Calcular os riscos N vezes e mostrar a mediana do tempo em microssegundos
cli-autoplay-games = Número de partidas
cli-autoplay-boards = Jogar os tabuleiros deste arquivo, no formato que “sapper generate” escreve
cli-autoplay-first = Proteção da primeira casa
cli-first-safe = nunca é mina; a partida começa num canto
cli-first-opening = abre uma área de 3×3 onde couber; a partida começa na linha 4, coluna 4
cli-first-none = pode ser mina; a partida começa num canto
cli-autoplay-strategy = Estratégia do solucionador
cli-strategy-exact = compara chutes simulando a continuação, com até 50 ms por jogada
cli-strategy-fast = olha um chute à frente, a toda velocidade
cli-strategy-deep = como exact, com tanto tempo por chute quanto --think permitir
cli-strategy-heuristic = o algoritmo de 2010
cli-autoplay-think = Milissegundos para cada chute de “deep”
cli-autoplay-threads = Número de threads [padrão: o número de processadores]
cli-autoplay-seed = Semente da primeira partida; cada partida seguinte soma 1 [padrão: aleatória, e é mostrada]
cli-autoplay-results = Escrever os resultados neste arquivo, uma partida por linha, em ordem: 1 para vitória, 0 para derrota
cli-autoplay-json = Escrever um objeto JSON
cli-generate-no_guess = Gerar tabuleiros que não exigem chute depois do primeiro clique
cli-generate-first = Casa a abrir primeiro, contada a partir de 0; as casas ao redor ficam livres onde couber [padrão: 3,3, ou o meio de um tabuleiro menor]
cli-generate-count = Número de tabuleiros
cli-generate-seed = Semente do primeiro tabuleiro; cada tabuleiro seguinte soma 1 [padrão: aleatória, e é mostrada]
cli-generate-daily = Mostrar os tabuleiros diários de uma data, como 2026-11-23, com seus códigos [padrão: hoje, em UTC]
cli-generate-json = Escrever uma lista JSON; com --daily, um objeto
cli-practice-task = O que fazer em cada posição [padrão: safe; guess se o tipo for odds]
cli-task-safe = achar uma casa segura
cli-task-mines = achar todas as minas garantidas que ainda não têm bandeira
cli-task-guess = nenhuma casa é segura: achar a de menor risco
cli-practice-kind = O tipo de raciocínio necessário; um mais simples não basta [padrão: single; odds se a tarefa for guess]
cli-kind-single = um número de cada vez
cli-kind-pair = dois números juntos
cli-kind-numbers = três ou mais números juntos
cli-kind-count = também o número de minas restantes
cli-kind-odds = nada é garantido; só para guess
cli-practice-size = Nível das partidas de onde vêm as posições
cli-practice-count = Número de posições
cli-practice-seed = Semente da primeira posição; cada posição seguinte soma 1 [padrão: aleatória, e é mostrada]
cli-practice-json = Escrever uma lista JSON, que “sapper analyze” consegue ler
cli-replay-files = Gravações (RAWVF, AVF, MVF, RMV, EVF), ou pastas com elas
cli-replay-csv = Em vez disso, escrever uma tabela de valores separados por vírgulas, sem a sorte
cli-replay-export = Em vez disso, escrever as gravações neste formato
cli-replay-output = Arquivo de saída, ou pasta para várias gravações [padrão: saída padrão]
cli-replay-from = Tempo da gravação em que o GIF começa [padrão: o começo]
cli-replay-to = Tempo da gravação em que o GIF termina [padrão: o fim]
cli-replay-no_pointer = Fazer o GIF sem o ponteiro nem o que ele pressiona
cli-replay-odds = Fazer o GIF com os riscos das casas fechadas
cli-replay-no_clock = Fazer o GIF sem as minas restantes nem o tempo
cli-replay-cell = Lado de uma casa do GIF, em pixels; menor em tabuleiros muito grandes [padrão: 24]
cli-replay-theme = Cores do GIF
cli-value-format = FORMATO
cli-replay-json = Escrever um objeto JSON por linha
cli-scores-statistics = Em vez disso, mostrar as estatísticas gerais por nível e estilo
cli-scores-csv = Em vez disso, escrever todas as partidas como valores separados por vírgulas
cli-decimal_comma = Escrever “;” entre os campos e a vírgula como sinal decimal
cli-scores-json = Escrever um documento JSON
cli-scores-by = Mostrar as melhores partidas por este contador, segundo o registro de partidas
cli-scores-flags = Só partidas sem nenhuma bandeira (none) ou com bandeiras (some)
cli-scores-sessions = Em vez disso, mostrar as sessões: uma pausa de mais de 30 minutos começa outra
cli-value-counter = CONTADOR
cli-value-flags = BANDEIRAS
cli-help-command = O comando a descrever

## The command line: usage errors

cli-wrong = Não foi possível entender a linha de comando. Veja “{ $help }”.
cli-wrong-option = Opção desconhecida: “{ $argument }”. Veja “{ $help }”.
cli-wrong-option-meant = Opção desconhecida: “{ $argument }”. Você quis dizer “{ $meant }”?
cli-wrong-command = Comando desconhecido: “{ $word }”. Veja “{ $help }”.
cli-wrong-command-meant = Comando desconhecido: “{ $word }”. Você quis dizer “{ $meant }”?
cli-wrong-word = Argumento inesperado: “{ $word }”. Veja “{ $help }”.
cli-wrong-before = “{ $argument }” é uma opção da janela, e “{ $command }” não abre nenhuma. Se “{ $command }” também tiver essa opção, coloque-a depois do comando.
cli-wrong-no-value = “{ $argument }” precisa de um valor.
cli-wrong-surplus = “{ $argument }” não aceita valor, mas foi dado “{ $value }”.
cli-wrong-twice = “{ $argument }” só pode ser usado uma vez.
cli-wrong-conflict = “{ $argument }” não pode ser combinado com { $others }.
cli-wrong-missing = Falta: { $missing }.
cli-wrong-no-text = “{ $word }” não é UTF-8 válido.
cli-wrong-value = “{ $value }” não é um valor válido para “{ $argument }”: { $why }.
cli-wrong-value-meant = talvez você quisesse dizer “{ $meant }”
cli-wrong-value-known = os valores válidos são { $known }
cli-wrong-value-unknown = não foi possível entendê-lo
cli-wrong-number = deve ser um número inteiro de { $min } a { $max }
cli-wrong-cell = deve ser uma linha e uma coluna, contadas a partir de 0, como 3,3
cli-wrong-day = deve ser uma data, como 2026-11-23
cli-wrong-seconds = deve ser um número de segundos, como 12.5
cli-wrong-board = Esse tabuleiro não existe: { $why }.

## The command line: results

cli-standard-input = Entrada padrão
cli-source-wrong = { $source } não serve: { $why }.
why-large-picture = a imagem tem mais de { $most } megapixels
cli-too-large = passa de { $limit } MiB
cli-unprinted = Não foi possível escrever o resultado: { $why }.
cli-output-closed = A saída padrão está fechada, por isso não é possível escrever o resultado.
replay-export-folder = Para exportar várias gravações é preciso uma pasta: use --output PASTA.
evf-refused-size = O EVF comporta tabuleiros de até 255 × 255 casas.
evf-refused-marks = O EVF não tem pontos de interrogação, e esta partida tem.
evf-refused-rules = Esta partida seguiu regras que o EVF não consegue descrever.
gif-only-gif = --from, --to, --no-pointer, --odds, --no-clock, --cell e --theme exigem --export gif.
cli-unwritten = Não foi possível escrever “{ $file }”: { $why }.
cli-terminal-broken = Não foi possível usar o terminal: { $why }.
scores-empty = Ainda não há recordes. Vença uma partida de nível Iniciante, Intermediário ou Especialista, e ela aparecerá aqui.
scores-no-games = Nenhuma partida concluída ainda.
scores-table = { $level }, { $style }
scores-time = Tempo (s)
scores-date = Data (UTC)
replay-format = Formato
replay-program = Programa
replay-player = Jogador
replay-date = Data
replay-result = Resultado
replay-unfinished = não concluída
counter-solved = 3BV resolvido
replay-guesses = Chutes
replay-luck = Sorte
# At most six characters: a column of a table.
analyze-safe = segura
analyze-mine = mina
analyze-layouts =
    Distribuições possíveis { $mines ->
        [1] da mina
       *[other] das { $mines } minas
    }: { $layouts }
analyze-too-wide = A posição é grande demais para contar todas as distribuições possíveis das minas.
analyze-estimated = As porcentagens são estimativas; as casas indicadas como “segura” ou “mina” são certezas.
analyze-guessed = O texto não diz quantas minas há; { $mines } é uma estimativa.
analyze-starts = Inícios sem chute
analyze-best-start = Melhor início
analyze-no-start = nenhum
analyze-best = Melhor: { $place } ({ $chance })
analyze-time = Riscos calculados em { $micros } µs (mediana)
analyze-no-json = não é uma lista JSON de posições: { $why }
analyze-position = posição { $number }: { $why }
analyze-measures = seu tabuleiro não tem { $rows ->
        [1] 1 linha
       *[other] { $rows } linhas
    } de { $cols } casas, como indica
autoplay-left = faltam { $time }
autoplay-strategy = Estratégia
autoplay-games = Partidas
autoplay-wins = Vitórias
autoplay-win-rate = Taxa de vitórias
autoplay-rate = { $rate }% (intervalo de 95%: de { $low }% a { $high }%)
autoplay-guesses = Chutes por partida
autoplay-time = Tempo
autoplay-speed = Partidas por segundo
autoplay-worst = Jogada mais lenta
autoplay-milliseconds = { $ms } ms
autoplay-hurried = Jogadas interrompidas
autoplay-hurried-why = { $count } (pelo limite de tempo, por isso outra execução pode dar outro resultado)
autoplay-seed = Semente
generate-seed = semente { $seed }
generate-seed-moved = semente { $seed }, minas movidas
generate-none = Não existem tabuleiros assim: { $why }.
generate-given-up =
    Em { $seconds } segundos e { $tried ->
        [1] 1 tentativa
       *[other] { $tried } tentativas
    }, não foi encontrado nenhum tabuleiro de { $rows } × { $cols } com { $mines ->
        [1] 1 mina
       *[other] { $mines } minas
    } que não exija chute. Tente com menos minas ou um tabuleiro menor.
practice-position = { $number }. { $task ->
        [mines] Ache todas as minas garantidas que ainda não têm bandeira
        [guess] Nenhuma casa é segura: ache a de menor risco
       *[safe] Ache uma casa segura
    } ({ $kind }, semente { $seed })
practice-answers = { $task ->
        [mines] Minas
        [guess] Menor risco
       *[safe] Casas seguras
    }: { $cells }
practice-wrong-kind = A tarefa “guess” e o tipo “odds” só podem ser usados juntos.
practice-none = Nenhuma posição desse tipo foi encontrada com a semente { $seed }. Tente outra semente.
boards-none = não contém nenhum tabuleiro
boards-head = é esperado um cabeçalho “# rows cols mines first_row first_col rule count seed”, em que rule é safe, zero ou none
boards-outside = a primeira casa está fora do tabuleiro; sua linha e sua coluna contam a partir de 0
boards-length = { $found ->
        [1] 1 casa não forma
       *[other] { $found } casas não formam
    } nem uma linha de { $cols } nem um tabuleiro de { $cells }
boards-sign = coluna { $column }: “{ $sign }” não é nem uma mina “*” nem uma casa livre “.”
boards-mines = o número de minas é { $found }, mas o cabeçalho diz { $expected }
boards-rule = a primeira casa deste tabuleiro não segue a regra “{ $rule }” do seu cabeçalho
boards-count = o número de tabuleiros é { $found }, mas o cabeçalho deles diz { $expected }

## Invalid input

fault-at = linha { $line }: { $why }
fault-rows = um tabuleiro tem de 1 a { $max } linhas, não { $given }
fault-cols = um tabuleiro tem de 1 a { $max } colunas, não { $given }
fault-mines =
    em { $rows } × { $cols } casas { $max ->
        [1] cabe no máximo 1 mina
       *[other] cabem no máximo { $max } minas
    }, não { $given }
fault-unplayable = o tabuleiro não pode ser jogado, porque { $why }
fault-code-empty = falta o código do tabuleiro
fault-code-sign = um código de tabuleiro não pode conter “{ $sign }”
fault-code-version = este código é de uma versão mais recente do Sapper
fault-code-sum = o código do tabuleiro está incompleto ou tem um caractere errado
fault-position-empty = a posição está vazia; são esperadas uma linha “mines N” e as linhas do tabuleiro
fault-position-mines = “mines” e um número são esperados antes das linhas, não “{ $text }”
fault-position-rows = faltam as linhas do tabuleiro abaixo de “mines { $mines }”
fault-position-sign = linha { $line }, coluna { $column }: “{ $sign }” não é uma casa (“.” ou “#” fechada, de 0 a 8 aberta, “F” com bandeira)
fault-position-ragged = o comprimento da linha é { $found }, mas o da primeira é { $expected }
fault-text-unknown = o Sapper não reconhece aí uma posição nem um tabuleiro
fault-text-link = o link não contém um tabuleiro; copie o próprio tabuleiro ou a posição dele
fault-text-sign = linha { $line }, coluna { $column }: “{ $sign }” não é uma casa
fault-text-row = o comprimento da linha é { $found }, mas o esperado é { $expected }
fault-text-rows = só há { $found } de { $expected } linhas
fault-text-broken = o tabuleiro do link está incompleto ou tem um caractere errado
fault-view =
    em { $cells ->
        [1] 1 casa
       *[other] { $cells } casas
    } não cabem { $mines } minas
fault-no-layout = nenhuma distribuição das minas é compatível com esta posição
fault-no-guess =
    em { $tried ->
        [1] 1 tentativa
       *[other] { $tried } tentativas
    }, não foi encontrado nenhum tabuleiro de { $rows } × { $cols } com { $mines ->
        [1] 1 mina
       *[other] { $mines } minas
    } que não exija chute
fault-no-guess-full = um tabuleiro cheio de minas não tem casa por onde começar
fault-no-guess-outside = a primeira casa está fora do tabuleiro
fault-no-guess-given-up =
    a procura por um tabuleiro que não exija chute parou após { $tried ->
        [1] 1 tentativa
       *[other] { $tried } tentativas
    }
fault-recording-long-line = a linha passa de { $max } bytes
fault-recording-endless = a gravação passa de { $max } MiB
fault-recording-stray = “{ $text }” não é nem um cabeçalho, nem uma linha do tabuleiro, nem um evento
fault-recording-value = “{ $value }” não é um valor válido para “{ $header }”
fault-recording-unsupported = gravações de partidas “{ $text }” não podem ser reproduzidas
fault-recording-no-board = falta o tabuleiro: antes dos eventos deve haver a linha “Board:” e linhas de * e 0
fault-recording-second-board = um segundo tabuleiro começa aqui
fault-recording-row = uma linha do tabuleiro só pode conter * e 0, não “{ $text }”
fault-recording-row-width = a largura da linha é { $given }, não { $width }
fault-recording-cols = o número de colunas é { $header } segundo o cabeçalho, mas { $board } no tabuleiro
fault-recording-rows = o número de linhas é { $header } segundo o cabeçalho, mas { $board } no tabuleiro
fault-recording-mines = o número de minas é { $header } segundo o cabeçalho, mas { $board } no tabuleiro
fault-recording-event = “{ $text }” não é um evento válido
fault-recording-time = “{ $text }” não é um tempo válido
fault-recording-long-time = “{ $text }” passa de 24 dias
fault-recording-backwards = o tempo anda para trás, de { $from } para { $to }
fault-recording-place = “{ $text }” não é uma posição válida
fault-recording-no-place = o evento não tem posição
fault-recording-off-board = a coluna { $col }, linha { $row } está fora do tabuleiro (colunas: { $cols }; linhas: { $rows })
fault-recording-far = a posição { $x }, { $y } (em pixels) está longe demais do tabuleiro
fault-recording-unknown = não é uma gravação num formato que o Sapper leia
fault-no-recordings = a pasta não contém gravações
fault-more-games = outras gravações danificadas ou ilegíveis: { $count }
fault-recording-damaged = o arquivo está danificado no byte { $offset }; era esperado: { $expected }
expected-bytes = { $count ->
        [1] mais um byte
       *[other] mais { $count } bytes
    }
expected-last-bytes = { $count ->
        [1] o último byte
       *[other] os últimos { $count } bytes
    }
expected-version = uma versão conhecida do formato
expected-board-size = um tabuleiro de 1 a 256 linhas e colunas
expected-cell-side = o lado de uma casa em pixels
expected-cell = uma casa do tabuleiro
expected-mine = uma casa do tabuleiro ainda sem mina
expected-mine-count = um número de minas que deixe uma casa livre
expected-mines = { $count ->
        [1] exatamente uma mina
       *[other] exatamente { $count } minas
    }
expected-event-kind = um tipo de evento conhecido
expected-later-time = um tempo não anterior ao do evento precedente
expected-more-events = outro evento
expected-hundredths = centésimos de segundo
expected-year = um ano de 2005 a 2008
expected-level = o número de um nível
expected-question-marks = o código dos pontos de interrogação
expected-info-text = um texto entre colchetes
expected-checksum = a soma de verificação correta
expected-time-in-range = um tempo de no máximo 24 dias
expected-position = uma posição perto do tabuleiro
fault-recording-empty = a gravação termina antes de algum botão ser solto

## What --announce prints

announce-place = linha { $row }, coluna { $col }
announce-place-column-first = coluna { $col }, linha { $row }
announce-row = linha { $row }
announce-col = coluna { $col }
announce-new =
    Novo tabuleiro: { $level }, { $rows ->
        [1] 1 linha
       *[other] { $rows } linhas
    }, { $cols ->
        [1] 1 coluna
       *[other] { $cols } colunas
    }, { $mines ->
        [1] 1 mina
       *[other] { $mines } minas
    }.
announce-new-scattered = Novo tabuleiro: { $level }, { $rows ->
        [1] 1 linha
       *[other] { $rows } linhas
    }, { $cols ->
        [1] 1 coluna
       *[other] { $cols } colunas
    }.
announce-cell = { $place }: { $what }
announce-board = Tabuleiro
announce-board-size =
    { $rows } × { $cols } casas, { $mines ->
        [0] { "" }
        [1] 1 mina,{ " " }
       *[other] { $mines } minas,{ " " }
    }{ $flags ->
        [1] 1 bandeira
       *[other] { $flags } bandeiras
    }
announce-board-part = { $all }; visíveis: linhas { $top } a { $bottom }, colunas { $left } a { $right }
announce-covered = { $count ->
    [1] fechada
   *[other] fechadas
}
announce-flag = bandeira
announce-question = interrogação
announce-number = número { $number }
announce-empty = { $count ->
    [1] vazia
   *[other] vazias
}
announce-mine = mina
announce-hit = mina atingida
announce-wrong-flag = bandeira errada
announce-hidden = oculta durante a pausa
announce-noted = { $cell }, { $note }
announce-start = comece aqui
announce-ring-safe = segura
announce-ring-best = melhor chute
announce-ring-reason = parte do raciocínio
announce-ring-wrong = errada
announce-begin = Casa inicial: { $place }. É segura.
announce-opened-one = { $place }: aberta, { $what }
announce-opened = { $place }: { $count } casas abertas
announce-chorded =
    { $place }: { $count ->
        [1] 1 casa aberta
       *[other] { $count } casas abertas
    } ao redor
announce-flagged =
    { $place }: marcada, { $left ->
        [1] resta 1 mina
       *[other] restam { $left } minas
    }
announce-questioned = { $place }: interrogação
announce-unmarked = { $place }: marca retirada
announce-refused-chord = { $place }: nada aberto, as bandeiras não batem com o número
announce-refused-flag = { $place }: não foi aberta, tem bandeira
announce-nothing = { $place }: { $what }, nada a fazer
announce-lost = { $place }: mina. Derrota após { $time }.
announce-lost-flags = { $place }: uma mina ao redor não tem bandeira. Derrota após { $time }.
announce-paused = Pausado em { $time }.
announce-resumed = A partida continua.
announce-no-pause = Não há partida para pausar.
announce-on = { $name }: ligado
announce-off = { $name }: desligado
announce-value = { $name }: { $value }
announce-closed = Fechado: { $name }
announce-recording = Uma gravação

## Reading the board

help-reading = Ler o tabuleiro
read-here = Onde está o cursor
read-neighbours = O que há ao redor da casa
read-left = O que resta ao redor do número
read-row = Ler a linha
read-column = Ler a coluna
read-status = Tempo, minas restantes, % aberta
read-opened = O que a última jogada abriu
read-again = Repetir fala
read-next-covered = Próxima casa fechada ao lado de um número
read-previous-covered = Casa fechada anterior ao lado de um número
read-next-number = Próximo número em que faltam bandeiras
read-previous-number = Número anterior em que faltam bandeiras
read-go-to = Ir para uma casa
read-above-left = acima à esquerda
read-above = acima
read-above-right = acima à direita
read-right = à direita
read-below-right = abaixo à direita
read-below = abaixo
read-below-left = abaixo à esquerda
read-left-of = à esquerda
read-next = { $list }; { $next }
read-span = { $first } a { $last }
read-flags =
    { $count ->
        [1] 1 bandeira
       *[other] { $count } bandeiras
    }
read-around =
    { $what }: { $flags }, { $covered ->
        [1] 1 fechada
       *[other] { $covered } fechadas
    }
read-mines-left =
    { $count ->
        [1] resta 1 mina
       *[other] restam { $count } minas
    }
read-share = { $share } do tabuleiro aberto
read-count =
    { $count ->
        [1] 1 casa aberta
       *[other] { $count } casas abertas
    }
read-nothing-opened = Nada foi aberto.
read-none = Não há mais.
read-nothing-said = Nada a repetir.
read-begin = Este é o início.
read-end = Este é o fim.
read-edge = Borda do tabuleiro.
read-no-board = Não há tabuleiro aqui.
go-to-how = “{ $numbers }” ou “D2”: { $place }.
go-to-none = Essa casa não existe. A última: { $place }.
go-to-accept = Ir

## Workbench

bench = Bancada
bench-tip = Montar uma posição ou um tabuleiro e ver os riscos
bench-position = Posição
bench-board = Tabuleiro
bench-covered = Fechada
bench-flag = Bandeira
bench-first = Cole uma captura de tela de qualquer campo minado ou pinte números.
bench-offer = Travou em outro tabuleiro? Cole uma captura de tela
bench-board-how = Clique em uma casa para pôr ou tirar uma mina.
bench-size = Tamanho e minas
bench-mines-guessed = { $mines } é uma estimativa.
undo = Desfazer
redo = Refazer
bench-no-undo = Não há nada para desfazer.
bench-no-redo = Não há nada para refazer.
bench-thinking = Calculando…
bench-safe-cells =
    { $count ->
        [1] 1 casa é segura
       *[other] { $count } casas são seguras
    }
bench-best-guess = Melhor chute: { $chance }% de risco
bench-layouts = Distribuições possíveis
bench-certain-mines = Minas certas
bench-left = Minas restantes
bench-too-many = Demais para contar
bench-power = { $mantissa } × 10^{ $exponent }
bench-starts =
    Este tabuleiro não exige chute. { $count ->
        [one] Só há um início, { $place }.
       *[other] Há { $count } inícios; { $place } é o que abre mais casas.
    }
bench-no-start = Este tabuleiro exige chute, onde quer que você comece.
bench-overflagged =
    { $count ->
        [one] Há mais bandeiras em volta da casa { $cells } do que o { $number } permite.
       *[other] Há mais bandeiras em volta das casas { $cells } do que esses números permitem.
    }
bench-play = Jogar
bench-practise = Como problema
bench-why = Por quê?
bench-open = Abrir arquivo…
bench-paste = Colar
bench-clear = Limpar
bench-copy = Copiar
bench-format = Copiar como
bench-as-text = Texto
bench-as-code = Código do tabuleiro
bench-as-drawing = Desenho para um fórum
bench-as-js = Link para o JSMinesweeper
bench-as-link = Link para o tabuleiro
bench-copied = Copiado.
bench-not-copied = Isto não pode ser copiado nesse formato.
bench-guessed = O texto não diz quantas minas há: { $mines } é uma estimativa.
bench-left-out = Não faz parte do tabuleiro: { $text }.
bench-picture =
    Lidas { $rows } × { $cols } casas. { $doubtful ->
        [0] Confira o número de minas: { $mines } é uma estimativa.
        [one] Confira a casa com borda amarela e o número de minas: { $mines } é uma estimativa.
       *[other] Confira as { $doubtful } casas com borda amarela e o número de minas: { $mines } é uma estimativa.
    }
bench-picture-at = Lidas { $rows } × { $cols } casas. Confira as casas ({ $cells }) e o número de minas: { $mines } é uma estimativa.
bench-no-picture = A área de transferência não contém nenhum tabuleiro, nem como texto nem como imagem.
bench-unreadable = Nenhum tabuleiro pôde ser lido: { $why }.
bench-no-puzzle = Isto não serve como problema: não há nada a deduzir.
bench-no-game = Não há nada para jogar aqui: nenhuma distribuição serve, ou tudo já está aberto.
bench-save = Salvar posição
bench-saved = Salvo: { $file }
bench-not-saved = Não foi possível salvar { $file }: { $why }

machine = Informações do sistema
machine-measure = Medir o atraso enquanto jogo
machine-about = O tempo que o Sapper leva de um toque até a imagem pronta, sem o atraso de mouse, área de trabalho e tela.
machine-move = Medir fluidez
machine-copy = Copiar
machine-on = ligado
machine-off = desligado
machine-none = ainda não medido
machine-spread = mediana { $median } ms, 95% até { $most } ms, pior { $worst } ms (últimos: { $count })
machine-frame-spread = mediana { $median } ms, 95% até { $most } ms, pior { $worst } ms; acima de 25 ms: { $late } de { $count }
machine-version = Versão
machine-window = Janela, escala
machine-cells = Tabuleiro, casa
machine-language = Idioma
machine-reader = Leitor de tela
machine-sound = Som
machine-presses = Atraso de resposta
machine-frames = Tempo entre quadros

## The counters of one’s choice

counters-choose = Escolher contadores
counters-live = Jogo
counters-after = Fim
counters-up = Mover para cima
counters-down = Mover para baixo
counters-remove = Remover
counters-add = Adicionar fórmula
counters-name = Nome
counters-formula = Fórmula
counters-restore = Restaurar padrão
counters-note = Nomes: { $names }. Sinais: + − * / ^ ( ), min, max, round, sqrt, ln, log, abs.
formula-empty = Digite uma fórmula.
formula-long = Uma fórmula pode ter no máximo { $max } caracteres.
formula-unknown = Não há contador chamado “{ $name }”.
formula-bracket = Falta um parêntese.
formula-unclear = Esta fórmula não é válida.
