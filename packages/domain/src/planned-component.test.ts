import { describe, expect, test } from 'vitest';
import { type Grant, type Rights, rightsOf } from './access-profile.ts';
import { ACTIONS, AREAS, type Permission } from './permission.ts';
import { stateForApp, stateOfPlanned } from './planned-component.ts';

const withGrants = (grants: readonly Grant[]): Rights =>
  rightsOf({
    isAdmin: false,
    profiles: [{ id: 'p', name: 'P', notes: '', grants: [...grants], information_level: 'full' }],
  });
const withPermissions = (allows: (permission: Permission) => boolean): Rights =>
  withGrants(
    AREAS.map((area) => ({ area, actions: ACTIONS.filter((action) => allows(`${area}.${action}`)) })),
  );

describe('components of future areas', () => {
  const ROWS = [
    ['SH-P032', 'dashboards.share', 'dashboards.modify'],
    ['SH-P033', 'dashboards.export', 'dashboards.export'],
    ['SH-P034', 'dashboards.update_widget', 'dashboards.modify'],
    ['SH-P045', 'detect.modify_sequences', 'detect.modify'],
  ] as const;
  test.each(ROWS)('[%s] %s is enabled only by %s', (_row, id, permission) => {
    expect(
      stateOfPlanned(
        withPermissions((one) => one === permission),
        id,
      ),
    ).toBe('enabled');
    expect(
      stateOfPlanned(
        withPermissions((one) => one !== permission),
        id,
      ),
    ).toBe('disabled');
    expect(
      stateOfPlanned(
        withPermissions(() => false),
        id,
      ),
    ).toBe('hidden');
  });

  const OF_APPS = [
    ['SH-P041', 'scan', 'modify'],
    ['SH-P042', 'remediate', 'approve'],
    ['SH-P043', 'activate', 'activate'],
  ] as const;
  test.each(OF_APPS)(
    "[%s] to %s an app requires securlets.%s, for the profile's apps",
    (_row, action, right) => {
      const rights = withGrants([
        { area: 'securlets', actions: [right], scope: { apps: ['box'] } },
        { area: 'securlets', actions: ['view'], scope: { apps: ['slack'] } },
      ]);
      expect(
        (['box', 'slack', 'salesforce'] as const).map((app) => stateForApp(rights, app, action)),
      ).toEqual([...['enabled', 'disabled', 'hidden']]);
    },
  );
});
