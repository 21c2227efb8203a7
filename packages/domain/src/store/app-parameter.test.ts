import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AppParameter,
  meets,
  type ParameterValue,
  problemOfParameter,
  TEXT_RULES,
  type TextRule,
} from './app-parameter.ts';
import { isBucketName } from './bucket.ts';

const EXAMPLES: Readonly<Record<TextRule, { right: readonly string[]; wrong: readonly string[] }>> = {
  domain: {
    right: ['atlas.example', 'a.b.co.uk'],
    wrong: ['atlas', 'atlas..example', '-a.example', 'a b.example'],
  },
  host: {
    right: ['atlas.my.salesforce.com', 'vault.atlas.example:8443'],
    wrong: ['https://atlas.example', 'atlas.example:0', 'atlas.example:70000', 'atlas.example:1:2', 'atlas'],
  },
  email: { right: ['admin@atlas.example'], wrong: ['admin', 'admin@', 'a b@atlas.example'] },
  uuid: {
    right: ['6ba7b810-9dad-11d1-80b4-00c04fd430c8', '6BA7B810-9DAD-11D1-80B4-00C04FD430C8'],
    wrong: ['6ba7b810', '6ba7b810-9dad-11d1-80b4-00c04fd430cg', '{6ba7b810-9dad-11d1-80b4-00c04fd430c8}'],
  },
  digits: { right: ['1', '00123'], wrong: ['', '12a', '1'.repeat(21)] },
  identifier: {
    right: ['abc_9.x@y:z+1/2=', 'eu-west-1'],
    wrong: ['', 'a b', 'a\nb', '<script>', 'a'.repeat(257)],
  },
  aws_account: { right: ['123456789012'], wrong: ['12345678901', '1234567890123', '12345678901a'] },
  aws_role: {
    right: ['arn:aws:iam::123456789012:role/casbah', 'arn:aws-cn:iam::123456789012:role/path/casbah'],
    wrong: ['arn:aws:iam::1234:role/casbah', 'arn:aws:iam::123456789012:user/casbah', 'casbah'],
  },
};

describe.each(TEXT_RULES)('a %s', (rule) => {
  test.each(EXAMPLES[rule].right)('%j is valid', (text) => expect(meets(rule, text)).toBe(true));
  test.each(EXAMPLES[rule].wrong)('%j is rejected', (text) => expect(meets(rule, text)).toBe(false));
});

type Without<One, Fields extends string> = One extends unknown ? Omit<One, Fields> : never;
type Given = Without<AppParameter, 'name' | 'isRequired'> & { isRequired?: boolean };

describe('a parameter', () => {
  const of = (parameter: Given, value: ParameterValue | undefined) =>
    problemOfParameter({ name: 'domain', isRequired: true, ...parameter }, value)?.reason;

  test("that is required and absent is missing; an optional one isn't", () => {
    for (const value of [undefined, '', []]) {
      expect(of({ kind: 'text', rule: 'domain' }, value)).toBe('missing');
      expect(of({ kind: 'text', rule: 'domain', isRequired: false }, value)).toBeUndefined();
    }
  });

  test('must be of its kind', () => {
    expect(of({ kind: 'text', rule: 'domain' }, 5)).toBe('domain');
    expect(of({ kind: 'secret', maximum: 4 }, 'abcd')).toBeUndefined();
    expect(of({ kind: 'secret', maximum: 4 }, 'abcde')).toBe('too_long');
    expect(of({ kind: 'secret', maximum: 4 }, true)).toBe('too_long');
    expect(of({ kind: 'switch' }, false)).toBeUndefined();
    expect(of({ kind: 'switch' }, 'no')).toBe('switch');
    expect(of({ kind: 'choice', values: ['a', 'b'] }, 'b')).toBeUndefined();
    expect(of({ kind: 'choice', values: ['a', 'b'] }, 'c')).toBe('choice');
    const list = { kind: 'list', rule: 'domain', maximum: 2 } as const;
    expect(of(list, ['a.example', 'b.example'])).toBeUndefined();
    expect(of(list, ['a.example', 'nothing'])).toBe('domain');
    expect(of(list, ['a.example', 'b.example', 'c.example'])).toBe('list');
    expect(of(list, 'a.example')).toBe('list');
  });

  test('that is a number is an integer within its limits', () => {
    const days = { kind: 'number', minimum: 1, maximum: 365 } as const;
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: -500, max: 1000 }), fc.double()), (value) => {
        const fits = Number.isInteger(value) && value >= 1 && value <= 365;
        expect(of(days, value)).toBe(fits ? undefined : 'whole_number');
      }),
    );
  });
});

test.each([
  ['atlas-invoices', true],
  ['a.b', true],
  ['ab', false],
  ['a'.repeat(64), false],
  ['Atlas', false],
  ['-atlas', false],
  ['atlas-', false],
  ['a..b', false],
  ['192.168.0.1', false],
  ['xn--atlas', false],
  ['atlas-s3alias', false],
  ['atlas_invoices', false],
])('%j as the name of a bucket: %s', (name, is) => expect(isBucketName(name)).toBe(is));
