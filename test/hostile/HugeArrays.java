// ends: any
/** Arrays as large as can be asked for. */
public class HugeArrays {
    static Object kept;

    public static void main(String[] args) throws Exception {
        int[] sizes = {Integer.MAX_VALUE, Integer.MAX_VALUE - 8, 1 << 30, 1 << 28};
        for (int size : sizes)
            for (int kind = 0; kind < 4; kind++)
                try {
                    switch (kind) {
                        case 0: kept = new long[size]; break;
                        case 1: kept = new byte[size]; break;
                        case 2: kept = new Object[size]; break;
                        default: kept = new int[size / 1000][1000];
                    }
                    System.out.println("made");
                } catch (OutOfMemoryError e) {
                    kept = null;
                }
        kept = java.lang.reflect.Array.newInstance(int.class, new int[255]);
    }
}
