package havelock;

import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;

/**
 * The main class of {@code --test Class[#method]}: runs tests with the JUnit that is on the class path. A test that
 * fails ends the program as if main had thrown its exception; of several, the others are printed before. So does a
 * method that is no test: nothing that was not run passes.
 *
 * <p>JUnit is called by reflection, so that this class needs none to be compiled and loaded. That the class and the
 * method are there, and which JUnit they are written for, was looked at before.
 */
public final class TestMain {
    private TestMain() {}

    /** JUnit's generation ("4" or "5"), the class, and the method if there is only one to run. */
    public static void main(String[] args) throws Throwable {
        Class<?> tests = Class.forName(args[1], false, ClassLoader.getSystemClassLoader());
        String method = args.length > 2 ? args[2] : null;
        List<Throwable> failures = args[0].equals("4") ? runWithCore(tests, method) : runWithPlatform(tests, method);
        for (int i = 1; i < failures.size(); i++) {
            failures.get(i).printStackTrace();
        }
        if (!failures.isEmpty()) {
            throw failures.get(0);
        }
    }

    private static List<Throwable> runWithCore(Class<?> tests, String method) throws Throwable {
        Class<?> request = Class.forName("org.junit.runner.Request");
        Class<?> core = Class.forName("org.junit.runner.JUnitCore");
        Object asked = method == null
                ? call(null, request, "aClass", new Class<?>[] {Class.class}, tests)
                : call(null, request, "method", new Class<?>[] {Class.class, String.class}, tests, method);
        Object runner = core.getDeclaredConstructor().newInstance();
        Object result = call(runner, core, "run", new Class<?>[] {request}, asked);
        return exceptions((List<?>) call(result, result.getClass(), "getFailures", new Class<?>[0]));
    }

    private static List<Throwable> runWithPlatform(Class<?> tests, String method) throws Throwable {
        String platform = "org.junit.platform.";
        Class<?> selectors = Class.forName(platform + "engine.discovery.DiscoverySelectors");
        Class<?> selector = Class.forName(platform + "engine.DiscoverySelector");
        Class<?> builders = Class.forName(platform + "launcher.core.LauncherDiscoveryRequestBuilder");
        Class<?> listener = Class.forName(platform + "launcher.TestExecutionListener");
        Class<?> summaries = Class.forName(platform + "launcher.listeners.SummaryGeneratingListener");
        Object selected = method == null
                ? call(null, selectors, "selectClass", new Class<?>[] {Class.class}, tests)
                : call(null, selectors, "selectMethod", new Class<?>[] {Class.class, Method.class}, tests,
                        find(tests, method));
        Object builder = call(null, builders, "request", new Class<?>[0]);
        Object list = arrayOf(selector, selected);
        call(builder, builders, "selectors", new Class<?>[] {list.getClass()}, list);
        Object request = call(builder, builders, "build", new Class<?>[0]);
        Object summary = summaries.getDeclaredConstructor().newInstance();
        Object listeners = arrayOf(listener, summary);
        Class<?> launchers = Class.forName(platform + "launcher.core.LauncherFactory");
        Object launcher = call(null, launchers, "create", new Class<?>[0]);
        call(launcher, Class.forName(platform + "launcher.Launcher"), "execute",
                new Class<?>[] {Class.forName(platform + "launcher.LauncherDiscoveryRequest"), listeners.getClass()},
                request, listeners);
        Object told = call(summary, summaries, "getSummary", new Class<?>[0]);
        Class<?> view = Class.forName(platform + "launcher.listeners.TestExecutionSummary");
        if ((Long) call(told, view, "getTestsFoundCount", new Class<?>[0]) == 0
                && (Long) call(told, view, "getContainersFailedCount", new Class<?>[0]) == 0) {
            throw new IllegalArgumentException("JUnit 5 found no test " + tests.getName()
                    + (method == null ? "" : "." + method));
        }
        return exceptions((List<?>) call(told, view, "getFailures", new Class<?>[0]));
    }

    private static Object arrayOf(Class<?> type, Object element) {
        Object array = Array.newInstance(type, 1);
        Array.set(array, 0, element);
        return array;
    }

    /** The method of that name, in the class, the nearest superclass or an interface; parameters are JUnit's affair. */
    private static Method find(Class<?> tests, String name) throws NoSuchMethodException {
        for (Class<?> c = tests; c != null; c = c.getSuperclass()) {
            for (Method m : c.getDeclaredMethods()) {
                if (m.getName().equals(name) && !m.isSynthetic()) {
                    return m;
                }
            }
        }
        for (Method m : tests.getMethods()) {
            if (m.getName().equals(name)) {
                return m;
            }
        }
        throw new NoSuchMethodException(tests.getName() + "." + name);
    }

    private static List<Throwable> exceptions(List<?> failures) throws Throwable {
        List<Throwable> thrown = new ArrayList<Throwable>();
        for (Object failure : failures) {
            Method getter = failure.getClass().getMethod("getException");
            getter.setAccessible(true);
            thrown.add((Throwable) getter.invoke(failure));
        }
        return thrown;
    }

    private static Object call(Object on, Class<?> c, String name, Class<?>[] types, Object... args) throws Throwable {
        try {
            return c.getMethod(name, types).invoke(on, args);
        } catch (java.lang.reflect.InvocationTargetException e) {
            throw e.getCause();
        }
    }
}
