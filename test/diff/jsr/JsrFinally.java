// Aims at: jsr and ret: finally blocks as compilers wrote them for Java 1.1 (class file version 45).
public class JsrFinally {
    static int count;

    static int nested(int n) {
        try {
            try {
                if (n == 0) {
                    return 10;
                }
                if (n == 1) {
                    throw new RuntimeException("one");
                }
                if (n == 2) {
                    throw new Error("two");
                }
                count = count + 1;
            } finally {
                count = count + 100;
                if (n == 3) {
                    return 30;
                }
            }
        } catch (RuntimeException e) {
            return 20;
        } finally {
            count = count + 10000;
        }
        return 40;
    }

    static String loop() {
        StringBuffer b = new StringBuffer();
        for (int i = 0; i < 5; i++) {
            try {
                if (i == 1) {
                    continue;
                }
                if (i == 3) {
                    break;
                }
                b.append("body").append(i);
            } finally {
                try {
                    b.append(" inner").append(i);
                } finally {
                    b.append(" outer").append(i).append(";");
                }
            }
        }
        return b.toString();
    }

    public static void main(String[] args) {
        for (int n = 0; n < 5; n++) {
            try {
                System.out.println(n + " " + nested(n) + " " + count);
            } catch (Error e) {
                System.out.println(n + " " + e.getMessage() + " " + count);
            }
        }
        System.out.println(loop());
    }
}
