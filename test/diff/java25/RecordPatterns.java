// Aims at: record deconstruction: nested, generic, with var and unnamed patterns; accessor that throws
// (MatchException).
public class RecordPatterns {
    record Point(int x, int y) { }

    record Line(Point from, Point to) { }

    record Box<T>(T value) { }

    record Bad(int x) {
        public int x() {
            throw new IllegalStateException("accessor");
        }
    }

    sealed interface Expr { }

    record Num(int v) implements Expr { }

    record Add(Expr l, Expr r) implements Expr { }

    record Mul(Expr l, Expr r) implements Expr { }

    static Expr simplify(Expr e) {
        return switch (e) {
            case Add(Num(var a), Num(var b)) -> new Num(a + b);
            case Add(var l, Num(int z)) when z == 0 -> simplify(l);
            case Add(var l, var r) -> {
                Expr sl = simplify(l), sr = simplify(r);
                yield sl.equals(l) && sr.equals(r) ? e : simplify(new Add(sl, sr));
            }
            case Mul(Num(int z), _) when z == 0 -> new Num(0);
            case Mul(Num(var a), Num(var b)) -> new Num(a * b);
            case Mul(var l, var r) -> new Mul(simplify(l), simplify(r));
            case Num n -> n;
        };
    }

    static String where(Object o) {
        return switch (o) {
            case Line(Point(var a, var b), Point(var c, var d)) when a == c -> "vertical " + (d - b);
            case Line(Point(int a, _), Point p) -> "line from " + a + " to " + p;
            case Point(int x, int y) when x == y -> "diagonal";
            case Point(var x, var _) -> "point " + x;
            case Box(String s) -> "box of string " + s;
            case Box(Box(Integer i)) -> "nested box " + i;
            case Box(var v) -> "box of " + v;
            default -> "?";
        };
    }

    public static void main(String[] args) {
        Object[] all = {new Line(new Point(1, 2), new Point(1, 9)), new Line(new Point(1, 2), new Point(3, 4)),
            new Point(5, 5),
            new Point(5, 6), new Box<>("s"), new Box<>(new Box<>(7)), new Box<>(2.5), new Box<>(null), "x",
            new Line(null, null)};
        for (Object o : all) System.out.println(where(o));
        System.out.println(simplify(new Add(new Mul(new Num(2), new Num(3)), new Add(new Num(4), new Num(0)))) + " "
            + simplify(new Mul(new Num(0), new Num(9))));
        if (all[0] instanceof Line(Point(var x, var y), var to) && y == 2) System.out.println(x + " " + to.y());
        Object bad = new Bad(1);
        try {
            if (bad instanceof Bad(int x)) System.out.println(x);
        } catch (MatchException e) {
            System.out.println(e.getMessage() + " / " + e.getCause());
        }
        for (var _ : all) args = args.length == 0 ? new String[] {"n"} : args;
        try {
            Integer.parseInt("x");
        } catch (NumberFormatException _) {
            System.out.println("unnamed " + args[0]);
        }
    }
}
