import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * Loops drawn at random, with and without garbage, that end or go on for ever. A loop has a state, a number below `size`,
 * and a target; it is left, with a failed assertion, when its state comes to the target. How the state is kept, and what
 * the loop makes beside it, is drawn as well.
 *
 *   Loops SEED           a thread that runs the loop of the seed, beside main
 *   Loops truth FROM TO  a line for each seed: "SEED left" or "SEED endless", found by following the states
 */
public class Loops {
    static class Cell {
        final int value;
        final Cell next;

        Cell(int value, Cell next) {
            this.value = value;
            this.next = next;
        }
    }

    static int field;
    static Object kept;

    final int size, start, target, factor, summand, shape, garbage;

    Loops(long seed) {
        Random random = new Random(seed * 7919);
        size = random.nextInt(3) == 0 ? 1 + random.nextInt(200) : 3000 + random.nextInt(6000);
        start = random.nextInt(size);
        factor = random.nextInt(3) == 0 ? 1 : random.nextInt(7);
        summand = 1 + random.nextInt(5);
        target = random.nextBoolean() ? last() : random.nextInt(size);
        shape = random.nextInt(size > 1000 ? 7 : 9);
        garbage = random.nextInt(7);
    }

    int next(int state) { return (int) (((long) state * factor + summand) % size); }

    /** The last one before a state comes again. */
    int last() {
        boolean[] seen = new boolean[size];
        int state = start;
        for (seen[state] = true; !seen[next(state)]; seen[state] = true) state = next(state);
        return state;
    }

    boolean isLeft() {
        boolean[] seen = new boolean[size];
        for (int state = start; !seen[state]; state = next(state)) {
            seen[state] = true;
            if (state == target) return true;
        }
        return false;
    }

    int litter(int state) {
        switch (garbage) {
        case 0: return 0;
        case 1: return new Object() == null ? 1 : 0;
        case 2: return ("s" + state).length() > 20 ? 1 : 0;
        case 3: return Integer.valueOf(state + 1000).equals(-1) ? 1 : 0;
        case 4:
            int sum = 0;
            for (Integer i : Arrays.asList(1, 2, 3)) sum += i;
            return sum - 6;
        case 5:
            try {
                throw new IllegalStateException();
            } catch (IllegalStateException e) {
                return e.getCause() == null ? 0 : 1;
            }
        default: return new int[300].length - 300;
        }
    }

    static Cell list(int length) {
        Cell cell = null;
        for (int i = 0; i < length; i++) cell = new Cell(i, cell);
        return cell;
    }

    void run() {
        switch (shape) {
        case 0:
            for (int state = start; state != target; state = next(state)) state += litter(state);
            break;
        case 1:
            for (Integer state = start; state != target; state = next(state)) state += litter(state);
            break;
        case 2:
            for (Cell cell = new Cell(start, null); cell.value != target; cell = new Cell(next(cell.value), null)) litter(cell.value);
            break;
        case 3:
            for (int[] cell = {start}; cell[0] != target; cell[0] = next(cell[0])) cell[0] += litter(cell[0]);
            break;
        case 4:
            for (field = start; field != target; field = next(field)) litter(field);
            break;
        case 5:
            for (kept = Integer.valueOf(start); (Integer) kept != target; kept = next((Integer) kept)) litter(0);
            break;
        case 6: // which of the cells of an array it is
            Cell[] cells = new Cell[size];
            for (int i = 0; i < size; i++) cells[i] = new Cell(next(i), null);
            for (Cell cell = new Cell(start, null); cell.value != target; cell = cells[cell.value]) litter(0);
            break;
        case 7: // how long a list is
            for (Cell list = list(start); (list == null ? 0 : list.value + 1) != target;) list = list(next(list == null ? 0 : list.value + 1));
            break;
        default:
            List<Integer> states = new ArrayList<>(List.of(start));
            for (; states.get(0) != target; states = new ArrayList<>(List.of(next(states.get(0))))) litter(0);
        }
        throw new AssertionError("left");
    }

    public static void main(String[] args) {
        if (args[0].equals("truth"))
            for (int seed = Integer.parseInt(args[1]); seed <= Integer.parseInt(args[2]); seed++) {
                Loops loops = new Loops(seed);
                System.out.println(seed + (loops.isLeft() ? " left" : " endless"));
            }
        else {
            Loops loops = new Loops(Long.parseLong(args[0]));
            new Thread(loops::run).start();
        }
    }
}
