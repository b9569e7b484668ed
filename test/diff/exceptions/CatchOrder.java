// Aims at: selection of handlers: subclass first, multi-catch, rethrow keeps type, checked through generics.
public class CatchOrder {
    static class E1 extends Exception { }

    static class E2 extends E1 { }

    static class E3 extends E2 { }

    static String which(Throwable t) {
        try {
            throw t;
        } catch (E3 e) {
            return "E3";
        } catch (E2 e) {
            return "E2";
        } catch (E1 e) {
            return "E1";
        } catch (ArithmeticException | IndexOutOfBoundsException e) {
            return "multi " + e.getClass().getSimpleName();
        } catch (RuntimeException e) {
            return "runtime";
        } catch (Exception e) {
            return "exception";
        } catch (StackOverflowError | AssertionError e) {
            return "error";
        } catch (Throwable e) {
            return "throwable";
        }
    }

    static void rethrow(int k) throws E1, E2 {
        try {
            if (k == 0) throw new E1();
            throw new E2();
        } catch (Exception e) {
            throw e;
        }
    }

    @SuppressWarnings("unchecked")
    static <T extends Throwable> void sneaky(Throwable t) throws T {
        throw (T) t;
    }

    public static void main(String[] args) {
        Throwable[] all = {new E3(), new E2(), new E1(), new ArithmeticException(),
            new StringIndexOutOfBoundsException(),
            new IllegalStateException(), new java.io.IOException(), new AssertionError(), new InternalError(),
            new Throwable()};
        for (Throwable t : all) {
            System.out.print(which(t) + ", ");
        }
        System.out.println();
        for (int k = 0; k < 2; k++) {
            try {
                rethrow(k);
            } catch (E2 e) {
                System.out.println("E2");
            } catch (E1 e) {
                System.out.println("E1");
            }
        }
        try {
            CatchOrder.<RuntimeException>sneaky(new E3());
        } catch (Exception e) {
            System.out.println(e.getClass().getName());
        }
    }
}
