// Aims at: superinterfaces are initialised with a class only if they declare defaults; interfaces do not pull parents.
public class SuperinterfacesOnlyWithDefaults {
    static int say(String s) {
        System.out.println(s);
        return 0;
    }

    interface NoDefault {
        int X = say("NoDefault");
    }

    interface WithDefault {
        int X = say("WithDefault");

        default void m() { }
    }

    interface StaticOnly {
        int X = say("StaticOnly");

        static void m() { }
    }

    interface PrivateOnly {
        int X = say("PrivateOnly");

        private void m() { }
    }

    interface Child extends WithDefault {
        int Y = say("Child");
    }

    interface ChildDefault extends WithDefault, NoDefault {
        int Y = say("ChildDefault");

        default void n() { }
    }

    static class C implements NoDefault, Child, StaticOnly, PrivateOnly {
        static { say("C"); }
    }

    static class D extends C implements ChildDefault {
        static { say("D"); }
    }

    public static void main(String[] args) {
        say("new C");
        new C();
        say("new D");
        new D();
        say("Child.Y");
        say("" + Child.Y);
        say("StaticOnly.m");
        StaticOnly.m();
        say("C.Y through class");
        say("" + C.Y);
    }
}
