import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AccessProfile, boundedBy, may, permissionsOf, rightsOf, scopesOf } from './access-profile.ts';
import { ACTIONS, AREAS, PERMISSIONS } from './permission.ts';

const profile = (
  grants: AccessProfile['grants'],
  level: 'full' | 'anonymised' = 'anonymised',
): AccessProfile => ({
  id: 'p',
  name: 'Analysts',
  notes: '',
  grants,
  information_level: level,
});
const WHOLE: readonly string[] = ['datasources', 'settings', 'history', 'operations'];
const grants = fc.array(
  fc.record({
    area: fc.constantFrom(...AREAS),
    actions: fc.subarray([...ACTIONS]),
    scope: fc.option(fc.record({ services: fc.array(fc.string()) }), { nil: undefined }),
  }),
);

describe('who a person is', () => {
  test('is_admin makes a sysadmin, whatever profiles they hold [PF-P010]', () => {
    expect(rightsOf({ isAdmin: true, profiles: [] }).role).toBe('sysadmin');
    expect(rightsOf({ isAdmin: true, profiles: [profile([])] }).role).toBe('sysadmin');
  });

  test('an access profile makes an admin, even one that grants nothing [PF-P011]', () => {
    expect(rightsOf({ isAdmin: false, profiles: [profile([])] }).role).toBe('admin');
  });

  test('neither makes an end user [PF-P012]', () => {
    expect(rightsOf({ isAdmin: false, profiles: [] }).role).toBe('enduser');
  });

  test('names are seen with any profile that shows them', () => {
    const level = (...levels: ('full' | 'anonymised')[]) =>
      rightsOf({ isAdmin: false, profiles: levels.map((one) => profile([], one)) }).information_level;
    expect([level(), level('anonymised'), level('anonymised', 'full')]).toEqual([
      'anonymised',
      'anonymised',
      'full',
    ]);
  });
});

describe('what a person may do', () => {
  const sysadmin = rightsOf({ isAdmin: true, profiles: [] });
  const enduser = rightsOf({ isAdmin: false, profiles: [] });

  test('a sysadmin everything, an end user only what is their own', () => {
    expect(permissionsOf(sysadmin)).toEqual(PERMISSIONS);
    expect(permissionsOf(enduser)).toEqual(['session.use']);
  });

  test('an admin what the profiles grant, each of their actions, and never what is for sysadmins', () => {
    fc.assert(
      fc.property(grants, grants, (one, other) => {
        const rights = rightsOf({ isAdmin: false, profiles: [profile(one), profile(other)] });
        const expected = new Set([
          'session.use',
          ...[...one, ...other]
            .filter(({ area, scope }) => scope === undefined || !WHOLE.includes(area))
            .flatMap(({ area, actions }) => actions.map((action) => `${area}.${action}`)),
        ]);
        expect(new Set(permissionsOf(rights))).toEqual(expected);
      }),
    );
  });

  test('each of the seven actions is granted separately: view, modify, import, export, report, activate, approve [SH-P018] [SH-P019] [SH-P020] [SH-P021] [SH-P022] [SH-P023] [SH-P024]', () => {
    const seven = ['view', 'modify', 'import', 'export', 'report', 'activate', 'approve'] as const;
    expect(ACTIONS).toEqual(seven);
    for (const action of seven) {
      const rights = rightsOf({
        isAdmin: false,
        profiles: [profile([{ area: 'protect', actions: [action] }])],
      });
      expect(seven.filter((one) => may(rights, `protect.${one}`))).toEqual([action]);
    }
  });

  test('scopes stand side by side; one grant without a limit lifts them all', () => {
    const limited = profile([{ area: 'audit', actions: ['view'], scope: { services: ['box'] } }]);
    const other = profile([
      { area: 'audit', actions: ['view', 'export'], scope: { domains: ['atlas.example'] } },
    ]);
    const free = profile([{ area: 'audit', actions: ['view'] }]);
    const rights = rightsOf({ isAdmin: false, profiles: [limited, other] });
    expect(scopesOf(rights, 'audit.view')).toEqual([{ services: ['box'] }, { domains: ['atlas.example'] }]);
    expect(scopesOf(rights, 'audit.export')).toEqual([{ domains: ['atlas.example'] }]);
    expect(scopesOf(rights, 'audit.modify')).toBe('nothing');
    expect(may(rights, 'audit.modify')).toBe(false);
    expect(scopesOf(rightsOf({ isAdmin: false, profiles: [limited, free] }), 'audit.view')).toBe(
      'everything',
    );
  });

  test.each(WHOLE)(
    'a limited grant of %s reaches nothing: its things belong to no one service or person',
    (area) => {
      const of = (scope?: { services: string[] }) =>
        rightsOf({
          isAdmin: false,
          profiles: [
            profile(
              AREAS.filter((one) => one === area).map((one) => ({ area: one, actions: ['view'], scope })),
            ),
          ],
        });
      expect(permissionsOf(of({ services: ['box'] }))).toEqual(['session.use']);
      expect(permissionsOf(of())).toEqual(['session.use', `${area}.view`]);
    },
  );

  test('an empty part of a scope allows nothing of it: it is a limit, not the lack of one', () => {
    const rights = rightsOf({
      isAdmin: false,
      profiles: [profile([{ area: 'audit', actions: ['view'], scope: { services: [] } }])],
    });
    expect(scopesOf(rights, 'audit.view')).toEqual([{ services: [] }]);
  });
});

test('an area that the tenant does without is there for nobody, sysadmins included', () => {
  const grant = profile([{ area: 'audit', actions: ['view'] }]);
  for (const person of [
    { isAdmin: true, profiles: [] },
    { isAdmin: false, profiles: [grant] },
  ]) {
    const rights = rightsOf({ ...person, without: ['audit'] });
    expect(may(rights, 'audit.view')).toBe(false);
    expect(may(rights, 'session.use')).toBe(true);
    expect(may(rightsOf(person), 'audit.view')).toBe(true);
  }
});

describe('delegated rights', () => {
  const of = (held: AccessProfile['grants']) =>
    rightsOf({ isAdmin: false, profiles: [profile(held, 'full')] });
  const sysadmin = rightsOf({ isAdmin: true, profiles: [profile([], 'full')] });

  test('are never more than either side holds, permission by permission and scope by scope', () => {
    const services = (rights: ReturnType<typeof of>, permission: (typeof PERMISSIONS)[number]) => {
      const scopes = scopesOf(rights, permission);
      return typeof scopes === 'string' ? scopes : scopes.flatMap((scope) => scope.services ?? []);
    };
    fc.assert(
      fc.property(grants, grants, (mine, theirs) => {
        const [key, maker] = [of(mine), of(theirs)];
        const bounded = boundedBy(key, maker);
        for (const permission of PERMISSIONS) {
          if (permission === 'session.use') continue;
          expect(may(bounded, permission)).toBe(may(key, permission) && may(maker, permission));
          const reached = services(bounded, permission);
          if (!Array.isArray(reached)) continue;
          for (const side of [key, maker].map((one) => services(one, permission)))
            if (Array.isArray(side)) for (const one of reached) expect(side).toContain(one);
        }
      }),
    );
  });

  test('of a sysadmin are the profile itself; of an end user nothing', () => {
    const key = of([{ area: 'audit', actions: ['view', 'export'], scope: { services: ['box'] } }]);
    expect(boundedBy(key, sysadmin)).toEqual(key);
    const none = boundedBy(key, rightsOf({ isAdmin: false, profiles: [] }));
    expect(permissionsOf(none)).toEqual(['session.use']);
  });

  test('keep the conditions of both sides on people, and show names only where both may', () => {
    const [sales, berlin] = [
      { attribute: 'department', operation: 'equals', values: ['Sales'] },
      { attribute: 'city', operation: 'equals', values: ['Berlin'] },
    ] as const;
    const limited = (to: typeof sales | typeof berlin, level: 'full' | 'anonymised') =>
      rightsOf({
        isAdmin: false,
        profiles: [
          Object.assign(profile([{ area: 'account', actions: ['view'] }], level), { user_attributes: [to] }),
        ],
      });
    const bounded = boundedBy(limited(sales, 'full'), limited(berlin, 'anonymised'));
    expect(scopesOf(bounded, 'account.view')).toEqual([{ people: [sales, berlin] }]);
    expect(bounded.information_level).toBe('anonymised');
  });

  test('do without the areas that either side does without', () => {
    const key = of([{ area: 'audit', actions: ['view'] }]);
    expect(may(boundedBy(key, { ...sysadmin, without: ['audit'] }), 'audit.view')).toBe(false);
  });
});
