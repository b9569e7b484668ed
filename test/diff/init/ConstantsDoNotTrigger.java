// Aims at: what initialises a class and what does not: constants, literals, arrays, instanceof, inherited statics.
public class ConstantsDoNotTrigger {
    static void say(String s) {
        System.out.println(s);
    }

    static class Const {
        static final int N = 5;
        static final String S = "s" + N;
        static final Integer BOXED = 6;
        static { say("Const"); }
    }

    static class Parent {
        static int x = 1;
        static { say("Parent"); }

        static void hello() {
            say("hello");
        }
    }

    static class Child extends Parent {
        static { say("Child"); }
    }

    static class Never {
        static { say("Never"); }
    }

    static class ByMethod {
        static { say("ByMethod"); }

        static void m() { }
    }

    static class ByForName {
        static { say("ByForName"); }
    }

    public static void main(String[] args) throws Exception {
        say(Const.N + Const.S);
        say("boxed");
        say("" + Const.BOXED);
        say("" + Child.x);
        Child.hello();
        Object o = new Never[2][2];
        say("" + (o instanceof Never) + Never.class.getSimpleName());
        Never cast = (Never) null;
        java.util.function.Supplier<Never> lambda = Never::new;
        Class.forName("ConstantsDoNotTrigger$Never", false, ConstantsDoNotTrigger.class.getClassLoader());
        say("method");
        ByMethod.m();
        say("forName");
        Class.forName("ConstantsDoNotTrigger$ByForName");
        say("child at last");
        new Child();
        say("lambda");
        lambda.get();
    }
}
