class MemberDisownedOuter {
}
