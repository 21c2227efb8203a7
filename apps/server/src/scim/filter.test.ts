import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ScimFault } from '../http/scim-fault.ts';
import { fulfils, type ScimObject } from './evaluate.ts';
import { type AttributePath, COMPARISONS, parseFilter, parsePath, type ScimFilter } from './filter.ts';

const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

const attribute = (attribute: string, sub?: string): AttributePath => ({
  attribute,
  ...(sub === undefined ? {} : { sub }),
});

describe('a filter', () => {
  // Examples from RFC 7644 (figure 2), and the lookups of Entra ID and Okta.
  test.each<[string, ScimFilter]>([
    [
      'userName eq "bjensen"',
      { kind: 'compare', path: attribute('userName'), comparison: 'eq', value: 'bjensen' },
    ],
    [
      `name.familyName co "O'Malley"`,
      { kind: 'compare', path: attribute('name', 'familyName'), comparison: 'co', value: "O'Malley" },
    ],
    [
      'urn:ietf:params:scim:schemas:core:2.0:User:userName sw "J"',
      {
        kind: 'compare',
        path: { schema: 'urn:ietf:params:scim:schemas:core:2.0:User', attribute: 'userName' },
        comparison: 'sw',
        value: 'J',
      },
    ],
    ['title pr', { kind: 'present', path: attribute('title') }],
    [
      'active EQ TRUE and not (title PR)',
      {
        kind: 'and',
        filters: [
          { kind: 'compare', path: attribute('active'), comparison: 'eq', value: true },
          { kind: 'not', filter: { kind: 'present', path: attribute('title') } },
        ],
      },
    ],
    [
      'userType eq "Employee" and (emails co "example.com" or emails.value co "example.org")',
      {
        kind: 'and',
        filters: [
          { kind: 'compare', path: attribute('userType'), comparison: 'eq', value: 'Employee' },
          {
            kind: 'or',
            filters: [
              { kind: 'compare', path: attribute('emails'), comparison: 'co', value: 'example.com' },
              { kind: 'compare', path: attribute('emails', 'value'), comparison: 'co', value: 'example.org' },
            ],
          },
        ],
      },
    ],
    [
      'emails[type eq "work" and value co "@example.com"]',
      {
        kind: 'value',
        path: attribute('emails'),
        filter: {
          kind: 'and',
          filters: [
            { kind: 'compare', path: attribute('type'), comparison: 'eq', value: 'work' },
            { kind: 'compare', path: attribute('value'), comparison: 'co', value: '@example.com' },
          ],
        },
      },
    ],
    [
      String.raw`displayName eq "a \"quoted\" [group] é"`,
      { kind: 'compare', path: attribute('displayName'), comparison: 'eq', value: 'a "quoted" [group] é' },
    ],
    [
      'a pr or b pr and c pr',
      {
        kind: 'or',
        filters: [
          { kind: 'present', path: attribute('a') },
          {
            kind: 'and',
            filters: [
              { kind: 'present', path: attribute('b') },
              { kind: 'present', path: attribute('c') },
            ],
          },
        ],
      },
    ],
  ])('%s', (text, expected) => {
    expect(parseFilter(text)).toEqual(expected);
  });

  test.each([
    '',
    'userName',
    'userName eq',
    'userName is "a"',
    'userName eq "a',
    'userName eq "a" and',
    '(userName eq "a"',
    'userName eq "a")',
    'userName eq bare',
    'emails[type eq "work"',
    'emails[type[a pr]]',
    'not userName eq "a"',
    '"a" eq "b"',
    String.raw`a eq "\x"`,
    `${'('.repeat(50)}a pr${')'.repeat(50)}`,
    `a eq "${'x'.repeat(9000)}"`,
  ])('is refused if invalid: %s', (text) => {
    expect(() => parseFilter(text)).toThrow(expect.objectContaining({ type: 'invalidFilter' }));
  });

  const name = fc.stringMatching(/^[a-z][a-zA-Z0-9_-]{0,8}$/).filter((word) => word !== 'not');
  const path = fc.record({ attribute: name, sub: name }, { requiredKeys: ['attribute'] });
  const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
  const { filter } = fc.letrec<{ filter: ScimFilter; leaf: ScimFilter }>((tie) => ({
    leaf: fc.oneof(
      fc.record({
        kind: fc.constant('compare' as const),
        path,
        value,
        comparison: fc.constantFrom(...COMPARISONS),
      }),
      fc.record({ kind: fc.constant('present' as const), path }),
    ),
    filter: fc.oneof(
      { maxDepth: 3 },
      tie('leaf'),
      fc.record({
        kind: fc.constantFrom('and' as const, 'or' as const),
        filters: fc.array(tie('filter'), { minLength: 2, maxLength: 3 }),
      }),
      fc.record({ kind: fc.constant('not' as const), filter: tie('filter') }),
      fc.record({
        kind: fc.constant('value' as const),
        path: fc.record({ attribute: name }),
        filter: tie('leaf'),
      }),
    ),
  }));

  test('survives printing and parsing', () => {
    fc.assert(
      fc.property(filter, (one) => {
        expect(parseFilter(print(one))).toEqual(one);
      }),
    );
  });

  test('of any text is a filter or an error, and nothing else', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          filter.map(print).map((text) => text.slice(0, -2)),
        ),
        (text) => {
          try {
            parseFilter(text);
          } catch (error) {
            expect(error).toBeInstanceOf(ScimFault);
          }
        },
      ),
    );
  });
});

describe('the path of a change', () => {
  test.each([
    ['members', attribute('members')],
    ['name.familyName', attribute('name', 'familyName')],
    [
      'emails[type eq "work"].value',
      {
        ...attribute('emails', 'value'),
        filter: { kind: 'compare', path: attribute('type'), comparison: 'eq', value: 'work' },
      },
    ],
    [`${ENTERPRISE}:department`, { schema: ENTERPRISE, attribute: 'department' }],
    [`${ENTERPRISE}:manager.value`, { schema: ENTERPRISE, attribute: 'manager', sub: 'value' }],
  ])('%s', (text, expected) => {
    expect(parsePath(text)).toEqual(expected);
  });

  test.each([
    '',
    '__proto__',
    'a.b.c',
    'emails[type eq "work"',
    'emails[].value',
    'a b',
    'members[value eq "1"]x',
  ])('is refused if invalid: %s', (text) => {
    expect(() => parsePath(text)).toThrow(expect.objectContaining({ type: 'invalidPath' }));
  });
});

describe('a resource matches', () => {
  const resource: ScimObject = {
    userName: 'Amina@atlas.example',
    active: true,
    age: 30,
    name: { givenName: 'Amina' },
    emails: [
      { type: 'work', value: 'amina@atlas.example', primary: true },
      { type: 'home', value: 'amina@home.example' },
    ],
  };
  test.each([
    ['username eq "amina@ATLAS.example"', true],
    ['userName ne "amina@atlas.example"', false],
    ['name.givenname sw "ami"', true],
    ['emails[type eq "home" and value ew "atlas.example"]', false],
    ['emails.type eq "home" and emails.value ew "atlas.example"', true],
    ['emails co "home.example"', true],
    ['title pr', false],
    ['not (title pr)', true],
    ['title eq null', true],
    ['title ne "boss"', true],
    ['title gt "a"', false],
    ['active eq true', true],
    ['active eq "true"', false],
    ['age ge 30 and age lt 31', true],
    ['toString pr', false],
  ])('%s: %s', (text, expected) => {
    expect(fulfils(resource, parseFilter(text))).toBe(expected);
  });
});

function print(filter: ScimFilter): string {
  const named = ({ attribute: own, sub }: AttributePath): string =>
    sub === undefined ? own : `${own}.${sub}`;
  switch (filter.kind) {
    case 'compare':
      return `${named(filter.path)} ${filter.comparison} ${JSON.stringify(filter.value)}`;
    case 'present':
      return `${named(filter.path)} pr`;
    case 'not':
      return `not (${print(filter.filter)})`;
    case 'value':
      return `${named(filter.path)}[${print(filter.filter)}]`;
    case 'and':
    case 'or':
      return filter.filters.map((one) => `(${print(one)})`).join(` ${filter.kind} `);
  }
}
