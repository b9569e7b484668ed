// Aims at: invokespecial naming a far superclass selects the nearest override (ACC_SUPER), with and without the flag.
public class AsmSuperReselect {
    public static class A {
        public String m() {
            return "A";
        }
    }

    public static class B extends A {
        public String m() {
            return "B<" + super.m();
        }
    }

    public static void main(String[] args) {
        System.out.println(new AsmSuperReselectC().m() + " " + new AsmSuperReselectD().m());
    }
}
