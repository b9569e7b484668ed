package t;

/** Nothing depends on this. */
public class Unused {
    public static final int VERSION = 1;
}
