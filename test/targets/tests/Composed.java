class Composed {
    @ComposedTest
    void test() {
        System.out.println("composed ran");
    }
}
