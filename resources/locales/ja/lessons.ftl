
# The lessons.

lessons = レッスン
lessons-text = 最初の数字から最後のクリックまで、小さな盤面でマインスイーパーを学びましょう。どのレッスンから始めてもかまいません。
lessons-done = 完了したレッスン：{ $done } / { $all }
lesson-start = 開始
lesson-go-on = 続ける
lesson-boards-text = 解いた問題：{ $done } / { $all }
lesson-number = { $number }. { $title }
lesson-link = レッスン：{ $title }
lesson-board-solved = 第{ $at }問、クリア済み
lesson-board-open = 第{ $at }問
lesson-all = レッスン一覧
lesson-chapter-start = 基本
lesson-chapter-patterns = 定石
lesson-chapter-numbers = 数字を合わせて考える
lesson-chapter-end = 終盤
lesson-next-board = 次の問題
lesson-next = 次のレッスン
lesson-again = 最初から
lesson-try-again = もう一度
lesson-mines-left = 残り地雷：{ $count }
lesson-clicks-left = 残りクリック：{ $count }
lesson-ended = レッスン完了！
lesson-ended-text = このレッスンの問題をすべて解きました。
lessons-ended = 全レッスン完了！
lessons-ended-text = 練習では、新しい問題がいくらでも出てきます。

## What to do on a board

lesson-task-open = 確実に安全なマスを開きましょう。
lesson-task-settle = 二択を見つけて、どちらかを開きましょう。
lesson-task-clear = 安全なマスをすべて開きましょう。
lesson-task-chord = まとめ開きだけで、残りの安全なマスをすべて開きましょう。
lesson-task-clicks =
    { $most ->
        [1] 1回のクリックで、安全なマスをすべて開きましょう。
       *[other] { $most }回以内のクリックで、安全なマスをすべて開きましょう。
    }
lesson-right-clear = お見事、盤面クリアです！
lesson-right-clicks = お見事！これより少ないクリックでは解けません。
lesson-chord-here = ここではまとめ開きを使いましょう。
lesson-chord-here-text =
    旗がそろっている数字を{ $by ->
        [single-click] クリックする
        [double-click] ダブルクリックする
       *[buttons] 左右同時押しする
    }か、その上で{ $key }を押します。
lesson-click-next = 次のクリック
lesson-click-open = { $cell }のマスを開きます。
lesson-click-flag = { $cell }の地雷に旗を立てます。
lesson-click-chord = { $cell }の数字でまとめ開きをします。
lesson-used-up = クリックを使い切りました。
lesson-used-up-text = { $most }回で解けます。盤面を最初に戻したので、別の方法を試してみましょう。

## The lessons

lesson-numbers = 数字の意味
lesson-numbers-text = 数字は、上下左右と斜めに接するマスにある地雷の数です。数字のない開いたマスの周囲には、地雷がありません。旗は、見つかった地雷の目印です。数字と同じ数の旗が周囲にあれば、ほかの閉じたマスはすべて安全です。
lesson-flags = マスを開く、旗を立てる
lesson-flags-text = 数字の周囲の閉じたマスがちょうどその数だけなら、そのマスはすべて地雷です。地雷には右クリックか{ $flag }で旗を立て、安全なマスは左クリックか{ $open }で開きます。旗を立てたマスは、うっかり開いてしまう心配がありません。キーボードでは、矢印キーでマスを選びます。
lesson-counting = 残りを数える
lesson-counting-text = 見つけた地雷を数字から引いてみましょう。周囲に2個見つかっている3は、実質1です。残りが0なら、ほかの閉じたマスは安全です。残りの地雷とほかの閉じたマスが同じ数なら、そのマスはすべて地雷です。
lesson-chords = まとめ開き
lesson-chords-text =
    数字と同じ数の旗が周囲にあれば、ほかのマスを一度に全部開けます。これが「まとめ開き」です。{ $by ->
        [single-click] 数字をクリックする
        [double-click] 数字をダブルクリックする
       *[buttons] 数字の上で左右同時押しする
    }か、{ $key }を押します。実戦では、旗が間違っていてもそのとおりに開くので注意しましょう。
lesson-1-1 = 1-1の定石
lesson-1-1-text = 1が2つ並び、1つ目の1に接する閉じたマスがすべて2つ目の1にも接している形を探しましょう。1つ目の1の地雷はそのマスのどれかで、それは2つ目の1の地雷でもあります。だから、2つ目の1の周囲のほかの閉じたマスはすべて安全です。
lesson-1-2 = 1-2の定石
lesson-1-2-text = 並んだ閉じたマスに沿って、1と2が隣り合う形を探しましょう。両方に接するマスには、1があるので地雷は多くても1個です。だから、2のもう1個の地雷は、2だけに接するマスにあります。1の地雷は両方に接するマスの中なので、1だけに接するマスは安全です。
lesson-1-2-1 = 1-2-1の定石
lesson-1-2-1-text = 1-2の定石を両側から使う形です。閉じたマスがまっすぐ並んでいれば、2つの1の正面が地雷で、2の正面は安全です。ほぼ毎回出てきます。
lesson-1-2-2-1 = 1-2-2-1の定石
lesson-1-2-2-1-text = これも1-2の定石を両側から使えます。閉じたマスがまっすぐ並んでいれば、2つの2の正面が地雷で、2つの1の正面は安全です。
lesson-subtract = 引き算
lesson-subtract-text = まず、わかっている地雷を数字から引き、それから定石を探しましょう。旗1本ずつに接している2と3は、実質1と2です。数字から別の数字を引くこともできます。1に接する閉じたマスがすべて2にも接していれば、その2のもう1個の地雷は、2に接する残りのマスにあります。
lesson-edges = 端と角
lesson-edges-text = 盤面の端の数字に接するマスは多くても5個、角なら3個だけです。そのため、閉じたマスがすべて別の数字にも接していて、引き算できることがよくあります。行き詰まったら、まず端と角を見てみましょう。
lesson-holes = 穴
lesson-holes-text = 穴とは、ほとんど閉じたマスに囲まれている、開いた数字のことです。その隣の数字に接する閉じたマスは、すべて穴にも接していることがよくあります。隣の数字の地雷を穴の数字から引けば、穴の反対側がわかります。
lesson-three = 3つの数字を合わせて
lesson-three-text = 3つの数字を同時に使うこともあります。あるマスが地雷だと仮定して、周囲の数字をたどってみましょう。それで、どこかの数字の地雷が多すぎたり足りなかったりすれば、そのマスは安全です。
lesson-count = 最後の地雷
lesson-count-text = 残り地雷数も、ほかの数字と同じように使えます。閉じたマスすべてに接している数字だと考えましょう。終盤は、まだ地雷が足りない数字を見ます。残りの地雷がすべてそこに必要なら、そこから離れたマスはすべて安全です。
lesson-odds = 上手な推測
lesson-odds-text = 確実なマスがなく、推測するしかないこともあります。1に接する閉じたマスが3個なら、それぞれの地雷率は3分の1です。数字に接していないマスには、ほかの地雷を均等に割り振って考えます。そのうえで、地雷率が最も低いマスを開きましょう。
lesson-fifty-fifty = 二択
lesson-fifty-fifty-text = 2マスに地雷が1個、どちらなのかはほかのマスを開いても決してわからない。これが二択です。待っても変わらないので、すぐに推測しましょう。ただし、その前にもう一度よく見てください。残り地雷数で決まることもあれば、近くに地雷率のもっと低いマスがあることもあります。
lesson-clicks = クリックを減らす
lesson-clicks-text = 速いプレイヤーはクリックを無駄にしません。旗も1クリックなので、そのあとのまとめ開きで一度に何マスも開けてこそ得になります。周囲に地雷のないマスは、まわりがすべて一緒に開くので、先に開きましょう。ここでは、旗、開いたマス、まとめ開きをそれぞれ1クリックと数えます。
