// Aims at: finally in every shape: return, break, continue, throw in try/catch/finally, nested, value overwritten.
public class FinallyShapes {
    static StringBuilder log = new StringBuilder();

    static int returnInFinally() {
        try {
            throw new RuntimeException("lost");
        } finally {
            return 1;
        }
    }

    static int valueSaved() {
        int x = 1;
        try {
            return x;
        } finally {
            x = 2;
            log.append("x=").append(x).append(' ');
        }
    }

    static int loops() {
        int n = 0;
        outer:
        for (int i = 0; i < 5; i++) {
            for (int j = 0; j < 5; j++) {
                try {
                    if (j == 1) continue;
                    if (j == 3) continue outer;
                    if (i == 3) break outer;
                    n += 1;
                } finally {
                    n += 100;
                    if (i == 2 && j == 0) break;
                }
            }
        }
        return n;
    }

    static String nested(int k) {
        try {
            try {
                if (k == 0) throw new IllegalStateException("a");
                if (k == 1) throw new IllegalArgumentException("b");
                if (k == 2) throw new Error("c");
                log.append("body ");
            } catch (IllegalStateException e) {
                log.append("ise ");
                throw new RuntimeException("from catch", e);
            } finally {
                log.append("inner ");
                if (k == 4) throw new RuntimeException("from finally");
            }
        } catch (RuntimeException e) {
            return e.getMessage() + (e.getCause() == null ? "" : "<" + e.getCause().getMessage());
        } finally {
            log.append("outer ");
        }
        return "end";
    }

    static long category2() {
        long l = 5;
        double d = 2.5;
        try {
            l *= 3;
            return l + (long) d;
        } finally {
            d = 100;
            l = 200;
        }
    }

    static int deep(int n) {
        try {
            if (n == 0) throw new ArithmeticException("bottom");
            return deep(n - 1) + 1;
        } finally {
            log.append(n);
        }
    }

    public static void main(String[] args) {
        System.out.println(returnInFinally() + " " + valueSaved() + " " + loops() + " " + category2());
        for (int k = 0; k < 5; k++) {
            try {
                System.out.println(k + nested(k));
            } catch (Error e) {
                System.out.println(k + "error " + e.getMessage());
            }
        }
        try {
            deep(5);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(log);
        while (true) {
            try {
                continue;
            } finally {
                break;
            }
        }
    }
}
