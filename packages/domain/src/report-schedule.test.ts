import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextDelivery, REPORT_FREQUENCIES, reportedSpan } from './report-schedule.ts';

const at = (text: string): number => Date.parse(`${text}Z`);
const anyTime = fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2100, 0) });
const anyFrequency = fc.constantFrom(...REPORT_FREQUENCIES);
/** The first deliveries after a moment, as days. */
function days(frequency: (typeof REPORT_FREQUENCIES)[number], after: string, count = 4): string[] {
  const found: string[] = [];
  for (let time = at(after); found.length < count; ) {
    time = nextDelivery(frequency, time);
    found.push(new Date(time).toISOString().slice(0, 16));
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

  test('always later than what it is after, and none is left out', () => {
    fc.assert(
      fc.property(anyFrequency, anyTime, fc.nat(86_400_000 * 400), (frequency, after, further) => {
        const next = nextDelivery(frequency, after);
        expect(next).toBeGreaterThan(after);
        // Asked anywhere before it, it is the next one, too; asked a moment later, it is not any more.
        const between = after + (further % (next - after));
        expect(nextDelivery(frequency, between)).toBe(next);
        expect(nextDelivery(frequency, next)).toBeGreaterThan(next);
      }),
    );
  });
});

describe('what is reported', () => {
  test.each([
    ['daily', '2028-03-01T06:00', '2028-02-29', '2028-03-01'],
    ['weekly', '2026-11-23T06:00', '2026-11-16', '2026-11-23'],
    ['semi_monthly', '2026-12-02T06:00', '2026-11-16', '2026-12-01'],
    ['semi_monthly', '2026-12-16T06:00', '2026-12-01', '2026-12-16'],
    ['monthly', '2027-01-02T06:00', '2026-12-01', '2027-01-01'],
    ['quarterly', '2027-01-02T06:00', '2026-10-01', '2027-01-01'],
  ] as const)('%s at %s is from %s to %s', (frequency, time, from, to) => {
    expect(reportedSpan(frequency, at(time))).toEqual({ from: at(`${from}T00:00`), to: at(`${to}T00:00`) });
  });

  test('is over by then, and the spans of successive deliveries lie end to end', () => {
    fc.assert(
      fc.property(anyFrequency, anyTime, (frequency, after) => {
        const first = nextDelivery(frequency, after);
        const second = nextDelivery(frequency, first);
        const [one, two] = [reportedSpan(frequency, first), reportedSpan(frequency, second)];
        expect(one.to).toBeLessThanOrEqual(first);
        expect(one.from).toBeLessThan(one.to);
        expect(two.from).toBe(one.to);
      }),
    );
  });
});
