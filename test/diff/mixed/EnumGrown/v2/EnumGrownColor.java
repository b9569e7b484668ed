enum EnumGrownColor {
    BLUE, GREEN, WHITE, RED
}
