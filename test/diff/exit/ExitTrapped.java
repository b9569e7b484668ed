// A security manager that traps exits; later JDKs have none.
public class ExitTrapped {
    @SuppressWarnings("removal")
    public static void main(String[] a) {
        System.out.println(System.getSecurityManager());
        try {
            System.setSecurityManager(new SecurityManager() {
                public void checkExit(int s) {
                    throw new SecurityException("exit " + s);
                }
                public void checkPermission(java.security.Permission p) {}
            });
            System.out.println("set");
            try {
                System.exit(3);
            } catch (SecurityException e) {
                System.out.println(e.getMessage());
            }
            System.setSecurityManager(null);
            System.out.println(System.getSecurityManager());
        } catch (UnsupportedOperationException e) {
            System.out.println(e);
        }
    }
}
