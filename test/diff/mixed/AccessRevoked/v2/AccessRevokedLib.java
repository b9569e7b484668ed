class AccessRevokedLib {
    private int field = 1;
    private static int stat = 1;

    private AccessRevokedLib() {
    }

    static AccessRevokedLib make() {
        return new AccessRevokedLib();
    }

    private void method(int i, String s) {
    }

    private static void statMethod() {
    }
}
