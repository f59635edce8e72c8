# The daily board.

daily = 每日挑戰
daily-tip = 每天三個盤面，大家玩的都一樣

## At the beginning and the end of a game

daily-begin = { $day }的每日挑戰，{ $level }。這局會計入成績，開始另一局就算放棄。
daily-begin-again = { $day }的每日挑戰，{ $level }。你已經玩過這個盤面，這局只算練習。
daily-begin-past = { $day }的每日挑戰，{ $level }。那一天已經過了，這局只算練習。
daily-secret = 每日挑戰玩完後才能複製或儲存。
daily-elsewhere = 另一個視窗正在玩這個每日挑戰。
daily-gone = 找不到這個每日挑戰的存檔，算作放棄。你仍然可以用它來練習。
daily-result-counts = { $day }的每日挑戰：已計入成績。
daily-result-helped = { $day }的每日挑戰：已計入成績（用過輔助）。
daily-result-practice = { $day }的每日挑戰：只算練習。

## Before another game gives it up

give-up-title = 放棄每日挑戰？
give-up-question = { $day }的每日挑戰（{ $level }）還沒玩完。現在開始另一局，就算放棄。
give-up-yes = 放棄
give-up-no = 繼續玩

## The text to share

daily-copy = 分享結果
daily-copied = 已複製結果。
daily-share-won = Sapper 每日挑戰 { $day } · { $level } · { $time }
daily-share-helped = Sapper 每日挑戰 { $day } · { $level } · { $time }（用過輔助）
daily-share-lost = Sapper 每日挑戰 { $day } · { $level } · 落敗，解開 { $share }
daily-share-given-up = Sapper 每日挑戰 { $day } · { $level } · 放棄，解開 { $share }

## A day

daily-today = 今天，{ $day }
daily-next =
    { $hours ->
        [0] { $minutes } 分鐘後有新盤面
       *[other] { $hours } 小時 { $minutes } 分鐘後有新盤面
    }
daily-open = 還沒玩
daily-missed = 沒有玩
daily-started = 已開始
daily-won = 獲勝，{ $time }
daily-won-help = 輔助獲勝，{ $time }
daily-lost = 落敗，解開 { $share }
daily-given-up = 放棄，解開 { $share }
daily-play = 開始
daily-practice = 不計成績
daily-row-button = { $button }：{ $level }，{ $day }
daily-counts = 每個難度只有當天開始的第一局會計入成績。可以離開後回來繼續，但開始另一局就算放棄。
daily-past = 過去的盤面只能練習。

## The streak

daily-streak = 目前連續天數
daily-streak-days = 連勝 { $days } 天
daily-to-play = 待玩
daily-longest = 最長連續天數
daily-days = { $days } 天
daily-streak-open = 今天贏一局，連續天數就能延續。
daily-streak-rule = 每天不靠輔助獲勝的連續天數。

## The calendar

daily-calendar = 月曆
daily-month = { $year }{ $month }月
daily-earlier = 上個月
daily-later = 下個月
daily-all-levels = 所有難度
daily-level-tip = 顯示單一難度，或每天的最佳成績
daily-weekday =
    { $number ->
        [1] 一
        [2] 二
        [3] 三
        [4] 四
        [5] 五
        [6] 六
       *[7] 日
    }
daily-day-won = { $day }：獲勝
daily-day-some = { $day }：部分獲勝
daily-day-helped = { $day }：輔助獲勝
daily-day-lost = { $day }：落敗
daily-day-started = { $day }：已開始
daily-day-given-up = { $day }：放棄
daily-day-missed = { $day }：沒有玩
daily-legend-won = 獲勝
daily-legend-some = 部分獲勝
daily-legend-helped = 輔助獲勝
daily-legend-lost = 落敗
daily-legend-given-up = 放棄

## The results

daily-best = 你的最佳時間
daily-latest = 你最近的成績
daily-none = 還沒有成績。
daily-no-wins = 這個難度還沒有不靠輔助的勝局。
daily-won-of = { $played } 局，勝 { $won } 局
daily-level = 難度
daily-result = 結果
daily-clicks = 點擊數
