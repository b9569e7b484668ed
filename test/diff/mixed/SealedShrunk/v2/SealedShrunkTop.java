sealed interface SealedShrunkTop permits SealedShrunkA {
}

final class SealedShrunkA implements SealedShrunkTop {
}
