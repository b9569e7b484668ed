package p;

import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("base")
@Disabled("is not inherited")
abstract class Base {
    @Test
    void inherited() {}

    @Test
    void overridden() {}

    @Test
    void noLongerATest() {}

    @Test
    abstract void made();
}
