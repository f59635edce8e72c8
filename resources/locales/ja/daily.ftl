# The daily board.

daily = デイリー盤面
daily-tip = 1日3面、全員共通の盤面

## At the beginning and the end of a game

daily-begin = { $day }のデイリー盤面、{ $level }。このゲームは成績に反映されます。別のゲームを始めるとリタイアです。
daily-begin-again = { $day }のデイリー盤面、{ $level }。一度プレイした盤面なので、練習のみです。
daily-begin-past = { $day }のデイリー盤面、{ $level }。その日は過ぎたので、練習のみです。
daily-secret = デイリー盤面は、終えた後でコピーや保存ができます。
daily-elsewhere = このデイリー盤面は別のウィンドウでプレイ中です。
daily-gone = このデイリー盤面の保存データが見つからないため、リタイアになります。練習としてはまだプレイできます。
daily-result-counts = { $day }のデイリー盤面：成績に反映されました。
daily-result-helped = { $day }のデイリー盤面：成績に反映されました（アシストあり）。
daily-result-practice = { $day }のデイリー盤面：練習のみです。

## Before another game gives it up

give-up-title = デイリー盤面をリタイアしますか？
give-up-question = { $day }のデイリー盤面（{ $level }）はまだ終わっていません。今、別のゲームを始めると、リタイアになります。
give-up-yes = リタイア
give-up-no = 続ける

## The text to share

daily-copy = 結果を共有
daily-copied = 結果をコピーしました。
daily-share-won = Sapperデイリー { $day } · { $level } · { $time }
daily-share-helped = Sapperデイリー { $day } · { $level } · { $time }（アシスト使用）
daily-share-lost = Sapperデイリー { $day } · { $level } · { $share }で負け
daily-share-given-up = Sapperデイリー { $day } · { $level } · { $share }でリタイア

## A day

daily-today = 今日（{ $day }）
daily-next =
    { $hours ->
        [0] 新しい盤面まであと{ $minutes }分
       *[other] 新しい盤面まであと{ $hours }時間{ $minutes }分
    }
daily-open = まだプレイしていません
daily-missed = 未プレイ
daily-started = プレイ中
daily-won = { $time }でクリア
daily-won-help = アシストでクリア、{ $time }
daily-lost = { $share }で負け
daily-given-up = { $share }でリタイア
daily-play = プレイ
daily-practice = 記録なし
daily-row-button = { $button }：{ $level }、{ $day }
daily-counts = 難易度ごとに、その日のうちに始めた最初のゲームだけが成績に反映されます。離れても後で続けられますが、別のゲームを始めるとリタイアになります。
daily-past = 過去の盤面は練習用です。

## The streak

daily-streak = 現在の連続日数
daily-streak-days = { $days } 日連続
daily-to-play = 未プレイ
daily-longest = 最長の連続日数
daily-days = { $days }日
daily-streak-open = 今日1面でもクリアすれば、連続記録が続きます。
daily-streak-rule = アシストなしでクリアした日の連続日数です。

## The calendar

daily-calendar = カレンダー
daily-month = { $year }{ $month }月
daily-earlier = 前の月
daily-later = 次の月
daily-all-levels = すべての難易度
daily-level-tip = 1つの難易度、または各日の最もよい成績を表示
daily-weekday =
    { $number ->
        [1] 月
        [2] 火
        [3] 水
        [4] 木
        [5] 金
        [6] 土
       *[7] 日
    }
daily-day-won = { $day }：クリア
daily-day-some = { $day }：一部クリア
daily-day-helped = { $day }：アシストでクリア
daily-day-lost = { $day }：負け
daily-day-started = { $day }：プレイ中
daily-day-given-up = { $day }：リタイア
daily-day-missed = { $day }：未プレイ
daily-legend-won = クリア
daily-legend-some = 一部クリア
daily-legend-helped = アシストでクリア
daily-legend-lost = 負け
daily-legend-given-up = リタイア

## The results

daily-best = ベストタイム
daily-latest = 最近の成績
daily-none = 成績はまだありません。
daily-no-wins = この難易度では、アシストなしのクリアがまだありません。
daily-won-of = { $played }ゲーム中{ $won }勝
daily-level = 難易度
daily-result = 結果
daily-clicks = クリック数
