# The texts of Sapper in Korean.
# The files of all languages have the same keys in the same order.

app-name = Sapper

## Units, dates and lists

seconds = { $seconds }초
percent = { $number }%
quoted = “{ $text }”
date = { $year }년 { $month } { $day }일
date-day = { $month } { $day }일
date-month = { $month }월
date-month-alone =
    { $month ->
       *[other] { date-month }
    }
date-year = { $year }년
list-next = { $list }, { $next }
list-last = { $list }, { $next }
# Cells and their lists end with a consonant, so that the particles after them are right.
list-more = { $list } 외 { $more }곳

## The title screen

title-go-on = 시작하려면 아무 키나 누르거나 클릭하세요

## The bars and the menu

level-beginner = 초급
level-intermediate = 중급
level-expert = 고급
level-beginner8x8 = 초급 8×8
level-scattered = 무작위(지뢰 20%)
level-custom = 커스텀
custom-button = 커스텀…
show-remaining = 남은 지뢰 수 표시
show-remaining-short = 남은 지뢰
no-guess = 찍기 없음
no-guess-this-game = 이번 판은 찍기 없음
no-guess-next-game = 찍기 없음: 다음 게임부터
no-guess-start = 테두리가 있는 칸에서 시작하세요. 그 칸은 안전합니다.
no-guess-is-on = 찍기 없음: 켜짐
no-guess-is-off = 찍기 없음: 꺼짐
guesses = 찍기
guesses-off = 일반
guesses-fair-guess = 찍기 보호
guesses-strict = 엄격
guesses-fair-guess-strict = { guesses-fair-guess } + { guesses-strict }
flag-mode = 깃발 모드
flag-mode-is-on = 깃발 모드: 켜짐
flag-mode-is-off = 깃발 모드: 꺼짐
sound = 소리
sound-is-on = 소리: 켜짐
sound-is-off = 소리: 꺼짐
menu = 메뉴
menu-aid = 힌트
menu-share = 공유
menu-others = 기타
why-over = 게임이 끝났습니다
why-not-begun = 먼저 칸을 여세요
why-not-over = 게임이 끝난 뒤에 쓸 수 있습니다
why-not-lost = 패배한 뒤에 쓸 수 있습니다
why-style = 이 스타일에서는 쓸 수 없습니다
new-game = 새 판
pause = 일시정지
resume = 계속
paused = 일시정지됨
settings = 설정
help = 도움말
records = 기록
style = 스타일
style-glass = 유리
style-classic = 클래식
style-easyx = 레트로 음악(EasyX)
style-simpleminer = 심플(SimpleMiner)
style-console = 터미널(콘솔)
theme = 테마
theme-auto = 자동
theme-light = 라이트
theme-dark = 다크
theme-high-contrast = 고대비
color-vision = 숫자 색
color-vision-usual = 기본
color-vision-deuteranopia = 녹색맹(적록)
color-vision-protanopia = 적색맹(적록)
color-vision-tritanopia = 청색맹(청황)
color-vision-high-contrast = 고대비
text-size = 글자와 버튼 크기
typeface = 글꼴
typeface-usual = 기본
typeface-reading = 읽기 쉬운 글꼴
letter-spacing = 글자 간격
line-spacing = 줄 간격
spacing-usual = 보통
spacing-wide = 넓게
spacing-wider = 더 넓게
dwell = 멈추면 클릭
scanning = 스위치 하나로 스캔
pace-off = 끔
pace-700ms = 0.7초 후
pace-1000ms = 1초 후
pace-1500ms = 1.5초 후
pace-2500ms = 2.5초 후
motion = 애니메이션
motion-auto = 자동
motion-off = 전체
motion-on = 줄임
language = 언어
language-auto = 시스템 설정 사용

## Tooltips

tip-count = 남은 지뢰
tip-clock = 시간(초)
tip-remaining = 아직 깃발을 꽂지 않은 지뢰 수 표시
tip-no-guess = 찍지 않고 풀 수 있는 판
tip-flag-mode = 클릭으로 칸을 여는 대신 깃발 꽂기
tip-levels = 난이도
tip-sizes = 난이도 선택
tip-leave = Sapper 닫기
tip-odds = 각 칸의 지뢰 확률 표시
tip-player = 솔버
tip-pace = 속도
tip-speed = 속도
tip-run = 재생
tip-time-bar = 클릭하거나 끌어서 다른 순간 보기. 오른쪽 버튼으로 끌어서 GIF로 만들 구간 표시.
tip-replay-details = 모든 카운터, 클릭, 표시 보이기/숨기기
tip-marks = 막대는 찍기, 원은 놓친 안전한 칸, 선은 느린 수, 사각형은 헛클릭. 클릭하면 그 장면으로 이동
tip-previous = 이전 동작
tip-next = 다음 동작
tip-back = 게임으로 돌아가기
tip-export = 모든 게임 내보내기(CSV)
tip-reset = 이 난이도의 게임 삭제
tip-luck = 찍은 칸이 모두 안전했을 확률
tip-span = 기간
tip-bbbv = 판을 클리어하는 최소 왼쪽 클릭 수
tip-bbbv_s = 1초에 푼 3BV
tip-effective = 판을 바꾼 클릭
tip-wasted = 아무것도 바꾸지 않은 클릭
tip-path = 포인터가 움직인 거리(칸 단위)
tip-openings = 클릭 한 번에 열리는 구역
tip-islands = 빈 구역 밖에 있는 숫자 무리
tip-zini = 한꺼번에 열기를 쓰는 좋은 풀이의 클릭 수
tip-hzini = 사람처럼 빈 구역부터 여는 경우의 ZiNi
tip-ioe = 효율: 클릭 1번당 3BV
tip-correctness = 판을 바꾼 클릭의 비율
tip-throughput = 판을 바꾼 클릭 1번당 3BV
tip-rqp = 시간 ÷ 3BV/s. 낮을수록 좋음
tip-time = 처음 칸을 열 때부터 마지막으로 버튼을 뗄 때까지의 시간(초)
tip-left = 한꺼번에 열기에 속하지 않는 왼쪽 클릭
tip-right = 표시하거나 지운 클릭과 효과가 없던 오른쪽 클릭
tip-chords = 한꺼번에 열기(거부된 것 포함). 하나당 클릭 1번
tip-flags = 판 위의 깃발
tip-clicks = 왼쪽 클릭, 오른쪽 클릭, 한꺼번에 열기
tip-cl_s = 1초당 평균 클릭 수
tip-cl_s_now = 최근 1초의 클릭 수
tip-solved = 지금까지 푼 3BV
tip-bbbv_left = 아직 풀지 않은 3BV
tip-est = 이 속도로 걸릴 시간: 시간 × 3BV ÷ 푼 3BV
tip-zne = 클릭 1번당 ZiNi(승리 시)
tip-znt = 판을 바꾼 클릭 1번당 ZiNi(승리 시)
tip-stnb = 3BV ÷ 시간의 1.7제곱, 난이도에 맞춰 환산. 높을수록 좋음
tip-qg = 시간의 1.7제곱 ÷ 3BV. 낮을수록 좋음

## Buttons in dialogs

ok = 확인
cancel = 취소
close = 닫기

## The custom board dialog

custom-title = 커스텀 판
custom-rows = 행
custom-cols = 열
custom-mines = 지뢰
custom-less = 하나 줄이기
custom-more = 하나 늘리기
custom-range = { $min }~{ $max }
custom-density = 지뢰 { $share }
custom-density-like = 지뢰 { $share }, { $level } 수준
custom-empty = 숫자를 입력하세요.
custom-not-a-number = 정수를 입력하세요.
custom-out-of-range = { $min }에서 { $max } 사이의 수를 입력하세요.
# $max is at most one less than the number of cells, so 0 means a board of a single cell.
custom-too-many-mines =
    { $max ->
        [0] 칸이 하나인 판에는 지뢰를 놓을 수 없습니다.
       *[other] { $rows } × { $cols }칸에는 지뢰를 { $max }개까지 놓을 수 있습니다.
    }
custom-start = 시작
custom-boards = 저장한 판
custom-saved = 저장됨: { $name }
custom-removed = 제거됨: { $name }

## The information strip

strip-board = { $rows } × { $cols }, 지뢰 { $mines }개
strip-best = 최고 기록 { $time }
offer-title = 지뢰 찾기가 처음이신가요?
first-flag = 테두리가 있는 숫자 1 주변에는 열지 않은 칸이 하나뿐입니다. 그 칸을 오른쪽 클릭해 지뢰에 깃발을 꽂으세요.
first-flag-at = { $number }의 숫자 1 주변에는 열지 않은 칸이 하나뿐입니다: { $mine }. 그 칸으로 가서 { $key } 키로 깃발을 꽂으세요.
first-chord = 테두리가 있는 숫자 주변에는 깃발이 다 꽂혔습니다. 마우스 양쪽 버튼을 동시에 눌러 나머지 칸을 여세요.
first-chord-at = { $number }의 숫자 주변에는 깃발이 다 꽂혔습니다. 거기서 { $key } 키로 나머지 칸을 여세요.
first-hint = 확실한 수가 안 보이면 전구나 { $key } 키로 힌트를 볼 수 있습니다.
first-no-guess = 찍고 싶지 않다면 “찍기 없음”을 켜세요. 논리만으로 풀 수 있는 판이 나옵니다.
result-lost = 지뢰를 밟았습니다
strict-lost =
    { $count ->
        [1] 테두리가 있는 칸이 확실히 안전했는데도 찍었습니다
       *[other] 테두리가 있는 칸들이 확실히 안전했는데도 찍었습니다
    }
strict-lost-at = { $place }이 확실히 안전했는데도 찍었습니다
result-first = 첫 기록입니다!
result-new-best = 최고 기록 경신!
result-faster = 내 최고 기록보다 { $time } 빠름
result-progress = { $time } · 칸 { $share } 열림
result-as = { $name }의 기록
result-details = 자세히
result-retry = 같은 판
copied = 복사됨 ✓
notice-more = 외 { $count }건

## The end of a game

won = { $time } 만에 클리어했습니다.
won-no-guess = { $time } 만에 클리어했습니다. 찍을 필요가 없었습니다.
no-guess-needed = 찍을 필요가 없었습니다.
won-new-best = 최고 기록 경신: { $time }!
won-first = 이 난이도의 첫 기록입니다!
won-near-best = 최고 기록({ $best })보다 { $gap } 늦었습니다.
won-place = 내 기록 중 { $place }위입니다.
box-won = 훌륭합니다!
box-lost = 게임 오버
box-next = 새 판이 준비되었습니다.
again-question = 지뢰를 밟았습니다. 새 판을 하시겠습니까?
again-yes = 새 판
again-no = 종료
again = 새 판
leave = 종료
difficulty = 난이도
mines-left = 지뢰: { $count }
menu-play = 1 플레이
menu-board = 2 난이도
menu-more = 3 기타
menu-exit = 0 종료
exit-again = 게임이 진행 중입니다. 0을 한 번 더 누르면 종료합니다.
play-again = 새 판
unranked-seeded = 시드를 지정한 판은 순위에서 제외됩니다.
aid-hint = 힌트
aid-think = 더 생각하기
aid-think-short = 생각
aid-think-stop = 생각 중지
aid-think-stop-short = 중지
aid-think-needless = 추측할 필요가 없습니다.
aid-thought = { $seconds }초 동안 생각함
aid-odds = 확률
odds-safe = 안전
odds-mine = 지뢰
odds-elsewhere = 나머지 전체
aid-check = 깃발 확인
draft = 임시 표시
draft-how = 임시 표시: 오른쪽 클릭은 지뢰, 왼쪽 클릭은 안전. 칸은 열리지 않습니다.
draft-keep = 깃발로 남기기
draft-keep-tip = 지뢰로 표시한 칸에 깃발을 꽂고 나머지는 지움
check-none = 아직 확인할 깃발이 없습니다.
check-right =
    { $count ->
        [1] 깃발이 숫자와 맞습니다.
       *[other] 깃발 { $count }개가 모두 숫자와 맞습니다.
    }
check-wrong = 깃발 { $count }개가 틀렸습니다: { $cells }.
aid-auto = 자동 플레이
auto-exact = 정밀
auto-2010 = 2010 알고리즘
auto-slow = 느림
auto-steady = 보통
auto-fast = 빠름
aid-used = 도움 사용
aid-used-text = 도움(힌트, 확률, 깃발 확인, 자동 플레이)을 사용했습니다. 이 게임은 순위에서 제외됩니다.
unranked-helped = 도움을 사용한 게임은 순위에서 제외됩니다.
unranked-rules = 커스텀 규칙의 게임은 순위에서 제외됩니다.
unranked-custom = 이런 종류의 판은 순위에서 제외됩니다.
unranked-no-guess = 찍기 없는 판은 순위에서 제외됩니다.
unranked-filtered = 필터로 고른 판은 순위에서 제외됩니다.

## The board filter

kept-title = 게임 자동 보관
kept-about = 끝난 게임의 리플레이를 Sapper 데이터의 “replays/games” 폴더에 보관합니다.
kept-which = 게임
kept-none = 새 기록만
kept-wins = 승리
kept-all = 모든 게임
kept-max-time = 시간 상한(초)
kept-min-speed = 3BV/s 하한
kept-limit = 보관 최대 개수
kept-name = 파일 이름
kept-folders = 난이도별로 폴더 나누기
kept-name-empty = 이름을 입력하세요.
kept-name-long = { $max }자 이내로 입력하세요.
kept-name-forbidden = 파일 이름에 “{ $sign }” 문자는 쓸 수 없습니다.
kept-name-brace = 중괄호가 빠졌습니다.
kept-name-unknown = 알 수 없는 항목: “{ $field }”.
filter-button = 판 필터…
filter-title = 판 필터
filter-on = 새 판을 이 필터로 고르기
filter-about = 조건에 맞는 판이 나올 때까지 판을 뽑습니다. 비워 둔 항목에는 제한이 없습니다. 이런 게임은 따로 표시되며 순위에서 제외됩니다.
filter-efficiency = 효율(3BV/ZiNi)
filter-first-click = 첫 클릭에 열리는 칸
# The names of the fields.
filter-min = { $figure }, 최소
filter-max = { $figure }, 최대
filter-drawing = 판을 시험해 보는 중…
filter-none = { $drawn }판 중에 조건에 맞는 판이 없습니다.
filter-none-drawn = 제한 시간 안에 판을 만들지 못했습니다.
filter-every = 모든 판이 조건에 맞습니다.
filter-share = 전체 판의 약 { $share }가 조건에 맞습니다.
filter-one-in = 약 { $boards }판 중 1판이 조건에 맞습니다.
filter-reversed = 최소가 최대보다 커서 조건에 맞는 판이 없습니다.
board-filtered = 필터로 고른 판
board-filtered-text = 이 판은 판 필터로 골랐습니다. 이 게임은 순위에서 제외됩니다.
search-filter-tried = 필터에 맞는 판을 찾는 중… { $tried }판 시도함.
search-filter-failed = { $tried }판 중에 필터에 맞는 판이 없습니다. 가장 가까운 판: { $figures }.
search-nearest = 가장 가까운 판으로 하기
search-go-on = 계속 찾기

## The search for a no-guess board

search-title = 찍기 없는 판
search-tried = 찍지 않고 풀 수 있는 판을 찾는 중… { $tried }판 시도함.
search-ordinary = 일반 판으로 하기
search-failed-title = 판을 찾지 못했습니다
search-failed =
    { $rows } × { $cols }칸, 지뢰 { $mines }개인 판을 { $tried }개 시도했지만 찍지 않고 클리어할 수 있는 판이 없었습니다. { $mines ->
        [1] 다른 크기로 해 보세요.
       *[other] 지뢰를 줄여 보세요.
    }

## The name for a record

name-title = 새 기록
name-prompt = 이름을 입력하세요
name-label = 이름
name-empty = 이름을 입력하세요.
name-too-long = 이름은 { $max }자까지 쓸 수 있습니다.
name-too-many-parts = 이름에 결합 부호가 너무 많은 글자가 있습니다.
name-control = 이름에 표시할 수 없는 문자가 있습니다.
name-save = 저장

## The records screen

records-name = 이름
records-time = 시간
records-3bv = 3BV
records-date = 날짜
records-no-name = 익명
records-always = 전체 기간
records-year = 올해
records-month = 이번 달
records-today = 오늘
records-export = 내보내기…
records-reset = 초기화…
records-table = 상위 기록
records-under = 3BV { $bbbv } · { $speed }/s · { $date }
records-shown = { $count }개 중 { $shown }개
records-more = 더 보기
records-reading = 게임을 읽는 중…
records-none =
    { $span ->
        [year] 올해 { $level } 게임이 없습니다
        [month] 이번 달 { $level } 게임이 없습니다
        [today] 오늘 { $level } 게임이 없습니다
       *[always] 아직 { $level } 게임이 없습니다
    }
records-none-ranked =
    { $span ->
        [year] 올해 순위에 반영되는 { $level } 게임이 없습니다
        [month] 이번 달 순위에 반영되는 { $level } 게임이 없습니다
        [today] 오늘 순위에 반영되는 { $level } 게임이 없습니다
       *[always] 아직 순위에 반영되는 { $level } 게임이 없습니다
    }
records-uncounted = 도움을 사용한 게임, 찍기 없는 판, 필터로 고른 판, 전에 플레이한 판은 집계하지 않습니다. 커스텀 판과 커스텀 규칙은 따로 집계합니다.
records-invite = 한 판 하면 시간, 승률, 연승이 여기에 표시됩니다.
records-invite-style = 설정에서 { $style } 스타일을 선택하고 한 판 하면 시간, 승률, 연승이 여기에 표시됩니다.
records-invite-custom = 커스텀 판으로 한 판 하면 시간, 승률, 연승이 여기에 표시됩니다.
records-invite-rules = 커스텀 규칙으로 한 판 하면 시간, 승률, 연승이 여기에 표시됩니다.
records-invite-guesses = 이 규칙(설정 > 플레이 > 규칙)으로 한 판 하면 시간, 승률, 연승이 여기에 표시됩니다.
records-play = { $level } 플레이
records-not-counted = 아직 끝난 게임이 없습니다.
records-statistics = 통계
records-interval = 길게 보면 승률은 아마 { $low }%에서 { $high }% 사이입니다(신뢰도 95%).
figure-played = 게임 수
figure-won = 승리
figure-left = 중단
figure-rate = 승률
figure-best = 최고 기록
figure-median = 시간 중앙값
figure-mean = 평균 시간
figure-best-speed = 최고 3BV/s
figure-mean-speed = 평균 3BV/s
figure-streak = 현재 연승/연패
figure-won-streak = 최다 연승
figure-lost-streak = 최다 연패
streak-won = { $count }연승
streak-lost = { $count }연패
chart-times = 승리: { $count }, { $from }~{ $to }, 최고 기록: { $best }
chart-histogram = 가장 많은 승리 시간: { $from }~{ $to }, 승리: { $most }
chart-rate = 승률: { $rate }, 게임 수: { $count }, 최근 승률: { $last }
picture-times = 날짜별 시간
picture-times-note = 단위: 초, 점: 승리, 선: 그때까지의 최고
picture-histogram = 승리 시간
picture-histogram-note = 초별 승리 수
picture-beyond = { $note }. 훨씬 뒤지는 승리 { $count }번은 표시 안 함
picture-rate = 승률
picture-rate-note = 단위: %, 최근 { $count }게임, 가는 선: 모든 게임
pictures-wait = 그래프는 { $count }게임을 하면 나타납니다.
picture-waits = 이 그래프는 { $count }번 이기면 나타납니다.
records-by = 기준
tip-records-by = 상위 기록을 비교하는 기준
flagging-any = 모든 게임
flagging-none = 깃발 없음
flagging-some = 깃발 있음
tip-flagging = 모든 게임, 깃발을 하나도 쓰지 않은 게임, 깃발을 쓴 게임
records-left-out = 이전 버전에서 기록되어 제외한 게임: { $count }
records-no-figure = 이 수치를 알 수 있는 승리가 아직 없습니다.
records-under-figure = { $time } · 3BV { $bbbv } · { $date }
picture-by-date = 날짜별 { $name }
picture-by-date-note = 점: 승리, 선: 그때까지의 최고
chart-by-date = { $name }, 승리: { $count }, { $from }~{ $to }, 최고: { $best }
racing-means = 연이은 승리의 평균
racing-means-note = { $counts }승의 평균: 최고·최저도 넣은 단순 평균 시간, 사이의 패배는 세지 않음
racing-last = 최근
racing-best = 최고
racing-mean = 평균
racing-from = 시작
racing-to = 끝
racing-sum = 초급, 중급, 고급 최고 기록의 합: { $times } = { $sum }
racing-sum-missing = 최고 기록의 합을 내려면 승리가 필요합니다: { $levels }
racing-sessions = 세션
racing-sessions-note = { $minutes }분 넘게 쉬면 새 세션이 시작됨
racing-bbbv = 3BV별 최고 기록
racing-bbbv-note = 3BV별 시간(초)
racing-bbbv-chart = 3BV 값 { $count }개의 최고 기록, { $low }부터 { $high }까지
reset-title = { $level } 기록을 초기화하시겠습니까?
reset-text =
    { $style } 스타일의 { $level } 게임 { $games }개를 통계에서 지웁니다. { $records ->
        [0] 기록표에서 지워지는 기록은 없습니다
       *[other] 기록표에서는 기록 { $records }개를 지웁니다
    }. 두 파일의 백업은 같은 폴더에 보관됩니다.
reset-rules = 커스텀 규칙의 { $level } 게임 { $games }개를 통계에서 지웁니다. 파일의 백업은 같은 폴더에 보관됩니다.
reset-yes = 초기화
reset-done = { $level } 기록을 초기화했습니다. 백업 파일: “{ $file }”.
table-saved = 게임을 “{ $file }” 파일로 저장했습니다.
table-not-saved = 게임을 “{ $file }” 파일로 저장할 수 없습니다: { $why }.
table-no-dialog = 파일 대화 상자를 열 수 없습니다. 이 데스크톱에는 파일 포털도 zenity도 없습니다. “sapper scores --csv” 명령으로 같은 표를 출력할 수 있습니다.

## A saved game

game-is-here = 다시 오신 것을 환영합니다. { $level } 게임이 일시정지되어 있습니다.

## Notices about the player's files

file-set-aside = “{ $file }” 파일을 읽을 수 없습니다: { $why }. 이 파일은 “{ $kept }” 이름으로 보관하고, Sapper는 새 파일을 사용합니다.
game-set-aside = 마지막 게임을 이어서 하려다 Sapper가 두 번 비정상 종료되었습니다. 그 게임은 “{ $kept }” 이름으로 보관했습니다.
file-newer = “{ $file }” 파일은 더 새로운 버전의 Sapper에서 만들었습니다. 이 파일은 그대로 두며, 아무것도 저장하지 않습니다.
file-not-saved = “{ $file }” 파일을 저장할 수 없습니다: { $why }. 바뀐 내용은 Sapper를 닫을 때까지만 유지됩니다.
file-left = “{ $file }” 파일을 읽을 수 없습니다: { $why }. 이름도 바꿀 수 없어 그대로 두며, 아무것도 저장하지 않습니다.
file-faults = “{ $file }” 파일에 해석할 수 없는 항목이 있습니다.
file-faults-more = 이런 항목이 { $count }개 더 있습니다.
file-no-folder = 저장할 폴더가 없어 기록과 설정이 Sapper를 닫을 때까지만 유지됩니다.
file-no-storage = 브라우저가 이 페이지의 데이터를 저장하지 않아 기록과 설정이 페이지를 떠날 때까지만 유지됩니다.
file-saved-again = “{ $file }” 파일을 다시 저장할 수 있게 되어, 밀린 변경 내용을 모두 저장했습니다.
why-full = 디스크가 가득 찼습니다
why-forbidden = 권한이 없습니다
why-read-only = 디스크가 읽기 전용입니다
why-not-a-file = 파일이 아닙니다
why-lock = “{ $lock }” 잠금이 파일이 아닙니다
why-crashes = 이 게임을 이어서 하려다 Sapper가 두 번 비정상 종료되었습니다
why-missing = 그런 파일이나 폴더가 없습니다
why-folder = 폴더입니다
why-in-the-way = 폴더가 있어야 할 자리에 파일이 있습니다
why-not-text = 텍스트 파일이 아닙니다
why-line = { $line }번째 줄을 해석할 수 없습니다
why-key = “{ $key }” 값이 올바르지 않습니다
why-busy = 다른 Sapper 창에서 사용 중입니다
why-protected = 읽기 전용으로 지정되어 있습니다
why-grown = 너무 큽니다
why-in-use = 다른 프로그램에서 사용 중입니다
why-name = 이름이 너무 길거나 허용되지 않습니다
why-system = 시스템 오류가 발생했습니다
why-system-code = 시스템 오류가 발생했습니다(코드 { $code })
record-wrong = { $number }번 기록은 올바르지 않아 제외됩니다.
game-wrong = 로그의 { $number }번 게임은 올바르지 않아 제외됩니다.
settings-field-wrong = “{ $field }” 설정의 값이 올바르지 않아 기본값을 사용합니다.

## Settings

settings-sound = 소리
settings-accessibility = 접근성
settings-language = 언어
settings-look = 모양
settings-play = 플레이
settings-input = 조작
settings-expert = 전문가
settings-glass-light = 유리의 빛
original-rules = 스타일 고유의 규칙으로 플레이
original-rules-glass = 유리는 일반 규칙을 따릅니다.
original-rules-classic = 대회 규칙: 첫 칸만 안전하고, 깃발이 모자란 동시 클릭은 아무 일도 하지 않습니다.
original-rules-easyx = 첫 클릭에 질 수 있고, 판이 나오면 시계가 가며, 잘못된 동시 클릭은 패배이고, 끝에 대화 상자가 나옵니다.
original-rules-simpleminer = 첫 클릭에 질 수 있고, 숫자를 클릭하면 동시 클릭이 되며, 끝에 대화 상자가 나옵니다.
original-rules-console = 첫 클릭에 질 수 있고, 동시 클릭과 물음표가 없습니다.
settings-reset = 이 페이지 초기화…
settings-reset-title = “{ $page }” 페이지를 초기화할까요?
settings-reset-text = 이 페이지의 모든 설정이 기본값으로 돌아갑니다.
theme-fixed = { $style } 스타일은 모양이 하나뿐이어서 테마에 따라 바뀌지 않습니다.
settings-sound-on = 효과음
settings-volume = 음량
settings-sound-guide = 칸을 신호음으로 알려 주기
settings-speech-with-tones = 신호음과 함께 칸도 읽어 주기
detail = 음성 안내
detail-brief = 간단히
detail-normal = 보통
detail-full = 자세히
place-names = 칸 표기
place-names-row-first = 2행 4열
place-names-column-first = 4열 2행
place-names-letters = D2
settings-question-marks = 물음표
settings-single-click = 숫자를 한 번 클릭해 한꺼번에 열기
settings-long-press = 길게 눌러 깃발 꽂기
expert-figures = 고급 수치 표시(3BV, 운)
settings-dim = 주변에 깃발이 다 꽂힌 숫자 흐리게(도움 사용)
settings-light = 포인터가 가리키는 숫자의 주변 칸 강조
settings-click-flags = 숫자를 클릭해 남은 지뢰에 깃발 꽂기(도움 사용)
settings-keys-at-pointer = 포인터가 가리키는 칸에 키 적용
settings-past-best = 최고 기록을 깰 수 없게 되면 새 판
settings-decimal-comma = 표를 소수점 쉼표와 “;” 구분으로 내보내기
settings-raise-only = 창을 앞으로 가져오는 클릭은 다른 일을 하지 않음
restarted-past-best = 최고 기록을 깰 수 없어 새 판을 시작했습니다.
settings-long-press-time = 길게 누르기
settings-ms = { $ms } ms
expert-offer = 10승 달성! 3BV와 운도 볼까요? 설정의 “전문가”에서 켤 수 있습니다.
rules = 규칙
rules-of = { $style }. 변경 내용은 다음 게임부터 적용됩니다.
rules-restore = 스타일 기본값
style-changed = 커스텀 규칙
skin = 스킨
skin-own = Sapper 기본
skin-add = 스킨 추가…
skin-no-dialog = 파일 대화 상자를 열 수 없습니다. 폴더를 “skins”에 직접 복사할 수도 있습니다.
tip-skin-add = skin.toml과 이미지가 있는 폴더 (클래식 스타일용)
skin-file-wrong = “{ $name }” 스킨을 사용하지 않습니다. { $what } 파일이 없거나 읽을 수 없습니다.
skin-entry-wrong = “{ $name }” 스킨을 사용하지 않습니다. skin.toml의 “{ $what }” 항목이 없거나 잘못되었거나, 이미지가 맞지 않습니다.
rule-first-opening = 첫 클릭
rule-value-free-block = 3×3 구역이 열림
rule-value-safe = 절대 지뢰가 아님
rule-value-unprotected = 지뢰일 수 있음
rule-laid = 지뢰 배치
rule-clock = 시계 시작
rule-value-first-opening = 첫 클릭 때
rule-value-drawn = 판이 나타날 때
rule-click-on-flag = 깃발에 왼쪽 클릭
rule-value-ignored = 아무 일 없음
rule-value-unflags = 깃발 제거
rule-value-refused = 거부됨
rule-chord-by = 한꺼번에 열기 방법
rule-value-buttons = 양쪽 버튼 또는 가운데 버튼
rule-value-double-click = 더블클릭
rule-value-single-click = 한 번 클릭
rule-value-nothing = 한꺼번에 열기 없음
rule-chord-needs = 한꺼번에 열기 조건
rule-value-flag-count = 숫자와 같은 수의 깃발
rule-value-every-mine-flagged = 모든 지뢰에 깃발
rule-unmet-chord = 깃발이 맞지 않을 때
rule-value-loses = 패배
rule-flags-on-win = 이기면 모든 지뢰에 깃발 꽂기
rule-fair-guess = 찍기 보호: 확실히 안전한 칸이 없으면 가장 안전한 칸은 지뢰가 아님
rule-strict = 엄격: 확실히 안전한 칸이 있는데 찍으면 패배
rule-value-yes = 켜짐
rule-value-no = 꺼짐
settings-pause-minimised = 창을 최소화하면 일시정지
settings-swap = 마우스 왼쪽/오른쪽 버튼 바꾸기
settings-flag-button = 깃발 모드 버튼

## Keys and mouse

help-how = 게임 방법
help-about = 정보
how-number = 숫자
how-number-text =
    { $first ->
        [safe] 왼쪽 클릭으로 칸을 엽니다. 첫 칸은 항상 안전합니다.
       *[other] 왼쪽 클릭으로 칸을 엽니다.
    } 숫자는 주변 여덟 칸에 숨은 지뢰의 개수입니다. 여기서는 2개입니다.
how-flag = 깃발
how-flag-text = 지뢰가 틀림없는 칸에는 오른쪽 클릭이나 { $key } 키로 깃발을 꽂습니다. 지뢰를 열면 게임이 끝납니다.
how-chord = 한꺼번에 열기
how-chord-text = 숫자 주변에 깃발이 다 꽂히면 그 숫자를 마우스 양쪽 버튼으로 동시에 누르거나 { $key } 키를 누르세요. 주변의 나머지 칸이 열립니다.
how-win = 승리와 힌트
how-win-text = 지뢰가 없는 칸을 모두 열면 이깁니다. 막히면 전구 버튼이나 { $hint } 키로 힌트를 볼 수 있습니다. “찍기 없음”({ $no-guess })을 켜면 논리만으로 풀 수 있는 판이 나옵니다.
about-version = Sapper { $version }
about-what = 찍기 없는 판, 이유를 알려 주는 힌트, 리플레이를 갖춘 데스크톱용 지뢰 찾기입니다.
about-licence = MIT 라이선스
about-fonts = 글꼴 Sapper Sans와 Sapper Mono는 Inter, Atkinson Hyperlegible Next, Noto Sans SC/TC/JP/KR, JetBrains Mono(SIL Open Font License 1.1)로 만들었습니다.
help-title = 키와 마우스
help-board = 판에서
help-arrows = 커서 이동
help-row-ends = 행의 처음 또는 끝
help-corners = 판의 첫 칸 또는 마지막 칸
help-pages = 한 화면 위 또는 아래
help-game = 게임
help-aid = 힌트
help-recordings = 리플레이와 판
help-replay = 리플레이 보기
help-run = 재생/일시정지
help-events = 이전/다음 동작
help-marks = 이전/다음 표시
help-speed = 빠르게/느리게
help-edges = 처음/끝
help-view = 보기
help-wheel = 휠
help-wheel-does = 위아래로 스크롤
help-shift-wheel = Shift+휠
help-shift-wheel-does = 좌우로 스크롤
help-ctrl-wheel = Ctrl+휠
help-command-wheel = ⌘+휠
help-ctrl-wheel-does = 확대/축소
help-windows = 공통
help-tab = 다음/이전 항목
help-read-on = 위아래 화살표 키를 누르면 이 내용을 한 줄씩 읽습니다.
help-press = 선택된 항목 누르기
help-escape = 닫기 또는 판으로 돌아가기
help-mouse = 마우스와 터치
help-left = 왼쪽 클릭
help-left-does = 칸 열기
help-flag-left = 깃발 모드에서 왼쪽 클릭
help-tap = 탭
help-long = 길게 누르기
help-long-does = 깃발 꽂기(터치. 마우스는 설정에서 켜기)
help-right = 오른쪽 클릭
help-right-mac = 오른쪽 클릭, 두 손가락 또는 Control+클릭
help-right-does = 깃발, 물음표, 비움
help-both = 양쪽 버튼 또는 가운데 클릭
help-both-does = 숫자 주변을 한꺼번에 열기
help-slide = 오른쪽 누르고 옮겨 왼쪽 누르기
help-slide-does = 한 칸에 깃발, 다른 칸에서 한꺼번에 열기
key-does-open = 열기, 숫자에서는 한꺼번에 열기
key-does-flag = 깃발 꽂기
key-does-flag-mode = 깃발 모드 켜기/끄기
key-does-chord = 숫자에서 한꺼번에 열기
key-does-pause = 일시정지/계속
key-does-no-guess = 찍기 없음 켜기/끄기
key-does-step = 자동 플레이: 한 수
key-space = Space
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
key-middle-button = 가운데 버튼
key-mouse-button = 마우스 { $number }
keys = 키
keys-how = 키를 클릭한 다음 새 키나 마우스 버튼을 누르세요. 같은 버튼을 다시 누르면 해제됩니다.
keys-press = 키를 누르세요…
keys-waiting = 새 키나 마우스 버튼을 누르세요. 취소하려면 Esc를 누르세요.
keys-fixed = { $key } 키는 화면 조작용으로 정해져 있습니다. 다른 키를 누르세요.
keys-taken = { $key } 키는 이미 “{ $name }”에 쓰이고 있습니다. 다른 키를 누르세요.
keys-restore = 기본값 복원

## Counters

counter-time = 시간
counter-left = 왼쪽 클릭
counter-right = 오른쪽 클릭
counter-chords = 한꺼번에 열기
counter-flags = 깃발
counter-effective = 유효 클릭
counter-wasted = 헛클릭
counter-path = 이동 거리
counter-bbbv = 3BV
counter-bbbv_s = 3BV/s
counter-openings = 빈 구역
counter-islands = 섬
counter-zini = ZiNi
counter-hzini = Human ZiNi
counter-ioe = IOE
counter-correctness = 정확도
counter-throughput = 처리율
counter-rqp = RQP
counter-cl_s = 클릭/초
counter-cl_s_now = 현재 클릭/초
counter-bbbv_left = 남은 3BV
counter-est = 예상 시간
counter-zne = ZNE
counter-znt = ZNT
counter-stnb = STNB
counter-qg = QG

## Recordings

counters = 카운터
counters-no-room = 창이 너무 좁아 카운터를 표시할 수 없습니다.
zoom-in = 확대
zoom-out = 축소
zoom-fit = 창에 맞추기
full-screen = 전체 화면
compare-figures = 3BV { $solved } / { $bbbv } · 클릭 { $clicks } · { $speed } 3BV/s
compare-title = 비교
library = 라이브러리
library-add = 폴더 추가…
library-all-levels = 모든 난이도
library-best-speed = 최고 { $speed } 3BV/s
library-best-time = 최고 { $time }
counter-clicks = 클릭
library-compare = 비교
library-cut = 리플레이를 처음 { $count }개만 표시합니다.
library-folder-missing = 지금은 읽을 수 없음
library-folder-own = 내 게임
library-folders = 폴더…
library-folders-note = 이 폴더와 모든 하위 폴더에서 리플레이를 찾습니다. 폴더의 내용은 바꾸지 않습니다.
library-folders-title = 라이브러리 폴더
library-format = 형식
library-imported = 가져온 게임: { $games } · 승리: { $wins }
library-invite = 라이브러리는 리플레이를 시간, 날짜 등의 순서로 보여 줍니다. 내 게임뿐 아니라 Minesweeper Arbiter, Viennasweeper, Metasweeper, Minesweeper Clone의 게임 폴더도 추가할 수 있습니다.
library-invite-drop = 폴더를 창에 끌어다 놓아도 됩니다.
library-level = 난이도
library-mark = 표시
library-no-dialog = 파일 대화 상자를 열 수 없습니다. 이 데스크톱에는 파일 포털도 zenity도 없습니다. 폴더를 창에 끌어다 놓을 수는 있습니다.
library-none = 아직 리플레이가 없습니다
library-nothing = 검색 결과가 없습니다.
library-own = 내 게임: { $games } · 승리: { $wins }
library-play = 보기
library-player = 플레이어
library-program = 프로그램
library-reading = 리플레이를 읽는 중: { $done } / { $count }…
library-remove = 라이브러리에서 빼기
library-rescan = 새로 고침
library-search = 검색: 민지 time<60 3bv>=150
library-search-short = 검색
library-sort = 정렬
library-searching = 리플레이를 찾는 중…
library-shown = 리플레이 { $count }개
library-uncounted = 집계 제외: { $count } (읽을 수 없거나 이어서 플레이)
library-unmark = 표시 해제
library-wins = 승리만
tip-library-add = 리플레이 폴더 선택
tip-library-compare = 표시한 두 게임, 또는 표시한 게임과 이 게임을 나란히 보기
tip-library-folders = 폴더 추가 또는 제거
tip-library-mark = 비교할 게임으로 표시
tip-library-play = 이 리플레이 보기
tip-library-rescan = 새로 생기거나 바뀐 리플레이 찾기
tip-library-search = 이름, 플레이어, 프로그램에 든 단어 또는 조건: time<60, 3bv>=150, 3bv/s>2, eff>90, date>=2024-05, player:민지, program:arbiter
tip-library-sort = 이 항목으로 정렬. 다시 선택하면 역순
replay-watch = 보기
replay-watch-last = 이 게임 보기
play-on = 마지막 클릭 취소
play-on-button = 마지막 클릭 취소
play-on-here = 여기서부터 플레이
race = 고스트와 대결
race-board = 이 판의 최고 기록과 대결
race-level = 이 난이도의 내 최고 기록과 대결
race-bbbv = 같은 3BV의 내 최고 기록과 대결
race-this = 이 게임과 대결
race-this-short = 대결
race-this-time = 이 시간에 도전
race-none = 대결할 리플레이가 아직 없습니다.
race-gone = 대결하던 리플레이를 읽을 수 없습니다.
race-ghost = { $name }: { $time }
race-your-best = 내 최고 기록
race-this-game = 리플레이
race-you = 나
race-it = 고스트
race-ahead = { $lead } 앞섬
race-behind = { $lead } 뒤짐
race-level-with = 나란히
race-won = { $time } 차이로 고스트를 이겼습니다.
race-lost = { $time } 차이로 고스트에게 졌습니다.
race-tie = 고스트와 비겼습니다.
race-won-alone = 이겼습니다. 고스트는 완주하지 못했습니다.
race-lost-game = 지뢰를 밟아 고스트에게 졌습니다.
race-lost-both = 둘 다 지뢰를 밟아 완주하지 못했습니다.
announce-race-ahead = 고스트보다 앞섭니다: { $lead }.
announce-race-behind = 고스트가 앞섭니다: { $lead }.
announce-ghost-done = 고스트가 완주했습니다: { $time }.
replay-open = 리플레이 열기…
replay-save-as = 리플레이 저장…
replay-save = 저장…
replay-leave = 뒤로
replay-details = 자세히
replay-won = 승리
replay-lost = 패배
replay-marks = 표시
replay-no-mark = 표시가 더 없습니다.
replay-runs = 재생 중
replay-time = { $end }초 중 { $at }초
replay-this-game = 이 게임
replay-damaged = “{ $file }” 파일이 손상되어 가능한 데까지만 재생합니다: { $why }.
replay-more-damaged = “{ $file }”: { $why }.
replay-unreadable = “{ $file }” 파일을 재생할 수 없습니다: { $why }.
replay-saved = 리플레이를 “{ $file }” 파일로 저장했습니다.
replay-not-saved = 리플레이를 “{ $file }” 파일로 저장할 수 없습니다: { $why }.
gif-save = GIF로 저장…
gif-title = GIF로 저장
gif-from = 시작(초)
gif-to = 끝(초)
gif-pointer = 포인터
gif-clock = 남은 지뢰와 시간
gif-cell = 칸 크기
gif-bad-time = { $begin }초에서 { $end }초 사이의 시간을 입력하세요.
gif-no-part = 끝은 시작보다 뒤여야 합니다.
gif-part = GIF: { $from }~{ $to }초
gif-mark-from = 여기서 GIF 시작
gif-mark-to = 여기서 GIF 끝
gif-saved = GIF를 “{ $file }” 파일로 저장했습니다.
gif-not-saved = GIF를 “{ $file }” 파일로 저장할 수 없습니다: { $why }.
replay-no-dialog = 파일 대화 상자를 열 수 없습니다. 이 데스크톱에는 파일 포털도 zenity도 없습니다. 리플레이를 창에 끌어다 놓거나 “sapper --replay 파일” 명령으로 열 수는 있습니다.
custom-not-here = { $style } 스타일에는 커스텀 판이 없습니다. 설정에서 다른 스타일을 선택하세요.
replay-nothing = 아직 리플레이가 없습니다. 먼저 게임을 하세요.
board-copy = 판 코드 복사
board-paste = 복사한 코드로 플레이
board-retry = 같은 판
board-copied = 판 코드를 복사했습니다. 이 코드를 Sapper에 붙여 넣으면 누구나 이 판을 플레이할 수 있습니다.
picture-copy = 이미지 복사
picture-copied = 이미지를 복사했습니다.
picture-saved = 이 환경에서는 클립보드에 이미지를 넣을 수 없어 “{ $file }” 파일로 저장했습니다.
picture-not-saved = 이미지를 복사할 수도 “{ $file }” 파일로 저장할 수도 없습니다: { $why }.
board-none = 아직 복사할 판이 없습니다. 먼저 칸을 여세요.
board-wrong = 클립보드에 올바른 판 코드가 없습니다: { $why }.
unranked-known = 전에 플레이했거나 본 판은 순위에서 제외됩니다.
unranked-played-on = 이어서 플레이, 순위 제외.
played-on = 이어서 플레이
file-not-signed = 서명 없음
file-not-fair = 공정 플레이 선언 없음
file-mode = 모드: { $text }
file-unknown = Sapper가 모르는 항목: { $text }
set-up = 편집기에서 시작
unranked-set-up = 편집기에서 시작, 순위 제외.

## Luck analysis

luck-title = 운
luck-button = 운…
luck-short = 운 { $overall }%
luck-short-none = 찍을 필요 없음
luck-reckoning = 계산 중…
luck-needless = 운: 필요 없는 찍기로 졌습니다
luck-text =
    운: 찍기 { $count ->
        [1] 1번, 성공 확률 { $overall }%
       *[other] { $count }번, 모두 성공할 확률 { $overall }%
    }
luck-lost =
    운: 찍기 { $count ->
        [1] 1번, 성공 확률 { $overall }%
       *[other] { $count }번, 모두 성공할 확률 { $overall }%
    }. 그 뒤 지뢰 확률 { $risk }%인 칸을 찍다가 지뢰를 밟음
luck-lost-at-once = 운: 지뢰 확률 { $risk }%인 칸을 단 한 번 찍어 지뢰를 밟음
luck-certain =
    운: 찍기 { $count ->
        [1] 1번, 성공 확률 { $overall }%
       *[other] { $count }번, 모두 성공할 확률 { $overall }%
    }. 그 뒤 지뢰가 확실한 칸을 엶
luck-certain-at-once = 운: 지뢰가 확실한 칸을 엶
luck-estimated = { $text }(추정)
luck-cell = { $row }행 { $col }열: { $stake }
luck-cells = { $row }행 { $col }열 주변 { $count }칸: { $stake }
luck-stake = 지뢰 확률 { $risk }%로 가장 낮음
luck-stake-needless = 지뢰 확률 { $risk }%, { $least }%인 칸도 있음
luck-stake-certain = 지뢰 확률 { $risk }%, 안전한 칸도 있음
luck-fatal = { $text }. 여기서 패배
luck-next = 다음 수는 찍기입니다: { $stake }.
luck-next-mine = 다음 수는 지뢰가 확실한 칸을 엽니다.
luck-beyond = 게임이 너무 커서 { $time } 이후는 분석하지 않았습니다.
luck-partial = { $text }. { $beyond }
luck-last = 마지막 수에서 지뢰를 밟았습니다: { $stake }.

## Review of a recording

review-overlooked = 놓침
review-slow-moves = 느린 수
review-idle = 유휴 시간
review-still = 움직임 없음
review-guess = { $place }이 { $time } 전부터 안전했는데도 찍음
review-wait = 안전한 칸을 { $time } 동안 놓침: { $place }
review-slow = { $time } 걸린 느린 수: { $place }
review-wasted = 헛클릭: { $place }
review-wasted-outside = 판 밖의 헛클릭
replay-why = 실수인 이유
mark-guess = 찍기
mark-needless = 필요 없는 찍기
mark-overlooked = 놓침
mark-slow = 느림
mark-wasted = 헛클릭

## In the terminal

no-display = Sapper 창을 띄울 디스플레이를 찾지 못했습니다. 데스크톱 세션에서 시작하거나 DISPLAY 또는 WAYLAND_DISPLAY를 설정하세요.
too-few-files = 이 프로그램이 한 번에 열 수 있는 파일 수가 너무 적습니다(ulimit -n).

display-silent = Sapper 창을 열 수 없습니다. DISPLAY 또는 WAYLAND_DISPLAY에 지정된 디스플레이가 응답하지 않습니다. 데스크톱 세션에서 Sapper를 시작하세요.
report-ended = 내부 오류로 Sapper가 중단되었습니다. 게임은 저장되었습니다. 자세한 내용은 “{ $file }” 파일을 보세요.
report-went-on = Sapper에서 내부 오류가 발생했지만 게임은 계속할 수 있습니다. 자세한 내용은 “{ $file }” 파일을 보세요.
report-unwritten = Sapper에 내부 오류가 발생했으나 보고서를 쓸 수 없었습니다:

## The game in a terminal

console-play = 플레이: { $board }
console-watch = 게임 보기: { $board }
console-level = 난이도
console-exit = 종료
console-back = 뒤로
console-bye = 종료합니다.
console-choose = 메뉴의 번호 중 하나를 입력하세요.
console-board = { $name }, { $rows } × { $cols }, 지뢰 { $mines }개
console-board-scattered = { $name }, { $rows } × { $cols }
console-number = { $name }({ $min }~{ $max }):
console-command = 1 열기, 2 깃발, 0 메뉴, ? 도움말 >
console-cell = 행과 열 >
console-remaining = 남은 지뢰: { $count }
console-won = 이겼습니다. 안전한 칸이 모두 열렸습니다. 판 전체는 다음과 같습니다.
console-lost = 지뢰를 밟아 졌습니다. 판 전체는 다음과 같습니다. X는 밟은 지뢰입니다.
console-unreadable = 이 줄을 읽을 수 없습니다. 짧은 명령을 입력하세요.
console-unknown = 알 수 없는 명령입니다. ?를 입력하면 도움말이 나옵니다.
console-surplus = 이 명령 뒤에는 아무것도 올 수 없습니다.
console-not-a-cell = 칸은 행과 열을 나타내는 두 정수로 입력하세요(예: 3 4).
console-outside = 그런 칸이 없습니다. 행은 1에서 { $rows }까지, 열은 1에서 { $cols }까지입니다.
console-already-open = 이미 열린 칸입니다.
console-flagged = 깃발이 꽂힌 칸입니다. 열기 전에 깃발을 빼세요.
console-no-flag = 이 칸에는 깃발이 없습니다.
console-mark-open = 열린 칸에는 깃발을 꽂을 수 없습니다.
console-chord-refused = 주변의 깃발이 숫자와 맞지 않아 아무것도 열지 않았습니다.
console-chord-covered = 한꺼번에 열기는 열린 숫자에서만 할 수 있습니다.
console-chord-done = 이 숫자 주변에는 더 열 칸이 없습니다.
console-hint-do = 열기: o { $row } { $col }
console-hint-flagged = 이미 깃발을 꽂은 칸입니다. 깃발 빼기: u { $row } { $col }
console-help-open = 3행 4열의 칸 열기
console-help-mark = 지뢰로 깃발을 꽂거나 깃발 빼기
console-help-unmark = 깃발 빼기
console-help-chord = 깃발이 숫자와 맞으면 주변 칸을 한꺼번에 열기
console-help-hint = 안전한 칸과 그 이유 보기
console-help-look = 판 다시 보기
console-help-leave = 포기하고 메뉴로 돌아가기
console-next = 다음 칸: { $at }, 추정 지뢰 확률 { $chance }%.

## Hints

hint-any-first = 첫 클릭은 항상 안전합니다. 아무 칸이나 여세요.
hint-none = 더 추론할 수 있는 것이 없습니다.
hint-guess = 확실히 안전한 칸이 없습니다. 최선의 찍기: { $rated }.
contradiction-mines = 지뢰({ $mines })가 열지 않은 칸({ $covered })보다 많습니다.
contradiction-high = { $cells } 주변에 열지 않은 칸이 모자랍니다.
contradiction-together = 서로 모순되는 숫자입니다: { $cells }.
contradiction-count = 지뢰가 { $mines }개라면 이 숫자들이 모두 맞을 수는 없습니다: { $cells }.
hint-guess-risk = { $cell }, 지뢰 확률 { $chance }%
hint-guess-win-about = { $cell }, 지뢰 확률 { $chance }%, 승률 약 { $win }%
hint-guess-win-exact = { $cell }, 지뢰 확률 { $chance }%, 승률 { $win }%
hint-guess-ring = 이 칸
hint-guess-dashed = 점선 테두리가 있는 칸
hint-guess-hopeless = 이 50/50은 끝까지 추론으로 풀 수 없으므로, 지금 찍으나 나중에 찍으나 마찬가지입니다.
hint-guess-last = 이 칸이 안전하면 더는 찍을 필요가 없습니다.
hint-guess-leads-on-surely = 이 칸이 안전하면 반드시 다른 안전한 칸이 드러납니다.
hint-guess-leads-on = 이 칸이 안전하면 아마 다른 안전한 칸이 드러날 것입니다({ $chance }%).
hint-guess-may-lead-on = 이 칸이 안전하면 다른 안전한 칸이 드러날 수도 있습니다({ $chance }%).
hint-guess-leads-nowhere = 이 칸이 안전해도 다른 안전한 칸이 드러날 가능성은 낮습니다({ $chance }%).
hint-guess-settles = 50/50을 피하거나 해결합니다.
hint-guess-settles-leads-on = 50/50을 피하거나 해결하며, 아마 안전한 칸이 드러날 것입니다({ $chance }%).
hint-guess-safer = 지뢰 확률이 { $safest }%로 더 낮은 칸도 있지만, 얻는 정보가 적습니다.
hint-guess-next = 차선: { $first }.
hint-guess-next-two = 차선: { $first }. 그다음: { $second }.

## The command line: help. See src/cli/help_texts.rs for how the keys are found.

cli-about = 데스크톱용 지뢰 찾기.
cli-usage = 사용법:
cli-usage-options = [옵션]
cli-commands = 명령:
cli-arguments = 인수:
cli-options = 옵션:
cli-default = 기본값:
cli-possible = 가능한 값:
cli-man-name = 이름
cli-man-synopsis = 개요
cli-man-description = 설명
cli-man-version = 버전
cli-command-analyze = 국면의 정확한 확률과 가장 좋은 수, 그 이유를 출력
cli-command-autoplay = 솔버에게 여러 게임을 시키고 승률을 출력
cli-command-console = 터미널에서 플레이
cli-command-generate = 판을 생성(찍기 없는 판도 가능)
cli-command-practice = 풀어 볼 국면을 정답, 이유와 함께 출력
cli-command-replay = 리플레이의 카운터와 운을 출력
cli-command-scores = 기록을 출력
cli-command-help = 이 도움말 또는 명령의 도움말을 출력
cli-value-code = 코드
cli-value-command = 명령
cli-value-date = 날짜
cli-value-file = 파일
cli-value-first = 규칙
cli-value-k = K
cli-value-kind = 종류
cli-value-lang = 언어
cli-value-level = 난이도
cli-value-ms = 밀리초
cli-value-n = N
cli-value-row-col = 행,열
cli-value-seed = 시드
cli-value-seconds = 초
cli-value-strategy = 전략
cli-value-style = 스타일
cli-value-t = T
cli-value-task = 과제
cli-value-theme = 테마
cli-help = 도움말 출력
cli-version = 버전 출력
cli-lang = 모든 텍스트의 언어: en, zh-CN, zh-TW, ja, ko, de, fr, es, pt-BR, it, ru, uk, pl [기본값: 시스템 언어, 창에서는 설정의 언어]
cli-level = 플레이할 난이도
cli-rows = 커스텀 판의 행 수, 1에서 256까지(터미널에서는 99까지)
cli-cols = 커스텀 판의 열 수, 1에서 256까지(터미널에서는 99까지)
cli-mines = 커스텀 판의 지뢰 수, 0에서 칸 수보다 하나 적은 수까지
cli-seed = 이 시드로 지뢰를 배치해 같은 판을 다시 플레이할 수 있게 함. 이런 게임은 순위에서 제외됨
cli-window-style = 플레이할 스타일
cli-window-board = 이 코드의 판을 플레이. 이런 게임은 순위에서 제외됨
cli-window-no_guess = 찍을 필요 없는 판을 플레이. 이런 게임은 순위에서 제외됨
cli-window-announce = 스크린 리더를 위해 일어나는 일을 모두 한 줄씩 출력
cli-window-replay = 리플레이(RAWVF, AVF, MVF, RMV, EVF) 보기
cli-window-position = 이 파일의 국면 또는 판을 편집기에서 열기
cli-console-auto = 2010 알고리즘의 게임 한 판 보기. 터미널에서는 이어서 메뉴를 표시
cli-console-delay = 수 사이의 간격(밀리초), 0에서 10000까지 [기본값: 터미널에서는 80, 그 밖에는 0]
cli-console-scores = 각 칸의 추정 지뢰 확률을 판 옆에 퍼센트로 표시
cli-analyze-file = 국면 [기본값: 표준 입력]: “mines N” 줄 다음에 행마다 한 줄씩, 열지 않은 칸은 “.” 또는 “#”, 열린 칸은 숫자, 깃발은 “F”. 또는 국면의 JSON 배열. 또는 편집기가 읽을 수 있는 텍스트(판 코드, 링크, 게시판 그림)
cli-analyze-json = JSON을 한 줄에 객체 하나씩 출력. 행과 열은 0부터, 이유에서는 1부터 셈
cli-analyze-repeat = 확률을 N번 계산하고 시간의 중앙값을 마이크로초로 출력
cli-autoplay-games = 게임 수
cli-autoplay-boards = “sapper generate” 명령이 출력하는 형식으로 된 이 파일의 판을 플레이
cli-autoplay-first = 첫 칸 보호 방식
cli-first-safe = 절대 지뢰가 아님. 구석에서 시작
cli-first-opening = 자리가 있으면 3×3 구역이 열림. 4행 4열에서 시작
cli-first-none = 지뢰일 수 있음. 구석에서 시작
cli-autoplay-strategy = 솔버의 전략
cli-strategy-exact = 이어서 플레이해 보며 찍기를 비교, 한 수에 최대 50 ms
cli-strategy-fast = 찍기 한 번 앞까지 내다봄, 최고 속도
cli-strategy-deep = exact와 같으나 찍기마다 --think에 정한 시간까지 사용
cli-strategy-heuristic = 2010 알고리즘
cli-autoplay-think = “deep”에서 찍기 한 번에 쓰는 시간(밀리초)
cli-autoplay-threads = 스레드 수 [기본값: 프로세서 수]
cli-autoplay-seed = 첫 게임의 시드. 게임마다 1씩 늘어남 [기본값: 무작위이며 출력됨]
cli-autoplay-results = 결과를 이 파일에 순서대로 한 줄에 한 게임씩 씀. 승리는 1, 패배는 0
cli-autoplay-json = JSON 객체 하나를 출력
cli-generate-no_guess = 첫 클릭 뒤에 찍을 필요 없는 판을 생성
cli-generate-first = 처음 열 칸, 0부터 셈. 자리가 있으면 주변 칸에도 지뢰가 없음 [기본값: 3,3 또는 더 작은 판의 가운데]
cli-generate-count = 판의 개수
cli-generate-seed = 첫 판의 시드. 판마다 1씩 늘어남 [기본값: 무작위이며 출력됨]
cli-generate-daily = 2026-11-23과 같은 날짜의 일일 도전 판을 코드와 함께 출력 [기본값: UTC 기준 오늘]
cli-generate-json = JSON 배열 하나를 출력. --daily에서는 객체 하나
cli-practice-task = 각 국면에서 할 일 [기본값: safe. 종류가 odds이면 guess]
cli-task-safe = 안전한 칸 찾기
cli-task-mines = 깃발이 없는 확실한 지뢰를 모두 찾기
cli-task-guess = 확실히 안전한 칸 없음: 지뢰 확률이 가장 낮은 칸 찾기
cli-practice-kind = 과제에 필요한 추론의 종류. 더 쉬운 추론으로는 풀리지 않음 [기본값: single. 과제가 guess이면 odds]
cli-kind-single = 한 번에 숫자 하나
cli-kind-pair = 숫자 두 개를 함께
cli-kind-numbers = 숫자 세 개 이상을 함께
cli-kind-count = 남은 지뢰 수도 사용
cli-kind-odds = 확실한 것이 없음. guess에만 사용
cli-practice-size = 국면을 가져올 게임의 난이도
cli-practice-count = 국면의 개수
cli-practice-seed = 첫 국면의 시드. 국면마다 1씩 늘어남 [기본값: 무작위이며 출력됨]
cli-practice-json = “sapper analyze” 명령이 읽을 수 있는 JSON 배열 하나를 출력
cli-replay-files = 리플레이(RAWVF, AVF, MVF, RMV, EVF) 또는 리플레이 폴더
cli-replay-csv = 쉼표로 구분한 표로 출력(운 제외)
cli-replay-export = 출력하지 않고 리플레이를 이 형식으로 내보내기
cli-replay-output = 쓸 파일, 리플레이가 여럿이면 폴더 [기본값: 표준 출력]
cli-replay-from = GIF가 시작되는 리플레이 시간 [기본값: 처음]
cli-replay-to = GIF가 끝나는 리플레이 시간 [기본값: 끝]
cli-replay-no_pointer = 포인터와 포인터가 누르는 칸을 빼고 GIF 만들기
cli-replay-odds = 열지 않은 칸의 확률을 넣어 GIF 만들기
cli-replay-no_clock = 남은 지뢰와 시간을 빼고 GIF 만들기
cli-replay-cell = GIF에서 칸 한 변의 픽셀 수. 아주 큰 판에서는 더 작음 [기본값: 24]
cli-replay-theme = GIF의 색
cli-value-format = 형식
cli-replay-json = JSON 객체를 한 줄에 하나씩 출력
cli-scores-statistics = 기록 대신 난이도와 스타일별 전체 통계를 출력
cli-scores-csv = 기록 대신 모든 게임을 쉼표로 구분해 출력
cli-decimal_comma = 필드 사이에 “;”, 소수점에 쉼표 사용
cli-scores-json = JSON 문서 하나를 출력
cli-scores-by = 게임 로그에서 이 카운터를 기준으로 상위 기록을 출력
cli-scores-flags = 깃발을 하나도 쓰지 않은 게임만(none) 또는 깃발을 쓴 게임만(some)
cli-scores-sessions = 기록 대신 세션을 출력. 30분 넘게 쉬면 새 세션이 시작됨
cli-value-counter = 카운터
cli-value-flags = 깃발
cli-help-command = 설명할 명령

## The command line: usage errors

cli-wrong = 명령줄을 해석할 수 없습니다. “{ $help }” 명령을 참고하세요.
cli-wrong-option = 알 수 없는 옵션 “{ $argument }”. “{ $help }” 명령을 참고하세요.
cli-wrong-option-meant = 알 수 없는 옵션 “{ $argument }”. 혹시 “{ $meant }” 옵션을 찾으십니까?
cli-wrong-command = 알 수 없는 명령 “{ $word }”. “{ $help }” 명령을 참고하세요.
cli-wrong-command-meant = 알 수 없는 명령 “{ $word }”. 혹시 “{ $meant }” 명령을 찾으십니까?
cli-wrong-word = 예상하지 못한 인수 “{ $word }”. “{ $help }” 명령을 참고하세요.
cli-wrong-before = “{ $argument }” 옵션은 창에 쓰이는데, “{ $command }” 명령은 창을 열지 않습니다. “{ $command }” 명령에도 이 옵션이 있으면 명령 뒤에 쓰세요.
cli-wrong-no-value = “{ $argument }” 옵션에는 값이 필요합니다.
cli-wrong-surplus = “{ $argument }” 옵션은 값을 받지 않는데 “{ $value }” 값이 주어졌습니다.
cli-wrong-twice = “{ $argument }” 옵션은 한 번만 쓸 수 있습니다.
cli-wrong-conflict = “{ $argument }” 옵션은 다음과 함께 쓸 수 없습니다: { $others }.
cli-wrong-missing = 빠진 항목: { $missing }.
cli-wrong-no-text = “{ $word }” 인수가 올바른 UTF-8이 아닙니다.
cli-wrong-value = “{ $value }” 값은 “{ $argument }”에 쓸 수 없습니다: { $why }.
cli-wrong-value-meant = “{ $meant }” 값을 쓰려던 것 같습니다
cli-wrong-value-known = 쓸 수 있는 값: { $known }
cli-wrong-value-unknown = 해석할 수 없습니다
cli-wrong-number = { $min }에서 { $max } 사이의 정수여야 합니다
cli-wrong-cell = 3,3과 같이 0부터 센 행과 열이어야 합니다
cli-wrong-day = 2026-11-23과 같은 날짜여야 합니다
cli-wrong-seconds = 12.5와 같은 초 단위의 수여야 합니다
cli-wrong-board = 그런 판은 없습니다: { $why }.

## The command line: results

cli-standard-input = 표준 입력
cli-source-wrong = { $source }: 사용할 수 없습니다. { $why }.
why-large-picture = 그림이 { $most }메가픽셀보다 큽니다
cli-too-large = { $limit } MiB보다 큽니다
cli-unprinted = 결과를 출력할 수 없습니다: { $why }.
cli-output-closed = 표준 출력이 닫혀 있어 결과를 출력할 수 없습니다.
replay-export-folder = 리플레이 여러 개를 내보내려면 폴더가 필요합니다. “--output 폴더” 옵션을 사용하세요.
evf-refused-size = EVF에는 최대 255 × 255칸의 판만 담을 수 있습니다.
evf-refused-marks = EVF가 지원하지 않는 물음표가 이 게임에 쓰였습니다.
evf-refused-rules = 이 게임의 규칙은 EVF로 나타낼 수 없습니다.
gif-only-gif = --from, --to, --no-pointer, --odds, --no-clock, --cell, --theme 옵션에는 --export gif 옵션이 필요합니다.
cli-unwritten = “{ $file }” 파일을 쓸 수 없습니다: { $why }.
cli-terminal-broken = 터미널을 사용할 수 없습니다: { $why }.
scores-empty = 아직 기록이 없습니다. 초급, 중급, 고급 게임에서 이기면 여기에 표시됩니다.
scores-no-games = 아직 끝난 게임이 없습니다.
scores-table = { $level }, { $style }
scores-time = 시간(초)
scores-date = 날짜(UTC)
replay-format = 형식
replay-program = 프로그램
replay-player = 플레이어
replay-date = 날짜
replay-result = 결과
replay-unfinished = 끝나지 않음
counter-solved = 푼 3BV
replay-guesses = 찍기
replay-luck = 운
analyze-safe = 안전
analyze-mine = 지뢰
analyze-layouts = 지뢰 { $mines }개의 가능한 배치: { $layouts }
analyze-too-wide = 국면이 너무 커서 가능한 지뢰 배치를 모두 셀 수 없습니다.
analyze-estimated = 퍼센트는 추정값입니다. 안전 또는 지뢰로 표시된 칸은 확실합니다.
analyze-guessed = 텍스트에 지뢰 수가 없습니다. { $mines }개는 추정한 값입니다.
analyze-starts = 찍지 않아도 되는 시작 칸
analyze-best-start = 가장 좋은 시작 칸
analyze-no-start = 없음
analyze-best = 최선: { $place }({ $chance })
analyze-time = 확률 계산 시간: { $micros } µs(중앙값)
analyze-no-json = 국면의 JSON 배열이 아닙니다: { $why }
analyze-position = 국면 { $number }: { $why }
analyze-measures = 판의 크기가 적힌 것과 다릅니다({ $rows }행, 행마다 { $cols }칸)
autoplay-left = { $time } 남음
autoplay-strategy = 전략
autoplay-games = 게임
autoplay-wins = 승리
autoplay-win-rate = 승률
autoplay-rate = { $rate }%(95% 구간: { $low }%~{ $high }%)
autoplay-guesses = 게임당 찍기
autoplay-time = 시간
autoplay-speed = 초당 게임
autoplay-worst = 가장 느린 수
autoplay-milliseconds = { $ms } ms
autoplay-hurried = 중단된 수
autoplay-hurried-why = { $count }(시간 제한으로 중단되어, 다시 실행하면 결과가 다를 수 있음)
autoplay-seed = 시드
generate-seed = 시드 { $seed }
generate-seed-moved = 시드 { $seed }, 지뢰 옮김
generate-none = 그런 판은 없습니다: { $why }.
generate-given-up = { $rows } × { $cols }칸, 지뢰 { $mines }개이며 찍을 필요 없는 판을 { $seconds }초 동안 { $tried }번 시도했지만 찾지 못했습니다. 지뢰를 줄이거나 더 작은 판으로 해 보세요.
practice-position = { $number }. { $task ->
        [mines] 깃발이 없는 확실한 지뢰를 모두 찾으세요
        [guess] 확실히 안전한 칸 없음: 지뢰 확률이 가장 낮은 칸을 찾으세요
       *[safe] 안전한 칸을 찾으세요
    } ({ $kind }, 시드 { $seed })
practice-answers = { $task ->
        [mines] 지뢰
        [guess] 지뢰 확률이 가장 낮은 칸
       *[safe] 안전한 칸
    }: { $cells }
practice-wrong-kind = 과제 “guess”와 종류 “odds”는 서로 함께만 쓸 수 있습니다.
practice-none = 시드 { $seed }에서는 그런 종류의 국면을 찾지 못했습니다. 다른 시드로 해 보세요.
boards-none = 판이 들어 있지 않습니다
boards-head = “# rows cols mines first_row first_col rule count seed” 헤더가 필요합니다. rule은 safe, zero, none 중 하나입니다
boards-outside = 첫 칸이 판 밖에 있습니다. 행과 열은 0부터 셉니다
boards-length = { $found }칸은 { $cols }칸짜리 행도 { $cells }칸짜리 판도 아닙니다
boards-sign = { $column }열: “{ $sign }” 문자는 지뢰 “*”도 빈 칸 “.”도 아닙니다
boards-mines = 지뢰가 { $found }개인데 헤더에는 { $expected }개로 되어 있습니다
boards-rule = 이 판의 첫 칸이 헤더의 “{ $rule }” 규칙에 어긋납니다
boards-count = 판이 { $found }개인데 헤더에는 { $expected }개로 되어 있습니다

## Invalid input

fault-at = { $line }번째 줄: { $why }
fault-rows = 판의 행 수는 1에서 { $max } 사이여야 하는데 { $given }입니다
fault-cols = 판의 열 수는 1에서 { $max } 사이여야 하는데 { $given }입니다
fault-mines = { $rows } × { $cols }칸에는 지뢰를 { $max }개까지 놓을 수 있는데 { $given }개입니다
fault-unplayable = 이 판은 플레이할 수 없습니다({ $why })
fault-code-empty = 판 코드가 없습니다
fault-code-sign = 판 코드에는 “{ $sign }” 문자를 쓸 수 없습니다
fault-code-version = 이 코드는 더 새로운 버전의 Sapper에서 만들었습니다
fault-code-sum = 판 코드가 불완전하거나 틀린 문자가 있습니다
fault-position-empty = 국면이 비어 있습니다. “mines N” 줄과 판의 행이 필요합니다
fault-position-mines = 행 앞에는 “{ $text }” 대신 “mines”와 수가 와야 합니다
fault-position-rows = “mines { $mines }” 줄 아래에 행이 없습니다
fault-position-sign = { $line }번째 줄 { $column }열: “{ $sign }” 문자는 칸이 아닙니다(“.” 또는 “#”은 열지 않은 칸, 0~8은 열린 칸, “F”는 깃발)
fault-position-ragged = 이 행의 길이는 { $found }인데 첫 행의 길이는 { $expected }입니다
fault-text-unknown = 국면이나 판으로 인식할 수 없습니다
fault-text-link = 링크에 판이 들어 있지 않습니다. 판 자체나 그 국면을 복사하세요
fault-text-sign = { $line }번째 줄 { $column }열: “{ $sign }” 문자는 칸이 아닙니다
fault-text-row = 이 행의 길이는 { $found }인데 필요한 길이는 { $expected }입니다
fault-text-rows = { $expected }행 중 { $found }행만 있습니다
fault-text-broken = 링크의 판이 불완전하거나 틀린 문자가 있습니다
fault-view = { $cells }칸에 지뢰 { $mines }개를 놓을 수 없습니다
fault-no-layout = 이 국면에 맞는 지뢰 배치가 없습니다
fault-no-guess = { $rows } × { $cols }칸, 지뢰 { $mines }개이며 찍을 필요 없는 판을 { $tried }번 시도했지만 찾지 못했습니다
fault-no-guess-full = 지뢰로 가득 찬 판에는 시작할 칸이 없습니다
fault-no-guess-outside = 첫 칸이 판 밖에 있습니다
fault-no-guess-given-up = 찍을 필요 없는 판 찾기가 { $tried }번 시도 후 중단되었습니다
fault-recording-long-line = 줄이 { $max }바이트보다 깁니다
fault-recording-endless = 리플레이가 { $max } MiB보다 큽니다
fault-recording-stray = “{ $text }” 내용은 헤더도 판의 행도 이벤트도 아닙니다
fault-recording-value = “{ $value }” 값은 “{ $header }”에 쓸 수 없습니다
fault-recording-unsupported = { $text } 게임의 리플레이는 재생할 수 없습니다
fault-recording-no-board = 판이 없습니다. 이벤트 앞에 “Board:” 줄과 *와 0으로 된 줄이 있어야 합니다
fault-recording-second-board = 여기서 두 번째 판이 시작됩니다
fault-recording-row = 판의 행에는 “{ $text }” 내용을 쓸 수 없고 *와 0만 쓸 수 있습니다
fault-recording-row-width = 이 행은 { $width }칸이 아니라 { $given }칸입니다
fault-recording-cols = 헤더에는 { $header }열인데 판은 { $board }열입니다
fault-recording-rows = 헤더에는 { $header }행인데 판은 { $board }행입니다
fault-recording-mines = 헤더에는 지뢰가 { $header }개인데 판에는 { $board }개입니다
fault-recording-event = “{ $text }” 내용은 올바른 이벤트가 아닙니다
fault-recording-time = “{ $text }” 값은 올바른 시간이 아닙니다
fault-recording-long-time = “{ $text }” 값은 24일보다 깁니다
fault-recording-backwards = 시간이 { $from }에서 { $to }까지 거꾸로 갑니다
fault-recording-place = “{ $text }” 값은 올바른 위치가 아닙니다
fault-recording-no-place = 이벤트에 위치가 없습니다
fault-recording-off-board = { $row }행 { $col }열은 { $rows }행 { $cols }열인 판의 밖입니다
fault-recording-far = 위치 { $x }, { $y }(픽셀)에서 판까지 너무 멉니다
fault-recording-unknown = Sapper가 읽을 수 있는 형식의 리플레이가 아닙니다
fault-no-recordings = 폴더에 리플레이가 없습니다
fault-more-games = 손상되었거나 읽을 수 없는 다른 게임: { $count }
fault-recording-damaged = 파일의 { $offset }번째 바이트가 손상되었습니다(있어야 할 것: { $expected })
expected-bytes = { $count ->
        [1] 바이트 하나 더
       *[other] { $count }바이트 더
    }
expected-last-bytes = 마지막 { $count }바이트
expected-version = 알려진 형식 버전
expected-board-size = 1~256행, 1~256열의 판
expected-cell-side = 칸 한 변의 픽셀 수
expected-cell = 판의 칸
expected-mine = 아직 지뢰가 없는 판의 칸
expected-mine-count = 빈 칸이 남는 지뢰 수
expected-mines = 정확히 지뢰 { $count }개
expected-event-kind = 알려진 종류의 이벤트
expected-later-time = 앞 이벤트보다 이르지 않은 시간
expected-more-events = 다음 이벤트
expected-hundredths = 100분의 1초 값
expected-year = 2005년에서 2008년 사이의 연도
expected-level = 난이도 번호
expected-question-marks = 물음표 설정 코드
expected-info-text = 대괄호로 묶은 텍스트
expected-checksum = 올바른 체크섬
expected-time-in-range = 24일 이내의 시간
expected-position = 판 가까이의 위치
fault-recording-empty = 버튼을 한 번도 떼기 전에 리플레이가 끝납니다

## What --announce prints

announce-place = { $row }행 { $col }열
announce-place-column-first = { $col }열 { $row }행
announce-row = { $row }행
announce-col = { $col }열
announce-new = 새 판: { $level }, { $rows }행, { $cols }열, 지뢰 { $mines }개.
announce-new-scattered = 새 판: { $level }, { $rows }행, { $cols }열.
announce-cell = { $place }: { $what }
announce-board = 판
announce-board-size =
    { $rows }행 { $cols }열, { $mines ->
        [0] { "" }
       *[other] 지뢰 { $mines }개,{ " " }
    }깃발 { $flags }개
announce-board-part = { $all }. { $top }행부터 { $bottom }행, { $left }열부터 { $right }열까지 보임
announce-covered = { $count ->
   *[other] 열지 않음
}
announce-flag = 깃발
announce-question = 물음표
announce-number = 숫자 { $number }
announce-empty = { $count ->
   *[other] 빈 칸
}
announce-mine = 지뢰
announce-hit = 밟은 지뢰
announce-wrong-flag = 틀린 깃발
announce-hidden = 일시정지 중에는 숨김
announce-noted = { $cell }, { $note }
announce-start = 여기서 시작
announce-ring-safe = 안전
announce-ring-best = 최선의 찍기
announce-ring-reason = 근거
announce-ring-wrong = 틀림
announce-begin = { $place }에서 시작하세요. 안전한 칸입니다.
announce-opened-one = { $place }: 열림, { $what }
announce-opened = { $place }: { $count }칸 열림
announce-chorded = { $place }: 주변 { $count }칸 열림
announce-flagged = { $place }: 깃발 꽂음, 남은 지뢰 { $left }개
announce-questioned = { $place }: 물음표
announce-unmarked = { $place }: 표시 지움
announce-refused-chord = { $place }: 열 수 없음, 주변 깃발이 숫자와 맞지 않음
announce-refused-flag = { $place }: 열 수 없음, 깃발이 있음
announce-nothing = { $place }: { $what }, 바뀐 것 없음
announce-lost = { $place }: 지뢰. { $time } 만에 졌습니다.
announce-lost-flags = { $place }: 주변에 깃발이 없는 지뢰가 있습니다. { $time } 만에 졌습니다.
announce-paused = { $time }에 일시정지했습니다.
announce-resumed = 게임을 계속합니다.
announce-no-pause = 일시정지할 게임이 없습니다.
announce-on = { $name }: 켜짐
announce-off = { $name }: 꺼짐
announce-value = { $name }: { $value }
announce-closed = 닫힘: { $name }
announce-recording = 리플레이

## Reading the board

help-reading = 판 읽기
read-here = 커서 위치
read-neighbours = 주변 칸
read-left = 숫자 주변에 남은 것
read-row = 행 읽기
read-column = 열 읽기
read-status = 시간, 남은 지뢰, 열린 비율
read-opened = 마지막으로 연 칸
read-again = 다시 듣기
read-next-covered = 숫자 옆의 열지 않은 다음 칸으로
read-previous-covered = 숫자 옆의 열지 않은 이전 칸으로
read-next-number = 깃발이 모자라는 다음 숫자로
read-previous-number = 깃발이 모자라는 이전 숫자로
read-go-to = 칸으로 이동
read-above-left = 왼쪽 위
read-above = 위
read-above-right = 오른쪽 위
read-right = 오른쪽
read-below-right = 오른쪽 아래
read-below = 아래
read-below-left = 왼쪽 아래
read-left-of = 왼쪽
read-next = { $list }; { $next }
read-span = { $first }부터 { $last }까지
read-flags = 깃발 { $count }개
read-around = { $what }: { $flags }, 열지 않은 칸 { $covered }개
read-mines-left = 남은 지뢰 { $count }개
read-share = { $share } 열림
read-count = { $count }칸 열림
read-nothing-opened = 열린 칸이 없습니다.
read-none = 더 없습니다.
read-nothing-said = 아직 안내한 내용이 없습니다.
read-begin = 여기가 처음입니다.
read-end = 여기가 끝입니다.
read-edge = 판의 가장자리입니다.
read-no-board = 여기에는 판이 없습니다.
go-to-how = “{ $numbers }” 또는 “D2”는 { $place }입니다.
go-to-none = 그런 칸은 없습니다. 마지막 칸은 { $place }입니다.
go-to-accept = 이동

## Workbench

bench = 편집기
bench-tip = 국면이나 판을 만들고 확률 보기
bench-position = 국면
bench-board = 판
bench-covered = 열지 않음
bench-flag = 깃발
bench-first = 아무 지뢰찾기의 스크린샷을 붙여넣거나 숫자를 칠하세요.
bench-offer = 다른 판에서 막혔나요? 스크린샷을 붙여넣어 보세요
bench-board-how = 칸을 클릭하면 지뢰를 놓거나 치웁니다.
bench-size = 크기와 지뢰 수
bench-mines-guessed = { $mines }개는 추정한 값입니다.
undo = 실행 취소
redo = 다시 실행
bench-no-undo = 실행 취소할 것이 없습니다.
bench-no-redo = 다시 실행할 것이 없습니다.
bench-thinking = 계산 중…
bench-safe-cells = 안전한 칸 { $count }개
bench-best-guess = 최선의 찍기: 지뢰 확률 { $chance }%
bench-layouts = 가능한 배치
bench-certain-mines = 확실한 지뢰
bench-left = 남은 지뢰
bench-too-many = 너무 많아 셀 수 없음
bench-power = { $mantissa } × 10^{ $exponent }
bench-starts =
    이 판은 찍을 필요가 없습니다. { $count ->
        [1] 시작할 칸은 { $place } 하나입니다.
       *[other] 시작할 칸은 { $count }개이며, { $place }에서 가장 많이 열립니다.
    }
bench-no-start = 이 판은 어디서 시작해도 찍어야 합니다.
bench-overflagged =
    { $count ->
        [1] { $cells } 주변의 깃발이 숫자 { $number }보다 많습니다.
       *[other] { $cells } 주변의 깃발이 각 숫자보다 많습니다.
    }
bench-play = 플레이
bench-practise = 문제로 풀기
bench-why = 이유
bench-open = 파일 열기…
bench-paste = 붙여 넣기
bench-clear = 지우기
bench-copy = 복사
bench-format = 복사 형식
bench-as-text = 텍스트
bench-as-code = 판 코드
bench-as-drawing = 게시판용 그림
bench-as-js = JSMinesweeper 링크
bench-as-link = 판 링크
bench-copied = 복사했습니다.
bench-not-copied = 이 형식으로는 복사할 수 없습니다.
bench-guessed = 텍스트에 지뢰 수가 없습니다. { $mines }개는 추정한 값입니다.
bench-left-out = 판에 속하지 않는 내용: { $text }.
bench-picture =
    { $rows } × { $cols }칸을 읽었습니다. { $doubtful ->
        [0] 지뢰 수를 확인하세요. { $mines }개는 추정한 값입니다.
        [1] 노란 테두리가 있는 칸과 지뢰 수를 확인하세요. 지뢰 { $mines }개는 추정한 값입니다.
       *[other] 노란 테두리가 있는 { $doubtful }칸과 지뢰 수를 확인하세요. 지뢰 { $mines }개는 추정한 값입니다.
    }
bench-picture-at = { $rows } × { $cols }칸을 읽었습니다. { $cells } 칸과 지뢰 수를 확인하세요. 지뢰 { $mines }개는 추정한 값입니다.
bench-no-picture = 클립보드에 판의 텍스트도 이미지도 없습니다.
bench-unreadable = 판을 읽을 수 없습니다: { $why }.
bench-no-puzzle = 문제로 쓸 수 없습니다. 알아낼 것이 없습니다.
bench-no-game = 플레이할 수 없습니다. 맞는 배치가 없거나 열 칸이 남아 있지 않습니다.
bench-save = 국면 저장
bench-saved = 저장됨: { $file }
bench-not-saved = { $file }: 저장할 수 없습니다. { $why }

machine = 시스템 정보
machine-measure = 플레이하는 동안 입력 지연 측정
machine-about = 입력에서 화면이 완성될 때까지의 시간입니다. 마우스, 데스크톱, 화면의 지연은 포함하지 않습니다.
machine-move = 화면 부드러움 측정
machine-copy = 복사
machine-on = 켜짐
machine-off = 꺼짐
machine-none = 아직 측정하지 않음
machine-spread = 중앙값 { $median } ms, 95%가 { $most } ms 이내, 최대 { $worst } ms(최근 { $count }번)
machine-frame-spread = 중앙값 { $median } ms, 95%가 { $most } ms 이내, 최대 { $worst } ms, 25 ms 초과: { $count }번 중 { $late }번
machine-version = 버전
machine-window = 창, 배율
machine-cells = 판, 칸
machine-language = 언어
machine-reader = 스크린 리더
machine-sound = 소리
machine-presses = 입력 지연
machine-frames = 프레임 간격

## The counters of one’s choice

counters-choose = 카운터 선택
counters-live = 게임 중
counters-after = 끝난 뒤
counters-up = 위로 이동
counters-down = 아래로 이동
counters-remove = 제거
counters-add = 수식 추가
counters-name = 이름
counters-formula = 수식
counters-restore = 기본값
counters-note = 이름: { $names }. 기호: + − * / ^ ( ), min, max, round, sqrt, ln, log, abs.
formula-empty = 수식을 입력하세요.
formula-long = 수식은 { $max }자까지 쓸 수 있습니다.
formula-unknown = “{ $name }” 카운터는 없습니다.
formula-bracket = 괄호가 빠졌습니다.
formula-unclear = 올바른 수식이 아닙니다.
