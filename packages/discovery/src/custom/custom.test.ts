import { type CustomParser, isTimePattern } from '@casbah/domain/custom-parser';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createLogReader } from '../read-log.ts';
import { readSamples, runParserTests } from './read-samples.ts';
import { takerApart } from './take-apart.ts';
import { timePatternReader } from './time-pattern.ts';

const CLOCK = { timezone: 'Europe/Berlin', now: Date.UTC(2026, 10, 22) };
const SEMICOLONS: CustomParser = {
  split: { kind: 'delimiter', delimiter: ';' },
  fields: [
    { part: '1', field: 'time' },
    { part: '2', field: 'user' },
    { part: '3', field: 'host' },
    { part: '4', field: 'bytes_down' },
    { part: '5', field: 'action' },
  ],
  time_pattern: 'dd.MM.yyyy HH:mm:ss',
  skip: '#',
};
const LINE = '03.04.2026 09:05:01;ACME\\nadia;files.example.com;1200;allow;blue';

function partsOf(split: CustomParser['split'], line: string): [string, string][] {
  const found: [string, string][] = [];
  takerApart(split)(line, (part, value) => found.push([part, value]));
  return found;
}

describe('a line is split', () => {
  test('at delimiters', () => {
    expect(partsOf({ kind: 'delimiter', delimiter: '|' }, 'a|"b|c"||d')).toEqual([
      ['1', 'a'],
      ['2', 'b|c'],
      ['3', ''],
      ['4', 'd'],
    ]);
    expect(partsOf({ kind: 'delimiter', delimiter: ' || ' }, 'a || "b || c" || d|e')).toEqual([
      ['1', 'a'],
      ['2', 'b || c'],
      ['3', 'd|e'],
    ]);
  });

  test('into pairs', () => {
    const split = { kind: 'pairs', separator: ' ', sign: '=' } as const;
    expect(partsOf(split, 'proxy: user=nadia app="Box = \\"files\\"" n= z=1')).toEqual([
      ['user', 'nadia'],
      ['app', 'Box = "files"'],
      ['n', ''],
      ['z', '1'],
    ]);
    expect(partsOf({ kind: 'pairs', separator: ', ', sign: ': ' }, 'user: nadia k, host: a.example')).toEqual(
      [
        ['user', 'nadia k'],
        ['host', 'a.example'],
      ],
    );
  });

  test('by JSON paths', () => {
    expect(partsOf({ kind: 'json' }, ' {"a":{"b":[{"c":1},true]},"d":null}')).toEqual([
      ['a.b[0].c', '1'],
      ['a.b[1]', 'true'],
    ]);
    expect(partsOf({ kind: 'json' }, 'no json')).toEqual([]);
  });

  test('and values without delimiters and quotes are preserved', () => {
    const value = fc.stringMatching(/^[^;"\s]{0,20}$/);
    fc.assert(
      fc.property(fc.array(value, { minLength: 2, maxLength: 30 }), (values) => {
        const found = partsOf({ kind: 'delimiter', delimiter: ';' }, values.join(';'));
        expect(found.map(([, text]) => text)).toEqual(values);
      }),
    );
    const pair = fc.tuple(fc.stringMatching(/^[a-z][a-z0-9_.]{0,9}$/), fc.stringMatching(/^[^ ="]{0,12}$/));
    fc.assert(
      fc.property(fc.array(pair, { minLength: 1, maxLength: 30 }), (pairs) => {
        const line = pairs.map(([key, text]) => `${key}=${text}`).join(' ');
        const trimmed = pairs.map(([key, text]) => [key, text.trim()]);
        expect(partsOf({ kind: 'pairs', separator: ' ', sign: '=' }, line)).toEqual(trimmed);
      }),
    );
  });

  test('any line gives parts or none, without an error', () => {
    const splits = [
      SEMICOLONS.split,
      { kind: 'pairs', separator: ' ', sign: '=' },
      { kind: 'json' },
    ] as const;
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...splits), (line, split) => {
        const { lines } = readSamples({ ...SEMICOLONS, split }, [line], CLOCK);
        expect(lines).toHaveLength(1);
      }),
    );
  });
});

describe('times', () => {
  test('are parsed by the pattern, with an optional zone', () => {
    expect(timePatternReader('dd.MM.yyyy HH:mm:ss')('03.04.2026 09:05:01')).toBe('2026-04-03T09:05:01.000');
    expect(timePatternReader("MMM d, yyyy 'at' hh:mm a")('Apr 3, 2026 at 12:05 AM')).toBe(
      '2026-04-03T00:05:00.000',
    );
    expect(timePatternReader('yyyy/MM/dd HH:mm:ss.SSS X')('2026/04/03 09:05:01.250 +0530')).toBe(
      '2026-04-03T09:05:01.250+05:30',
    );
  });

  test("that are missing or named differently aren't parsed", () => {
    const read = timePatternReader('dd.MM.yyyy HH:mm');
    expect(read('31.02.2026 10:00')).toBeUndefined();
    expect(read('3.4.2026 10:00')).toBeUndefined();
    expect(read('01.13.2026 10:00')).toBeUndefined();
    expect(timePatternReader('yyyy-MM-dd hh:mm a')('2026-01-01 13:00 PM')).toBeUndefined();
  });

  test('a pattern has a date and a time of day, each once, in known letters', () => {
    for (const right of ['dd.MM.yyyy HH:mm:ss', "yyyy-MM-dd'T'HH:mm", 'MMM d yyyy hh:mm a X'])
      expect(isTimePattern(right), right).toBe(true);
    for (const wrong of [
      '',
      'dd.MM.yyyy',
      'HH:mm',
      'yyyy-MM-dd hh:mm',
      'yyyy yyyy MM dd HH:mm',
      'yyyy-MM-ddTHH:mm',
    ])
      expect(isTimePattern(wrong), wrong).toBe(false);
  });
});

test("lines become events, in the source's time zone; unmapped parts are kept", () => {
  const { parts, lines } = readSamples(SEMICOLONS, ['# time;user', LINE, '', 'x;y'], CLOCK);
  expect(lines[1]?.event).toEqual({
    time: '2026-04-03T07:05:01.000Z',
    kind: 'traffic',
    user: 'nadia',
    user_domain: 'ACME',
    host: 'files.example.com',
    bytes_down: 1200,
    action: 'allowed',
    extra: { '6': 'blue' },
  });
  expect(lines[0]).toMatchObject({ event: null, reject: null });
  expect(lines[2]).toMatchObject({ event: null, reject: null });
  expect(lines[3]?.reject).toMatchObject({ reason: 'unreadable_time', detail: "time 'x'" });
  expect(parts[1]).toEqual({ part: '2', value: 'ACME\\nadia' });
});

test('a line without traffic is rejected with what it lacks', () => {
  const { lines } = readSamples(SEMICOLONS, ['03.04.2026 09:05:01;nadia;-;1;allow'], CLOCK);
  expect(lines[0]?.reject).toEqual({
    reason: 'incomplete_line',
    detail: 'no host, URL or destination address',
  });
});

test('tests compare only the fields they name', () => {
  const event = { user: 'nadia', bytes_down: 1200 };
  const other = { user: 'omar', time: '2026-04-03T07:05:01.000Z' };
  expect(
    runParserTests(
      SEMICOLONS,
      [
        { line: LINE, event },
        { line: LINE, event: other },
        { line: 'x', event: null },
        { line: LINE, event: null },
      ],
      CLOCK,
    ),
  ).toEqual([
    [],
    [{ field: 'user', expected: 'omar', found: 'nadia' }],
    [],
    [{ field: '', expected: '', found: 'event' }],
  ]);
});

test('a log resumes at its checkpoint', () => {
  const bytes = new TextEncoder().encode(`${LINE}\n${LINE.replace('nadia', 'omar')}\n`);
  const options = { ...CLOCK, custom: { id: '7', title: 'Ours', parser: SEMICOLONS } };
  const users: string[] = [];
  const sink = {
    event: (event: { user: string | undefined }, line: number, _offset: number, format: string) =>
      void users.push(`${line} ${event.user} ${format}`),
    reject: () => expect.unreachable(),
  };
  const first = createLogReader(options);
  first.feed(bytes);
  first.read(sink, 1, 1e6);
  const resume = first.checkpoint();
  const second = createLogReader({ ...options, resume });
  second.feed(bytes.subarray(resume.offset));
  second.end();
  second.read(sink, 10, 1e6);
  expect(users).toEqual(['1 nadia custom:7', '2 omar custom:7']);
});
