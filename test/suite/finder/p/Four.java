package p;

import org.junit.Ignore;
import org.junit.Test;
import org.junit.experimental.categories.Category;

public class Four {
    public interface Slow {}

    @Test
    public void four() {}

    @Test(expected = IllegalStateException.class)
    public void throwing() {
        throw new IllegalStateException();
    }

    @Test
    @Ignore("not now")
    public void ignored() {}

    @Test
    @Category(Slow.class)
    public void slow() {}

    public void helper() {}
}
