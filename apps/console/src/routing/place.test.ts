import { expect, test } from 'vitest';
import { type Address, isRouteHash } from './address.ts';
import { placeOf } from './place.ts';

const at = (path: string, parts: Partial<Address> = {}, detectorType = 0) =>
  placeOf({ path, search: {}, hash: '', ...parts }, detectorType);
const moved = (path: string, search = {}) => ({ kind: 'moved', path, search });

test.each([
  ['/appAudit', '/servicedetails/dropbox', '/appAudit/service/dropbox'],
  ['/', '/servicedetails/dropbox', '/appAudit/service/dropbox'],
  ['/appAudit', '/userdetails/o.haddad', '/appAudit/user/o.haddad'],
  ['/appAudit', '/userdetails/cn=haddad', '/appAudit/user/cn%3Dhaddad'],
  ['/appAudit', '/compareservices', '/appAudit/compareservices'],
  ['/appAudit', '/infographic', '/appAudit/infographic'],
  ['/appAudit', '/audit-report', '/appAudit/audit-report'],
  ['/appAudit', '/brrprofiles/add', '/appAudit/preferences/brrprofiles/add'],
  ['/appAudit', '/brrprofiles/7', '/appAudit/preferences/brrprofiles/7'],
  ['/appAudit', '/preferences', '/appAudit/preferences'],
  ['/appThreats', '/preferences', '/appThreats/preferences'],
  ['/', '/preferences', '/appAudit/preferences'],
  ['/', '/requestedservices', '/appAudit/requestedservices'],
  ['/appControls', '/manage-policy', '/protect/policies/manage'],
  ['/', '/manage-ciqprofile', '/protect/dlpprofiles/manage'],
  ['/', '/manage-ml-profile', '/appControls/MLProfiles'],
  ['/', '/response-templates', '/appControls/response-templates'],
  ['/', '/manage-response-template', '/appControls/response-templates'],
  ['/', '/manage-sequence-detector', '/protect/detector/manage'],
  ['/appForensics', '/history', '/appForensics/history'],
  ['/', '/history', '/appForensics/history'],
  ['/appAccount', '/profiles', '/appAccount/profiles'],
  ['/appAccount', '/manage-profile', '/appAccount/profiles'],
  ['/appAccount', '/manage-profile/p1', '/appAccount/profiles/p1'],
  ['/', '/manage-dashboards', '/appDashboards2/manage-dashboards'],
  ['/', '/manage-scheduled-reports', '/appDashboards2/manage-scheduled-reports'],
  ['/', '/manage-widget', '/appDashboards2/add'],
  ['/', '/print', '/appDashboards2'],
  ['/', '/mfa', '/appLogin/multi-factor'],
  ['/', '/forgotpassword', '/appLogin/forgotpassword'],
  ['/appStore', '/appdetails/google_drive', '/appStore/appdetails/google_drive'],
  ['/', '/addlparams/', '/appStore/addlparams'],
  ['/', '/configurepolicy/', '/protect/policies/manage'],
  ['/appAudit', '!/services', '/appAudit/services'],
])('in %s the hash #%s leads to %s', (path, hash, living) => {
  expect(at(path, { hash })).toEqual(moved(living));
});

test('filters of an old address go along, from behind the hash and in front of it', () => {
  expect(
    at('/appAudit', { hash: '/servicedetails/box/range=7d?filter=risk%20%3D%20high', search: { q: 'a' } }),
  ).toEqual(moved('/appAudit/service/box', { q: 'a', range: '7d', filter: 'risk = high' }));
});

test('what an old address names and its page does not, is asked of the page', () => {
  expect(at('/', { hash: '/configurepolicy/p7' })).toEqual(moved('/protect/policies/manage', { id: 'p7' }));
});

test('a hash nobody knows is nothing, under the app it was asked of', () => {
  expect(at('/appAudit/services', { hash: '/nonsense' })).toEqual(moved('/appAudit/nonsense'));
  expect(at('/appAudit/nonsense')).toEqual({ kind: 'nothing' });
});

test('a place in a page is no address', () => {
  expect(isRouteHash('content')).toBe(false);
  expect(isRouteHash('')).toBe(false);
  expect(isRouteHash('/services')).toBe(true);
});

test.each([
  ['/appDataSource', '/appAudit/sources'],
  ['/appAudit/firewall', '/appAudit/sources'],
  ['/appDashboards', '/dashboard'],
  ['/appSecurlets', '/saas'],
  ['/appControls', '/protect'],
  ['/appControls/Policies', '/protect/policies'],
  ['/dashboard/enduser', '/appAccount/profile'],
])('%s moved to %s', (path, living) => {
  expect(at(path, { search: { range: '7d' } })).toEqual(moved(living, { range: '7d' }));
});

test('a page stays where it is', () => {
  expect(at('/protect/policies')).toMatchObject({ kind: 'page', route: { key: 'protect.policies' } });
  expect(at('/appAccount/notifications/n7')).toMatchObject({ kind: 'page', params: { id: 'n7' } });
});

test.each([
  ['Alerts', '/appControls/Alerts'],
  ['Blocks', '/appControls/Blocks'],
  ['Policies', '/protect/policies'],
  ['ContentIQ', '/appControls/ContentIQ'],
  ['MLProfiles', '/appControls/MLProfiles'],
  ['Dictionaries', '/appControls/Dictionaries'],
])('the deep link %s on the root of protect leads to %s, and stays in the address', (deeplink, living) => {
  const search = { deeplink };
  const keyed = at('/appControls', { search });
  expect(keyed).toMatchObject({ kind: 'moved', search });
  expect(at('/protect', { search })).toEqual(keyed);
  const place = keyed.kind === 'moved' ? keyed.path : '';
  expect(place).toBe(living);
});

test('a deep link means nothing in another app or on a page', () => {
  expect(at('/appAudit', { search: { deeplink: 'Policies' } })).toMatchObject({ kind: 'page' });
  expect(at('/protect/policies', { search: { deeplink: 'Alerts' } })).toMatchObject({ kind: 'page' });
  expect(at('/protect', { search: { deeplink: 'constructor' } })).toMatchObject({ kind: 'page' });
});

test.each(['ContentIQ', 'MLProfiles', 'Dictionaries'])(
  'from detector type 3 on, DLP profiles stand in place of %s',
  (page) => {
    expect(at(`/appControls/${page}`, {}, 2)).toMatchObject({ kind: 'page' });
    expect(at(`/appControls/${page}`, {}, 3)).toEqual(moved('/protect/dlpprofiles'));
    expect(at('/protect', { search: { deeplink: page } }, 3)).toMatchObject({ path: '/protect/dlpprofiles' });
  },
);
