// Aims at: invokevirtual of a private method is not overridden by a subclass's method of the same name.
public class AsmPrivateVirtual {
    static class Sub extends AsmPrivateVirtualBase {
        public int m() {
            return 2;
        }
    }

    public static void main(String[] args) {
        Sub s = new Sub();
        System.out.println(s.viaVirtual() + " " + s.viaSpecial() + " " + s.m());
    }
}
