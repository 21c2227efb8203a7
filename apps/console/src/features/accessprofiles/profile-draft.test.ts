import { type AccessProfileAnswer, newAccessProfile } from '@casbah/contract/accessprofiles';
import { isHeldWhole } from '@casbah/domain/access-profile';
import { ACTIONS, AREAS } from '@casbah/domain/permission';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draftOf, problemsOf, profileOf, withAction, withRowAfter } from './profile-draft.ts';

const values = fc.option(fc.array(fc.constantFrom('box', 'atlas.example', '7')), { nil: undefined });
const grant = fc
  .record({
    area: fc.constantFrom(...AREAS),
    actions: fc.subarray([...ACTIONS], { minLength: 1 }),
    scope: fc.record({ apps: values, services: values, domains: values, org_units: values }),
  })
  .map(({ area, actions, scope }) => {
    const limits = Object.fromEntries(Object.entries(scope).filter(([, some]) => some !== undefined));
    const isFree = isHeldWhole(area) || Object.keys(limits).length === 0;
    return { area, actions, ...(isFree ? {} : { scope: limits }) };
  });
const profile = (some: Partial<AccessProfileAnswer>): AccessProfileAnswer => ({
  id: 'p',
  name: 'Analysts',
  notes: '',
  grants: [],
  user_attributes: [],
  information_level: 'full',
  holders: 0,
  created_on: '',
  created_by: null,
  modified_on: '',
  modified_by: null,
  resource_uri: '',
  ...some,
});
const byArea = <One extends { area: (typeof AREAS)[number] }>(grants: readonly One[]) =>
  grants.toSorted((a, b) => AREAS.indexOf(a.area) - AREAS.indexOf(b.area));

describe('a draft of an access profile', () => {
  test("keeps the profile's content, and the server accepts it", () => {
    fc.assert(
      fc.property(fc.array(grant, { maxLength: 12 }), (grants) => {
        const sent = profileOf(draftOf(profile({ grants })));
        expect(sent.grants).toEqual(byArea(grants));
        expect(newAccessProfile.parse(sent)).toEqual(sent);
      }),
    );
  });

  test('has a row for every area, with or without permissions', () => {
    expect(draftOf(undefined).rows.map(({ area }) => area)).toEqual(AREAS);
  });

  test("keeps a row's actions in order, and adds a row next to the same area", () => {
    const [first] = draftOf(undefined).rows;
    if (first === undefined) throw new Error('no row');
    const given = withAction(withAction(first, 'export', true), 'view', true);
    expect(given.actions).toEqual(['view', 'export']);
    expect(withAction(given, 'view', false).actions).toEqual(['export']);
    const rows = withRowAfter(draftOf(undefined).rows, first);
    expect(rows).toHaveLength(AREAS.length + 1);
  });

  test('names the problems that prevent saving', () => {
    const draft = { ...draftOf(profile({})) };
    const condition = (attribute: string, operation: 'equals' | 'not_equals' = 'equals', all = ['x']) => ({
      key: crypto.randomUUID(),
      attribute,
      operation,
      values: all,
    });
    const problems = (...attributes: ReturnType<typeof condition>[]) => problemsOf({ ...draft, attributes });
    expect(problems()).toEqual([]);
    expect(problems(condition('department'))).toEqual([]);
    expect(problems(condition('department'), condition('Department '))).toEqual(['duplicate']);
    expect(problems(condition('department', 'not_equals'))).toEqual(['no_equality']);
    expect(problems(condition(''))).toEqual(['incomplete']);
    expect(problems(condition('department', 'equals', []))).toEqual(['incomplete']);
    expect(problemsOf({ ...draft, name: ' ' })).toEqual(['name']);
    expect(problemsOf({ ...draft, notes: 'n'.repeat(4001) })).toEqual(['notes']);
    const whole = draftOf(profile({ grants: [{ area: 'history', actions: ['view'] }] }));
    expect(problemsOf({ ...whole, attributes: [condition('department')] })).toEqual(['whole']);
  });
});
