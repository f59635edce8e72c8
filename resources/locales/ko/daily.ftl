# The daily board.

daily = 일일 도전
daily-tip = 하루 세 판, 모두에게 같은 판

## At the beginning and the end of a game

daily-begin = { $day } 일일 도전, { $level }. 이 게임은 성적에 반영됩니다. 다른 게임을 시작하면 포기한 것으로 처리됩니다.
daily-begin-again = { $day } 일일 도전, { $level }. 이미 플레이한 판이므로 연습용입니다.
daily-begin-past = { $day } 일일 도전, { $level }. 날짜가 지났으므로 연습용입니다.
daily-secret = 일일 도전의 판은 게임을 끝낸 뒤에 복사하거나 저장할 수 있습니다.
daily-elsewhere = 이 일일 도전은 다른 창에서 진행 중입니다.
daily-gone = 이 일일 도전의 저장된 게임을 찾을 수 없어 포기한 것으로 처리됩니다. 연습용으로는 계속 플레이할 수 있습니다.
daily-result-counts = { $day } 일일 도전: 성적에 반영되었습니다.
daily-result-helped = { $day } 일일 도전: 성적에 반영되었습니다(도움 사용).
daily-result-practice = { $day } 일일 도전: 연습용입니다.

## Before another game gives it up

give-up-title = 일일 도전을 포기하시겠습니까?
give-up-question = { $day } 일일 도전({ $level })이 아직 끝나지 않았습니다. 지금 다른 게임을 시작하면 포기한 것으로 처리됩니다.
give-up-yes = 포기
give-up-no = 계속하기

## The text to share

daily-copy = 결과 공유
daily-copied = 결과를 복사했습니다.
daily-share-won = Sapper 일일 도전 { $day } · { $level } · { $time }
daily-share-helped = Sapper 일일 도전 { $day } · { $level } · { $time }(도움 사용)
daily-share-lost = Sapper 일일 도전 { $day } · { $level } · { $share } 풀고 패배
daily-share-given-up = Sapper 일일 도전 { $day } · { $level } · { $share } 풀고 포기

## A day

daily-today = 오늘, { $day }
daily-next =
    { $hours ->
        [0] 새 판까지 { $minutes }분
       *[other] 새 판까지 { $hours }시간 { $minutes }분
    }
daily-open = 아직 플레이 안 함
daily-missed = 플레이 안 함
daily-started = 진행 중
daily-won = { $time } 만에 승리
daily-won-help = { $time } 만에 도움받아 승리
daily-lost = { $share } 풀고 패배
daily-given-up = { $share } 풀고 포기
daily-play = 플레이
daily-practice = 기록 없이
daily-row-button = { $button }: { $level }, { $day }
daily-counts = 난이도마다 그날 시작한 첫 게임만 성적에 반영됩니다. 잠시 나갔다가 돌아와도 되지만, 다른 게임을 시작하면 포기한 것으로 처리됩니다.
daily-past = 지난 날짜의 판은 연습용입니다.

## The streak

daily-streak = 연속 일수
daily-streak-days = { $days }일 연속
daily-to-play = 남음
daily-longest = 최장 연속 일수
daily-days = { $days }일
daily-streak-open = 오늘 한 판 이기면 연속 기록이 이어집니다.
daily-streak-rule = 도움 없이 이긴 날이 며칠째 이어지는지 나타냅니다.

## The calendar

daily-calendar = 달력
daily-month = { $year } { $month }월
daily-earlier = 이전 달
daily-later = 다음 달
daily-all-levels = 모든 난이도
daily-level-tip = 난이도 하나, 또는 날짜별 가장 좋은 결과 보기
daily-weekday =
    { $number ->
        [1] 월
        [2] 화
        [3] 수
        [4] 목
        [5] 금
        [6] 토
       *[7] 일
    }
daily-day-won = { $day }: 승리
daily-day-some = { $day }: 일부 승리
daily-day-helped = { $day }: 도움받아 승리
daily-day-lost = { $day }: 패배
daily-day-started = { $day }: 진행 중
daily-day-given-up = { $day }: 포기
daily-day-missed = { $day }: 플레이 안 함
daily-legend-won = 승리
daily-legend-some = 일부 승리
daily-legend-helped = 도움받아 승리
daily-legend-lost = 패배
daily-legend-given-up = 포기

## The results

daily-best = 내 최고 기록
daily-latest = 내 최근 결과
daily-none = 아직 결과가 없습니다.
daily-no-wins = 이 난이도에서 도움 없이 이긴 적이 아직 없습니다.
daily-won-of = { $played }판 중 { $won }승
daily-level = 난이도
daily-result = 결과
daily-clicks = 클릭
