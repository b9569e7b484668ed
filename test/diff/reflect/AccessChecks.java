// Aims at: IllegalAccessException texts, who may reach what by reflection, setAccessible and its undoing.
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.Method;

class AccessChecksTarget {
    private int secret = 7;
    int shared = 8;
    protected static String s = "prot";
    private final double d = 1.5;

    private AccessChecksTarget() {}

    AccessChecksTarget(int i) {
        secret = i;
    }

    private static String hidden(int... a) {
        return "hidden" + a.length;
    }

    private synchronized final void both() {}

    private static class Inner {
        private static int n = 3;
    }
}

public class AccessChecks {
    private int own = 1;

    static class Nest {
        private int inNest = 2;
    }

    interface Action {
        Object run() throws Exception;
    }

    static void show(String what, Action a) {
        try {
            System.out.println(what + " -> " + a.run());
        } catch (InaccessibleObjectException e) {
            System.out.println(what + " -> " + e.getMessage().replaceAll("@[0-9a-f]+", "@"));
        } catch (Exception e) {
            System.out.println(what + " -> " + e.toString().replaceAll("@[0-9a-f]+", "@"));
        }
    }

    public static void main(String[] args) throws Exception {
        AccessChecksTarget t = new AccessChecksTarget(5);
        Field secret = AccessChecksTarget.class.getDeclaredField("secret");
        Field d = AccessChecksTarget.class.getDeclaredField("d");
        Method hidden = AccessChecksTarget.class.getDeclaredMethod("hidden", int[].class);
        Constructor<AccessChecksTarget> c = AccessChecksTarget.class.getDeclaredConstructor();
        show("private field", () -> secret.get(t));
        show("private final field", () -> d.getDouble(t));
        show("private method", () -> hidden.invoke(null, (Object) new int[2]));
        show("private synchronized", () -> AccessChecksTarget.class.getDeclaredMethod("both").invoke(t));
        show("private constructor", () -> c.newInstance());
        show("package field", () -> AccessChecksTarget.class.getDeclaredField("shared").get(t));
        show("protected static", () -> AccessChecksTarget.class.getDeclaredField("s").get(null));
        show("private class", () -> Class.forName("AccessChecksTarget$Inner").getDeclaredField("n").get(null));
        show("own", () -> AccessChecks.class.getDeclaredField("own").get(new AccessChecks()));
        show("nest", () -> Nest.class.getDeclaredField("inNest").get(new Nest()));
        AccessibleObject.setAccessible(new AccessibleObject[] {secret, d, hidden, c}, true);
        show("opened field", () -> secret.get(t));
        show("opened method", () -> hidden.invoke(null, (Object) new int[2]));
        show("opened constructor", () -> c.newInstance().shared);
        secret.setAccessible(false);
        show("closed again", () -> secret.get(t));
        show("canAccess", () -> secret.canAccess(t) + " " + d.canAccess(t) + " " + hidden.canAccess(null));
        show("canAccess null", () -> secret.canAccess(null));
        show("trySetAccessible", () -> secret.trySetAccessible() + " " + secret.isAccessible());
        show("JDK private", () -> String.class.getDeclaredField("value").get("a"));
        show("JDK private method", () -> String.class.getDeclaredMethod("isLatin1").invoke("a"));
        show("JDK open field", () -> { String.class.getDeclaredField("value").setAccessible(true); return 0; });
        show("JDK open method", () -> { ClassLoader.class.getDeclaredMethod("findClass", String.class).setAccessible(true); return 0; });
        show("JDK open constructor", () -> { Class.forName("java.lang.Runtime").getDeclaredConstructor().setAccessible(true); return 0; });
        show("JDK internal", () -> Class.forName("jdk.internal.misc.Unsafe").getMethod("getUnsafe").invoke(null));
        show("JDK try", () -> String.class.getDeclaredField("value").trySetAccessible());
        show("JDK public", () -> { Method m = String.class.getMethod("length"); m.setAccessible(true); return m.invoke("abc"); });
    }
}
