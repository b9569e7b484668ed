class LambdaTargetGoneLib {
    static String kept() {
        return "kept v2";
    }
}
