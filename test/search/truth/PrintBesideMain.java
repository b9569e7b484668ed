// outcome: 0 ab
// outcome: 0 ba
// Main does not wait before it prints; the program ends when both have ended.
public class PrintBesideMain {
    public static void main(String[] args) throws Exception {
        new Thread(() -> System.out.print("a")).start();
        System.out.print("b");
    }
}
