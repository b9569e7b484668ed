// jars: junit-jupiter-api.jar junit-jupiter-engine.jar junit-jupiter-params.jar junit-platform-commons.jar junit-platform-engine.jar junit-platform-launcher.jar opentest4j.jar apiguardian-api.jar
// JUnit 5: its launcher finds the engine as a service and runs tests of every kind.
import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

public class LibJunit5 {
    @TestMethodOrder(MethodOrderer.MethodName.class)
    static class Tests {
        @BeforeEach
        void before() {
            System.out.println("before");
        }

        @Test
        void passes() {
            assertAll(() -> assertEquals(4, 2 + 2), () -> assertThrows(ArithmeticException.class, () -> hashCode(0)));
        }

        private int hashCode(int zero) {
            return 1 / zero;
        }

        @Test
        void fails() {
            assertEquals(1, 2, "numbers differ");
        }

        @RepeatedTest(2)
        void repeats() {}

        @ParameterizedTest
        @ValueSource(strings = {"a", "b"})
        void takes(String text) {
            System.out.println("takes " + text);
        }

        @TestFactory
        Stream<DynamicTest> makes() {
            return Stream.of(1, 2).map(n -> DynamicTest.dynamicTest("made " + n, () -> assertEquals(1, n)));
        }

        @Disabled("later")
        @Test
        void waits() {}

        @Nested
        class Inside {
            @Test
            @DisplayName("inside")
            void inside() {
                System.out.println("inside");
            }
        }
    }

    public static void main(String[] args) {
        Launcher launcher = LauncherFactory.create();
        SummaryGeneratingListener listener = new SummaryGeneratingListener();
        launcher.execute(
                LauncherDiscoveryRequestBuilder.request().selectors(selectClass(Tests.class)).build(), listener);
        TestExecutionSummary summary = listener.getSummary();
        System.out.println(summary.getTestsFoundCount() + " " + summary.getTestsSucceededCount() + " "
                + summary.getTestsFailedCount() + " " + summary.getTestsSkippedCount());
        summary.getFailures().forEach(f -> System.out.println(f.getTestIdentifier().getDisplayName() + " "
                + f.getException().getMessage()));
    }
}
