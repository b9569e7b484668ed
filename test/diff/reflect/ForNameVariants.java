// Aims at: Class.forName: initialisation or not, arrays, loaders, names that do not exist, traces of the failure.
public class ForNameVariants {
    static class Loud {
        static {
            System.out.println("Loud initialised");
        }
    }

    static class Failing {
        static int v = 1 / Integer.parseInt("0");
    }

    static void show(String name) {
        try {
            Class<?> c = Class.forName(name);
            System.out.println(name + " -> " + c + " " + c.getName());
        } catch (Throwable t) {
            System.out.println(name + " -> " + t + " cause " + t.getCause());
        }
    }

    public static void main(String[] args) throws Exception {
        ClassLoader app = ForNameVariants.class.getClassLoader();
        System.out.println(Class.forName("ForNameVariants$Loud", false, app).getSimpleName());
        System.out.println("not yet");
        System.out.println(Class.forName("[LForNameVariants$Loud;", true, app).getSimpleName());
        System.out.println("still not");
        System.out.println(Class.forName("ForNameVariants$Loud", true, app).getSimpleName());
        System.out.println(Class.forName("ForNameVariants$Loud") == Loud.class);
        for (String name : new String[] {"java.lang.String", "[I", "[[J", "[Ljava.lang.Object;", "[[LForNameVariants;", "int", "void",
            "java/lang/String", "java.lang.NoSuch", "", ".", "[", "[[", "[V", "[X", "[Ljava.lang.Object", "[LNope;", "[java.lang.Object;",
            "java.lang.String[]", "forNameVariants", "ForNameVariants.Loud", " java.lang.String"}) show(name);
        show("ForNameVariants$Failing");
        show("ForNameVariants$Failing");
        try {
            Class.forName("ForNameVariants", true, null);
        } catch (ClassNotFoundException e) {
            System.out.println(e + " " + e.getException());
        }
        System.out.println(Class.forName("java.util.List", true, null));
        System.out.println(Class.forName(Object.class.getModule(), "java.util.Map") + " " + Class.forName(Object.class.getModule(), "Nope"));
        try {
            Class.forName(null);
        } catch (NullPointerException e) {
            System.out.println("null name");
        }
        try {
            Class.forName("absent.Thing");
        } catch (ClassNotFoundException e) {
            e.printStackTrace(System.out);
        }
        try {
            app.loadClass("absent.Other");
        } catch (ClassNotFoundException e) {
            e.printStackTrace(System.out);
        }
        try {
            app.loadClass("[I");
        } catch (ClassNotFoundException e) {
            System.out.println(e);
        }
        System.out.println(app.loadClass("ForNameVariants$Failing").getName());
    }
}
