import { OPERATORS, type Operator } from '@casbah/domain/filter/operator';
import { expect, test } from 'vitest';
import {
  type FieldChoice,
  impliedOperator,
  type Suggestion,
  suggestFields,
  suggestOperators,
  suggestValues,
} from './suggestions.ts';

const RISK: FieldChoice = {
  field: 'risk',
  label: 'Risk',
  closed: [
    { value: 'high', label: 'High' },
    { value: 'medium', label: 'Medium' },
    { value: 'low', label: 'Low' },
  ],
};
const UPLOADED: FieldChoice = { field: 'uploaded', label: 'Uploaded' };
const USER: FieldChoice = { field: 'user', label: 'User', search: true };
const URL_FIELD: FieldChoice = { field: 'url', label: 'Address' };
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

test('with nothing typed, every field is offered', () => {
  expect(suggestFields(FIELDS, '').options.map(said)).toEqual(['Risk', 'Uploaded', 'User', 'Address']);
});

test('a field is found by its label or its name, those that begin alike first', () => {
  expect(suggestFields(FIELDS, 'u').options.map(said)).toEqual(['Uploaded', 'User', 'Address', 'User~u']);
  expect(suggestFields(FIELDS, 'url').options.map(said)).toEqual(['Address', 'User~url']);
});

test('plain words search in the fields that are made for it', () => {
  expect(suggestFields(FIELDS, 'haddad').options.map(said)).toEqual(['User~haddad']);
});

test('a typed expression is offered whole, and its mistakes are told', () => {
  expect(suggestFields(FIELDS, 'risk = high and uploaded > 100MB').options.map(said)).toEqual(['expression']);
  const wrong = suggestFields(FIELDS, 'risk in (hi');
  expect(wrong.options).toEqual([]);
  expect(wrong.error).toMatchObject({ kind: 'expression', error: { code: 'unknown_value' } });
});

test('what is no operator is a value of the first one', () => {
  const none = suggestOperators(RISK, WORDS, 'hig');
  expect(none.options).toEqual([]);
  expect(impliedOperator(RISK, 'hig', none)).toBe('is');
  expect(impliedOperator(RISK, '', suggestOperators(RISK, WORDS, ''))).toBeUndefined();
  expect(suggestOperators(RISK, WORDS, '').options.map(said)).toEqual(['is', 'isNot']);
});

test('closed values can be chosen, not typed', () => {
  expect(suggestValues(RISK, 'is', [], 'h', []).options.map(said)).toEqual(['High']);
  expect(suggestValues(RISK, 'is', [], 'gigantic', []).options).toEqual([]);
});

test('once values are chosen, Enter on nothing typed applies them', () => {
  expect(suggestValues(RISK, 'is', ['high'], '', []).options.map(said)).toEqual([
    'apply',
    'High*',
    'Medium',
    'Low',
  ]);
});

test('other values can be typed too, unless they are in the list', () => {
  const loaded = [{ value: 'o.haddad', label: 'Omar Haddad' }];
  expect(suggestValues(USER, 'is', [], 'oma', loaded).options.map(said)).toEqual(['Omar Haddad', '"oma"']);
  expect(suggestValues(USER, 'is', [], 'o.haddad', loaded).options.map(said)).toEqual(['Omar Haddad']);
});

test('numbers are read as they are typed', () => {
  expect(suggestValues(UPLOADED, 'gt', [], '100 MB', []).options.map(said)).toEqual([`"${100 * 1024 ** 2}"`]);
  expect(suggestValues(UPLOADED, 'gt', [], 'lots', []).error).toEqual({ kind: 'number' });
});

test('a part of a text is what is typed', () => {
  const loaded = [{ value: 'omar', label: 'omar' }];
  expect(suggestValues(URL_FIELD, 'contains', [], 'drive', loaded).options.map(said)).toEqual([
    '"drive"',
    '"omar"',
  ]);
});
