enum EnumShrunkColor {
    BLUE, RED
}
