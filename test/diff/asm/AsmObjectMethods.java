// Aims at: Object's methods through interface references (invokeinterface) and through array types.
public class AsmObjectMethods {
    public static void main(String[] args) {
        Runnable r = () -> { };
        int[] a = {1, 2};
        System.out.println(AsmObjectMethodsLib.hash("hello") + " " + AsmObjectMethodsLib.equal(r, r) + " "
            + AsmObjectMethodsLib.equal(r, "x") + " " + AsmObjectMethodsLib.cls("s") + " "
            + AsmObjectMethodsLib.text("t"));
        int[] b = (int[]) AsmObjectMethodsLib.cloned(a);
        b[0] = 9;
        System.out.println(a[0] + " " + b[0] + " " + AsmObjectMethodsLib.arrayClass(a) + " "
            + AsmObjectMethodsLib.arrayEquals(a, a) + AsmObjectMethodsLib.arrayEquals(a, b));
        try {
            AsmObjectMethodsLib.hash(null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }
}
