// Aims at: private methods through invokevirtual and invokeinterface: no dynamic selection, also among nest mates.
public class PrivateInvoke {
    static class Base {
        private String name() {
            return "base";
        }

        String call() {
            return name();
        }
    }

    static class Derived extends Base {
        private String name() {
            return "derived";
        }

        String mine() {
            return name() + "/" + ((Base) this).name() + "/" + call();
        }
    }

    static class Open extends Base {
        public String name() {
            return "open";
        }
    }

    interface Greeter {
        private String secret() {
            return "secret of " + getClass().getSimpleName();
        }

        private static String hidden() {
            return "hidden";
        }

        default String tell() {
            return secret() + " " + hidden();
        }
    }

    static class Impl implements Greeter {
        public String secret() {
            return "not this one";
        }
    }

    private int counter;

    class Inner {
        private int bump() {
            return ++counter;
        }
    }

    public static void main(String[] args) {
        System.out.println(new Derived().mine() + " " + new Open().call() + " " + new Open().name());
        Greeter g = new Impl();
        System.out.println(g.tell() + " " + g.secret());
        PrivateInvoke p = new PrivateInvoke();
        Inner in = p.new Inner();
        in.bump();
        System.out.println(in.bump() + " " + p.counter);
    }
}
