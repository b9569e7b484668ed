package p;

import junit.framework.TestCase;

public class Three extends TestCase {
    public void testOne() {}

    public void testTwo() {}

    public void other() {}

    public int testNumber() {
        return 1;
    }

    void testHidden() {}

    public void testWith(int argument) {}
}
