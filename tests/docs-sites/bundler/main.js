// import:begin
import "empiki/define";

const board = document.createElement("mancala-board");
board.game = "omweso";
board.addEventListener("mancala-move", ({ detail }) => {
  document.title = `${detail.ply}: ${detail.move}`;
});
document.body.append(board);
// import:end
