
# The lessons.

lessons = 课程
lessons-text = 在小雷区里学扫雷，从第一个数字学到最后一次点击。先学哪一课都可以。
lessons-done = 已学完 { $done } / { $all } 课
lesson-start = 开始
lesson-go-on = 继续
lesson-boards-text = 已解 { $done } / { $all } 题
lesson-number = { $number }. { $title }
lesson-link = 课程：{ $title }
lesson-board-solved = 第 { $at } 题，已解开
lesson-board-open = 第 { $at } 题
lesson-board-place = 第 { $at } 题，共 { $all } 题。
lesson-all = 全部课程
lesson-chapter-start = 入门
lesson-chapter-patterns = 定式
lesson-chapter-numbers = 数字组合
lesson-chapter-end = 残局
lesson-next-board = 下一题
lesson-next = 下一课
lesson-again = 重来
lesson-try-again = 再试一次
lesson-mines-left = 剩余雷数：{ $count }
lesson-clicks-left = 剩余点击：{ $count }
lesson-ended = 这一课学完了！
lesson-ended-text = 你解开了这一课的所有题目。
lessons-ended = 所有课程都学完了！
lessons-ended-text = 接下来去练习吧，那里永远有新题。

## What to do on a board

lesson-task-open = 翻开一个确定安全的方格。
lesson-task-settle = 找到二选一，翻开其中一格。
lesson-task-clear = 翻开所有安全的方格。
lesson-task-chord = 只用双击，翻开其余所有安全的方格。
lesson-task-clicks =
    { $most ->
        [1] 只点击 1 次，翻开所有安全的方格。
       *[other] 最多点击 { $most } 次，翻开所有安全的方格。
    }
lesson-right-clear = 干得漂亮，全部翻开了！
lesson-right-clicks = 干得漂亮！点击次数不可能更少了。
lesson-chord-here = 这里要用双击。
lesson-chord-here-text =
    { $by ->
        [single-click] 左键点一下旗子已插满的数字
        [double-click] 左键连点两下旗子已插满的数字
       *[buttons] 在旗子已插满的数字上左右键同按
    }，或在那里按 { $key }。
lesson-click-next = 下一次点击
lesson-click-open = 翻开{ $cell }处的方格。
lesson-click-flag = 给{ $cell }处的雷插旗。
lesson-click-chord = 双击{ $cell }处的数字。
lesson-used-up = 点击次数用完了。
lesson-used-up-text = { $most } 次就够了。雷区已复原，换个办法试试。

## The lessons

lesson-numbers = 数字的意思
lesson-numbers-text = 数字表示紧挨着它的一圈方格里有几颗雷，斜角上的也算。翻开后没有数字的方格，周围没有雷。旗子标出已经找到的雷。周围的旗子和数字一样多时，其余未翻开的方格就都是安全的。
lesson-flags = 翻开与插旗
lesson-flags-text = 数字周围未翻开的方格如果正好和数字一样多，就全都是雷。右键点击或按 { $flag } 给雷插旗，左键点击或按 { $open } 翻开安全的方格。旗子还能保护你：插了旗的方格不会被误点翻开。用键盘时，用方向键选择方格。
lesson-counting = 还差几颗雷
lesson-counting-text = 从数字里减去已经找到的雷：3 的周围找到了两颗，它其实就是 1。减到 0，其余未翻开的方格就是安全的；还差的雷和其余未翻开的方格一样多，它们就全是雷。
lesson-chords = 双击
lesson-chords-text =
    周围的旗子和数字一样多时，可以一下子翻开数字周围其余的方格，扫雷里把这叫做“双击”：{ $by ->
        [single-click] 左键点一下这个数字
        [double-click] 左键连点两下这个数字
       *[buttons] 在数字上左右键同按
    }，或按 { $key }。在正式的对局里，双击只认旗子，插错了也照样翻开。
lesson-1-1 = 1-1 定式
lesson-1-1-text = 找两个并排的 1，而且第一个 1 周围未翻开的方格也全都在第二个 1 的周围。第一个 1 的雷就在这些方格里，它也正是第二个 1 的雷。所以第二个 1 周围其余未翻开的方格都是安全的。
lesson-1-2 = 1-2 定式
lesson-1-2-text = 沿着一排未翻开的方格，找相邻的 1 和 2。因为有 1，两个数字都挨着的方格里最多只有一颗雷，所以 2 的另一颗雷就在只挨着 2 的那一格里。1 的雷也在两个数字都挨着的方格里，因此只挨着 1 的方格是安全的。
lesson-1-2-1 = 1-2-1 定式
lesson-1-2-1-text = 这就是从两边各用一次 1-2 定式。面对一排笔直的未翻开的方格，雷在两个 1 的正前方，2 的正前方是安全的。几乎每一局都会遇到它。
lesson-1-2-2-1 = 1-2-2-1 定式
lesson-1-2-2-1-text = 这里同样可以从两边用 1-2 定式。面对一排笔直的未翻开的方格，雷在两个 2 的正前方，两个 1 的正前方安全。
lesson-subtract = 减法
lesson-subtract-text = 先从数字里减去已知的雷，再找定式：2 和 3 的周围各有一面旗子，其实就是 1 和 2。数字之间也可以相减：如果 1 周围未翻开的方格也全都在一个 2 的周围，那么 2 的另一颗雷就在它周围其余的方格里。如果两个数字相等，那些方格就是安全的。
lesson-edges = 边和角
lesson-edges-text = 雷区边上的数字最多挨着五格，角上的只挨着三格。所以它周围未翻开的方格往往也全都在另一个数字的周围，这样就可以相减。想不出时，先看看边和角。
lesson-holes = 洞
lesson-holes-text = 洞是一个已翻开的数字，四周几乎全是未翻开的方格。旁边那个数字所挨着的未翻开的方格，往往也全都挨着洞。从洞的数字里减去那个数字的雷，就知道洞的另一侧是什么情况了。
lesson-three = 三个数字一起看
lesson-three-text = 有时要同时看三个数字。先假设某一格是雷，再顺着周围的数字推下去。如果有哪个数字的雷变得太多或太少，这一格其实就是安全的。要确定是雷，就假设这一格是安全的。
lesson-count = 最后几颗雷
lesson-count-text = 剩余雷数也是一个数字，只不过所有未翻开的方格都算在它的周围。快结束时，看看哪些数字还差雷。如果剩下的雷全都在它们周围，别处的方格就都是安全的。
lesson-odds = 怎样猜更好
lesson-odds-text = 有时什么都确定不了，只能猜。1 的周围有三个未翻开的方格，每一格的风险就是三分之一。不挨着数字的方格，就把其余的雷平均分摊给它们。如果几个数字有共同的方格，就数一数可能的布雷方式：某一格在四种里有一种是雷，它的风险就是四分之一。然后翻开风险最低的那一格。
lesson-fifty-fifty = 二选一（死猜）
lesson-fifty-fifty-text = 两个方格，一颗雷，翻开别的方格也永远没法知道雷在哪边：这就是二选一，也叫死猜。早猜晚猜都一样，那就马上猜。不过要再看一眼：有时剩余雷数就能定下答案，或者附近有风险更低的猜法。
lesson-clicks = 少点几下
lesson-clicks-text = 高手不浪费点击。插旗也算一次点击，要靠之后的双击一下翻开好几格才划得来。周围没有雷的方格一点就翻开一整圈，所以要先点它。在这里，每次插旗、翻开方格和双击都算一次点击。
