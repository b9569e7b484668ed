package p;

import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One of each kind of test method, and of what is none. */
@Tag("plain")
class Plain {
    @Test
    void simple() {}

    @Test
    @Disabled("later")
    void off() {}

    @Disabled
    @Test
    void offWithoutReason() {}

    @Tag("a")
    @Tag("b")
    @Test
    void tagged() {}

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void parameterized(int value) {}

    @RepeatedTest(2)
    void repeated() {}

    @TestFactory
    DynamicTest made() {
        return DynamicTest.dynamicTest("made", () -> {});
    }

    @Test
    void overloaded() {}

    @Test
    void overloaded(TestInfo info) {}

    @ParameterizedTest
    @ValueSource(strings = "x")
    void overloaded(String text) {}

    @Fast
    void composed() {}

    @FastAlias
    void composedTwice() {}

    @Test
    private void hidden() {}

    @Test
    static void common() {}

    void helper() {}

    class Inner {
        @Test
        void ofNobody() {}
    }

    static class Below {
        @Test
        void ofStatic() {}
    }

    static final Object ANONYMOUS = new Object() {
        @Test
        void ofAnonymous() {}
    };
}
