// Aims at: a bigger program: the game of life on a torus, with a glider and a stable check.
public class GameOfLife {
    final boolean[][] cells;

    GameOfLife(String... rows) {
        cells = new boolean[rows.length][rows[0].length()];
        for (int r = 0; r < rows.length; r++) {
            for (int c = 0; c < rows[r].length(); c++) cells[r][c] = rows[r].charAt(c) == '#';
        }
    }

    int neighbours(int r, int c) {
        int h = cells.length, w = cells[0].length, n = 0;
        for (int dr = -1; dr <= 1; dr++) {
            for (int dc = -1; dc <= 1; dc++) {
                if ((dr != 0 || dc != 0) && cells[Math.floorMod(r + dr, h)][Math.floorMod(c + dc, w)]) n++;
            }
        }
        return n;
    }

    void step() {
        boolean[][] next = new boolean[cells.length][cells[0].length];
        for (int r = 0; r < cells.length; r++) {
            for (int c = 0; c < cells[0].length; c++) {
                int n = neighbours(r, c);
                next[r][c] = n == 3 || cells[r][c] && n == 2;
            }
        }
        for (int r = 0; r < cells.length; r++) System.arraycopy(next[r], 0, cells[r], 0, next[r].length);
    }

    @Override
    public String toString() {
        StringBuilder b = new StringBuilder();
        for (boolean[] row : cells) {
            for (boolean c : row) b.append(c ? '#' : '.');
            b.append('\n');
        }
        return b.toString();
    }

    public static void main(String[] args) {
        GameOfLife g = new GameOfLife(".#......", "..#.....", "###.....", "........", "........", "........",
            "........", "........");
        String start = g.toString();
        for (int i = 0; i < 32; i++) {
            if (i < 3) System.out.println(g);
            g.step();
        }
        System.out.println(g.toString().equals(start));
    }
}
