package p.q;

import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Test;

@Disabled("whole class")
class Off {
    @Test
    void one() {}

    @Test
    void two() {}
}
