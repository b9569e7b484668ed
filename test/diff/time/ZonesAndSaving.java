// Aims at: time zones: gaps and overlaps of daylight saving, transitions, rules of the far future, offsets, bad ids.
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.TextStyle;
import java.time.temporal.ChronoUnit;
import java.time.zone.ZoneOffsetTransition;
import java.time.zone.ZoneOffsetTransitionRule;
import java.time.zone.ZoneRules;
import java.util.Locale;

public class ZonesAndSaving {
    public static void main(String[] args) {
        ZoneId paris = ZoneId.of("Europe/Paris");
        LocalDateTime gap = LocalDateTime.of(2024, 3, 31, 2, 30);
        LocalDateTime overlap = LocalDateTime.of(2024, 10, 27, 2, 30);
        ZonedDateTime late = ZonedDateTime.of(overlap, paris).withLaterOffsetAtOverlap();
        System.out.println(gap.atZone(paris) + " " + overlap.atZone(paris) + " " + late + " "
            + late.withEarlierOffsetAtOverlap().equals(late));
        System.out.println(late.plusHours(1) + " " + late.minusDays(1) + " "
            + gap.atZone(paris).minusDays(1).plus(Duration.ofDays(1)) + " "
            + gap.atZone(paris).minusDays(1).plus(Period.ofDays(1)));
        System.out.println(ZonedDateTime.ofLocal(overlap, paris, ZoneOffset.ofHours(1)) + " "
            + ZonedDateTime.ofInstant(gap, ZoneOffset.UTC, paris));
        ZoneRules rules = paris.getRules();
        ZoneOffsetTransition transition = rules.getTransition(gap);
        System.out.println(transition + " " + transition.isGap() + transition.getDuration() + rules.getValidOffsets(gap)
            + rules.getValidOffsets(overlap) + rules.getTransition(late.toLocalDateTime()));
        for (String id : new String[] {"Europe/Paris", "America/Sao_Paulo", "Asia/Kolkata", "Australia/Lord_Howe",
            "Africa/Casablanca", "Pacific/Apia", "UTC", "America/New_York", "Asia/Tehran"}) {
            ZoneRules r = ZoneId.of(id).getRules();
            Instant at = Instant.parse("2011-12-30T10:00:00Z");
            System.out.println(id + " " + r.getOffset(at) + " " + r.getStandardOffset(at) + " "
                + r.getDaylightSavings(at) + " " + r.isDaylightSavings(at) + " " + r.nextTransition(at)
                + " " + r.previousTransition(at) + " " + r.getTransitions().size() + " " + r.isFixedOffset() + " "
                    + r.nextTransition(Instant.parse("2400-01-01T00:00:00Z")));
            for (ZoneOffsetTransitionRule rule : r.getTransitionRules()) {
                System.out.println("  " + rule + " " + rule.createTransition(2100));
            }
            System.out.println("  " + ZoneId.of(id).getDisplayName(TextStyle.FULL, Locale.US) + " "
                + ZoneId.of(id).getDisplayName(TextStyle.SHORT, Locale.FRANCE));
        }
        for (String id : new String[] {"Z", "+2", "+02:30", "-18:00", "GMT+3", "UTC-01:15", "UT", "EST5EDT", "+19",
            "+2:3", "Mars/Base", "", "GMT+", "+02:60", "a b"}) {
            try {
                ZoneId zone = ZoneId.of(id);
                System.out.println(id + " " + zone + " " + zone.normalized() + " " + zone.getRules());
            } catch (RuntimeException e) {
                System.out.println(id + " " + e);
            }
        }
        System.out.println(ZoneId.of("EST", ZoneId.SHORT_IDS) + " " + ZoneOffset.ofHoursMinutesSeconds(-1, -2, -3) + " "
            + ZoneOffset.ofTotalSeconds(3601).compareTo(ZoneOffset.UTC));
        ZonedDateTime departure = ZonedDateTime.parse("2024-03-09T23:00-05:00[America/New_York]");
        ZonedDateTime arrival = departure.plus(7, ChronoUnit.HOURS).withZoneSameInstant(ZoneId.of("Asia/Tokyo"));
        System.out.println(arrival + " " + ChronoUnit.HOURS.between(departure, arrival) + " "
            + departure.until(arrival.withZoneSameLocal(departure.getZone()), ChronoUnit.MINUTES));
        System.out.println(departure.truncatedTo(ChronoUnit.DAYS) + " "
            + departure.toLocalDate().plusDays(1).atStartOfDay(departure.getZone()) + " "
            + departure.withFixedOffsetZone());
        System.out.println(ZonedDateTime.parse("2024-03-31T02:30+01:00[Europe/Paris]") + " "
            + ZonedDateTime.parse("2024-06-01T00:00+05:00[Europe/Paris]"));
        OffsetDateTime offset = OffsetDateTime.parse("2024-02-29T12:00+05:30");
        System.out.println(offset.withOffsetSameInstant(ZoneOffset.UTC) + " "
            + offset.isEqual(OffsetDateTime.parse("2024-02-29T06:30Z"))
            + offset.equals(OffsetDateTime.parse("2024-02-29T06:30Z"))
            + OffsetTime.parse("10:00+01:00").compareTo(OffsetTime.parse("11:00+02:00")) + " "
                + offset.atZoneSimilarLocal(paris));
        System.out.println(ZoneId.getAvailableZoneIds().contains("Europe/Berlin") + " " + paris.hashCode() + " "
            + late.hashCode());
    }
}
