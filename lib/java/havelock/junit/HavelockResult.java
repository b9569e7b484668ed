package havelock.junit;

import java.io.File;

/** What the program said about a test. */
final class HavelockResult {
    static final int CLEAN = 0;
    static final int VIOLATION = 1;
    static final int INCONCLUSIVE = 3;

    private final int status;
    private final String test;
    private final String said;
    private final File schedule;

    HavelockResult(int status, String test, String said, File schedule) {
        this.status = status;
        this.test = test;
        this.said = said;
        this.schedule = schedule;
    }

    int status() {
        return status;
    }

    String message() {
        String replay = schedule.exists() ? "\nreplay: havelock replay " + schedule.getPath() : "";
        return head() + "\n\n" + said.trim() + "\n" + replay;
    }

    private String head() {
        switch (status) {
            case VIOLATION:
                return "Havelock found a violation in " + test;
            case INCONCLUSIVE:
                return "Havelock found nothing in " + test + ", but could not try everything within the budget";
            default:
                return "Havelock could not check " + test + " (status " + status + ")";
        }
    }
}
