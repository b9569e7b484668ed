// Aims at: array covariance, class objects of arrays, arrays as generics, varargs of arrays.
public class Covariance {
    static void fill(Object[] target, Object value) {
        for (int i = 0; i < target.length; i++) {
            target[i] = value;
        }
    }

    static <T> T[] listOf(T... items) {
        return items;
    }

    public static void main(String[] args) {
        Number[] numbers = new Integer[2];
        fill(numbers, 3);
        try {
            fill(numbers, 3.5);
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage());
        }
        Comparable<?>[] comparables = new String[] {"x"};
        Object[] objects = comparables;
        try {
            objects[0] = 5;
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage());
        }
        Runnable[] tasks = new Thread[1];
        try {
            tasks[0] = () -> { };
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage().startsWith("Covariance$$Lambda"));
        }
        try {
            String[] bad = (String[]) (Object[]) listOf(1, 2);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(numbers[1] + " " + numbers.getClass() + " " + int[].class.getSuperclass() + " "
            + String[].class.getSuperclass() + " " + int[][].class.getComponentType() + " "
            + Number[].class.isAssignableFrom(Integer[].class) + Object[].class.isAssignableFrom(int[].class)
            + Object.class.isAssignableFrom(int[].class) + " " + int[].class.getInterfaces().length
            + int[].class.getInterfaces()[0] + int[].class.getInterfaces()[1]);
    }
}
