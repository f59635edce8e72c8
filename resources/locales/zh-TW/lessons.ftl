
# The lessons.

lessons = 課程
lessons-text = 用小盤面學踩地雷，從第一個數字學到最後一次點擊。想先上哪一課都可以。
lessons-done = 已完成 { $done } / { $all } 課
lesson-start = 開始
lesson-go-on = 繼續
lesson-boards-text = 已解開 { $done } / { $all } 題
lesson-number = { $number }. { $title }
lesson-link = 課程：{ $title }
lesson-board-solved = 第 { $at } 題，已解開
lesson-board-open = 第 { $at } 題
lesson-board-place = 第 { $at } 題，共 { $all } 題。
lesson-all = 所有課程
lesson-chapter-start = 入門
lesson-chapter-patterns = 定式
lesson-chapter-numbers = 數字組合
lesson-chapter-end = 殘局
lesson-next-board = 下一題
lesson-next = 下一課
lesson-again = 重來
lesson-try-again = 再試一次
lesson-mines-left = 剩餘地雷：{ $count }
lesson-clicks-left = 剩餘點擊：{ $count }
lesson-ended = 這一課完成了！
lesson-ended-text = 這一課的題目你全部解開了。
lessons-ended = 所有課程都完成了！
lessons-ended-text = 接下來就去練習吧，那裡的新題目永遠玩不完。

## What to do on a board

lesson-task-open = 翻開一個確定安全的方格。
lesson-task-settle = 找出二選一，翻開其中一格。
lesson-task-clear = 翻開所有安全的方格。
lesson-task-chord = 只用雙擊，翻開其餘所有安全的方格。
lesson-task-clicks =
    { $most ->
        [1] 只點擊 1 次，翻開所有安全的方格。
       *[other] 最多點擊 { $most } 次，翻開所有安全的方格。
    }
lesson-right-clear = 做得好，盤面解開了！
lesson-right-clicks = 做得好！點擊次數不可能更少了。
lesson-chord-here = 這裡要用雙擊。
lesson-chord-here-text =
    在旗子插滿的數字上{ $by ->
        [single-click] 按一下左鍵
        [double-click] 按兩下左鍵
       *[buttons] 同時按下滑鼠左右鍵
    }，或在那裡按 { $key }。
lesson-click-next = 下一次點擊
lesson-click-open = 翻開{ $cell }的方格。
lesson-click-flag = 替{ $cell }的地雷插旗。
lesson-click-chord = 雙擊{ $cell }的數字。
lesson-used-up = 點擊次數用完了。
lesson-used-up-text = 其實 { $most } 次就夠了。盤面已經還原，換個方法試試看。

## The lessons

lesson-numbers = 數字的意思
lesson-numbers-text = 數字表示緊鄰的一圈方格裡有幾顆地雷，斜角也算在內。翻開後沒有數字的方格，周圍沒有地雷。旗子標出已經找到的地雷。周圍的旗子和數字一樣多時，其餘未翻開的方格就都是安全的。
lesson-flags = 翻開與插旗
lesson-flags-text = 數字周圍未翻開的方格如果剛好和數字一樣多，就全部都是地雷。按右鍵或 { $flag } 替地雷插旗，按左鍵或 { $open } 翻開安全的方格。旗子也會保護你：插了旗的方格不會被不小心翻開。用鍵盤時，用方向鍵選擇方格。
lesson-counting = 還差幾顆地雷
lesson-counting-text = 從數字減去已經找到的地雷：3 的周圍已經找到兩顆，其實就等於 1。減到 0，其餘未翻開的方格就都安全；還差的地雷和其餘未翻開的方格一樣多，那些方格就全是地雷。
lesson-chords = 雙擊
lesson-chords-text =
    周圍的旗子和數字一樣多時，可以一口氣翻開數字周圍其餘的方格，這就叫「雙擊」：在數字上{ $by ->
        [single-click] 按一下左鍵
        [double-click] 按兩下左鍵
       *[buttons] 同時按下滑鼠左右鍵
    }，或按 { $key }。在正式的對局中，雙擊只看旗子，插錯了也會照樣翻開。
lesson-1-1 = 1-1 定式
lesson-1-1-text = 找兩個並排的 1，而且第一個 1 周圍未翻開的方格，也全都在第二個 1 的周圍。第一個 1 的地雷就在這些方格裡，它同時也是第二個 1 的地雷。所以第二個 1 周圍其餘未翻開的方格都是安全的。
lesson-1-2 = 1-2 定式
lesson-1-2-text = 沿著一排未翻開的方格，找相鄰的 1 和 2。因為有 1，與兩個數字都相鄰的方格裡最多只有一顆地雷，所以 2 的另一顆地雷就在只與 2 相鄰的那一格。1 的地雷也在與兩個數字都相鄰的方格裡，因此只與 1 相鄰的方格是安全的。
lesson-1-2-1 = 1-2-1 定式
lesson-1-2-1-text = 這就是從兩邊各用一次 1-2 定式。面對一排筆直的未翻開方格，地雷在兩個 1 的正前方，2 的正前方是安全的。幾乎每一局都會遇到。
lesson-1-2-2-1 = 1-2-2-1 定式
lesson-1-2-2-1-text = 這裡一樣可以從兩邊套用 1-2 定式。面對一排筆直的未翻開方格，地雷在兩個 2 的正前方，兩個 1 的正前方是安全的。
lesson-subtract = 減法
lesson-subtract-text = 先從數字減去已知的地雷，再找定式：2 和 3 旁邊如果各有一面旗子，其實就是 1 和 2。數字之間也可以相減：如果 1 周圍未翻開的方格也全都在某個 2 的周圍，那個 2 的另一顆地雷就在它周圍其餘的方格裡。如果兩個數字相等，那些方格就是安全的。
lesson-edges = 邊與角
lesson-edges-text = 盤面邊緣的數字最多只有五格相鄰，角落的只有三格。所以它周圍未翻開的方格，往往也全都在另一個數字的周圍，這時就可以相減。卡住的時候，先看看邊與角。
lesson-holes = 洞
lesson-holes-text = 洞是一個已翻開的數字，四周幾乎全是未翻開的方格。與旁邊那個數字相鄰的未翻開方格，往往也全都與洞相鄰。從洞的數字減去那個數字的地雷，就知道洞的另一側是什麼情況。
lesson-three = 三個數字一起看
lesson-three-text = 有時候要同時看三個數字。先假設某一格是地雷，再順著周圍的數字推下去。如果有哪個數字的地雷變得太多或太少，這一格其實就是安全的。要確定是地雷，就假設這一格是安全的。
lesson-count = 最後幾顆地雷
lesson-count-text = 剩餘地雷數也是一個數字，只是所有未翻開的方格都算是它的周圍。快結束時，看看哪些數字還差地雷。如果剩下的地雷全都在它們周圍，別處的方格就都是安全的。
lesson-odds = 怎麼猜比較好
lesson-odds-text = 有時候什麼都無法確定，只能猜。1 的周圍有三個未翻開的方格，每一格的風險就是三分之一。至於不與數字相鄰的方格，就把其餘的地雷平均分攤給它們。如果幾個數字有共同的方格，就數一數可能的地雷配置：某一格在四種裡有一種是地雷，它的風險就是四分之一。最後翻開風險最低的那一格。
lesson-fifty-fifty = 二選一（50/50）
lesson-fifty-fifty-text = 兩個方格，一顆地雷，翻開其他方格也永遠沒辦法知道是哪一格：這就是二選一。早猜晚猜都一樣，那就馬上猜。不過要再看一眼：有時候剩餘地雷數就能決定答案，或是附近有風險更低的猜法。
lesson-clicks = 少點幾下
lesson-clicks-text = 高手不會浪費點擊。插旗也算一次點擊，要靠之後的雙擊一次翻開好幾格才划算。周圍沒有地雷的方格，一點就會翻開一整圈，所以要先點它。在這裡，每次插旗、翻開方格和雙擊都算一次點擊。
