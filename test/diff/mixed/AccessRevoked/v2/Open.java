package AccessRevokedPack;

public class Open {
    int value = 1;
}
