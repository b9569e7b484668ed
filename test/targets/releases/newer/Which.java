class Which {
    static String release() {
        return "11 and later";
    }
}
