package app;

import java.lang.reflect.Field;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Collectors;

/** What a module sees of itself, of others and of its resources. */
public class Main {
    public static void main(String[] args) throws Exception {
        for (api.Greeter greeter : ServiceLoader.load(api.Greeter.class)) {
            System.out.println(greeter.greet(args.length > 0 ? args[0] : "x") + " " + greeter.getClass().getModule());
        }
        Module module = Main.class.getModule();
        System.out.println(
                module.getName() + " " + module.isNamed() + " " + (module.isNamed() ? module.getPackages() : ""));
        System.out.println(
                module.getDescriptor().requires().stream().map(r -> r.name()).sorted().collect(Collectors.toList()));
        System.out.println(new String(Main.class.getResourceAsStream("data.txt").readAllBytes()).trim() + " "
                + Main.class.getResource("data.txt").getPath().endsWith("data.txt"));
        System.out.println(ModuleLayer.boot().findModule("lib").isPresent() + " "
                + ModuleLayer.boot().findModule("java.sql").isPresent());
        reflect("impl.Hello");
        System.out.println(Main.class.getProtectionDomain().getCodeSource().getLocation().getPath().contains("app"));
        System.out.println(System.getProperty("java.class.path") + "|" + System.getProperty("jdk.module.main") + "|"
                + System.getProperty("jdk.module.main.class"));
        try {
            List.of(1).get(args.length + 1);
        } catch (IndexOutOfBoundsException e) {
            StackTraceElement[] trace = e.getStackTrace();
            System.out.println(trace[trace.length - 1] + " " + trace[trace.length - 1].getModuleVersion());
        }
        throw new IllegalStateException("end");
    }

    private static void reflect(String name) {
        try {
            Object made = Class.forName(name).getDeclaredConstructor().newInstance();
            Field field = made.getClass().getDeclaredField("secret");
            field.setAccessible(true);
            System.out.println(field.get(made));
        } catch (ReflectiveOperationException | RuntimeException e) {
            System.out.println(e);
        }
    }
}
