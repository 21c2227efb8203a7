import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isoTime } from './iso-time.ts';
import { lastDayOf, nextDelivery, REPORT_FREQUENCIES, reportedSpan } from './report-schedule.ts';
import { DAY_MS, HOUR_MS } from './time-units.ts';
import { wallTime } from './time-zone.ts';

const at = (text: string): number => Date.parse(`${text}Z`);
const anyTime = fc.integer({ min: Date.UTC(2013, 0), max: Date.UTC(2037, 0) });
/** East, west, half and quarter hours; clock changes at midnight, by half an hour, around Ramadan, and never. */
const anyZone = fc.constantFrom(
  ...['UTC', 'Europe/Berlin', 'America/New_York', 'America/St_Johns', 'America/Santiago', 'Asia/Kolkata'],
  ...['Asia/Kathmandu', 'Asia/Beirut', 'Africa/Casablanca', 'Africa/Cairo', 'Australia/Lord_Howe'],
  ...['Pacific/Chatham', 'Pacific/Kiritimati', 'Pacific/Honolulu'],
);
const anyFrequency = fc.constantFrom(...REPORT_FREQUENCIES);
/** Days of the next deliveries after a time. */
function days(frequency: (typeof REPORT_FREQUENCIES)[number], after: string, count = 4): string[] {
  const found: string[] = [];
  for (let time = at(after); found.length < count; ) {
    time = nextDelivery(frequency, time, 'UTC');
    found.push(isoTime(time).slice(0, 16));
  }
  return found;
}

describe('a report is delivered', () => {
  test('daily: every morning [SH-K041]', () => {
    expect(days('daily', '2028-02-28T07:00')).toEqual([
      '2028-02-29T06:00',
      '2028-03-01T06:00',
      '2028-03-02T06:00',
      '2028-03-03T06:00',
    ]);
    expect(days('daily', '2026-11-22T05:59', 1)).toEqual(['2026-11-22T06:00']);
    expect(days('daily', '2026-11-22T06:00', 1)).toEqual(['2026-11-23T06:00']);
  });

  test('weekly: on Mondays [SH-K042]', () => {
    expect(days('weekly', '2026-11-22T12:00', 3)).toEqual([
      '2026-11-23T06:00',
      '2026-11-30T06:00',
      '2026-12-07T06:00',
    ]);
  });

  test('semi-monthly: on the 2nd and the 16th [SH-K043]', () => {
    expect(days('semi_monthly', '2026-11-22T12:00')).toEqual([
      '2026-12-02T06:00',
      '2026-12-16T06:00',
      '2027-01-02T06:00',
      '2027-01-16T06:00',
    ]);
  });

  test('monthly: on the 2nd [SH-K044]', () => {
    expect(days('monthly', '2026-11-22T12:00', 3)).toEqual([
      '2026-12-02T06:00',
      '2027-01-02T06:00',
      '2027-02-02T06:00',
    ]);
  });

  test('quarterly: on the 2nd of January, April, July and October [SH-K045]', () => {
    expect(days('quarterly', '2026-11-22T12:00')).toEqual([
      '2027-01-02T06:00',
      '2027-04-02T06:00',
      '2027-07-02T06:00',
      '2027-10-02T06:00',
    ]);
  });

  test('at six local time, in summer and in winter [SH-K041]', () => {
    const delivered = (after: string, zone: string) =>
      isoTime(nextDelivery('daily', at(after), zone)).slice(0, 16);
    expect(delivered('2026-03-28T12:00', 'Europe/Berlin')).toBe('2026-03-29T04:00');
    expect(delivered('2026-03-27T12:00', 'Europe/Berlin')).toBe('2026-03-28T05:00');
    expect(delivered('2026-10-31T23:00', 'America/New_York')).toBe('2026-11-01T11:00');
    expect(delivered('2026-11-22T00:00', 'Asia/Kolkata')).toBe('2026-11-22T00:30');
    // Already Monday in Tokyo, still Sunday in Honolulu.
    expect(nextDelivery('weekly', at('2026-11-22T20:00'), 'Asia/Tokyo')).toBe(at('2026-11-22T21:00'));
    expect(nextDelivery('weekly', at('2026-11-22T20:00'), 'Pacific/Honolulu')).toBe(at('2026-11-23T16:00'));
  });

  test('always after the given time, at six local time, without omissions', () => {
    fc.assert(
      fc.property(anyFrequency, anyTime, fc.nat(DAY_MS * 400), anyZone, (frequency, after, further, zone) => {
        const next = nextDelivery(frequency, after, zone);
        expect(next).toBeGreaterThan(after);
        expect(wallTime(next, zone) % DAY_MS).toBe(6 * HOUR_MS);
        // From any time before it, it is the next one; from a moment later, it isn't.
        const between = after + (further % (next - after));
        expect(nextDelivery(frequency, between, zone)).toBe(next);
        expect(nextDelivery(frequency, next, zone)).toBeGreaterThan(next);
      }),
    );
  });
});

describe('a reported period', () => {
  test.each([
    ['daily', '2028-03-01T06:00', '2028-02-29', '2028-03-01'],
    ['weekly', '2026-11-23T06:00', '2026-11-16', '2026-11-23'],
    ['semi_monthly', '2026-12-02T06:00', '2026-11-16', '2026-12-01'],
    ['semi_monthly', '2026-12-16T06:00', '2026-12-01', '2026-12-16'],
    ['monthly', '2027-01-02T06:00', '2026-12-01', '2027-01-01'],
    ['quarterly', '2027-01-02T06:00', '2026-10-01', '2027-01-01'],
  ] as const)('%s at %s is from %s to %s', (frequency, time, from, to) => {
    expect(reportedSpan(frequency, at(time), 'UTC')).toEqual({
      from: at(`${from}T00:00`),
      to: at(`${to}T00:00`),
    });
  });

  test('runs from local midnight to midnight: days with clock changes have 23 or 25 hours', () => {
    const hours = (time: string) => {
      const { from, to } = reportedSpan('daily', at(time), 'Europe/Berlin');
      return (to - from) / HOUR_MS;
    };
    expect([hours('2026-03-30T04:00'), hours('2026-03-31T04:00'), hours('2026-10-26T05:00')]).toEqual([
      23, 24, 25,
    ]);
    expect(reportedSpan('monthly', at('2026-11-02T05:00'), 'Europe/Berlin')).toEqual({
      from: at('2026-09-30T22:00'),
      to: at('2026-10-31T23:00'),
    });
  });

  test('is over by then, and successive ones are contiguous', () => {
    fc.assert(
      fc.property(anyFrequency, anyTime, anyZone, (frequency, after, zone) => {
        const first = nextDelivery(frequency, after, zone);
        const second = nextDelivery(frequency, first, zone);
        const [one, two] = [reportedSpan(frequency, first, zone), reportedSpan(frequency, second, zone)];
        expect(one.to).toBeLessThanOrEqual(first);
        expect(one.from).toBeLessThan(one.to);
        expect(two.from).toBe(one.to);
      }),
    );
  });

  test('is named after its last local day', () => {
    const span = reportedSpan('monthly', at('2026-12-01T22:00'), 'Asia/Tokyo');
    expect(lastDayOf(span, 'Asia/Tokyo')).toBe('2026-11-30');
  });
});
