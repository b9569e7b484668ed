record RecordChangedPoint(int x, long z, String name) {
    static RecordChangedPoint make() {
        return new RecordChangedPoint(1, 2, "n");
    }
}
