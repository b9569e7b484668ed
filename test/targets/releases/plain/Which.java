class Which {
    static String release() {
        return "any";
    }
}
