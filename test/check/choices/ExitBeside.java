// check: --outcomes

/** main ends the program while another thread prints two lines, none of them, or one; or has not begun. */
public class ExitBeside {
    public static void main(String[] args) {
        new Thread(() -> { System.out.println("one"); System.out.println("two"); }).start();
        System.exit(3);
    }
}
