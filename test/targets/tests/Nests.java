/* Names nothing of JUnit's itself. */
class Nests {
    @org.junit.jupiter.api.Nested
    class Inner {
        @org.junit.jupiter.api.Test
        void test() {
            System.out.println("inner ran");
        }
    }
}
