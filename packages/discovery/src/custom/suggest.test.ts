import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSamples } from './read-samples.ts';
import { suggestParser } from './suggest.ts';

const CLOCK = { timezone: 'UTC', now: Date.UTC(2026, 10, 22) };

function eventOf(lines: readonly string[]): Record<string, unknown> | null {
  const parser = suggestParser(lines, CLOCK.now);
  if (parser === undefined) return null;
  return readSamples(parser, lines, CLOCK).lines.at(-1)?.event ?? null;
}

describe('a line structure is suggested', () => {
  test('delimited values, by their content', () => {
    const lines = [
      '03.04.2026 09:05:01;ACME\\nadia;10.0.0.4;files.example.com;1200;allow;Mozilla/5.0 (X11; Linux x86_64)',
      '03.04.2026 09:05:02;ACME\\omar;10.0.0.5;mail.example.com;80;deny;-',
    ].map((line) => line.replace('(X11; Linux x86_64)', '(X11)'));
    expect(eventOf(lines)).toMatchObject({
      time: '2026-04-03T09:05:02.000Z',
      user: 'omar',
      user_domain: 'ACME',
      src_ip: '10.0.0.5',
      host: 'mail.example.com',
      action: 'blocked',
      extra: { '5': '80' },
    });
  });

  test('a header names the parts and is skipped', () => {
    const lines = [
      'Date & time,Username,Client IP,URL,Bytes sent',
      '2026-04-03 09:05:01,nadia,10.0.0.4,https://a.example/x?b=1&c=2,7',
      '2026-04-03 09:05:02,omar,10.0.0.4,https://b.example/,9',
    ];
    expect(suggestParser(lines, CLOCK.now)?.skip).toBe('Date & time');
    expect(eventOf(lines)).toMatchObject({ user: 'omar', url: 'https://b.example/', bytes_up: 9 });
  });

  test('key-value pairs and JSON, by common names', () => {
    const pairs = [
      'date=2026-04-03 time=09:05:01 user="nadia" srcip=10.0.0.4 hostname="a.example" sentbyte=5',
    ];
    expect(eventOf(pairs)).toMatchObject({ user: 'nadia', src_ip: '10.0.0.4', bytes_up: 5 });
    const json = ['{"ts":1775207101,"client":{"ip":"10.0.0.4"},"url":"https://a.example/","user":"nadia"}'];
    expect(eventOf(json)).toMatchObject({ url: 'https://a.example/', user: 'nadia' });
  });

  test('days come first in all times if any can only be read so', () => {
    const lines = [
      '03/04/2026 09:05:01|nadia@a.example|b.example',
      '23/04/2026 09:05:01|omar@a.example|b.example',
    ];
    expect(suggestParser(lines, CLOCK.now)?.time_pattern).toBe('dd/MM/yyyy HH:mm:ss');
    expect(suggestParser(lines.slice(0, 1), CLOCK.now)?.time_pattern).toBeUndefined();
  });

  test('nothing is suggested without evidence', () => {
    for (const lines of [[], [''], ['One sentence'], ['x'], ['a,b', 'c;d;e']])
      expect(suggestParser(lines, CLOCK.now), lines.join('\n')).toBeUndefined();
  });
});

test('delimited values of any content give their delimiter', () => {
  const value = fc.stringMatching(/^[a-z]{1,8}( [a-z]{1,8})?$/);
  const rows = fc
    .integer({ min: 3, max: 12 })
    .chain((width) =>
      fc.array(fc.array(value, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 9 }),
    );
  fc.assert(
    fc.property(rows, fc.constantFrom('\t', ';', '|', ','), (lines, delimiter) => {
      const split = suggestParser(
        lines.map((line) => line.join(delimiter)),
        CLOCK.now,
      )?.split;
      expect(split).toEqual({ kind: 'delimiter', delimiter });
    }),
  );
});

test('any lines give a suggestion or none, without an error', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 5 }), (lines) => {
      const parser = suggestParser(lines, CLOCK.now);
      if (parser !== undefined) expect(readSamples(parser, lines, CLOCK).lines).toHaveLength(lines.length);
    }),
  );
});
