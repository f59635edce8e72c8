//! What several tests share.

pub mod board;
pub mod contrast;
pub mod desk;
pub mod mutation;
pub mod random_play;
pub mod screenshot;
pub mod small_positions;
pub mod window;

/// A recording of a game that was not finished.
pub const GAME: &str = "\
RawVF_Version: Rev6
Program: Some Minesweeper
Player: Ann
Width: 5
Height: 3
Mines: 3
Marks: Off
Time: 1.300
Board:
*000*
00000
*0000
Events:
-0.050 lc 2 1 (24 8)
0.000 lr 2 1 (24 8)
0.400 rc 1 1 (8 8)
0.500 rr 1 1 (8 8)
1.250 lc 3 1 (40 8)
1.300 lr 3 1 (40 8)
";
