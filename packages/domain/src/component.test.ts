import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Grant, may, type Rights, rightsOf } from './access-profile.ts';
import { appsForActivation, COMPONENTS, componentsOf } from './component.ts';
import { ACTIONS, AREAS } from './permission.ts';

const adminWith = (...grants: Grant[]): Rights =>
  rightsOf({
    isAdmin: false,
    profiles: [{ id: 'p', name: 'P', notes: '', grants, information_level: 'full' }],
  });
const sysadmin = rightsOf({ isAdmin: true, profiles: [] });
const enduser = rightsOf({ isAdmin: false, profiles: [] });

describe('components', () => {
  test('are enabled if their permission is held, disabled if their area is visible, otherwise hidden', () => {
    expect(componentsOf(adminWith({ area: 'audit', actions: ['view', 'export'] }))).toEqual({
      enabled: ['audit.export'],
      disabled: ['audit.schedule_report', 'audit.edit_brr_profile'],
    });
    expect(componentsOf(enduser)).toEqual({ enabled: [], disabled: [] });
    expect(componentsOf(sysadmin).disabled).toEqual([]);
    expect(componentsOf(sysadmin).enabled).toHaveLength(Object.keys(COMPONENTS).length);
  });

  test('have exactly one state, and are never enabled without their permission', () => {
    const grants = fc.array(
      fc.record({ area: fc.constantFrom(...AREAS), actions: fc.subarray([...ACTIONS]) }),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(grants, (some) => {
        const rights = adminWith(...some);
        const { enabled, disabled } = componentsOf(rights);
        expect(enabled.filter((id) => disabled.includes(id))).toEqual([]);
        for (const [id, { permission }] of Object.entries(COMPONENTS))
          expect(enabled.some((one) => one === id)).toBe(may(rights, permission));
        expect(enabled).not.toContain('accessprofiles.new');
        expect(disabled).not.toContain('accessprofiles.new');
      }),
    );
  });
});

describe('the apps a person may enable', () => {
  test('are a list only if one limits them', () => {
    expect(appsForActivation(sysadmin)).toBeUndefined();
    expect(appsForActivation(adminWith({ area: 'securlets', actions: ['activate'] }))).toBeUndefined();
    const limited: Grant = { area: 'securlets', actions: ['activate'], scope: { apps: ['box', 'slack'] } };
    expect(appsForActivation(adminWith(limited))).toEqual(['box', 'slack']);
    expect(appsForActivation(adminWith({ area: 'securlets', actions: ['view'] }))).toEqual([]);
    expect(appsForActivation(enduser)).toEqual([]);
  });
});
