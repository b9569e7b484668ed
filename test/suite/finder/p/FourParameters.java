package p;

import java.util.Arrays;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;

@RunWith(Parameterized.class)
public class FourParameters {
    @Parameterized.Parameter
    public int value;

    @Parameterized.Parameters
    public static List<Object> values() {
        return Arrays.<Object>asList(1, 2);
    }

    @Test
    public void positive() {}
}
