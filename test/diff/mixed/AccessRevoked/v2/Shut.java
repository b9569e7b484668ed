package AccessRevokedPack;

class Shut {
    public static int value() {
        return 1;
    }
}
