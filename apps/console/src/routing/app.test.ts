import { expect, test } from 'vitest';
import { appOf } from './app.ts';

test.each([
  ['appAccount', 'account'],
  ['appAudit', 'audit'],
  ['appControls', 'protect'],
  ['appDashboards', 'dashboards'],
  ['appDashboards2', 'dashboards'],
  ['appSecurlets', 'securlets'],
  ['appDataSource', 'audit'],
  ['appForensics', 'investigate'],
  ['appStore', 'store'],
  ['appThreats', 'detect'],
])('maps /%s to %s [SH-R162]', (segment, app) => {
  expect(appOf(`/${segment}`)).toBe(app);
  expect(appOf(`/${segment}/anything/below`)).toBe(app);
});

test('the sources path belongs to Audit', () => {
  expect(appOf('/appAudit/sources')).toBe('audit');
});

test('a path of no app has none', () => {
  for (const path of ['/', '/nothing', '/constructor', '/appaudit']) expect(appOf(path)).toBeUndefined();
});
