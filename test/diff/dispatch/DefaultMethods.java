// Aims at: maximally-specific default selection, class wins over interface, diamonds, abstract re-declaration.
public class DefaultMethods {
    interface I {
        default String m() {
            return "I";
        }
    }

    interface J extends I {
        default String m() {
            return "J";
        }
    }

    interface K extends I {
    }

    static class Low implements I {
    }

    static class Both implements I, J, K {
    }

    static class Mixed extends Low implements K {
    }

    static class MixedJ extends Low implements J {
    }

    static class Wins {
        public String m() {
            return "class";
        }
    }

    static class FromClass extends Wins implements J {
    }

    abstract static class Re implements J {
        public abstract String m();
    }

    static class ReImpl extends Re {
        public String m() {
            return "re";
        }
    }

    interface Gen<T> {
        default String take(T t) {
            return "gen" + t;
        }
    }

    interface StringGen extends Gen<String> {
        default String take(String s) {
            return "string" + s;
        }
    }

    static class Taker implements StringGen {
    }

    public static void main(String[] args) {
        I[] all = {new Low(), new Both(), new Mixed(), new MixedJ(), new FromClass(), new ReImpl(), new J() { }};
        for (I i : all) {
            System.out.print(i.m() + " ");
        }
        System.out.println();
        Gen<String> g = new Taker();
        System.out.println(g.take("x"));
    }
}
