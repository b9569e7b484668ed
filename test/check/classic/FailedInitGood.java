// Settings that cannot be read, in the initialiser of a class; whoever needs them first is told why.
// verdict: clean
public class FailedInitGood {
    static class Settings {
        static final int size = Integer.parseInt("none".trim());
    }

    static String reason() {
        try {
            return "size " + Settings.size;
        } catch (ExceptionInInitializerError e) {
            return "not a number";
        } catch (NoClassDefFoundError e) {
            return "not for the first time";
        }
    }

    public static void main(String[] args) {
        new Thread(FailedInitGood::reason).start();
        assert reason().startsWith("not ");
    }
}
