class BecameFinalMethod {
    final void m(int i) {
    }
}

final class BecameFinalClass {
}

class BecameFinalField {
    final int field = Integer.parseInt("1");
    static final int stat = Integer.parseInt("1");
}
