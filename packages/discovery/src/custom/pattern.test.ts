import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compilePattern } from './pattern.ts';
import { readSamples } from './read-samples.ts';
import { suggestParser } from './suggest.ts';
import { suggestPattern } from './suggest-pattern.ts';

const NOW = Date.UTC(2026, 10, 22);

function read(pattern: string, line: string) {
  const compiled = compilePattern(pattern);
  return 'problem' in compiled ? compiled.problem : Object.fromEntries(compiled.read(line) ?? []);
}

describe('a pattern', () => {
  test('reads parts by common names, including types', () => {
    expect(
      read(
        String.raw`^%{IP:src_ip} - %{NOTSPACE:user} \[%{HTTPDATE:time}\] "%{WORD:method} %{URI:url}" %{INT:status:int}$`,
        '10.0.0.4 - nadia [03/Apr/2026:09:05:01 +0000] "GET https://box.com/a?b=1" 200',
      ),
    ).toEqual({
      src_ip: '10.0.0.4',
      user: 'nadia',
      time: '03/Apr/2026:09:05:01 +0000',
      method: 'GET',
      url: 'https://box.com/a?b=1',
      status: '200',
    });
    expect(read('%{IP:ip}', 'at 2001:db8::7 now')).toEqual({ ip: '2001:db8::7' });
  });

  test('reads parts by named groups, using the alternative that matched', () => {
    expect(read('(?<user>[a-z]+)@|(?P<user>\\d+)', '17')).toEqual({ user: '17' });
    expect(read('[(?<]+(?<x>a)', '(<a')).toEqual({ x: 'a' });
  });

  test.each([
    ['a(?=b)(?<x>c)', 'problem.pattern_unsupported', 2],
    ['(?<x>a)(?<!b)', 'problem.pattern_unsupported', 8],
    [String.raw`(?<x>a)\1`, 'problem.pattern_unsupported', 8],
    ['(?<x>a)*+', 'problem.pattern_unsupported', 8],
    ['ab %{NOPE:x}', 'problem.pattern_name', 4],
    ['(?<x>a)[z', 'problem.pattern_syntax', 8],
    ['abc', 'problem.pattern_unnamed', 1],
    ['(?<x>(?:[a-z]{1000}){3})', 'problem.pattern_syntax', 21],
    ['%{IP:a}'.repeat(80), 'problem.pattern_size', 1],
    ['x'.repeat(3000), 'problem.pattern_size', 2049],
  ])('that can’t be used says why and where: %s', (pattern, key, at) => {
    expect(read(pattern, '')).toMatchObject({ key, at });
  });

  test('with nested repeats reads a long line', () => {
    expect(read('^(?<x>(a+)+)$', `${'a'.repeat(4000)}b`)).toEqual({});
  });

  test('of any text compiles or explains why not', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        read(text, text);
        read(`(?<x>${text})`, text);
      }),
    );
  });
});

describe('a pattern is suggested', () => {
  const eventsOf = (lines: readonly string[]) => {
    const parser = suggestParser(lines, NOW);
    expect(parser?.split.kind).toBe('pattern');
    return parser === undefined ? [] : readSamples(parser, lines, { timezone: 'UTC', now: NOW }).lines;
  };

  test('from times, brackets, keys and arrows', () => {
    const lines = [
      '[2026-04-03 09:05:01] <<10.0.0.4>> who=nadia ;; went->https://box.com/a?b=1 ;; sent=12',
      '[2026-04-03 09:05:02] <<10.0.0.5>> who=omar ;; went->https://drive.google.com/ ;; sent=900',
    ];
    expect(eventsOf(lines)[1]?.event).toMatchObject({
      time: '2026-04-03T09:05:02.000Z',
      src_ip: '10.0.0.5',
      user: 'omar',
      url: 'https://drive.google.com/',
      bytes_up: 900,
    });
  });

  test('from a single line with a user, a method and a host', () => {
    const [line] = eventsOf([
      '2026-04-03T09:05:01Z {ACME\\nadia} GET (files.example.com) "Mozilla/5.0 (X11)" denied',
    ]);
    expect(line?.event).toMatchObject({
      user: 'nadia',
      method: 'GET',
      host: 'files.example.com',
      user_agent: 'Mozilla/5.0 (X11)',
      action: 'blocked',
    });
    expect(line?.spans.map(({ part }) => part).slice(0, 2)).toEqual(['time', 'user']);
  });

  test('and reads the lines it was created from', () => {
    const value = fc.oneof(
      fc.ipV4(),
      fc.webUrl(),
      fc.emailAddress(),
      fc.constantFrom('2026-04-03 09:05:01', 'GET', 'allow', '"two words"', 'box.com', '42'),
      fc.string({ maxLength: 12 }),
    );
    const sign = fc.constantFrom(' ', ' ;; ', ' [', '] ', ' <<', '>> ', '->', ' who=', ' : ');
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.tuple(value, sign), { minLength: 1, maxLength: 8 }), {
          minLength: 1,
          maxLength: 4,
        }),
        (rows) => {
          const lines = rows.map((row) => row.flat().join(''));
          const split = suggestPattern(lines)?.split;
          if (split?.kind !== 'pattern') return;
          const compiled = compilePattern(split.pattern);
          if ('problem' in compiled) expect.unreachable();
          else for (const line of lines) expect(compiled.read(line), line).toBeDefined();
        },
      ),
    );
  });
});
