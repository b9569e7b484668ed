package AccessRevokedPack;

public class Shut {
    public static int value() {
        return 1;
    }
}
