package havelock.junit;

import java.io.File;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.security.CodeSource;
import java.util.LinkedHashSet;
import java.util.Set;

/** The class path of the running tests, and what JUnit's launcher needs besides. */
final class TestClassPath {
    /** A build may keep the launcher of JUnit apart from the class path of the tests. */
    private static final String[] OF_JUNIT = {
        "org.junit.platform.launcher.core.LauncherFactory",
        "org.junit.jupiter.engine.JupiterTestEngine",
        "org.junit.platform.engine.TestEngine",
        "org.junit.platform.commons.JUnitException",
        "org.junit.jupiter.api.Test",
        "org.opentest4j.AssertionFailedError",
        "org.apiguardian.api.API"
    };

    private final Set<String> entries = new LinkedHashSet<String>();

    private TestClassPath() {}

    static String of(Class<?> tests) {
        TestClassPath path = new TestClassPath();
        path.addAll(System.getProperty("surefire.test.class.path"));
        path.addAll(System.getProperty("java.class.path"));
        path.addAll(System.getProperty("jdk.module.path"));
        for (ClassLoader loader = tests.getClassLoader(); loader != null; loader = loader.getParent()) {
            path.addLoader(loader);
        }
        for (String name : OF_JUNIT) {
            path.addOrigin(name, tests.getClassLoader());
        }
        return String.join(File.pathSeparator, path.entries);
    }

    private void addAll(String list) {
        if (list == null) {
            return;
        }
        for (String entry : list.split(File.pathSeparator)) {
            if (!entry.isEmpty()) {
                entries.add(new File(entry).getAbsolutePath());
            }
        }
    }

    private void addLoader(ClassLoader loader) {
        if (loader instanceof URLClassLoader) {
            for (URL url : ((URLClassLoader) loader).getURLs()) {
                addUrl(url);
            }
        }
    }

    private void addUrl(URL url) {
        if ("file".equals(url.getProtocol())) {
            entries.add(new File(URI.create(url.toString().replace(" ", "%20"))).getAbsolutePath());
        }
    }

    private void addOrigin(String className, ClassLoader loader) {
        for (ClassLoader from : new ClassLoader[] {loader, Thread.currentThread().getContextClassLoader(),
                TestClassPath.class.getClassLoader()}) {
            try {
                CodeSource source = Class.forName(className, false, from).getProtectionDomain().getCodeSource();
                if (source != null && source.getLocation() != null) {
                    addUrl(source.getLocation());
                    return;
                }
            } catch (ClassNotFoundException | LinkageError e) {
                // Another loader may have it; if none has, Havelock says what is missing.
            }
        }
    }
}
