package AccessRevokedPack;

public class Open {
    public int value = 1;
}
