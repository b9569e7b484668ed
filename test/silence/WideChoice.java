// fatal: too many values to choose from: %d to %d
// by: check

import havelock.Verify;

public class WideChoice {
    public static void main(String[] args) {
        System.out.println(Verify.getInt(0, Integer.MAX_VALUE));
    }
}
