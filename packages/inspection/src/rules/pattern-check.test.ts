import fc from 'fast-check';
import RE2 from 're2';
import { describe, expect, test } from 'vitest';
import { re2Engine } from '../regex/re2.ts';
import { re2jsEngine } from '../regex/re2js.ts';
import type { RegexEngine } from '../regex/regex-engine.ts';
import { checkPattern } from './pattern-check.ts';
import { parsePattern, programSize } from './pattern-syntax.ts';

const native = re2Engine(RE2);
const stopped = () => 0;

test.each([
  '\\b\\d{3}-\\d{2}-\\d{4}\\b',
  '(?i)project\\s+falcon',
  'a.{0,60}k1z',
  '[\\p{L} ]{3,20}:',
  '\\Qa.b\\E+',
  '機密|社外秘',
  '(?P<id>[A-Z]{2}\\d{6})',
])('accepts %s', (pattern) => {
  expect(checkPattern(pattern, native, stopped)).toBeUndefined();
});

test('refuses patterns that are empty or longer than 4,000 characters', () => {
  expect(checkPattern('  ', native, stopped)).toEqual({ error: 'EMPTY_PATTERN' });
  const characters = Array.from({ length: 4000 }, (_, at) => String.fromCodePoint(0x2_0000 + at));
  expect(checkPattern(characters.join(''), native, stopped)).toBeUndefined();
  expect(checkPattern('a'.repeat(4001), native, stopped)).toEqual({
    error: 'INVALID_REG_EXP_LENGTH',
    length: 4001,
  });
});

describe.each([native, re2jsEngine])('$name', (engine) => {
  test.each([
    ['(a', 'missing_parenthesis'],
    ['a)', 'unexpected_parenthesis'],
    ['[a', 'missing_bracket'],
    ['a**', 'nested_repetition'],
    ['*a', 'nothing_to_repeat'],
    ['a{1001}', 'repetition_size'],
    ['a\\', 'trailing_backslash'],
    ['(?=a)b', 'unsupported_group'],
    ['(?<!a)b', 'unsupported_group'],
    ['(a)\\1', 'unknown_escape'],
    ['[z-a]b', 'class_range'],
    ['(?P<n', 'group_name'],
  ])('says what is wrong with %s', (pattern, reason) => {
    expect(checkPattern(pattern, engine, stopped)).toMatchObject({ error: 'INVALID_SYNTAX', reason });
  });

  test('says where', () => {
    expect(checkPattern('abc[z-a]', engine, stopped)).toMatchObject({ part: 'z-a', position: 4 });
    expect(checkPattern('\\1 \\1', engine, stopped)).toMatchObject({ part: '\\1' });
  });

  test('refuses what matches empty text', () => {
    for (const pattern of ['a*', 'a?|b', '\\b', '()', '(?:a*b?)*', '^', '$', '\\b|a', '(?i)x{0,3}'])
      expect(checkPattern(pattern, engine, stopped), pattern).toEqual({ error: 'MATCHES_EMPTY_TEXT' });
    for (const pattern of ['a+', '\\ba', 'a*b', '^a', '(?:a|b)c?'])
      expect(checkPattern(pattern, engine, stopped), pattern).toBeUndefined();
  });
});

test('refuses patterns that are compiled to too many steps', () => {
  expect(checkPattern('(?:\\p{L}{1,100}x){1}', native, stopped)).toMatchObject({ error: 'TOO_LARGE' });
  expect(programSize(parsePattern('(?:ab|c){3,5}d+'))).toBe(5 * 5 + 1 + 3);
});

test('refuses patterns that read hostile text too slowly', () => {
  let now = 0;
  const slow = (millisecondsPerKilobyte: number): RegexEngine => ({
    ...native,
    compile: () => ({
      findEnd: () => undefined,
      find: (bytes) => {
        now += (bytes.length / 1024) * millisecondsPerKilobyte;
        return undefined;
      },
    }),
  });
  expect(checkPattern('ab+c', slow(20), () => now)).toEqual({ error: 'TOO_SLOW', kilobytesPerSecond: 51 });
  expect(checkPattern('ab+c', slow(5), () => now)).toBeUndefined();
});

test('reads any pattern that RE2 accepts', () => {
  const part = fc.constantFrom(
    'a',
    '(',
    ')',
    '[',
    ']',
    '|',
    '*',
    '+',
    '?',
    '{2}',
    '{1,',
    '}',
    '\\',
    'd',
    'Q',
    'E',
    'x41',
    '^',
    '-',
    '.',
    '$',
    ':',
    'P',
    '<',
    '>',
    'é',
    '{9}',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const pattern = parts.join('');
      expect(programSize(parsePattern(pattern))).toBeGreaterThan(0);
      try {
        native.compile(pattern);
      } catch {
        return;
      }
      expect(['MATCHES_EMPTY_TEXT', 'TOO_LARGE', 'EMPTY_PATTERN', undefined]).toContain(
        checkPattern(pattern, native, stopped)?.error,
      );
    }),
    { numRuns: 500 },
  );
});
