
# Practice and moments of finished games.

entry-wrong = “{ $entry }” 항목은 무시됩니다.
menu-learn = 배우기
practice = 연습
practice-kind = 추론 종류
# These stand in a list of at most 15 letters or so.
practice-kind-mixed = 모든 종류
practice-kind-missed = 내 게임에서
practice-kind-single = 숫자 하나
practice-kind-pair = 숫자 둘
practice-kind-numbers = 숫자 셋 이상
practice-kind-count = 지뢰 수
practice-kind-odds = 확률
practice-size = 판 크기
practice-time = 제한 시간
practice-time-unlimited = 제한 없음
practice-time-30s = 30초
practice-time-10s = 10초
practice-more = 크기와 시간
practice-task-safe = 안전한 칸을 찾으세요.
practice-task-mines = 확실한 지뢰에 모두 깃발을 꽂으세요.
practice-task-guess = 확실히 안전한 칸이 없습니다. 가장 안전한 칸을 여세요.
practice-right-safe = 정답!
practice-right-mines = 모두 찾았습니다!
practice-right-guess = 정답: 가장 안전한 칸이었습니다.
practice-is-mine = { $cell } 칸은 지뢰입니다.
practice-is-safe = { $cell } 칸은 안전합니다.
practice-is-uncertain = { $cell } 칸은 아직 알 수 없습니다.
practice-is-riskier = { $cell } 칸보다 안전한 칸이 있습니다.
practice-flag-here = 여기 지뢰에 깃발을 꽂으세요.
practice-flag-here-text = 오른쪽 버튼, 길게 누르기 또는 { $key } 키를 사용하세요.
practice-hint-numbers = { $count ->
    [1] 테두리가 있는 숫자를 보세요.
   *[other] 테두리가 있는 숫자들을 보세요.
}
practice-hint-count = { $count ->
    [1] 테두리가 있는 숫자를 보고, 남은 지뢰를 세어 보세요.
   *[other] 테두리가 있는 숫자들을 보고, 남은 지뢰를 세어 보세요.
}
practice-hint-mines = 남은 지뢰를 세어 보세요.
practice-hint-guess = 테두리가 있는 칸 중 하나가 가장 안전합니다.
practice-hint-guess-at = 이 칸 중 하나가 가장 안전합니다: { $cells }.
practice-hint-cost = 힌트: 오답으로 처리
practice-hint-free = 힌트: 첫 주에는 오답 아님
practice-hint-cost-text = 힌트를 보면 오답으로 처리됩니다.
practice-hint-free-text = 첫 주에는 힌트를 봐도 오답 처리되지 않습니다.
practice-answer = 정답
practice-time-up = 시간이 다 되었습니다.
practice-time-up-text = 아직 풀 수 있지만 오답으로 처리됩니다.
practice-repeat = 전에 틀린 문제입니다.
practice-rating = 레이팅
practice-rating-value = { $value } ± { $deviation }
practice-rating-gain = { $rating } ({ $gain })
practice-placing = 실력 측정 중
practice-today = 오늘 맞힌 수
practice-goal = 연습 목표
practice-goal-off = 없음
practice-goal-5 = 하루 5문제
practice-goal-10 = 하루 10문제
practice-goal-20 = 하루 20문제
practice-goal-today = 오늘의 목표
practice-goal-reached = 목표 달성
practice-goal-days =
    { $days ->
        [1] 첫째 날
       *[other] { $days }일 연속
    }
practice-due = 복습할 문제
practice-figure = { $name }: { $figure }
practice-done = 완료
practice-seconds = { $seconds }초
practice-show = 정답 보기
practice-next = 다음 문제
practice-waiting = 문제 찾는 중…
practice-not-found = 그런 종류의 문제를 찾지 못했습니다.
practice-not-found-text = 다른 종류나 크기를 선택하세요.
ratings = 레이팅
ratings-text = 각 문제의 첫 번째 답만 반영됩니다. 레이팅이 800이면 가장 쉬운 문제의 절반을 풉니다. ± 뒤의 수는 레이팅의 오차입니다.
ratings-overall = 종합
ratings-answers = 답 { $count }개
ratings-wait = 연습 둘째 날부터 레이팅의 변화가 그래프로 표시됩니다.
ratings-summary = { $name }: { $from }에 { $begin }, { $to }에 { $end }
practice-place = { $at } / { $all }

moments-button = 놓친 것 보기
moment-cells = { $count ->
    [1] 이 칸
   *[other] 이 { $count }칸
}
moment-known-mine = { $count ->
    [1] 지뢰가 확실한데도 { $cells }을 열었습니다.
   *[other] { $cells }을 한꺼번에 열었는데, 그중 하나는 지뢰가 확실했습니다.
}
moment-hit = 확실히 안전한 칸이 따로 있었는데도 { $cells }을 열어 지뢰를 밟았습니다.
moment-safe-cell = 확실히 안전한 칸이 따로 있었는데도 지뢰 확률 { $risk }%를 감수하고 { $cells }을 열었습니다.
moment-less-risk = 지뢰 확률 { $risk }%를 감수하고 { $cells }을 열었습니다. 지뢰 확률이 { $least }%밖에 안 되는 칸도 있었습니다.
missed = 놓친 추론
missed-text = 최근 { $weeks }주 동안 게임에서 놓친 추론을 주별로 보여 줍니다. 가장 많이 놓친 종류부터 나옵니다.
missed-none = 아직 없습니다. 게임이 끝날 때마다 놓친 추론을 Sapper가 찾아 줍니다.
missed-count = { $count }번
missed-practise = 이것 연습
practise-kind = 연습: { $kind }
missed-practise-all = 모두 연습
missed-this-week = 이번 주
