interface DefaultConflictViaInterfaceB {
    default String m() {
        return "B.m";
    }
}
