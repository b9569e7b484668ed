// Aims at: class loaders, resources of classes, StackWalker and Thread stack traces, package objects.
public class CallerAndLoader {
    static String caller() {
        return StackWalker.getInstance().walk(s -> s.skip(1).map(f -> f.getMethodName()).findFirst().get());
    }

    static String viaTrace() {
        StackTraceElement[] t = Thread.currentThread().getStackTrace();
        return t[0].getMethodName() + " " + t[1].getMethodName() + " " + t[2].getMethodName() + " " + t.length;
    }

    static String middle() {
        return caller() + " " + viaTrace();
    }

    public static void main(String[] args) throws Exception {
        ClassLoader l = CallerAndLoader.class.getClassLoader();
        System.out.println((l != null) + " " + (l == ClassLoader.getSystemClassLoader()) + " "
            + (String.class.getClassLoader() == null) + " " + (Thread.currentThread().getContextClassLoader() == l)
            + " "
            + (l.loadClass("CallerAndLoader") == CallerAndLoader.class) + " " + (int[].class.getClassLoader() == null));
        System.out.println(middle());
        System.out.println(CallerAndLoader.class.getPackageName().isEmpty() + " " + String.class.getPackageName() + " "
            + String.class.getModule().getName() + " " + CallerAndLoader.class.getModule().isNamed());
        try {
            l.loadClass("does.not.Exist");
        } catch (ClassNotFoundException e) {
            System.out.println(e.getMessage());
        }
    }
}
