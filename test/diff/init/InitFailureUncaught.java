// Aims at: the report of an uncaught ExceptionInInitializerError with its cause; exit status 1.
public class InitFailureUncaught {
    static class Config {
        static final int SIZE = parse("12x");

        static int parse(String s) {
            if (s.endsWith("x")) {
                throw new IllegalArgumentException("bad size " + s);
            }
            return s.length();
        }
    }

    static class User {
        static int twice() {
            return Config.SIZE * 2;
        }
    }

    public static void main(String[] args) {
        System.out.println("before");
        System.out.println(User.twice());
        System.out.println("after");
    }
}
