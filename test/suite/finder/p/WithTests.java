package p;

import org.junit.jupiter.api.Test;

interface WithTests {
    @Test
    default void ofInterface() {}
}
