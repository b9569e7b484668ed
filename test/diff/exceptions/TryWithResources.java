// Aims at: try-with-resources: order of closing, suppressed exceptions, null resources, effectively final variables.
public class TryWithResources {
    static class Res implements AutoCloseable {
        final String name;
        final boolean failClose;

        Res(String name, boolean failOpen, boolean failClose) {
            System.out.println("open " + name);
            if (failOpen) throw new IllegalStateException("open " + name);
            this.name = name;
            this.failClose = failClose;
        }

        @Override
        public void close() {
            System.out.println("close " + name);
            if (failClose) throw new IllegalArgumentException("close " + name);
        }
    }

    static void use(int k) {
        try (Res a = new Res("a", false, k > 2); Res b = new Res("b", k == 1, k > 3); Res none = null) {
            System.out.println("body " + k);
            if (k == 2 || k == 4) throw new RuntimeException("body");
        } catch (RuntimeException e) {
            System.out.println("caught " + e.getMessage());
            for (Throwable s : e.getSuppressed()) {
                System.out.println("  suppressed " + s.getMessage());
            }
        } finally {
            System.out.println("finally");
        }
    }

    static int result() {
        Res r = new Res("r", false, false);
        try (r; AutoCloseable c = () -> System.out.println("lambda closed")) {
            return 5;
        } catch (Exception e) {
            return 6;
        }
    }

    public static void main(String[] args) {
        for (int k = 0; k < 5; k++) {
            use(k);
        }
        System.out.println(result());
    }
}
