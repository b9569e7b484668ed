interface DefaultConflictB {
    default String m() {
        return "B.m";
    }

    String n();
}

interface DefaultConflictC extends DefaultConflictA {
    default String specific() {
        return "C.specific";
    }
}
