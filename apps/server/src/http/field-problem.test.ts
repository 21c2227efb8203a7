import { expect, test } from 'vitest';
import { z } from 'zod';
import { ApiFailure, errorAnswerOf } from './failure.ts';
import { unusable } from './field-problem.ts';
import { parse } from './schemas.ts';

function refusalOf(schema: z.ZodType, value: unknown): ApiFailure {
  try {
    parse('body', schema, value);
  } catch (error) {
    if (error instanceof ApiFailure) return error;
    throw error;
  }
  throw new Error('Nothing was refused');
}

const problemsOf = (schema: z.ZodType, value: unknown) => refusalOf(schema, value).problems;

test('lists every problem with its place, key and values', () => {
  const schema = z.strictObject({
    name: z.string().min(2).max(4),
    age: z.number().int().max(150),
    kind: z.enum(['a', 'b']),
    tags: z.array(z.string()).max(1),
    mail: z.email(),
    site: z.url(),
    since: z.iso.datetime(),
    nested: z.object({ size: z.number().min(3).multipleOf(2) }),
    missing: z.string(),
  });
  const value = {
    name: 'longer',
    age: 151,
    kind: 'c',
    tags: ['x', 'y'],
    mail: 'nobody',
    site: 'nowhere',
    since: 'never',
    nested: { size: 1 },
    other: 1,
  };
  expect(problemsOf(schema, value)).toEqual([
    { path: 'body.name', key: 'problem.too_long', values: { maximum: '4' } },
    { path: 'body.age', key: 'problem.too_large', values: { maximum: '150' } },
    { path: 'body.kind', key: 'problem.not_offered', values: { choices: 'a, b' } },
    { path: 'body.tags', key: 'problem.too_many', values: { maximum: '1' } },
    { path: 'body.mail', key: 'problem.not_email', values: {} },
    { path: 'body.site', key: 'problem.not_url', values: {} },
    { path: 'body.since', key: 'problem.not_datetime', values: {} },
    { path: 'body.nested.size', key: 'problem.too_small', values: { minimum: '3' } },
    { path: 'body.nested.size', key: 'problem.not_multiple', values: { divisor: '2' } },
    { path: 'body.missing', key: 'problem.required', values: {} },
    { path: 'body', key: 'problem.unknown_fields', values: { names: 'other' } },
  ]);
});

test('other types, decimals and custom rules have messages, too', () => {
  expect(problemsOf(z.object({ a: z.string() }), { a: 1 })).toMatchObject([
    { key: 'problem.wrong_type', values: { expected: 'string' } },
  ]);
  expect(problemsOf(z.object({ a: z.number().int() }), { a: 1.5 })).toMatchObject([
    { key: 'problem.not_whole' },
  ]);
  expect(problemsOf(z.object({ a: z.string().refine(() => false, 'No') }), { a: 'b' })).toMatchObject([
    { path: 'body.a', key: 'problem.invalid' },
  ]);
  expect(problemsOf(z.object({ a: z.string().min(2) }), { a: '' })).toMatchObject([
    { key: 'problem.too_short' },
  ]);
  expect(problemsOf(z.object({ a: z.array(z.string()).min(2) }), { a: [] })).toMatchObject([
    { key: 'problem.too_few' },
  ]);
});

test('the first problem keeps its place, and the list is limited', () => {
  const refused = refusalOf(z.array(z.string()), Array(200).fill(1));
  expect(refused.details).toMatchObject({
    field: 'body.0',
    problem: expect.stringContaining('expected string'),
  });
  expect(refused.problems).toHaveLength(50);
  expect(errorAnswerOf(refused, 'r').details).toMatchObject({ field: 'body.0', problems: refused.problems });
});

test('a value that passes the schema but not a rule has a key and an English message', () => {
  const failure = unusable('age', 'problem.too_large', { maximum: 7 });
  expect(errorAnswerOf(failure, 'r')).toMatchObject({
    error: 'UNPROCESSABLE',
    api_message: 'Invalid value for age: Enter 7 or less.',
    details: {
      field: 'age',
      problem: 'Enter 7 or less',
      problems: [{ path: 'age', key: 'problem.too_large', values: { maximum: 7 } }],
    },
  });
});
