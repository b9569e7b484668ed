class Inherits implements Inherited {}

interface Inherited {
    @org.junit.jupiter.api.Test
    default void inherited() {
        System.out.println("inherited ran");
    }
}
