import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time-units.ts';
import { formatBandwidth } from './bandwidth.ts';
import { formatBytes, formatKnownBytes } from './bytes.ts';
import { csvOf } from './csv.ts';
import { formatBucket, formatDate, formatDateTime, formatRange, formatTime } from './date.ts';
import { formatDuration } from './duration.ts';
import { formatCompact, formatNumber, formatSigned } from './number.ts';
import { formatChange, formatPercent } from './percent.ts';
import { formatRelative } from './relative-time.ts';
import { truncate } from './text.ts';
import { formatThreatScore, INFORMATIONAL_SCORE } from './threat-score.ts';

const KIB = 1024;
const plain = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f\u2009]/g, ' ');
const LOCALES = ['en-US', 'es-ES', 'fr-FR', 'de-DE', 'ja-JP'];

describe('bytes', () => {
  test('B to EB, base 1024 [WD-K110] [PF-K065] [WD-W038]', () => {
    const shown = [
      512,
      KIB,
      1.8 * KIB ** 4,
      214 * KIB ** 3,
      3 * KIB ** 3,
      KIB ** 5,
      2 * KIB ** 6,
      5000 * KIB ** 6,
    ];
    expect(shown.map((bytes) => plain(formatBytes(bytes, 'en-US')))).toEqual([
      '512 B',
      '1.0 KB',
      '1.8 TB',
      '214 GB',
      '3.0 GB',
      '1.0 PB',
      '2.0 EB',
      '5,000 EB',
    ]);
  });
  test('a minimum and an unknown amount are marked', () => {
    expect(plain(formatKnownBytes(214 * KIB ** 3, 0, 'en-US'))).toBe('214 GB');
    expect(plain(formatKnownBytes(214 * KIB ** 3, 1, 'en-US'))).toBe('≥ 214 GB');
    expect(formatKnownBytes(null, 1, 'en-US')).toBe('–');
    expect(plain(formatKnownBytes(0, 0, 'en-US'))).toBe('0 B');
  });
  test('four digits become one of the next unit', () => {
    expect(plain(formatBytes(1009 * KIB ** 3, 'en-US'))).toBe('1.0 TB');
    expect(plain(formatBytes(999 * KIB ** 3, 'en-US'))).toBe('999 GB');
  });
  test("uses the reader's language", () => {
    expect(plain(formatBytes(1.5 * KIB ** 3, 'de-DE'))).toBe('1,5 GB');
    expect(plain(formatBytes(1.5 * KIB ** 3, 'fr-FR'))).toBe('1,5 Go');
  });
  test('anything but a number is a dash', () => {
    expect(formatBytes(Number.NaN, 'en-US')).toBe('–');
  });
  test('at most three digits below the largest unit, with the right magnitude', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 52 }), (bytes) => {
        const [, digits = '', unit = ''] =
          /^([\d.,]+) (\w+)$/.exec(plain(formatBytes(bytes, 'en-US')) ?? '') ?? [];
        const value = Number(digits.replaceAll(',', ''));
        const size = KIB ** ['B', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB'].indexOf(unit);
        expect(value).toBeLessThan(1000);
        expect(Math.abs(value * size - bytes)).toBeLessThanOrEqual(Math.max(0.051 * size, 0.05 * bytes));
      }),
    );
  });
});

describe('bandwidth', () => {
  test('is always in GiB with six decimals [PF-K066]', () => {
    expect(
      [0, 1, 1.5 * KIB ** 3, 2000 * KIB ** 3].map((bytes) => plain(formatBandwidth(bytes, 'en-US'))),
    ).toEqual(['0.000000 GiB', '0.000000 GiB', '1.500000 GiB', '2,000.000000 GiB']);
    expect(plain(formatBandwidth(KIB ** 3 / 7, 'de-DE'))).toBe('0,142857 GiB');
    expect(formatBandwidth(Number.NaN, 'en-US')).toBe('–');
  });
  test('is accurate to a millionth', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 50 }), (bytes) => {
        const figure = Number((plain(formatBandwidth(bytes, 'en-US')) ?? '').replace(/[, GiB]/g, ''));
        expect(Math.abs(figure - bytes / KIB ** 3)).toBeLessThanOrEqual(0.000_000_51);
      }),
    );
  });
});

describe('threat scores', () => {
  test('an informational one has none; all others are numbers [WD-S082]', () => {
    expect(INFORMATIONAL_SCORE).toBe(200);
    expect(formatThreatScore(200, 'en-US')).toBeUndefined();
    expect([0, 99, 100, 199, 201].map((score) => formatThreatScore(score, 'en-US'))).toEqual([
      '0',
      '99',
      '100',
      '199',
      '201',
    ]);
  });
});

describe('counts', () => {
  test('exact below ten thousand, abbreviated above: K, M, B, T, base 1000 [WD-K111] [WD-W039]', () => {
    expect(
      [9_412, 41_250, 6_412_345, 91_900_000, 2_500_000_000, 7e12].map((n) =>
        plain(formatCompact(n, 'en-US')),
      ),
    ).toEqual(['9,412', '41.3 K', '6.41 M', '91.9 M', '2.5 B', '7 T']);
  });
  test('every language has its own unit', () => {
    expect(LOCALES.map((locale) => plain(formatCompact(6_412_345, locale)))).toEqual([
      '6.41 M',
      '6,41 M',
      '6,41 M',
      '6,41 Mio.',
      '641万',
    ]);
  });
  test('an integer has grouping', () => {
    expect(formatNumber(1204, 'en-US')).toBe('1,204');
    expect(formatNumber(1204, 'de-DE')).toBe('1.204');
  });
  test('a change has its sign', () => {
    expect([24, -6, 0].map((n) => formatSigned(n, 'en-US'))).toEqual(['+24', '−6', '0']);
    expect(formatSigned(1.25, 'de-DE', 1)).toBe('+1,3');
  });
});

describe('percent', () => {
  test('is clamped to −100 to 100 % [WD-K112] [WD-W040]', () => {
    expect(formatPercent(7, 'en-US')).toBe('100%');
    expect(formatPercent(-7, 'en-US')).toBe('-100%');
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (share) => {
        const shown = Number(formatPercent(share, 'en-US').replace(/[<>%]/g, ''));
        expect(Math.abs(shown)).toBeLessThanOrEqual(100);
      }),
    );
  });
  test('below 0.01 % is shown as less than that [WD-K113]', () => {
    expect(formatPercent(0.00002, 'en-US')).toBe('<0.01%');
    expect(formatPercent(0.0001, 'en-US')).toBe('0.01%');
    expect(formatPercent(0, 'en-US')).toBe('0%');
  });
  test('has more decimals for small values', () => {
    expect([0.62, 0.0315, 0.003, 1].map((share) => formatPercent(share, 'en-US'))).toEqual([
      '62%',
      '3.2%',
      '0.3%',
      '100%',
    ]);
    expect(plain(formatPercent(0.62, 'de-DE'))).toBe('62 %');
  });
  test('a change from the previous value', () => {
    expect(formatChange(100, 112, 'en-US')).toBe('+12%');
    expect(formatChange(100, 96, 'en-US')).toBe('−4%');
    expect(formatChange(0, 5, 'en-US')).toBeUndefined();
    expect(formatChange(1, 1000, 'en-US')).toBeUndefined();
  });
});

describe('durations', () => {
  test('years, months, days, hours, minutes, seconds, milliseconds [WD-K114] [WD-W041]', () => {
    expect(
      [2 * 365 * DAY_MS, 3 * 30 * DAY_MS, 5 * DAY_MS, 3 * HOUR_MS, 6 * MINUTE_MS, 2000, 40].map((ms) =>
        formatDuration(ms, 'en-US', { long: true }),
      ),
    ).toEqual(['2 years', '3 months', '5 days', '3 hours', '6 minutes', '2 seconds', '40 milliseconds']);
  });
  test('shows at most three units, whatever is requested [PF-K020]', () => {
    const long = 400 * DAY_MS + 5 * HOUR_MS + 4 * MINUTE_MS + 3000;
    expect(formatDuration(long, 'en-US', { units: 9 })?.match(/[a-z]+/g)).toHaveLength(3);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 45 }), fc.integer({ min: -1, max: 9 }), (ms, units) => {
        const numbers = formatDuration(ms, 'en-US', { units })?.match(/[a-z]+/g)?.length ?? 0;
        expect(numbers).toBeGreaterThanOrEqual(1);
        expect(numbers).toBeLessThanOrEqual(3);
      }),
    );
  });
  test('is followed by the next smaller unit, or none', () => {
    expect(formatDuration(3 * HOUR_MS + 12 * MINUTE_MS, 'en-US')).toBe('3 hr 12 min');
    expect(formatDuration(3 * HOUR_MS + 4000, 'en-US')).toBe('3 hr');
    expect(formatDuration(0, 'en-US')).toBe('0 ms');
  });
  test('anything but a number has no text here; the caller shows "Unknown"', () => {
    for (const none of [Number.NaN, Number.POSITIVE_INFINITY])
      expect(formatDuration(none, 'en-US')).toBeUndefined();
  });
});

describe('relative time', () => {
  const now = Date.UTC(2026, 10, 21, 12);
  test('is shown in phrases', () => {
    expect(
      [
        now - 4000,
        now - 5 * MINUTE_MS,
        now - 3 * HOUR_MS,
        now - DAY_MS,
        now - 40 * DAY_MS,
        now + 2 * DAY_MS,
      ].map((time) => formatRelative(time, now, 'en-US')),
    ).toEqual(['4 seconds ago', '5 minutes ago', '3 hours ago', 'yesterday', 'last month', 'in 2 days']);
    expect(formatRelative(now - 5 * MINUTE_MS, now, 'de-DE')).toBe('vor 5 Minuten');
  });
});

describe('dates', () => {
  const day = (date: number, month = 10, year = 2026) => Date.UTC(year, month, date);
  const now = day(21);
  test('whole days are shown by first and last day', () => {
    expect(plain(formatRange({ from: day(14), to: day(21) }, 'en-US', { now }))).toBe('14 – 20 Nov');
    expect(plain(formatRange({ from: day(28, 9), to: day(21) }, 'en-US', { now }))).toBe('28 Oct – 20 Nov');
    expect(plain(formatRange({ from: day(20), to: day(21) }, 'en-US', { now }))).toBe('20 Nov');
  });
  test('another year is included', () => {
    expect(
      plain(formatRange({ from: day(14, 10, 2025), to: day(21, 10, 2025) }, 'en-US', { now })),
    ).toContain('2025');
  });
  test('partial days are shown to the minute', () => {
    const shown = plain(
      formatRange({ from: day(14) + 8 * HOUR_MS, to: day(14) + 9 * HOUR_MS }, 'en-US', { now }),
    );
    expect(shown).toContain('08:00');
    expect(shown).toContain('09:00');
    expect(shown).toContain('14 Nov');
  });
  test('midnight depends on the time zone', () => {
    const range = { from: day(14) - HOUR_MS, to: day(21) - HOUR_MS };
    expect(plain(formatRange(range, 'en-US', { timeZone: 'Europe/Berlin', now }))).toBe('14 – 20 Nov');
    expect(plain(formatRange(range, 'en-US', { timeZone: 'UTC', now }))).toContain('23:00');
  });
  test('moments', () => {
    const time = Date.UTC(2026, 10, 19, 12, 4, 51);
    expect(plain(formatDate(time, 'full', 'en-US'))).toBe('Thu, 19 Nov 2026, 12:04:51');
    expect(formatDate(time, 'weekday', 'en-US')).toBe('Thu 19');
    expect(formatDate(time, 'seconds', 'en-US')).toBe('12:04:51');
    expect(formatDate(Number.NaN, 'day', 'en-US')).toBe('–');
  });
  test('a moment is ddd MMM D YYYY HH:mm:ss by default [WD-K116]', () => {
    expect(formatTime(Date.UTC(2026, 10, 5, 0, 4, 9), 'en-US')).toBe('Thu Nov 5 2026 00:04:09');
    expect(formatTime(Date.UTC(2026, 10, 5, 0, 4, 9), 'en-US', 'America/New_York')).toBe(
      'Wed Nov 4 2026 19:04:09',
    );
    expect(plain(formatTime(Date.UTC(2026, 10, 5, 13, 4, 9), 'de-DE'))).toBe('Do., 5. Nov. 2026, 13:04:09');
    expect(formatTime(Number.NaN, 'en-US')).toBe('–');
  });
  test('a moment in a field is MM/DD/YYYY h:mm A in English [WD-K093]', () => {
    expect(formatDateTime(Date.UTC(2026, 0, 5, 15, 4), 'en-US')).toBe('01/05/2026 3:04 PM');
    expect(formatDateTime(Date.UTC(2026, 0, 5, 0, 4), 'en-US')).toBe('01/05/2026 12:04 AM');
    expect(formatDateTime(Date.UTC(2026, 0, 5, 0, 4), 'en-US', 'America/New_York')).toBe(
      '01/04/2026 7:04 PM',
    );
    expect(
      LOCALES.slice(1).map((locale) => plain(formatDateTime(Date.UTC(2026, 0, 5, 15, 4), locale))),
    ).toEqual(['05/01/2026, 15:04', '05/01/2026 15:04', '05.01.2026, 15:04', '2026/01/05 15:04']);
  });
  test('midnight is 00:00, in every language', () => {
    for (const locale of LOCALES) expect(formatDate(day(14), 'time', locale)).toBe('00:00');
  });
  test('buckets are shown as spans', () => {
    const time = Date.UTC(2026, 10, 13, 8);
    expect(formatBucket(time, 'hour', 'en-US')).toBe('Fri 13 Nov, 08:00 – 09:00');
    expect(formatBucket(day(13), 'day', 'en-US')).toBe('Fri 13 Nov');
    expect(plain(formatBucket(day(9), 'week', 'en-US'))).toBe('9 – 15 Nov');
    expect(formatBucket(day(1), 'month', 'en-US')).toBe('Nov 2026');
    // Clocks go forward on Sunday: the week has an hour less, not a day more.
    expect(plain(formatBucket(Date.UTC(2026, 2, 22, 23), 'week', 'en-US', 'Europe/Berlin'))).toBe(
      '23 – 29 Mar',
    );
  });
});

describe('text', () => {
  test('is truncated at 60 characters by default [WD-K115] [WD-W042]', () => {
    expect(truncate('a'.repeat(60))).toHaveLength(60);
    expect(truncate('a'.repeat(61))).toBe(`${'a'.repeat(59)}…`);
    expect(truncate('abcdef', 4)).toBe('abc…');
  });
  test('no grapheme is split', () => {
    expect(truncate('👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2)).toBe('👩‍👩‍👧‍👦…');
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.integer({ min: 1, max: 80 }),
        (text, most) => {
          const shown = truncate(text, most);
          expect(shown.isWellFormed()).toBe(true);
          expect([...new Intl.Segmenter().segment(shown)].length).toBeLessThanOrEqual(Math.max(most, 1));
        },
      ),
    );
  });
});

describe('CSV', () => {
  test('quotes all text, so that no separator ends a cell early, and leaves numbers bare', () => {
    expect(
      csvOf([
        ['a', 1, null],
        ['say "hi", you', 'line\nbreak', ''],
        ['one;two', -5, 'plain'],
      ]),
    ).toBe('\ufeff"a",1,\r\n"say ""hi"", you","line\nbreak",""\r\n"one;two",-5,"plain"\r\n');
  });

  const SIGNS = ['=', '+', '-', '@', '\uff1d', '\uff0b', '\uff0d', '\uff20'];
  const BEFORE = ['', ' ', '\u3000', '\u00a0 '];
  /** What programs may treat as the end of a cell besides the comma, regardless of quotes. */
  const ENDS = ['', 'x;', 'x\n', 'x\r\n', 'x\t', 'x; ;'];

  test.each(SIGNS)('text never becomes a formula: %s', (sign) => {
    for (const end of ENDS)
      for (const before of BEFORE)
        expect(csvOf([[`${end}${before}${sign}cmd|' /C calc'!A0`]])).toContain(`${end}${before}'${sign}cmd`);
  });

  test('text that begins with a control character gets an apostrophe, too', () => {
    for (const text of ['\tx', '\rx', '\nx']) expect(csvOf([[text]])).toContain(`"'${text}"`);
  });

  test('symbols within a text are unchanged', () => {
    for (const text of ['a=b', 'a-b', 'amy@atlas.example', 'x - y', '1+1'])
      expect(csvOf([[text]])).toContain(`"${text}"`);
  });
});
