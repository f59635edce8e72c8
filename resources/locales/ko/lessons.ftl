
# The lessons.

lessons = 레슨
lessons-text = 첫 숫자부터 마지막 클릭까지, 작은 판에서 지뢰 찾기를 배워 보세요. 레슨은 어떤 순서로 해도 됩니다.
lessons-done = 완료한 레슨: { $done } / { $all }
lesson-start = 시작
lesson-go-on = 계속
lesson-boards-text = 푼 문제: { $done } / { $all }
lesson-number = { $number }. { $title }
lesson-link = 레슨: { $title }
lesson-board-solved = { $at }번 문제, 해결
lesson-board-open = { $at }번 문제
lesson-board-place = { $all }문제 중 { $at }번 문제.
lesson-all = 모든 레슨
lesson-chapter-start = 첫걸음
lesson-chapter-patterns = 패턴
lesson-chapter-numbers = 숫자 함께 보기
lesson-chapter-end = 마무리
lesson-next-board = 다음 문제
lesson-next = 다음 레슨
lesson-again = 처음부터
lesson-try-again = 다시 풀기
lesson-mines-left = 남은 지뢰: { $count }
lesson-clicks-left = 남은 클릭: { $count }
lesson-ended = 레슨 완료!
lesson-ended-text = 이 레슨의 모든 문제를 풀었습니다.
lessons-ended = 모든 레슨을 마쳤습니다!
lessons-ended-text = 연습에서는 새로운 문제가 끝없이 나옵니다.

## What to do on a board

lesson-task-open = 확실히 안전한 칸을 여세요.
lesson-task-settle = 50/50을 찾아 두 칸 중 하나를 여세요.
lesson-task-clear = 안전한 칸을 모두 여세요.
lesson-task-chord = 한꺼번에 열기만으로 나머지 안전한 칸을 모두 여세요.
lesson-task-clicks =
    { $most ->
        [1] 클릭 1번으로 안전한 칸을 모두 여세요.
       *[other] 클릭 { $most }번 이내로 안전한 칸을 모두 여세요.
    }
lesson-right-clear = 훌륭합니다! 판을 클리어했습니다.
lesson-right-clicks = 훌륭합니다! 이보다 적은 클릭으로는 풀 수 없습니다.
lesson-chord-here = 여기서 한꺼번에 여세요.
lesson-chord-here-text =
    주변에 깃발이 다 꽂힌 숫자를 { $by ->
        [single-click] 클릭하거나
        [double-click] 더블클릭하거나
       *[buttons] 마우스 양쪽 버튼으로 동시에 누르거나
    }, 그 위에서 { $key } 키를 누르세요.
lesson-click-next = 다음 클릭
lesson-click-open = { $cell } 칸을 여세요.
lesson-click-flag = { $cell }의 지뢰에 깃발을 꽂으세요.
lesson-click-chord = { $cell }의 숫자에서 한꺼번에 여세요.
lesson-used-up = 클릭을 다 썼습니다.
lesson-used-up-text = { $most }번이면 풀 수 있습니다. 판을 처음으로 되돌렸으니 다른 방법을 시도해 보세요.

## The lessons

lesson-numbers = 숫자의 뜻
lesson-numbers-text = 숫자는 상하좌우와 대각선으로 닿은 칸에 있는 지뢰의 개수입니다. 숫자가 없는 열린 칸은 어떤 지뢰와도 닿지 않습니다. 깃발은 찾아낸 지뢰를 표시합니다. 주변에 숫자와 같은 수의 깃발이 있으면, 열지 않은 나머지 칸은 모두 안전합니다.
lesson-flags = 열기와 깃발 꽂기
lesson-flags-text = 숫자 주변에 열지 않은 칸이 그 숫자만큼만 있으면 그 칸은 모두 지뢰입니다. 지뢰에는 오른쪽 클릭이나 { $flag } 키로 깃발을 꽂고, 안전한 칸은 왼쪽 클릭이나 { $open } 키로 엽니다. 깃발을 꽂은 칸은 실수로 열리지 않습니다. 키보드에서는 화살표 키로 칸을 고릅니다.
lesson-counting = 남은 수 세기
lesson-counting-text = 찾아낸 지뢰를 숫자에서 빼 보세요. 지뢰를 2개 찾은 3은 사실상 1입니다. 남은 수가 0이면 주변의 열지 않은 나머지 칸은 모두 안전합니다. 남은 지뢰와 열지 않은 칸의 수가 같으면 그 칸은 모두 지뢰입니다.
lesson-chords = 한꺼번에 열기
lesson-chords-text =
    숫자 주변에 깃발이 그 수만큼 있으면 나머지 칸을 한 번에 모두 열 수 있습니다. 이것이 한꺼번에 열기입니다. 숫자를 { $by ->
        [single-click] 클릭하거나
        [double-click] 더블클릭하거나
       *[buttons] 마우스 양쪽 버튼으로 동시에 누르거나
    }, { $key } 키를 누르세요. 실제 게임에서 한꺼번에 열기는 깃발을 그대로 믿습니다. 틀린 깃발도 마찬가지입니다.
lesson-1-1 = 1-1 패턴
lesson-1-1-text = 1 두 개가 나란히 있고, 첫 번째 1에 닿은 열지 않은 칸이 모두 두 번째 1에도 닿은 곳을 찾으세요. 첫 번째 1의 지뢰는 이 칸들 중에 있고, 그것이 곧 두 번째 1의 지뢰이기도 합니다. 따라서 두 번째 1 주변의 열지 않은 나머지 칸은 모두 안전합니다.
lesson-1-2 = 1-2 패턴
lesson-1-2-text = 열지 않은 칸이 늘어선 줄을 따라 1과 2가 나란히 있는 곳을 찾으세요. 1이 있으므로 두 숫자에 모두 닿은 칸에는 지뢰가 많아야 1개입니다. 따라서 2의 나머지 지뢰는 2에만 닿은 칸에 있습니다. 1의 지뢰는 공통으로 닿은 칸 중에 있으므로 1에만 닿은 칸은 안전합니다.
lesson-1-2-1 = 1-2-1 패턴
lesson-1-2-1-text = 1-2 패턴을 양쪽에서 적용한 것입니다. 열지 않은 칸이 곧게 늘어서 있으면 양쪽 1의 앞이 지뢰이고 2의 앞은 안전합니다. 거의 모든 게임에서 만나게 됩니다.
lesson-1-2-2-1 = 1-2-2-1 패턴
lesson-1-2-2-1-text = 여기서도 1-2 패턴을 양쪽에서 적용합니다. 열지 않은 칸이 곧게 늘어서 있으면 가운데 두 2의 앞이 지뢰이고 양쪽 1의 앞은 안전합니다.
lesson-subtract = 빼기
lesson-subtract-text = 먼저 알고 있는 지뢰를 숫자에서 뺀 다음 패턴을 찾으세요. 깃발에 하나씩 닿은 2와 3은 사실상 1과 2입니다. 숫자에서 다른 숫자를 뺄 수도 있습니다. 1에 닿은 열지 않은 칸이 모두 2에도 닿아 있으면, 2의 나머지 지뢰는 2에만 닿은 칸에 있습니다. 두 숫자가 같으면 그 칸은 안전합니다.
lesson-edges = 가장자리와 구석
lesson-edges-text = 판 가장자리의 숫자에 닿은 칸은 많아야 5개, 구석에서는 3개뿐입니다. 그래서 열지 않은 칸이 모두 다른 숫자에도 닿아 있어 한쪽에서 다른 쪽을 뺄 수 있는 경우가 많습니다. 막히면 그곳부터 살펴보세요.
lesson-holes = 구멍
lesson-holes-text = 구멍이란 거의 사방이 열지 않은 칸으로 둘러싸인 열린 숫자입니다. 그 옆의 숫자에 닿은 칸은 구멍에도 모두 닿아 있는 경우가 많습니다. 옆 숫자의 지뢰를 구멍의 숫자에서 빼면 반대편을 알 수 있습니다.
lesson-three = 숫자 세 개 함께 보기
lesson-three-text = 숫자 세 개를 한꺼번에 봐야 할 때도 있습니다. 어떤 칸이 지뢰라고 가정하고 주변 숫자를 따라가 보세요. 그러다 지뢰가 너무 많거나 모자라는 숫자가 나오면 그 칸은 안전합니다. 지뢰임을 증명하려면 그 칸이 안전하다고 가정합니다.
lesson-count = 마지막 지뢰
lesson-count-text = 남은 지뢰 수도 다른 숫자와 같습니다. 열지 않은 모든 칸에 닿은 숫자라고 생각하세요. 끝날 무렵에는 아직 지뢰가 더 필요한 숫자를 보세요. 남은 지뢰가 모두 그 숫자들에 필요하면, 그 숫자들에 닿지 않은 칸은 모두 안전합니다.
lesson-odds = 잘 찍기
lesson-odds-text = 확실한 칸이 없어 찍어야 할 때도 있습니다. 1에 닿은 열지 않은 칸이 3개면 각 칸의 지뢰 확률은 3분의 1입니다. 어떤 숫자에도 닿지 않은 칸에는 나머지 지뢰를 고르게 나누어 생각합니다. 여러 숫자에 함께 닿은 칸이 있으면 가능한 배치를 세어 보세요. 네 가지 중 한 가지에서 지뢰인 칸의 지뢰 확률은 4분의 1입니다. 그런 다음 지뢰 확률이 가장 낮은 칸을 여세요.
lesson-fifty-fifty = 50/50
lesson-fifty-fifty-text = 두 칸에 지뢰가 하나인데, 어느 쪽인지 알려 줄 칸이 어디에도 없는 상황이 50/50입니다. 기다려도 소용없으니 바로 찍으세요. 다만 찍기 전에 다시 한번 살펴보세요. 남은 지뢰 수로 결정되거나, 근처에 덜 위험한 칸이 있을 때도 있습니다.
lesson-clicks = 클릭 줄이기
lesson-clicks-text = 빠른 플레이어는 클릭을 낭비하지 않습니다. 깃발도 클릭 한 번이므로, 한꺼번에 열기로 여러 칸을 열 수 있을 때 이득입니다. 주변에 지뢰가 없는 칸은 주변까지 모두 열리므로 먼저 여세요. 여기서는 깃발, 칸 열기, 한꺼번에 열기를 각각 클릭 1번으로 셉니다.
