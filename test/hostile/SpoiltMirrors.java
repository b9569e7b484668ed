// ends: any
// arguments: Field -1 | Field 9999 | Field 1 | Method -1 | Method 65536 | Method 0 | Method 1 | Method 2 | Constructor 77 | Constructor 0 | Throwable -7 | Throwable 123456
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;

/** Numbers inside objects of the library, which the VM itself reads. Reflection hides them, so twins say where they lie. */
public class SpoiltMirrors {
    int x = 5;
    String text = "t";

    public void call() { }

    public String take(String text, long number, Object o) { return text + number + o; }

    public SpoiltMirrors() { }

    static class Accessible { boolean override; volatile Object accessCheckCache; }
    static class FieldTwin extends Accessible { Class<?> clazz; int slot; String name; Class<?> type; int modifiers; }
    static class MethodTwin extends Accessible { boolean hasReal; Object parameters; Class<?> clazz; int slot; }
    static class ThrowableTwin { Object backtrace; String text; Throwable cause; StackTraceElement[] stackTrace; int depth; }

    private static <T> T spoilt(T o, Class<?> twin, String name, int value) {
        Hostile.UNSAFE.putInt(o, Hostile.offset(twin, name), value);
        return o;
    }

    public static void main(String[] args) throws Exception {
        int value = Integer.parseInt(args[1]);
        Class<?> type = SpoiltMirrors.class;
        SpoiltMirrors o = new SpoiltMirrors();
        switch (args[0]) {
            case "Field": System.out.println(spoilt(type.getDeclaredField("x"), FieldTwin.class, "slot", value).get(o)); break;
            case "Method": spoilt(type.getDeclaredMethod("call"), MethodTwin.class, "slot", value).invoke(o); break;
            case "Constructor": spoilt(type.getDeclaredConstructor(), MethodTwin.class, "slot", value).newInstance(); break;
            default: System.out.println(spoilt(new Throwable("x"), ThrowableTwin.class, "depth", value).getStackTrace().length);
        }
        System.out.println("survived");
    }
}
