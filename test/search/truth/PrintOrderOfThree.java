// outcome: 0 abc
// outcome: 0 acb
// outcome: 0 bac
// outcome: 0 bca
// outcome: 0 cab
// outcome: 0 cba
// 3! orders.
public class PrintOrderOfThree {
    public static void main(String[] args) throws Exception {
        for (String s : new String[] {"a", "b", "c"}) new Thread(() -> System.out.print(s)).start();
    }
}
