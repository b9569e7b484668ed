// Aims at: InstantiationError when a class became abstract or an enum-like singleton lost its constructor.
public class BecameAbstract {
    public static void main(String[] args) {
        for (int i = 0; i < 2; i++) {
            try {
                System.out.println(new BecameAbstractLib().hashCode() > 0);
            } catch (LinkageError e) {
                System.out.println(e);
            }
        }
        System.out.println(new BecameAbstractLib[2].length + " " + BecameAbstractLib.name());
    }
}

class BecameAbstractLib {
    @Override
    public int hashCode() {
        return 5;
    }

    static String name() {
        return "v1";
    }
}
