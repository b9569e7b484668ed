// Aims at: Interface.super calls: the named interface's default is chosen although the class overrides it.
public class InterfaceSuperCalls {
    interface A {
        default String hi() {
            return "A" + who();
        }

        String who();
    }

    interface B extends A {
        default String hi() {
            return "B(" + A.super.hi() + ")";
        }
    }

    interface C extends A {
        default String hi() {
            return "C[" + A.super.hi() + "]";
        }
    }

    static class D implements B, C {
        public String hi() {
            return B.super.hi() + C.super.hi();
        }

        public String who() {
            return "d";
        }
    }

    static class E extends D {
        public String hi() {
            return "E:" + super.hi();
        }

        public String who() {
            return "e";
        }
    }

    public static void main(String[] args) {
        A d = new D();
        A e = new E();
        System.out.println(d.hi() + " " + e.hi());
        java.util.function.Supplier<String> s = new E() {
            java.util.function.Supplier<String> up() {
                return super::hi;
            }
        }.up();
        System.out.println(s.get());
    }
}
