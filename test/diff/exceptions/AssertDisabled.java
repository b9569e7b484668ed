// Aims at: assert is off by default and its expression is not evaluated.
public class AssertDisabled {
    static int evaluated;

    static boolean check() {
        evaluated++;
        return false;
    }

    public static void main(String[] args) {
        assert check() : "never";
        boolean on = false;
        assert on = true;
        System.out.println(evaluated + " " + on + " " + AssertDisabled.class.desiredAssertionStatus());
        AssertDisabled.class.getClassLoader().setDefaultAssertionStatus(true);
        Late.run();
    }

    static class Late {
        static void run() {
            try {
                assert check() : "late " + evaluated;
                System.out.println("not thrown");
            } catch (AssertionError e) {
                System.out.println(e);
            }
        }
    }
}
