
# Practice and moments of finished games.

entry-wrong = 項目「{ $entry }」を無視します。
menu-learn = 学ぶ
practice = 練習
practice-kind = 推理の種類
# These stand in a list of at most 15 letters or so.
practice-kind-mixed = すべての種類
practice-kind-missed = 自分のゲーム
practice-kind-single = 1つの数字
practice-kind-pair = 2つの数字
practice-kind-numbers = 3つ以上の数字
practice-kind-count = 残り地雷数
practice-kind-odds = 確率
practice-size = 盤面の大きさ
practice-time = 制限時間
practice-time-unlimited = 無制限
practice-time-30s = 30秒
practice-time-10s = 10秒
practice-more = 大きさと時間
practice-task-safe = 安全なマスを見つけましょう。
practice-task-mines = 確実な地雷すべてに旗を立てましょう。
practice-task-guess = 確実に安全なマスはありません。最も安全なマスを開きましょう。
practice-right-safe = 正解！
practice-right-mines = これで全部です！
practice-right-guess = 正解！最も安全なマスでした。
practice-is-mine = { $cell }は地雷です。
practice-is-safe = { $cell }は安全です。
practice-is-uncertain = { $cell }はまだどちらとも言えません。
practice-is-riskier = { $cell }より安全なマスがあります。
practice-flag-here = ここでは地雷に旗を立てます。
practice-flag-here-text = 右クリック、長押し、または{ $key }を使ってください。
practice-hint-numbers = { $count ->
   *[other] 枠のついた数字を見てみましょう。
}
practice-hint-count = { $count ->
   *[other] 枠のついた数字を見て、残りの地雷を数えましょう。
}
practice-hint-mines = 残りの地雷を数えましょう。
practice-hint-guess = 枠のついたマスのどれかが最も安全です。
practice-hint-guess-at = この中のどれかが最も安全です：{ $cells }。
practice-hint-cost = ヒント：使うと不正解扱いです
practice-hint-free = ヒント：最初の1週間は減点なし
practice-hint-cost-text = ヒントを使うと不正解扱いです。
practice-hint-free-text = 最初の1週間はヒントを使っても減点されません。
practice-answer = 答え
practice-time-up = 時間切れです。
practice-time-up-text = まだ解けますが、不正解になります。
practice-repeat = 前に間違えた問題です。
practice-rating = レーティング
practice-rating-value = { $value } ± { $deviation }
practice-rating-gain = { $rating }（{ $gain }）
practice-placing = レベル判定中
practice-today = 今日の正解
practice-goal = 練習の目標
practice-goal-off = なし
practice-goal-5 = 1日5問
practice-goal-10 = 1日10問
practice-goal-20 = 1日20問
practice-goal-today = 今日の目標
practice-goal-reached = 目標達成
practice-goal-days =
    { $days ->
        [1] 1日目
       *[other] { $days }日連続
    }
practice-due = 復習する問題
practice-figure = { $name }：{ $figure }
practice-done = 終了
practice-seconds = { $seconds }秒
practice-show = 答えを見る
practice-next = 次の問題
practice-waiting = 問題を探しています…
practice-not-found = 該当する問題が見つかりませんでした。
practice-not-found-text = 別の種類か大きさを選んでください。
ratings = レーティング
ratings-text = 反映されるのは、各問題への最初の答えだけです。レーティング800なら、最もやさしい問題の半分を解けます。±の後の数は誤差の目安です。
ratings-overall = 総合
ratings-answers = 回答{ $count }回
ratings-wait = 練習の2日目から、レーティングの推移がグラフで表示されます。
ratings-summary = { $name }：{ $from }の{ $begin }から{ $to }の{ $end }へ
practice-place = { $at } / { $all }

moments-button = 見落としを確認
moment-cells = { $count ->
    [1] このマス
   *[other] この{ $count }マス
}
moment-known-mine = { $count ->
    [1] 地雷だとわかるはずの{ $cells }を開きました。
   *[other] 地雷が必ず含まれる{ $cells }を一度に開きました。
}
moment-hit = 確実に安全なマスがほかにあったのに、{ $cells }を開いて地雷を踏みました。
moment-safe-cell = 確実に安全なマスがほかにあったのに、地雷率{ $risk }%で{ $cells }を開きました。
moment-less-risk = 地雷率{ $risk }%で{ $cells }を開きました。地雷率{ $least }%のマスもありました。
missed = 見落としたこと
missed-text = 直近{ $weeks }週間のゲームで推理できたはずのことを、週ごとに示します。見落としの多い種類から順に並びます。
missed-none = まだありません。ゲームが終わるたびに、推理できたはずのことをSapperが探します。
missed-count = { $count }回
missed-practise = これを練習
practise-kind = 練習：{ $kind }
missed-practise-all = すべて練習
missed-this-week = 今週
