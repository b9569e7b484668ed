// Aims at: deep but finite recursion: linear, tree, mutual, Ackermann, with many locals.
public class DeepRecursion {
    static int depth(int n) {
        return n == 0 ? 0 : 1 + depth(n - 1);
    }

    static boolean even(int n) {
        return n == 0 || odd(n - 1);
    }

    static boolean odd(int n) {
        return n != 0 && even(n - 1);
    }

    static int ackermann(int m, int n) {
        return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
    }

    static long fib(int n) {
        return n < 2 ? n : fib(n - 1) + fib(n - 2);
    }

    static long heavy(int n, long a, double b, String c, int[] d) {
        if (n == 0) return a + (long) b + c.length() + d[0];
        long x = a * 3 + n, y = x ^ n;
        double z = b + 0.5;
        d[0]++;
        return heavy(n - 1, y, z, c, d) + x % 7;
    }

    static void hanoi(int n, int from, int to, int via, int[] moves) {
        if (n == 0) return;
        hanoi(n - 1, from, via, to, moves);
        moves[0] = moves[0] * 31 + from * 3 + to;
        hanoi(n - 1, via, to, from, moves);
    }

    public static void main(String[] args) {
        int[] moves = {0};
        hanoi(10, 0, 2, 1, moves);
        System.out.println(depth(3000) + " " + even(2500) + " " + ackermann(2, 60) + " " + fib(20) + " "
            + heavy(1500, 1, 0, "abc", new int[1]) + " " + moves[0]);
    }
}
