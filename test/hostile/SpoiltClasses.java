// ends: any
// arguments: componentType | classLoader | module | name | enumConstants | reflectionData | classData | packageName
import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** Fields of classes, read by the VM and the library, with other values of their type. */
public class SpoiltClasses {
    /** As the fields of Class are declared, in JDK 17 and 25. */
    static class Twin {
        volatile Object cachedConstructor;
        String name;
        Object module, classLoader, classData;
        String packageName;
        Class<?> componentType;
        volatile Object reflectionData, genericInfo, enumConstants, enumConstantDirectory, annotationData, annotationType, classValueMap;
    }

    enum Colour { RED, GREEN }

    static Object other(Class<?> type) throws Exception {
        if (type == Class.class) return int.class;
        if (type == String.class) return "other";
        return null;
    }

    interface Act {
        Object run() throws Exception;
    }

    static void attempt(Act act) {
        try {
            act.run();
        } catch (Exception | LinkageError e) {
            e.getMessage();
        }
    }

    public static void main(String[] args) throws Exception {
        Unsafe u = Hostile.UNSAFE;
        Class<?>[] victims = {SpoiltClasses.class, String[].class, Colour.class, Runnable.class};
        Field twin = Twin.class.getDeclaredField(args[0]);
        for (Class<?> c : victims) u.putObject(c, u.objectFieldOffset(twin), other(twin.getType()));
        for (Class<?> c : victims) {
            attempt(c::getName);
            attempt(c::getDeclaredMethods);
            attempt(c::getComponentType);
            attempt(() -> java.lang.reflect.Array.newInstance(c, 2));
            attempt(c::getPackageName);
            attempt(c::getClassLoader);
            attempt(c::getEnumConstants);
            attempt(c::getInterfaces);
            attempt(() -> c.getDeclaredConstructor().newInstance());
            attempt(() -> c.getResource("x"));
            attempt(() -> Class.forName(c.getName()));
            attempt(() -> c.getModule().getName());
        }
        attempt(() -> Colour.valueOf("RED"));
        System.out.println("survived " + new SpoiltClasses().getClass() + new Object[] {"x"}.clone().length);
    }
}
