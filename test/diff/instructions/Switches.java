// Aims at: tableswitch and lookupswitch: dense, sparse, negative, extreme keys, fall-through, only default.
public class Switches {
    static String dense(int i) {
        switch (i) {
            case -1: return "minus";
            case 0: return "zero";
            case 1:
            case 2: return "some";
            case 4: return "four";
            default: return "other";
        }
    }

    static String sparse(int i) {
        switch (i) {
            case Integer.MIN_VALUE: return "min";
            case -1000: return "-k";
            case 0: return "zero";
            case 1000000: return "M";
            case Integer.MAX_VALUE: return "max";
        }
        return "none";
    }

    static int edge(int i) {
        switch (i) {
            case Integer.MAX_VALUE - 1: return 1;
            case Integer.MAX_VALUE: return 2;
            default: return 3;
        }
    }

    static int fall(int i) {
        int r = 0;
        switch (i) {
            case 1: r += 1;
            case 2: r += 2;
            default: r += 10;
            case 3: r += 3;
                break;
            case 4: r += 4;
        }
        return r;
    }

    static int only(int i) {
        switch (i) {
            default: return i * 2;
        }
    }

    public static void main(String[] args) {
        int[] keys = {Integer.MIN_VALUE, Integer.MIN_VALUE + 1, -1001, -1000, -2, -1, 0, 1, 2, 3, 4, 5, 1000000,
            Integer.MAX_VALUE - 2, Integer.MAX_VALUE - 1, Integer.MAX_VALUE};
        for (int k : keys) {
            System.out.println(k + " " + dense(k) + " " + sparse(k) + " " + edge(k) + " " + fall(k) + " " + only(k));
        }
    }
}
