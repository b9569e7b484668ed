// Aims at: the main class's own initialiser throws: report and exit status 1, main never runs.
public class MainClassInitFails {
    static int[] table = new int[2];

    static {
        System.out.println("initialising");
        table[2] = 1;
    }

    public static void main(String[] args) {
        System.out.println("never");
    }
}
