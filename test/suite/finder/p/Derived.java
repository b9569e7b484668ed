package p;

import org.junit.jupiter.api.Test;

class Derived extends Base implements WithTests {
    @Override
    @Test
    void overridden() {}

    @Override
    void noLongerATest() {}

    @Override
    @Test
    void made() {}
}
