// check: --outcomes
// check: --outcomes --search=bfs
import java.io.File;

/** Folders: one of two threads makes it; a file in it is there or not yet when it is listed, and when it is moved away. */
public class FolderRace {
    static int kept;
    static boolean[] made = new boolean[2];

    static void fill() {
        try {
            made[1] = new File("f").mkdir();
            if (new File("f/x").createNewFile()) kept++;
        } catch (java.io.IOException e) {
            kept = -1; /* the folder is gone */
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(FolderRace::fill);
        t.start();
        made[0] = new File("f").mkdir();
        int listed = new File("f").list().length;
        boolean renamed = new File("f").renameTo(new File("g"));
        t.join();
        System.out.println(java.util.Arrays.toString(made) + ", " + listed + " listed, " + renamed + ", " + kept + ", f " + count("f") + ", g " + count("g"));
    }

    static String count(String name) {
        String[] names = new File(name).list();
        return names == null ? "gone" : "" + names.length;
    }
}
