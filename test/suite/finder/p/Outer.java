package p;

import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("outer")
class Outer {
    @Test
    void here() {}

    @Nested
    @Tag("inner")
    class Inner {
        @Test
        void inside() {}

        @Nested
        @Disabled("deep")
        class Deeper {
            @Test
            void deepInside() {}
        }
    }

    @Nested
    class Empty {}
}
