
# The lessons.

lessons = Lições
lessons-text = Aprenda a jogar Campo Minado em tabuleiros pequenos, do primeiro número ao último clique. Faça as lições na ordem que quiser.
lessons-done = { $done } de { $all } lições concluídas
lesson-start = Começar
lesson-go-on = Continuar
lesson-boards-text = { $done } de { $all } tabuleiros resolvidos
lesson-number = { $number }. { $title }
lesson-link = Lição: { $title }
lesson-board-solved = Tabuleiro { $at }, resolvido
lesson-board-open = Tabuleiro { $at }
lesson-board-place = Tabuleiro { $at } de { $all }.
lesson-all = Todas as lições
lesson-chapter-start = Primeiros passos
lesson-chapter-patterns = Padrões
lesson-chapter-numbers = Combinar números
lesson-chapter-end = O final da partida
lesson-next-board = Próximo
lesson-next = Próxima lição
lesson-again = Recomeçar
lesson-try-again = Tentar de novo
lesson-mines-left =
    { $count ->
        [1] Resta { $count } mina
       *[other] Restam { $count } minas
    }
lesson-clicks-left =
    { $count ->
        [1] Resta { $count } clique
       *[other] Restam { $count } cliques
    }
lesson-ended = Lição concluída!
lesson-ended-text = Você resolveu todos os tabuleiros desta lição.
lessons-ended = Você terminou todas as lições!
lessons-ended-text = Treine quando quiser: sempre há problemas novos.

## What to do on a board

lesson-task-open = Abra uma casa que com certeza não tem mina.
lesson-task-settle = Ache o 50/50 e abra uma das duas casas.
lesson-task-clear = Abra todas as casas seguras.
lesson-task-chord = Abra as outras casas seguras só com acordes.
lesson-task-clicks =
    { $most ->
        [1] Abra todas as casas seguras com 1 clique.
       *[other] Abra todas as casas seguras com no máximo { $most } cliques.
    }
lesson-right-clear = Muito bem, tabuleiro limpo!
lesson-right-clicks = Muito bem! Não dá para fazer com menos cliques.
lesson-chord-here = Faça um acorde aqui.
lesson-chord-here-text =
    { $by ->
        [single-click] Clique em
        [double-click] Dê um clique duplo em
       *[buttons] Pressione os dois botões do mouse em
    } um número que já tenha todas as bandeiras, ou pressione { $key } nele.
lesson-click-next = O próximo clique
lesson-click-open = Abra a casa { $cell }.
lesson-click-flag = Marque a mina na casa { $cell }.
lesson-click-chord = Faça um acorde no número da casa { $cell }.
lesson-used-up = Acabaram os cliques.
lesson-used-up-text =
    { $most ->
        [1] Dá para fazer com 1 clique.
       *[other] Dá para fazer com { $most } cliques.
    } O tabuleiro voltou ao início: tente de outro jeito.

## The lessons

lesson-numbers = O que um número diz
lesson-numbers-text = Um número diz quantas minas ele toca, nos lados e nas diagonais. Uma casa aberta sem número não toca nenhuma. Uma bandeira marca uma mina já encontrada. Quando um número toca a quantidade de bandeiras que indica, todas as outras casas fechadas ao redor dele são seguras.
lesson-flags = Abrir e marcar
lesson-flags-text = Quando um número toca exatamente a quantidade de casas fechadas que indica, todas elas são minas. Marque uma mina com o clique direito ou com { $flag }, e abra uma casa segura com o clique esquerdo ou com { $open }. A bandeira protege você: não dá para abrir essa casa sem querer. No teclado, escolha a casa com as setas.
lesson-counting = Descontar minas
lesson-counting-text = De cada número, subtraia as minas que você já encontrou: um 3 que toca duas delas é, na verdade, um 1. Se não sobra nada, as outras casas fechadas dele são seguras. Se sobram tantas minas quantas são as casas fechadas, todas elas são minas.
lesson-chords = Acordes
lesson-chords-text =
    Quando um número toca a quantidade de bandeiras que indica, uma só jogada abre todas as outras casas ao redor dele: é o acorde. { $by ->
        [single-click] Clique no número
        [double-click] Dê um clique duplo no número
       *[buttons] Pressione os dois botões do mouse no número
    }, ou pressione { $key }. Numa partida, o acorde confia nas suas bandeiras, mesmo nas erradas.
lesson-1-1 = O padrão 1-1
lesson-1-1-text = Procure dois 1 lado a lado em que cada casa fechada do primeiro também toque o segundo. A mina do primeiro 1 está numa dessas casas, e é também a do segundo. Por isso, todas as outras casas fechadas ao redor do segundo 1 são seguras.
lesson-1-2 = O padrão 1-2
lesson-1-2-text = Procure um 1 ao lado de um 2, ao longo de uma fileira de casas fechadas. Nas casas que tocam os dois há no máximo uma mina, pois o 1 não admite mais. Por isso, a outra mina do 2 está na casa que toca só o 2. A mina do 1 está numa das casas em comum, então uma casa que toca só o 1 é segura.
lesson-1-2-1 = O padrão 1-2-1
lesson-1-2-1-text = É o padrão 1-2 dos dois lados. Ao longo de uma fileira reta de casas fechadas, as minas estão em frente aos dois 1, e a casa em frente ao 2 é segura. Ele aparece em quase toda partida.
lesson-1-2-2-1 = O padrão 1-2-2-1
lesson-1-2-2-1-text = Aqui também o 1-2 funciona dos dois lados. Ao longo de uma fileira reta de casas fechadas, as minas estão em frente aos dois 2, e as casas em frente aos 1 são seguras.
lesson-subtract = Subtrair
lesson-subtract-text = Primeiro subtraia dos números as minas que você conhece, e depois procure padrões: um 2 e um 3 que tocam uma bandeira cada um são, na verdade, um 1 e um 2. Você também pode subtrair um número de outro: se todas as casas fechadas de um 1 também tocam um 2, a segunda mina desse 2 está nas outras casas dele. Se os dois números são iguais, essas casas são seguras.
lesson-edges = Bordas e cantos
lesson-edges-text = Um número na borda do tabuleiro tem no máximo cinco casas vizinhas, e um no canto, só três. Por isso é comum que todas as casas fechadas dele também toquem outro número, e aí você pode subtrair um do outro. Se travar, comece olhando por lá.
lesson-holes = Buracos
lesson-holes-text = Um buraco é um número aberto quase todo cercado de casas fechadas. Muitas vezes, um número ao lado só toca casas que o buraco também toca. Subtraia do buraco as minas desse número, e você saberá o que há do outro lado.
lesson-three = Três números juntos
lesson-three-text = Às vezes é preciso juntar três números. Suponha que uma casa é uma mina e siga o que dizem os números ao redor. Se no fim sobrar ou faltar mina para algum deles, a casa é segura. Para provar que há mina, suponha que a casa é segura.
lesson-count = As últimas minas
lesson-count-text = O número de minas restantes é um número como qualquer outro: ele toca todas as casas fechadas. Perto do fim, veja quais números ainda precisam de minas. Se, juntos, eles precisam de todas as que restam, as casas que não tocam nenhum deles são seguras.
lesson-odds = Chutar bem
lesson-odds-text = Às vezes nada é garantido e é preciso chutar. Se um 1 toca três casas fechadas, cada uma delas tem um risco de um em três. Nas casas que não tocam nenhum número, distribua por igual as outras minas. Onde os números têm casas em comum, conte as distribuições possíveis: uma casa que é mina em uma de quatro tem um risco de um em quatro. Depois, abra a casa de menor risco.
lesson-fifty-fifty = Os 50/50
lesson-fifty-fifty-text = Duas casas, uma mina, e nenhuma outra casa jamais dirá em qual ela está: isso é um 50/50. Chute logo: esperar não ajuda. Mas olhe bem: às vezes o número de minas resolve, ou há por perto um chute menos arriscado.
lesson-clicks = Menos cliques
lesson-clicks-text = Jogadores rápidos não desperdiçam cliques. Uma bandeira também é um clique: ela compensa quando os acordes depois abrem várias casas de uma vez. Uma casa que não toca nenhuma mina abre tudo ao redor dela, então comece por ela. Aqui, cada bandeira, cada casa aberta e cada acorde conta como um clique.
