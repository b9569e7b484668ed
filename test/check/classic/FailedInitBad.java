// Settings that cannot be read, in the initialiser of a class; whoever needs them first is told why.
// bug: main takes itself for the first one.
// verdict: assertion
public class FailedInitBad {
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
        new Thread(FailedInitBad::reason).start();
        assert reason().equals("not a number");
    }
}
