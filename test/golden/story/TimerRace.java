import java.util.Timer;
import java.util.TimerTask;

/** A task may be on its way when its timer is cancelled. */
public class TimerRace {
    static volatile int ticks;

    public static void main(String[] args) {
        Timer timer = new Timer("clock");
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                ticks++;
            }
        }, 10);
        timer.cancel();
        assert ticks == 0;
    }
}
