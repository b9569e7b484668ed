// Aims at: NoClassDefFoundError with its cause for a class file that is not there: new, static, super, catch, array.
public class ClassGone {
    static void attempt(String what, Runnable r) {
        for (int i = 0; i < 2; i++) {
            try {
                r.run();
                System.out.println(what + " fine");
            } catch (LinkageError e) {
                System.out.println(what + " " + e + " / " + e.getCause());
            }
        }
    }

    static class Sub extends ClassGoneLib {
    }

    static class Field {
        ClassGoneLib lib;
    }

    static class Catcher {
        static int run(int d) {
            try {
                return 10 / d;
            } catch (ClassGoneException e) {
                return -1;
            }
        }
    }

    public static void main(String[] args) {
        Object o = "x";
        attempt("new", () -> new ClassGoneLib());
        attempt("static", () -> ClassGoneLib.stat());
        attempt("field", () -> System.out.println(new Field().lib));
        attempt("sub", () -> new Sub());
        attempt("array", () -> System.out.println(new ClassGoneLib[1].length));
        attempt("instanceof", () -> System.out.println(o instanceof ClassGoneLib));
        attempt("instanceof null", () -> System.out.println((Object) null instanceof ClassGoneLib));
        attempt("cast null", () -> System.out.println((ClassGoneLib) (Object) null));
        attempt("literal", () -> System.out.println(ClassGoneLib.class));
        attempt("catch", () -> System.out.println(Catcher.run(5)));
    }
}

class ClassGoneLib {
    static void stat() {
    }
}

class ClassGoneException extends RuntimeException {
}
