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
])('the main app of /%s is %s [SH-R162]', (segment, app) => {
  expect(appOf(`/${segment}`)).toBe(app);
  expect(appOf(`/${segment}/anything/below`)).toBe(app);
});

test('the sources path belongs to the audit', () => {
  expect(appOf('/appAudit/sources')).toBe('audit');
});

test('what no app owns has none', () => {
  for (const path of ['/', '/nothing', '/constructor', '/appaudit']) expect(appOf(path)).toBeUndefined();
});
