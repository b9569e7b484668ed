package p;

import org.junit.Test;

public class FourDerived extends Four {
    @Test
    public void own() {}
}
