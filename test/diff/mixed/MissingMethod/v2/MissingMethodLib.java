interface MissingMethodFace {
    String face(int l);
}

class MissingMethodLib implements MissingMethodFace {
    public String face(int l) {
        return "v2";
    }

    String kept() {
        return "v2";
    }

    long changed() {
        return 2;
    }
}
