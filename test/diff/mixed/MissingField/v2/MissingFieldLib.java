class MissingFieldBase {
    int moved = 33;
}

class MissingFieldLib extends MissingFieldBase {
    long type = 44;
}
