import { OPERATORS, type Operator } from '@casbah/domain/filter/operator';
import { TRAFFIC_FIELDS, type TrafficField } from '@casbah/domain/filter/traffic-fields';
import { defineFields } from '@casbah/domain/filter/vocabulary';
import { expect, test } from 'vitest';
import {
  type FieldChoice,
  impliedOperator,
  type Suggestion,
  suggestFields,
  suggestOperators,
  suggestValues,
} from './suggestions.ts';

const RISK: FieldChoice<TrafficField> = {
  field: 'risk',
  label: 'Risk',
  closed: [
    { value: 'high', label: 'High' },
    { value: 'medium', label: 'Medium' },
    { value: 'low', label: 'Low' },
  ],
};
const UPLOADED: FieldChoice<TrafficField> = { field: 'uploaded', label: 'Uploaded' };
const USER: FieldChoice<TrafficField> = { field: 'user', label: 'User', search: true };
const URL_FIELD: FieldChoice<TrafficField> = { field: 'url', label: 'Address' };
const FIELDS = [RISK, UPLOADED, USER, URL_FIELD];
const WORDS = Object.fromEntries(OPERATORS.map((operator) => [operator, operator])) as Record<
  Operator,
  string
>;

const said = (option: Suggestion): string => {
  switch (option.kind) {
    case 'field':
      return option.choice.label;
    case 'search':
      return `${option.choice.label}~${option.text}`;
    case 'expression':
      return 'expression';
    case 'operator':
      return option.operator;
    case 'value':
      return `${option.choice.label}${option.chosen ? '*' : ''}`;
    case 'typed':
      return `"${option.value}"`;
    case 'apply':
      return 'apply';
  }
};

test('with no text, every field is suggested', () => {
  expect(suggestFields(FIELDS, TRAFFIC_FIELDS, '').options.map(said)).toEqual([
    'Risk',
    'Uploaded',
    'User',
    'Address',
  ]);
});

test('a field is found by label or name, prefix matches first', () => {
  expect(suggestFields(FIELDS, TRAFFIC_FIELDS, 'u').options.map(said)).toEqual([
    'Uploaded',
    'User',
    'Address',
    'User~u',
  ]);
  expect(suggestFields(FIELDS, TRAFFIC_FIELDS, 'url').options.map(said)).toEqual(['Address', 'User~url']);
});

test('plain words search the fields for free text', () => {
  expect(suggestFields(FIELDS, TRAFFIC_FIELDS, 'haddad').options.map(said)).toEqual(['User~haddad']);
});

test('a typed expression is offered as a whole, with its errors', () => {
  expect(suggestFields(FIELDS, TRAFFIC_FIELDS, 'risk = high and uploaded > 100MB').options.map(said)).toEqual(
    ['expression'],
  );
  const wrong = suggestFields(FIELDS, TRAFFIC_FIELDS, 'risk in (hi');
  expect(wrong.options).toEqual([]);
  expect(wrong.error).toMatchObject({ kind: 'expression', error: { code: 'unknown_value' } });
});

test('anything but an operator is a value for the first one', () => {
  const none = suggestOperators(RISK, TRAFFIC_FIELDS.risk, WORDS, 'hig');
  expect(none.options).toEqual([]);
  expect(impliedOperator(RISK, TRAFFIC_FIELDS.risk, 'hig', none)).toBe('is');
  expect(
    impliedOperator(RISK, TRAFFIC_FIELDS.risk, '', suggestOperators(RISK, TRAFFIC_FIELDS.risk, WORDS, '')),
  ).toBeUndefined();
  expect(suggestOperators(RISK, TRAFFIC_FIELDS.risk, WORDS, '').options.map(said)).toEqual(['is', 'isNot']);
});

test('closed values can be selected, not typed', () => {
  expect(suggestValues(RISK, TRAFFIC_FIELDS.risk, 'is', [], 'h', []).options.map(said)).toEqual(['High']);
  expect(suggestValues(RISK, TRAFFIC_FIELDS.risk, 'is', [], 'gigantic', []).options).toEqual([]);
});

test('once values are selected, Enter without text applies them', () => {
  expect(suggestValues(RISK, TRAFFIC_FIELDS.risk, 'is', ['high'], '', []).options.map(said)).toEqual([
    'apply',
    'High*',
    'Medium',
    'Low',
  ]);
});

test('other values can be typed, too, unless listed', () => {
  const loaded = [{ value: 'o.haddad', label: 'Omar Haddad' }];
  expect(suggestValues(USER, TRAFFIC_FIELDS.user, 'is', [], 'oma', loaded).options.map(said)).toEqual([
    'Omar Haddad',
    '"oma"',
  ]);
  expect(suggestValues(USER, TRAFFIC_FIELDS.user, 'is', [], 'o.haddad', loaded).options.map(said)).toEqual([
    'Omar Haddad',
  ]);
});

test('numbers are parsed as typed', () => {
  expect(suggestValues(UPLOADED, TRAFFIC_FIELDS.uploaded, 'gt', [], '100 MB', []).options.map(said)).toEqual([
    `"${100 * 1024 ** 2}"`,
  ]);
  expect(suggestValues(UPLOADED, TRAFFIC_FIELDS.uploaded, 'gt', [], 'lots', []).error).toEqual({
    kind: 'number',
  });
});

test('a substring is the typed text', () => {
  const loaded = [{ value: 'omar', label: 'omar' }];
  expect(
    suggestValues(URL_FIELD, TRAFFIC_FIELDS.url, 'contains', [], 'drive', loaded).options.map(said),
  ).toEqual(['"drive"', '"omar"']);
});

test('a list with its own fields uses those', () => {
  const files = defineFields({ name: { type: 'word' }, size: { type: 'bytes' }, seen: { type: 'time' } });
  const size: FieldChoice<keyof typeof files> = { field: 'size', label: 'Size' };
  expect(suggestFields([size], files, 'size > 10MB').options.map(said)).toEqual(['expression']);
  expect(suggestFields([size], files, 'risk = high').error).toMatchObject({ kind: 'expression' });
  const seen: FieldChoice<keyof typeof files> = { field: 'seen', label: 'Seen' };
  expect(suggestValues(seen, files.seen, 'gt', [], '2026-11-24', []).options.map(said)).toEqual([
    `"${Date.UTC(2026, 10, 24)}"`,
  ]);
  expect(suggestValues(seen, files.seen, 'gt', [], 'yesterday', []).error).toEqual({ kind: 'number' });
  expect(suggestValues(size, files.size, 'gt', [], '1 MB', []).options.map(said)).toEqual([`"${1024 ** 2}"`]);
});
