// Aims at: a sealed type that no longer permits a subclass.
public class SealedShrunk {
    public static void main(String[] args) {
        for (int i = 0; i < 2; i++) {
            try {
                System.out.println(new SealedShrunkB().toString().length() > 0);
            } catch (LinkageError e) {
                System.out.println(e);
            }
        }
        System.out.println(new SealedShrunkA() instanceof SealedShrunkTop);
    }
}

sealed interface SealedShrunkTop permits SealedShrunkA, SealedShrunkB {
}

final class SealedShrunkA implements SealedShrunkTop {
}

final class SealedShrunkB implements SealedShrunkTop {
}
