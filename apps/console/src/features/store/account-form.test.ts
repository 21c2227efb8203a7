import type { AppParameter } from '@casbah/domain/store/app-parameter';
import { expect, test } from 'vitest';
import { fieldsOf, linesOf, toldBy } from './account-form.ts';

const PARAMETERS: readonly AppParameter[] = [
  { name: 'domain', isRequired: true, kind: 'text', rule: 'domain' },
  { name: 'token', isRequired: true, kind: 'secret', maximum: 64 },
  { name: 'days_back', isRequired: false, kind: 'number', minimum: 1, maximum: 365 },
  { name: 'is_sandbox', isRequired: false, kind: 'switch' },
  { name: 'domains', isRequired: false, kind: 'list', rule: 'domain', maximum: 3 },
];

test("shows an account's parameters in its fields, but never secrets", () => {
  const told = {
    domain: 'atlas.example',
    days_back: 30,
    is_sandbox: true,
    domains: ['a.example', 'b.example'],
  };
  expect(fieldsOf(PARAMETERS, told)).toEqual({
    domain: 'atlas.example',
    token: '',
    days_back: '30',
    is_sandbox: true,
    domains: 'a.example\nb.example',
  });
});

test("returns the fields' values with their types", () => {
  const fields = {
    domain: ' atlas.example ',
    token: 's',
    days_back: '7',
    is_sandbox: true,
    domains: 'a.example, b.example',
  };
  expect(toldBy(PARAMETERS, fields, [])).toEqual({
    problems: {},
    params: {
      domain: 'atlas.example',
      token: 's',
      days_back: 7,
      is_sandbox: true,
      domains: ['a.example', 'b.example'],
    },
  });
});

test('an empty secret keeps the stored one, and is missing if none is stored', () => {
  const fields = { domain: 'atlas.example', token: '' };
  expect(toldBy(PARAMETERS, fields, ['token']).params).not.toHaveProperty('token');
  expect(toldBy(PARAMETERS, fields, ['token']).problems).toEqual({});
  expect(toldBy(PARAMETERS, fields, []).problems.token?.reason).toBe('missing');
});

test('errors are reported per field', () => {
  const { problems } = toldBy(
    PARAMETERS,
    { domain: 'x', token: 's', days_back: 'many', domains: 'a.example\nb' },
    [],
  );
  expect(Object.entries(problems).map(([name, { reason }]) => [name, reason])).toEqual([
    ['domain', 'domain'],
    ['days_back', 'whole_number'],
    ['domains', 'domain'],
  ]);
});

test('accepts lists separated by line breaks or commas', () => {
  expect(linesOf('a\n\n b ,c;d')).toEqual(['a', 'b', 'c', 'd']);
});
