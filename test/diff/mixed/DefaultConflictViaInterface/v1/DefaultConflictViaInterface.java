// Aims at: two unrelated defaults called by invokeinterface (java answers with AbstractMethodError here).
public class DefaultConflictViaInterface implements DefaultConflictViaInterfaceA, DefaultConflictViaInterfaceB {
    public static void main(String[] args) {
        DefaultConflictViaInterfaceA a = new DefaultConflictViaInterface();
        for (int i = 0; i < 2; i++) {
            try {
                System.out.println(a.m());
            } catch (IncompatibleClassChangeError e) {
                System.out.println(e);
            }
        }
    }
}

interface DefaultConflictViaInterfaceA {
    default String m() {
        return "A.m";
    }
}

interface DefaultConflictViaInterfaceB {
}
