/** The same checkcast and instanceof with one class after the other: what passed once says nothing of the next. */
public class RepeatedCasts {
    static String cast(Object o) {
        return (String) o;
    }

    static boolean isString(Object o) {
        return o instanceof String;
    }

    static boolean isComparable(Object o) {
        return o instanceof Comparable;
    }

    static boolean isObjects(Object o) {
        return o instanceof Object[];
    }

    public static void main(String[] args) {
        Object[] objects = {new Object(), "s", 1, new int[0], null, new String[0], new boolean[1], 'c', 2L};
        for (int round = 0; round < 3; round++) {
            for (Object o : objects) {
                System.out.print(isString(o) + " " + isComparable(o) + " " + isObjects(o) + " ");
                try {
                    System.out.println(cast(o));
                } catch (ClassCastException e) {
                    System.out.println(e.getMessage());
                }
            }
        }
    }
}
