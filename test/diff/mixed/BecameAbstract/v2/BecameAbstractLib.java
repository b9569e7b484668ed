abstract class BecameAbstractLib {
    static String name() {
        return "v2";
    }
}
