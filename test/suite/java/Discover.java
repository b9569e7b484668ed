import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClasspathRoots;
import static org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder.request;

import java.nio.file.Paths;
import java.util.Collections;
import java.util.TreeSet;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;
import org.junit.platform.launcher.core.LauncherFactory;

/** What JUnit itself finds in a folder: a line CLASS#METHOD(PARAMETERS) for each method. */
public class Discover {
    public static void main(String[] args) {
        TestPlan plan = LauncherFactory.create()
                .discover(request().selectors(selectClasspathRoots(Collections.singleton(Paths.get(args[0])))).build());
        TreeSet<String> found = new TreeSet<>();
        for (TestIdentifier root : plan.getRoots()) {
            for (TestIdentifier test : plan.getDescendants(root)) {
                test.getSource().filter(MethodSource.class::isInstance).map(MethodSource.class::cast)
                        .ifPresent(s -> found.add(s.getClassName() + "#" + s.getMethodName().replaceAll("\\[.*", "")
                                + "(" + s.getMethodParameterTypes() + ")"));
            }
        }
        found.forEach(System.out::println);
    }
}
