import { expect, test } from 'vitest';
import { appOfPage, detailsKeyOf } from './missing-app.ts';

test("finds a page's app, whatever the form of its URL", () => {
  const keyOf = (path: string) => appOfPage(path)?.key;
  expect(keyOf('/appThreats')).toBe('detect');
  expect(keyOf('/protect/policies/manage')).toBe('protect');
  expect(keyOf('/appForensics/dlp-incidents')).toBe('investigate');
  expect(keyOf('/iaas/inventory')).toBe('iaas');
  expect(keyOf('/securlets/box/exposed-users')).toBe('box');
  expect(keyOf('/securlets/amazonwebservices/cwa/activities')).toBe('amazon_web_services');
  expect(keyOf('/saas/accounts/office365')).toBe('office_365');
  expect(keyOf('/saas/ices/googleapps')).toBe('google_apps');
  for (const path of [
    '/saas',
    '/saas/accounts',
    '/securlets/rescan',
    '/settings',
    '/appStore',
    '/appAccount',
    '/',
  ])
    expect([path, keyOf(path)]).toEqual([path, undefined]);
});

test("an app's details are under its lowercase name with underscores; Google Apps is google_apps [SH-S010] [SH-S011] [PF-S017] [PF-S018]", () => {
  expect(detailsKeyOf({ name: 'Google Apps' })).toBe('google_apps');
  expect(detailsKeyOf({ name: 'Office 365' })).toBe('office_365');
  expect(detailsKeyOf({ name: 'Amazon Web Services' })).toBe('amazon_web_services');
});
