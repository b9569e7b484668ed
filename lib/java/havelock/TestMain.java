package havelock;

import java.lang.annotation.Annotation;
import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;

/**
 * The main class of {@code --test Class[#method]}: runs tests with the JUnit that is on the class path. A test that
 * fails ends the program as if main had thrown its exception; of several, the others are printed before. Where JUnit
 * runs no test at all, because there is none or all are skipped, the program ends with status 2.
 *
 * <p>JUnit is called by reflection, so that this class needs none to be compiled and loaded. That the class and the
 * method are there, and which JUnit they are written for, was looked at before.
 */
public final class TestMain {
    private static final String PLATFORM = "org.junit.platform.";

    private final Class<?> tests;
    private final String method; // "adds" or "adds(int, java.lang.String)"; null: all of the class
    private final List<Throwable> failures = new ArrayList<Throwable>();
    private int ran;
    private int skipped;

    private TestMain(Class<?> tests, String method) {
        this.tests = tests;
        this.method = method;
    }

    /** JUnit's generation ("4" or "5"), the class, and the method if there is only one to run. */
    public static void main(String[] args) throws Throwable {
        Class<?> tests = Class.forName(args[1], false, ClassLoader.getSystemClassLoader());
        TestMain main = new TestMain(tests, args.length > 2 ? args[2] : null);
        if (args[0].equals("4")) {
            main.runWithCore();
        } else {
            main.runWithPlatform();
        }
        main.end();
    }

    private String name() {
        return tests.getName() + (method == null ? "" : "#" + method);
    }

    private void end() throws Throwable {
        note(ran, skipped, ran == 0 || method != null ? name() : skipped + " of " + (ran + skipped) + " in " + name());
        for (int i = 1; i < failures.size(); i++) {
            failures.get(i).printStackTrace();
        }
        if (!failures.isEmpty()) {
            throw failures.get(0);
        }
        if (ran == 0) {
            System.err.println("havelock: no test was run: JUnit " + (skipped == 0 ? "found no test " : "skipped ")
                    + name());
            System.exit(2);
        }
    }

    /** The virtual machine of Havelock has a body of its own for this, so that a verdict can name what was not run. */
    private static void note(int ran, int skipped, String name) {}

    // ---- JUnit 4 ----

    private void runWithCore() throws Throwable {
        Class<?> request = Class.forName("org.junit.runner.Request");
        if (method == null) {
            runRequest(request, call(null, request, "aClass", new Class<?>[] {Class.class}, tests));
        } else if (!hasRunner()) {
            runRequest(request, call(null, request, "method", new Class<?>[] {Class.class, String.class}, tests, method));
        } else {
            runMatching(request);
        }
    }

    private boolean hasRunner() {
        for (Annotation annotation : tests.getAnnotations()) {
            if (annotation.annotationType().getName().equals("org.junit.runner.RunWith")) {
                return true;
            }
        }
        return false;
    }

    /** Runners may run a method several times, under names like adds[0] and adds[1]. */
    private void runMatching(Class<?> request) throws Throwable {
        Class<?> description = Class.forName("org.junit.runner.Description");
        Object whole = call(null, request, "aClass", new Class<?>[] {Class.class}, tests);
        Object runner = call(whole, request, "getRunner", new Class<?>[0]);
        Object root = call(runner, Class.forName("org.junit.runner.Runner"), "getDescription", new Class<?>[0]);
        for (Object leaf : leaves(description, root, new ArrayList<Object>())) {
            Object name = call(leaf, description, "getMethodName", new Class<?>[0]);
            if (method.equals(name) || name != null && ((String) name).startsWith(method + "[")) {
                runRequest(request, call(whole, request, "filterWith", new Class<?>[] {description}, leaf));
            }
        }
    }

    private static List<Object> leaves(Class<?> description, Object at, List<Object> found) throws Throwable {
        List<?> children = (List<?>) call(at, description, "getChildren", new Class<?>[0]);
        if (children.isEmpty()) {
            found.add(at);
        }
        for (Object child : children) {
            leaves(description, child, found);
        }
        return found;
    }

    private void runRequest(Class<?> request, Object asked) throws Throwable {
        Class<?> core = Class.forName("org.junit.runner.JUnitCore");
        Object runner = core.getDeclaredConstructor().newInstance();
        Object result = call(runner, core, "run", new Class<?>[] {request}, asked);
        int aborted = assumptionFailures(result);
        ran += (Integer) call(result, result.getClass(), "getRunCount", new Class<?>[0]) - aborted;
        skipped += aborted + (Integer) call(result, result.getClass(), "getIgnoreCount", new Class<?>[0]);
        addExceptions((List<?>) call(result, result.getClass(), "getFailures", new Class<?>[0]));
    }

    /** Known from JUnit 4.13 on. */
    private static int assumptionFailures(Object result) throws Throwable {
        for (Method getter : result.getClass().getMethods()) {
            if (getter.getName().equals("getAssumptionFailureCount")) {
                return (Integer) getter.invoke(result);
            }
        }
        return 0;
    }

    // ---- JUnit 5 ----

    private void runWithPlatform() throws Throwable {
        Class<?> builders = Class.forName(PLATFORM + "launcher.core.LauncherDiscoveryRequestBuilder");
        Class<?> summaries = Class.forName(PLATFORM + "launcher.listeners.SummaryGeneratingListener");
        Object builder = call(null, builders, "request", new Class<?>[0]);
        Object list = arrayOf(Class.forName(PLATFORM + "engine.DiscoverySelector"), selector());
        call(builder, builders, "selectors", new Class<?>[] {list.getClass()}, list);
        Object request = call(builder, builders, "build", new Class<?>[0]);
        Object summary = summaries.getDeclaredConstructor().newInstance();
        Object listeners = arrayOf(Class.forName(PLATFORM + "launcher.TestExecutionListener"), summary);
        Class<?> launchers = Class.forName(PLATFORM + "launcher.core.LauncherFactory");
        Object launcher = call(null, launchers, "create", new Class<?>[0]);
        call(launcher, Class.forName(PLATFORM + "launcher.Launcher"), "execute",
                new Class<?>[] {Class.forName(PLATFORM + "launcher.LauncherDiscoveryRequest"), listeners.getClass()},
                request, listeners);
        Object told = call(summary, summaries, "getSummary", new Class<?>[0]);
        ran = count(told, "TestsSucceeded") + count(told, "TestsFailed");
        skipped = count(told, "TestsSkipped") + count(told, "TestsAborted");
        Class<?> view = Class.forName(PLATFORM + "launcher.listeners.TestExecutionSummary");
        addExceptions((List<?>) call(told, view, "getFailures", new Class<?>[0]));
    }

    private Object selector() throws Throwable {
        Class<?> selectors = Class.forName(PLATFORM + "engine.discovery.DiscoverySelectors");
        return method == null
                ? call(null, selectors, "selectClass", new Class<?>[] {Class.class}, tests)
                : call(null, selectors, "selectMethod", new Class<?>[] {Class.class, Method.class}, tests, find());
    }

    private static int count(Object summary, String what) throws Throwable {
        Class<?> view = Class.forName(PLATFORM + "launcher.listeners.TestExecutionSummary");
        return ((Long) call(summary, view, "get" + what + "Count", new Class<?>[0])).intValue();
    }

    private static Object arrayOf(Class<?> type, Object element) {
        Object array = Array.newInstance(type, 1);
        Array.set(array, 0, element);
        return array;
    }

    /** The method, in the class, the nearest superclass or an interface. */
    private Method find() throws NoSuchMethodException {
        for (Class<?> c = tests; c != null; c = c.getSuperclass()) {
            for (Method m : c.getDeclaredMethods()) {
                if (isMeant(m) && !m.isSynthetic()) {
                    return m;
                }
            }
        }
        for (Method m : tests.getMethods()) {
            if (isMeant(m)) {
                return m;
            }
        }
        throw new NoSuchMethodException(tests.getName() + "." + method);
    }

    /** Without parameters in the name, they are JUnit's affair. */
    private boolean isMeant(Method m) {
        int open = method.indexOf('(');
        if (open < 0) {
            return m.getName().equals(method);
        }
        StringBuilder types = new StringBuilder();
        for (Class<?> type : m.getParameterTypes()) {
            types.append(types.length() == 0 ? "" : ", ").append(typeName(type));
        }
        return method.equals(m.getName() + "(" + types + ")");
    }

    private static String typeName(Class<?> type) {
        return type.isArray() ? typeName(type.getComponentType()) + "[]" : type.getName();
    }

    private void addExceptions(List<?> thrown) throws Throwable {
        for (Object failure : thrown) {
            Method getter = failure.getClass().getMethod("getException");
            getter.setAccessible(true);
            failures.add((Throwable) getter.invoke(failure));
        }
    }

    private static Object call(Object on, Class<?> c, String name, Class<?>[] types, Object... args) throws Throwable {
        try {
            return c.getMethod(name, types).invoke(on, args);
        } catch (java.lang.reflect.InvocationTargetException e) {
            throw e.getCause();
        }
    }
}
