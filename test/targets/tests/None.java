public class None {
    public void test() {}
}
