import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ALL_FORMATS,
  hasFormatOverlap,
  isRepeatable,
  MATCH_COUNT,
  matchCountError,
  REGEX_MAX_LENGTH,
  RULE_FORMS,
  RULE_TYPES,
  type Rule,
  type RuleLine,
  type RuleSet,
  type RuleType,
  readMatchCount,
  ruleError,
  ruleProblems,
} from './content-rule.ts';

const rule = (value: string, more: Partial<Rule> = {}): Rule => ({
  uid: value,
  value,
  matchCount: 1,
  highSensitivity: false,
  ...more,
});
const line = (ruleType: RuleType, rules: readonly Rule[], more: Partial<RuleLine> = {}): RuleLine => ({
  uid: `${ruleType} line`,
  ruleType,
  rules,
  ignoreStrings: [],
  logicType: null,
  ...more,
});
const set = (...ruleLines: RuleLine[]): RuleSet => ({ uid: 's1', logicType: null, ruleLines });
const errorsOf = (...lines: RuleLine[]) => ruleProblems([set(...lines)]).map(({ error }) => error);

test('the eight rule types of the specification come first [WD-E012]', () => {
  expect(RULE_TYPES.slice(0, 8)).toEqual([
    'risk_type',
    'content_type',
    'dictionary',
    'predefined_dictionary',
    'predefined_term',
    'file_format',
    'regex',
    'training_profile',
  ]);
  expect(RULE_TYPES.slice(8)).toEqual(['index', 'reusable_rule']);
});

test('sets, lines, rules and entries have their wire fields [WD-E009] [WD-E010] [WD-E011]', () => {
  const whole: Required<Rule> = {
    uid: 'r1',
    value: 'images',
    matchCount: 1,
    highSensitivity: false,
    fileFormat: 'png',
  };
  const wholeLine: Required<RuleLine> = {
    uid: 'l1',
    ruleType: 'file_format',
    rules: [whole],
    ignoreStrings: ['logo'],
    logicType: 'AND',
  };
  const wholeSet: Required<RuleSet> = { uid: 's1', logicType: 'OR', ruleLines: [wholeLine] };
  expect(ruleProblems([wholeSet])).toEqual([]);
  const withoutFormat = { ...wholeLine, rules: [{ ...whole, fileFormat: undefined }] };
  expect(ruleProblems([{ ...wholeSet, ruleLines: [withoutFormat] }])).toHaveLength(1);
});

describe('the match count', () => {
  test('is 1 to 99, and 1 by default [WD-K023] [WD-K033]', () => {
    expect(MATCH_COUNT).toEqual({ min: 1, max: 99, default: 1 });
  });

  test('is an integer within its limits, however typed [WD-V011] [WD-V012] [WD-X021] [WD-X022]', () => {
    fc.assert(
      fc.property(fc.double({ min: -1000, max: 1000, noNaN: true }), (count) => {
        const error = matchCountError(count);
        if (count < 1 || count > 99) expect(error).toBe('MATCHES_LIMIT_ERROR');
        else expect(error).toBe(Number.isInteger(count) ? undefined : 'MATCHES_DECIMAL_ERROR');
      }),
    );
    for (const [typed, read] of [
      ['1', { count: 1 }],
      [' 99 ', { count: 99 }],
      ['2.0', { count: 2 }],
      ['2.5', { error: 'MATCHES_DECIMAL_ERROR' }],
      ['2,5', { error: 'MATCHES_DECIMAL_ERROR' }],
      ['0', { error: 'MATCHES_LIMIT_ERROR' }],
      ['100', { error: 'MATCHES_LIMIT_ERROR' }],
      ['-3', { error: 'MATCHES_LIMIT_ERROR' }],
      ['', { error: 'MATCHES_LIMIT_ERROR' }],
      ['1e1', { error: 'MATCHES_LIMIT_ERROR' }],
      ['Infinity', { error: 'MATCHES_LIMIT_ERROR' }],
    ] as const)
      expect(readMatchCount(typed), typed).toEqual(read);
  });

  test('applies only to counted types', () => {
    for (const type of RULE_TYPES) {
      const error = ruleError(type, rule('x', { matchCount: 500, fileFormat: 'png' }), []);
      expect(error, type).toBe(RULE_FORMS[type].counted ? 'MATCHES_LIMIT_ERROR' : undefined);
    }
  });
});

describe('a rule among others', () => {
  test('a regular expression has at most 4000 characters [WD-V010] [WD-K032] [WD-X023]', () => {
    expect(REGEX_MAX_LENGTH).toBe(4000);
    expect(ruleError('regex', rule('a'.repeat(4000)), [])).toBeUndefined();
    expect(ruleError('regex', rule('a'.repeat(4001)), [])).toBe('INVALID_REG_EXP_LENGTH');
    expect(ruleError('regex', rule('😀'.repeat(4000)), [])).toBeUndefined();
  });

  test('an expression occurs once per line, but may recur on another [WD-V013] [WD-X024]', () => {
    expect(ruleError('regex', rule('a+'), [rule('a+', { matchCount: 9 })])).toBe('RULE_ALREADY_ADDED');
    expect(ruleError('regex', rule('A+'), [rule('a+')])).toBeUndefined();
    expect(errorsOf(line('regex', [rule('a+')]), line('regex', [rule('a+')]))).toEqual([]);
    expect(errorsOf(line('regex', [rule('a+'), rule('a+')]))).toEqual(['RULE_ALREADY_ADDED']);
  });

  test('a class and format occur once [WD-V014] [WD-X025]', () => {
    const png = rule('images', { fileFormat: 'png' });
    expect(ruleError('file_format', png, [png])).toBe('DUPLICATE_FILE_FORMAT');
    expect(ruleError('file_format', rule('images', { fileFormat: 'jpeg' }), [png])).toBeUndefined();
    expect(ruleError('file_format', rule('drawings', { fileFormat: 'png' }), [png])).toBeUndefined();
  });

  test('a format must be selected (decision 0023) [WD-V016] [WD-X028]', () => {
    expect(ruleError('file_format', rule('images'), [])).toBe('SELECT_FILE_FORMAT');
    expect(ruleError('file_format', rule('images', { fileFormat: '' }), [])).toBe('SELECT_FILE_FORMAT');
  });

  test('a value occurs once per set unless allowed [PL-V023] [WD-V019] [WD-X027]', () => {
    expect(ruleError('dictionary', rule('names'), [rule('names')])).toBe('NO_DUP_RULE_ALLOWED');
    expect(ruleError('dictionary', rule('names'), [rule('names')], { repeatedValues: true })).toBeUndefined();
    const twice = [line('dictionary', [rule('names')]), line('dictionary', [rule('names')])];
    expect(errorsOf(...twice)).toEqual(['NO_DUP_RULE_ALLOWED']);
    expect(ruleProblems([set(...twice)], { repeatedValues: true })).toEqual([]);
  });

  test('an empty rule, line or set is rejected [PL-V024]', () => {
    for (const type of RULE_TYPES) expect(ruleError(type, rule('  '), [])).toBe('NO_EMPTY_RULE_ALLOED');
    expect(errorsOf()).toEqual(['NO_EMPTY_RULE_ALLOED']);
    expect(errorsOf(line('regex', []))).toEqual(['NO_EMPTY_RULE_ALLOED']);
  });
});

test('a second line of a single-use type is rejected unless allowed [PL-V022] [WD-V015] [WD-X026]', () => {
  for (const type of RULE_TYPES) {
    const rules = (name: string) => [rule(name, { fileFormat: 'png' })];
    const errors = errorsOf(line(type, rules('a')), line(type, rules('b')));
    expect(errors, type).toEqual(RULE_FORMS[type].repeatable ? [] : ['DUPLICATE_TYPE_RULE']);
    // An empty line before it doesn't count.
    expect(errorsOf(line(type, []), line(type, rules('b')))).toEqual(['NO_EMPTY_RULE_ALLOED']);
  }
  const twice = [line('risk_type', [rule('a')]), line('risk_type', [rule('b')])];
  expect(ruleProblems([set(...twice)], { repeatedTypes: ['risk_type'] })).toEqual([]);
});

test('a set has one line of file formats in any case [WD-S027]', () => {
  expect(isRepeatable('file_format', { repeatedTypes: RULE_TYPES, repeatedValues: true })).toBe(false);
});

test('all formats of a class overlap with one of them [WD-V017] [WD-X029]', () => {
  const of = (value: string, fileFormat: string) => ({ value, fileFormat });
  expect(hasFormatOverlap([of('images', ALL_FORMATS), of('images', 'png')])).toBe(true);
  expect(hasFormatOverlap([of('images', 'png'), of('images', ALL_FORMATS)])).toBe(true);
  expect(hasFormatOverlap([of('images', ALL_FORMATS), of('sheets', 'xlsx')])).toBe(false);
  expect(hasFormatOverlap([of('images', 'jpeg'), of('images', 'png')])).toBe(false);
  expect(hasFormatOverlap([of('images', ALL_FORMATS)])).toBe(false);
});

test('ignored strings are unique [WD-V018]', () => {
  expect(errorsOf(line('regex', [rule('a')], { ignoreStrings: ['test', 'Test'] }))).toEqual([]);
  expect(errorsOf(line('regex', [rule('a')], { ignoreStrings: ['test', 'test'] }))).toEqual([
    'DUPLICATE_IGNORE_STRING',
  ]);
});

test('a problem has a position', () => {
  expect(ruleProblems([set(line('regex', [rule('a'), rule('b', { matchCount: 0 })]))])).toEqual([
    { error: 'MATCHES_LIMIT_ERROR', setUid: 's1', lineUid: 'regex line', ruleUid: 'b' },
  ]);
});
