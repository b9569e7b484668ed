// check: --outcomes -Dhow=string
// check: --outcomes -Dhow=copy
// check: --outcomes -Dhow=clone
// check: --outcomes -Dhow=object
// check: --outcomes --search=bfs -Dhow=object
import java.util.Arrays;

/** Clones, copies and strings of an array, and the clone of an object, while another thread writes both halves. */
public class TornClone implements Cloneable {
    static final byte[] bytes = {'a', 'a'};
    static final String[] strings = {"a", "a"};
    static final TornClone it = new TornClone();
    int left = 1;
    final int middle = 1;
    long right = 1;

    static void write() {
        bytes[0] = 'b';
        bytes[1] = 'b';
        strings[0] = "b";
        strings[1] = "b";
        it.left = 2;
        it.right = 2;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(TornClone::write);
        t.start();
        String text = "";
        switch (System.getProperty("how")) {
        case "string": text = new String(bytes, 0); break;
        case "copy": text = Arrays.toString(Arrays.copyOf(bytes, 2)); break;
        case "clone": text = Arrays.toString(strings.clone()); break;
        default:
            TornClone clone = (TornClone) it.clone();
            text = clone.left + " " + clone.middle + " " + clone.right;
        }
        t.join();
        System.out.println(text);
    }
}
