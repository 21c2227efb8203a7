import type { DirectoryPerson } from '@casbah/stores/control/directory/directory-people';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Planner, type Verdict } from './plan.ts';

const person = (rest: Partial<DirectoryPerson> = {}): DirectoryPerson => ({
  id: 'amina',
  email: 'amina@atlas.example',
  first_name: 'Amina',
  last_name: 'Berrada',
  cell_phone: '',
  department: 'IT',
  title: '',
  is_active: true,
  is_admin: false,
  has_profile: false,
  source: 'csv',
  external_id: null,
  attributes: {},
  created_on: 1,
  modified_on: null,
  modified_by: null,
  ...rest,
});
interface Run {
  source: 'csv' | 'ldap';
  delegator: { user: string; isSysadmin: boolean };
}
const CSV: Run = { source: 'csv', delegator: { user: 'nadia', isSysadmin: false } };
const BY_SYSADMIN: Run = { source: 'csv', delegator: { user: 'nadia', isSysadmin: true } };
const LDAP: Run = { source: 'ldap', delegator: { user: 'nadia', isSysadmin: true } };
const LDAP_OF_ADMIN: Run = { source: 'ldap', delegator: { user: 'nadia', isSysadmin: false } };
const record = { line: 2, email: 'amina@atlas.example' };
const judge = (
  rules: Run,
  said: object,
  known: Parameters<Planner['judge']>[1],
  sysadmins: readonly string[] = ['nadia'],
): Verdict =>
  new Planner(rules.source, { sysadmins, delegator: rules.delegator }).judge({ ...record, ...said }, known);

describe('planned changes of a person', () => {
  test('adds a new person', () => {
    expect(judge(CSV, {}, {})).toMatchObject({ kind: 'add' });
    expect(judge(CSV, { is_active: false }, {})).toMatchObject({ kind: 'add' });
    expect(judge(LDAP, { is_active: false }, {})).toEqual({ kind: 'left-out' });
  });

  test('changes only given values that differ', () => {
    const known = person({ attributes: { office: 'Fes' } });
    expect(judge(CSV, { first_name: 'Amina' }, { byEmail: known })).toEqual({ kind: 'same', id: 'amina' });
    expect(judge(CSV, { title: 'CEO', attributes: { floor: '2' } }, { byEmail: known })).toEqual({
      kind: 'change',
      id: 'amina',
      step: { title: 'CEO', attributes: { office: 'Fes', floor: '2' } },
      changes: {
        title: { before: '', after: 'CEO' },
        attributes: { before: { office: 'Fes' }, after: { office: 'Fes', floor: '2' } },
      },
    });
  });

  test("a directory takes over existing people, a file doesn't", () => {
    const known = person({ source: 'console' });
    expect(judge(LDAP, {}, { byEmail: known })).toMatchObject({ kind: 'change', step: { source: 'ldap' } });
    expect(judge(CSV, {}, { byEmail: known })).toMatchObject({ kind: 'same' });
  });

  test.each<[string, Run, object, Parameters<Planner['judge']>[1], string]>([
    [
      'another directory keeps',
      CSV,
      { title: 'x' },
      { byEmail: person({ source: 'scim' }) },
      'kept_elsewhere',
    ],
    ['another directory keeps', LDAP, {}, { byEmail: person({ source: 'scim' }) }, 'kept_elsewhere'],
    [
      'administers Casbah, by a file',
      CSV,
      { title: 'x' },
      { byEmail: person({ has_profile: true }) },
      'administrator',
    ],
    [
      'is a sysadmin, by a file',
      CSV,
      { title: 'x' },
      { byEmail: person({ is_admin: true }) },
      'administrator',
    ],
    [
      'administers Casbah, and has another address',
      LDAP,
      {},
      { byId: person({ source: 'ldap', email: 'old@atlas.example', has_profile: true }) },
      'email_of_administrator',
    ],
    [
      'has an address that is taken',
      LDAP,
      {},
      {
        byId: person({ source: 'ldap', email: 'old@atlas.example' }),
        byEmail: person({ id: 'other', source: 'ldap' }),
      },
      'email_taken',
    ],
    [
      'administers Casbah, by the LDAP connection of an admin',
      LDAP_OF_ADMIN,
      { title: 'x' },
      { byEmail: person({ source: 'ldap', has_profile: true }) },
      'administrator',
    ],
    [
      'is a sysadmin and gone, by the LDAP connection of an admin',
      LDAP_OF_ADMIN,
      { is_active: false },
      { byEmail: person({ source: 'ldap', is_admin: true }) },
      'administrator',
    ],
    ['is who says so', CSV, { is_active: false }, { byEmail: person({ id: 'nadia' }) }, 'own_account'],
  ])('leaves alone anyone who %s', (_, rules, said, known, problem) => {
    expect(judge(rules, said, known)).toMatchObject({ kind: 'wrong', problem });
  });

  test('without a delegator, no admin is changed', () => {
    const known = person({ source: 'ldap', is_admin: true });
    const planner = new Planner('ldap', { sysadmins: ['nadia', 'amina'] });
    expect(planner.judgeMissing(known)).toMatchObject({ kind: 'wrong', problem: 'administrator' });
  });

  test('the LDAP connection deactivates the very sysadmin who set it up, once they leave', () => {
    const known = person({ id: 'nadia', source: 'ldap', is_admin: true });
    const gone = judge(LDAP, { is_active: false }, { byEmail: known }, ['nadia', 'omar']);
    expect(gone).toMatchObject({ kind: 'deactivate', id: 'nadia' });
  });

  test("ignores a person's second occurrence", () => {
    const planner = new Planner('csv');
    expect(planner.judge(record, {})).toMatchObject({ kind: 'add' });
    expect(planner.judge(record, {})).toMatchObject({ problem: 'email_twice' });
  });

  test('no directory reactivates people that a person deactivated, nor sysadmins', () => {
    const gone = { source: 'ldap', is_active: false } as const;
    const back = { is_active: true };
    expect(judge(LDAP, back, { byEmail: person(gone) })).toMatchObject({ step: { is_active: true } });
    expect(judge(LDAP, back, { byEmail: person({ ...gone, modified_by: 'nadia' }) })).toMatchObject({
      kind: 'same',
    });
    expect(judge(LDAP, back, { byEmail: person({ ...gone, is_admin: true }) })).toMatchObject({
      kind: 'same',
    });
    const byHand = person({ is_active: false, modified_by: 'nadia' });
    expect(judge(CSV, back, { byEmail: byHand })).toMatchObject({ step: { is_active: true } });
  });

  test('keeps the last active sysadmin, in any order', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(['a', 'b', 'c', 'd'], { minLength: 1 }),
        fc.boolean(),
        (order, isMissing) => {
          const sysadmins = ['a', 'b', 'c'];
          const planner = new Planner('csv', { sysadmins, delegator: BY_SYSADMIN.delegator });
          const gone = order.filter((id) => {
            const known = person({ id, email: `${id}@atlas.example`, is_admin: sysadmins.includes(id) });
            const verdict = isMissing
              ? planner.judgeMissing(known)
              : planner.judge({ line: 1, email: known.email, is_active: false }, { byEmail: known });
            return verdict.kind === 'deactivate';
          });
          expect(sysadmins.some((id) => !gone.includes(id))).toBe(true);
          expect(order.filter((id) => !gone.includes(id)).length).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  test('makes no one a sysadmin, whatever a directory says', () => {
    const verdict = judge(
      CSV,
      { is_admin: true, role: 'sysadmin', attributes: { is_admin: 'true' } },
      { byEmail: person() },
    );
    expect(verdict).toMatchObject({ kind: 'change', step: { attributes: { is_admin: 'true' } } });
    expect(verdict).not.toHaveProperty('step.is_admin');
  });
});
