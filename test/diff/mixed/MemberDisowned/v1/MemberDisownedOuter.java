class MemberDisownedOuter {
    record Point(int x, int y) { }
}
