// Aims at: java.time without a clock or a time zone: dates, durations, periods, ISO text.
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.Period;
import java.time.temporal.ChronoUnit;

public class DatesWithoutClock {
    public static void main(String[] args) {
        LocalDate d = LocalDate.of(2024, Month.FEBRUARY, 28);
        System.out.println(d + " " + d.plusDays(2) + " " + d.isLeapYear() + " " + d.getDayOfWeek() + " "
            + d.lengthOfMonth()
            + " " + d.minusMonths(13) + " " + d.withDayOfYear(366) + " " + d.compareTo(d.plusYears(1)));
        System.out.println(ChronoUnit.DAYS.between(LocalDate.of(1999, 12, 31), d) + " " + Period.between(d,
            LocalDate.of(2025, 1, 1)) + " " + Duration.ofSeconds(3725, 500_000_000) + " "
                + Duration.ofMinutes(90).toHours());
        LocalDateTime t = d.atTime(23, 59, 30).plusSeconds(45);
        System.out.println(t + " " + t.toLocalTime() + " " + LocalTime.of(1, 2).minusHours(3) + " "
            + DayOfWeek.MONDAY.plus(10) + " " + LocalDate.parse("2020-02-29").plusYears(1));
        try {
            LocalDate.of(2023, 2, 29);
        } catch (java.time.DateTimeException e) {
            System.out.println(e.getMessage());
        }
    }
}
