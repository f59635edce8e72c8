
# Practice and moments of finished games.

entry-wrong = 已略過項目「{ $entry }」。
menu-learn = 學習
practice = 練習
practice-kind = 推理類型
# These stand in a list of at most 15 letters or so.
practice-kind-mixed = 所有類型
practice-kind-missed = 來自我的對局
practice-kind-single = 一個數字
practice-kind-pair = 兩個數字
practice-kind-numbers = 三個以上數字
practice-kind-count = 剩餘地雷數
practice-kind-odds = 機率
practice-size = 盤面大小
practice-time = 時間限制
practice-time-unlimited = 不限時
practice-time-30s = 30 秒
practice-time-10s = 10 秒
practice-more = 大小與時間
practice-task-safe = 找出一個安全的方格。
practice-task-mines = 替所有確定的地雷插旗。
practice-task-guess = 沒有確定安全的方格：翻開最安全的一格。
practice-right-safe = 答對了！
practice-right-mines = 全部找到了！
practice-right-guess = 答對了：這是最安全的方格。
practice-is-mine = { $cell }是地雷。
practice-is-safe = { $cell }是安全的。
practice-is-uncertain = { $cell }是不是地雷還無法確定。
practice-is-riskier = 有比{ $cell }更安全的方格。
practice-flag-here = 這裡要替地雷插旗。
practice-flag-here-text = 請用右鍵、長按，或按 { $key }。
practice-hint-numbers = { $count ->
   *[other] 看看框起來的數字。
}
practice-hint-count = { $count ->
   *[other] 看看框起來的數字，再數數還剩幾顆地雷。
}
practice-hint-mines = 數數還剩幾顆地雷。
practice-hint-guess = 框起來的方格裡，有一格是最安全的。
practice-hint-guess-at = 這些方格裡，有一格是最安全的：{ $cells }。
practice-hint-cost = 提示：算作答錯
practice-hint-free = 提示：第一週不算答錯
practice-hint-cost-text = 用提示算作答錯。
practice-hint-free-text = 第一週內用提示不算答錯。
practice-answer = 答案
practice-time-up = 時間到了。
practice-time-up-text = 這題還可以解，不過算答錯。
practice-repeat = 這一題你之前答錯過。
practice-rating = 等級分
practice-rating-value = { $value } ± { $deviation }
practice-rating-gain = { $rating }（{ $gain }）
practice-placing = 正在測定程度
practice-today = 今天答對
practice-goal = 練習目標
practice-goal-off = 無
practice-goal-5 = 每天 5 題
practice-goal-10 = 每天 10 題
practice-goal-20 = 每天 20 題
practice-goal-today = 今天的目標
practice-goal-reached = 目標完成
practice-goal-days =
    { $days ->
        [1] 第 1 天
       *[other] 連續 { $days } 天
    }
practice-due = 待複習
practice-figure = { $name }：{ $figure }
practice-done = 完成
practice-seconds = { $seconds } 秒
practice-show = 看答案
practice-next = 下一題
practice-waiting = 正在出題…
practice-not-found = 找不到這類題目。
practice-not-found-text = 請換個類型或大小。
ratings = 等級分
ratings-text = 每一題只算第一次作答。等級分 800 的玩家，最簡單的題目能答對一半；± 後面的數字越大，等級分越不確定。
ratings-overall = 整體
ratings-answers = 作答 { $count } 次
ratings-wait = 從練習的第二天起，這裡會用圖表顯示等級分的變化。
ratings-summary = { $name }：從{ $from }的 { $begin } 到{ $to }的 { $end }
practice-place = { $at } / { $all }

moments-button = 我漏了什麼？
moment-cells = { $count ->
    [1] 這一格
   *[other] 這 { $count } 格
}
moment-known-mine = { $count ->
    [1] 你翻開了{ $cells }，它確定是地雷。
   *[other] 你同時翻開了{ $cells }，其中確定有地雷。
}
moment-hit = 其實另有確定安全的方格，你卻翻開了{ $cells }，踩到了地雷。
moment-safe-cell = 其實另有確定安全的方格，你卻冒 { $risk }% 的風險翻開了{ $cells }。
moment-less-risk = 你冒 { $risk }% 的風險翻開了{ $cells }，其實有風險只有 { $least }% 的方格。
missed = 錯過了什麼
missed-text = 最近 { $weeks } 週的對局中，你本來可以推理出來的地方，按週列出。錯過最多的類型排在最前面。
missed-none = 還沒有。每局結束後，Sapper 會找出你本來可以推理出來的地方。
missed-count = { $count } 次
missed-practise = 練這一類
practise-kind = 練習：{ $kind }
missed-practise-all = 全部練習
missed-this-week = 本週
