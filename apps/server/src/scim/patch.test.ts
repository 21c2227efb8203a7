import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ScimFault } from '../http/scim-fault.ts';
import type { ScimObject, ScimValue } from './evaluate.ts';
import { groupChangeOf } from './group-change.ts';
import { applyPatch, type PatchOperation } from './patch.ts';
import { ENTERPRISE_SCHEMA, USER_SCHEMA } from './urns.ts';
import { personOf, USER_SHAPE, userResource } from './user.ts';

const AMINA: ScimObject = {
  schemas: [USER_SCHEMA],
  id: '1',
  userName: 'amina@atlas.example',
  name: { givenName: 'Amina', familyName: 'Berrada' },
  active: true,
  emails: [{ value: 'amina@atlas.example', type: 'work', primary: true }],
  [ENTERPRISE_SCHEMA]: { department: 'Sales', costCenter: '7' },
};
const patched = (...operations: PatchOperation[]): ScimObject => applyPatch(AMINA, operations, USER_SHAPE);

describe('a change of a person', () => {
  // Requests as documented by Entra ID and Okta.
  test.each<[string, PatchOperation[], ScimObject]>([
    ['by Okta: active', [{ op: 'replace', value: { active: false } }], { active: false }],
    ['by Entra ID: active', [{ op: 'replace', path: 'active', value: 'False' }], { active: 'False' }],
    [
      'by Entra ID: e-mail and last name',
      [
        { op: 'replace', path: 'emails[type eq "work"].value', value: 'amina@rif.example' },
        { op: 'replace', path: 'name.familyName', value: 'Alami' },
      ],
      {
        emails: [{ value: 'amina@rif.example', type: 'work', primary: true }],
        name: { givenName: 'Amina', familyName: 'Alami' },
      },
    ],
    [
      'by Entra ID: names with dots, without a path',
      [{ op: 'replace', value: { 'name.givenName': 'Ami', [`${ENTERPRISE_SCHEMA}:department`]: 'IT' } }],
      {
        name: { familyName: 'Berrada', givenName: 'Ami' },
        [ENTERPRISE_SCHEMA]: { costCenter: '7', department: 'IT' },
      },
    ],
    [
      'of a value that is not there: it is made',
      [{ op: 'add', path: 'phoneNumbers[type eq "mobile"].value', value: '0600' }],
      { phoneNumbers: [{ type: 'mobile', value: '0600' }] },
    ],
    [
      'of an extension as a whole',
      [{ op: 'add', path: ENTERPRISE_SCHEMA, value: { division: 'West' } }],
      { [ENTERPRISE_SCHEMA]: { department: 'Sales', costCenter: '7', division: 'West' } },
    ],
    [
      'that adds an e-mail, the primary one from now on',
      [{ op: 'add', path: 'emails', value: { value: 'a@home.example', type: 'home', primary: true } }],
      {
        emails: [
          { value: 'amina@atlas.example', type: 'work', primary: false },
          { value: 'a@home.example', type: 'home', primary: true },
        ],
      },
    ],
    ['that adds what is there', [{ op: 'add', path: 'emails', value: AMINA.emails ?? [] }], {}],
    [
      'in another case',
      [{ op: 'replace', path: 'USERNAME', value: 'a@b.example' }],
      { userName: 'a@b.example' },
    ],
    ['of an extension nobody knows', [{ op: 'add', path: 'urn:x:y:2.0:User:size', value: 'L' }], {}],
    ['that names the id as it is', [{ op: 'replace', value: { id: '1', title: 'CEO' } }], { title: 'CEO' }],
  ])('%s', (_, operations, expected) => {
    expect(patched(...operations)).toEqual({ ...AMINA, ...expected });
  });

  test.each<[string, PatchOperation, string]>([
    ['an attribute', { op: 'remove', path: `${ENTERPRISE_SCHEMA}:costCenter` }, 'costCenter'],
    ['a part', { op: 'remove', path: 'name.givenName' }, 'givenName'],
    ['values', { op: 'remove', path: 'emails[type eq "work"]' }, 'emails'],
    [
      'values as Entra ID names them',
      { op: 'remove', path: 'emails', value: [{ value: 'amina@atlas.example' }] },
      'emails',
    ],
    ['all values', { op: 'remove', path: 'emails' }, 'emails'],
  ])('removes %s', (_, operation, gone) => {
    expect(JSON.stringify(AMINA)).toContain(gone);
    expect(JSON.stringify(patched(operation))).not.toContain(`"${gone}"`);
  });

  test.each<[string, PatchOperation, string]>([
    ['a removal without a path', { op: 'remove' }, 'noTarget'],
    ['the id', { op: 'replace', path: 'id', value: '2' }, 'mutability'],
    ['groups', { op: 'add', path: 'groups', value: [{ value: '7' }] }, 'mutability'],
    ['nothing', { op: 'replace', path: 'title' }, 'invalidValue'],
    [
      'a value that no filter names',
      { op: 'replace', path: 'emails[type ne "work"].value', value: 'x' },
      'noTarget',
    ],
    ['a broken path', { op: 'replace', path: 'emails[', value: 'x' }, 'invalidPath'],
    ['a single value by a filter', { op: 'replace', path: 'title[value eq "x"]', value: 'x' }, 'invalidPath'],
    ['a text where an object is meant', { op: 'replace', value: 'active' }, 'invalidValue'],
  ])('is refused: %s', (_, operation, type) => {
    expect(() => patched(operation)).toThrow(expect.objectContaining({ type }));
  });

  test("doesn't change its input, and returns a resource or an error", () => {
    const value: fc.Arbitrary<ScimValue> = fc.oneof(
      fc.string(),
      fc.boolean(),
      fc.constant(null),
      fc.dictionary(fc.constantFrom('value', 'type', 'primary', '__proto__', 'x'), fc.string()),
      fc.array(fc.dictionary(fc.constantFrom('value', 'type'), fc.string())),
    );
    const operation: fc.Arbitrary<PatchOperation> = fc.record(
      {
        op: fc.constantFrom('add', 'replace', 'remove'),
        path: fc.constantFrom(
          ...[
            '',
            'title',
            'emails',
            'emails[type eq "work"]',
            'emails[type eq "x"].value',
            'name',
            'name.givenName',
          ],
          ...[
            `${ENTERPRISE_SCHEMA}:manager`,
            ENTERPRISE_SCHEMA,
            'constructor',
            'constructor.prototype',
            'id',
          ],
        ),
        value,
      },
      { requiredKeys: ['op'] },
    );
    const before = JSON.stringify(AMINA);
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 4 }), (operations) => {
        try {
          expect(patched(...operations)).toBeInstanceOf(Object);
        } catch (error) {
          expect(error).toBeInstanceOf(ScimFault);
        }
        expect(JSON.stringify(AMINA)).toBe(before);
        expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
      }),
    );
  });
});

describe('a person', () => {
  test('of Entra ID, whose sign-in name is another address', () => {
    const said = personOf({
      schemas: [USER_SCHEMA, ENTERPRISE_SCHEMA],
      userName: 'Amina.Berrada@atlas.onmicrosoft.example',
      externalId: 'object-1',
      active: 'True',
      password: 'never taken',
      roles: [{ value: 'sysadmin' }],
      displayName: 'Amina B.',
      title: 'Engineer',
      name: { givenName: 'Amina', familyName: 'Berrada' },
      emails: [
        { value: 'home@atlas.example', type: 'home' },
        { value: 'Amina@Atlas.example', type: 'work', primary: true },
      ],
      phoneNumbers: [
        { value: '+212 522 000000', type: 'work' },
        { value: 'tel:+212-600-000001', type: 'mobile' },
      ],
      [ENTERPRISE_SCHEMA]: { department: 'IT', manager: { value: 'm-1' }, employeeNumber: 7 },
    });
    expect(said).toEqual({
      email: 'amina@atlas.example',
      external_id: 'object-1',
      first_name: 'Amina',
      last_name: 'Berrada',
      cell_phone: '212-600-000001',
      department: 'IT',
      title: 'Engineer',
      is_active: true,
      attributes: {
        user_name: 'Amina.Berrada@atlas.onmicrosoft.example',
        display_name: 'Amina B.',
        manager: 'm-1',
        employee_number: '7',
      },
    });
    expect(JSON.stringify(said)).not.toMatch(/never taken|sysadmin/);
  });

  test.each([
    [{ userName: 'amina@atlas.example', displayName: 'Amina El Berrada' }, ['Amina El', 'Berrada']],
    [{ userName: 'amina@atlas.example' }, ['', '']],
    [{ userName: 'amina@atlas.example', name: { formatted: 'Amina' } }, ['Amina', '']],
  ])('with a single name, or none: %j', (resource, names) => {
    const { first_name, last_name } = personOf(resource);
    expect([first_name, last_name]).toEqual(names);
  });

  test.each<[string, ScimObject]>([
    ['without a name to sign in by', { emails: [{ value: 'a@atlas.example' }] }],
    ['without an address', { userName: 'amina' }],
    ['with an address that is none', { userName: 'amina', emails: [{ value: 'not an address' }] }],
    ['with a name that is too long', { userName: 'a@atlas.example', name: { givenName: 'x'.repeat(65) } }],
    ['neither active nor not', { userName: 'a@atlas.example', active: 'perhaps' }],
  ])('is refused %s', (_, resource) => {
    expect(() => personOf(resource)).toThrow(expect.objectContaining({ type: 'invalidValue' }));
  });

  test('is the same when parsed from the response', () => {
    const text = fc.stringMatching(/^[A-Za-zéß0-9]{0,12}$/);
    const person = fc.record({
      email: fc.stringMatching(/^[a-z0-9]{1,8}$/).map((name) => `${name}@atlas.example`),
      external_id: fc.option(fc.stringMatching(/^[a-zA-Z0-9-]{1,20}$/)),
      first_name: text,
      last_name: text,
      department: text,
      title: text,
      cell_phone: fc.constantFrom('', '0600 000 001', '212-600-000001'),
      is_active: fc.boolean(),
      attributes: fc.dictionary(
        fc.constantFrom('user_name', 'employee_number', 'cost_center', 'manager', 'locale'),
        fc.stringMatching(/^[A-Z0-9]{1,9}$/),
      ),
    });
    fc.assert(
      fc.property(person, (one) => {
        const kept = { ...one, id: 'id', created_on: 1, modified_on: null };
        const again = personOf(userResource(kept, { location: '/scim/v2/Users/id' }));
        expect(again).toEqual({ ...one, attributes: { ...one.attributes } });
      }),
    );
  });
});

describe('a change of a group', () => {
  test('becomes steps in order', () => {
    expect(
      groupChangeOf([
        { op: 'add', path: 'members', value: [{ value: 'a', $ref: null }, { value: 'b' }] },
        { op: 'remove', path: 'members[value eq "a" or value eq "c"]' },
        { op: 'remove', path: 'members', value: [{ value: 'b' }] },
        { op: 'replace', path: 'members', value: [{ value: 'd' }] },
        { op: 'remove', path: 'members' },
        { op: 'replace', value: { id: 'g', displayName: 'Sales' } },
        { op: 'replace', path: 'externalId', value: 'x' },
      ]),
    ).toEqual({
      name: 'Sales',
      external_id: 'x',
      steps: [
        { kind: 'add', users: ['a', 'b'] },
        { kind: 'remove', users: ['a', 'c'] },
        { kind: 'remove', users: ['b'] },
        { kind: 'set', users: ['d'] },
        { kind: 'set', users: [] },
      ],
    });
  });

  test.each<[PatchOperation, string]>([
    [{ op: 'remove', path: 'displayName' }, 'mutability'],
    [{ op: 'replace', path: 'displayName', value: '' }, 'invalidValue'],
    [{ op: 'add', path: 'members', value: [{ display: 'no id' }] }, 'invalidValue'],
    [{ op: 'remove', path: 'members[display eq "x"]' }, 'invalidFilter'],
    [{ op: 'add', path: 'members[value eq "a"].display', value: 'x' }, 'invalidPath'],
    [{ op: 'add', path: 'owner', value: 'x' }, 'invalidPath'],
  ])('is refused: %j', (operation, type) => {
    expect(() => groupChangeOf([operation])).toThrow(expect.objectContaining({ type }));
  });
});
