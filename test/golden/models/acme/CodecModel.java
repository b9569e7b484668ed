package acme;

class CodecModel {
    static int encode(Codec codec, int x) {
        return codec.factor * x;
    }

    static String name() {
        return "model ";
    }

    static int twice(Codec codec, int x) {
        return codec.twice(x) + 100; // the method itself
    }
}
