// Aims at: initialisation order of classes, instance initialisers, virtual calls from constructors.
public class SuperclassFirst {
    static void say(String s) {
        System.out.println(s);
    }

    static class A {
        static { say("A static"); }
        int a = number("A field", 1);
        { say("A block"); }

        A() {
            say("A constructor " + describe());
        }

        String describe() {
            return "A";
        }

        static int number(String s, int n) {
            say(s);
            return n;
        }
    }

    static class B extends A {
        static int count = number("B count", 10);
        static { say("B static " + count); }
        int b = number("B field", 2);
        final int constant = 5;
        final Integer boxed = 6;

        B() {
            this("delegated");
            say("B constructor " + describe());
        }

        B(String how) {
            super();
            say("B " + how);
        }

        @Override
        String describe() {
            return "B" + b + constant + boxed;
        }
    }

    static { say("main class static"); }

    public static void main(String[] args) {
        say("main");
        B none = null;
        B[] array = new B[1];
        Class<?> literal = B.class;
        say("not yet");
        new B();
        say("again");
        new B("direct");
    }
}
