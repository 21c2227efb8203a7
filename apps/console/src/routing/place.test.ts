import { expect, test } from 'vitest';
import { type Address, isRouteHash } from './address.ts';
import { placeOf } from './place.ts';

const at = (path: string, parts: Partial<Address> = {}, detectorType = 0) =>
  placeOf({ path, search: {}, hash: '', ...parts }, detectorType);
const moved = (path: string, search = {}) => ({ kind: 'moved', path, search });

test.each([
  ['/appAudit', '/servicedetails/dropbox', '/appAudit/service/dropbox', ''],
  ['/', '/servicedetails/dropbox', '/appAudit/service/dropbox', ''],
  ['/appAudit', '/userdetails/o.haddad', '/appAudit/user/o.haddad', ''],
  ['/appAudit', '/userdetails/cn=haddad', '/appAudit/user/cn%3Dhaddad', ''],
  ['/appAudit', '/compareservices', '/appAudit/compareservices', '[SH-R208] [PF-R005]'],
  ['/appAudit', '/infographic', '/appAudit/infographic', '[SH-R209] [PF-R006]'],
  ['/appAudit', '/audit-report', '/appAudit/audit-report', '[SH-R210] [PF-R007]'],
  ['/appAudit', '/brrprofiles/add', '/appAudit/preferences/brrprofiles/add', '[SH-R212] [PF-R009]'],
  ['/appAudit', '/brrprofiles/7', '/appAudit/preferences/brrprofiles/7', '[SH-R211] [PF-R008]'],
  ['/appAudit', '/preferences', '/appAudit/preferences/brrprofiles', '[SH-R213] [PF-R010]'],
  ['/appThreats', '/preferences', '/appThreats/preferences', ''],
  ['/', '/preferences', '/appAudit/preferences/brrprofiles', ''],
  ['/', '/requestedservices', '/appAudit/requestedservices', '[SH-R214] [PF-R011]'],
  ['/appControls', '/manage-policy', '/protect/policies/manage', '[SH-R215] [PF-R012]'],
  ['/', '/manage-ciqprofile', '/protect/dlpprofiles/manage', '[SH-R216] [PF-R013]'],
  ['/', '/manage-ml-profile', '/appControls/MLProfiles', '[SH-R217] [PF-R014]'],
  ['/', '/response-templates', '/protect/dlpprofiles/templates', '[SH-R218] [PF-R015]'],
  ['/', '/manage-response-template', '/protect/dlpprofiles/templates/manage', '[SH-R219] [PF-R016]'],
  ['/', '/manage-sequence-detector', '/protect/detector/manage', '[SH-R220] [PF-R017]'],
  ['/appForensics', '/history', '/appForensics/history', '[SH-R221] [PF-R018]'],
  ['/', '/history', '/appForensics/history', ''],
  ['/appAccount', '/profiles', '/appAccount/profiles', '[SH-R222] [PF-R019]'],
  ['/appAccount', '/manage-profile', '/appAccount/profiles', '[SH-R223] [PF-R020]'],
  ['/appAccount', '/manage-profile/p1', '/appAccount/profiles/p1', ''],
  ['/', '/manage-dashboards', '/appDashboards2/manage-dashboards', '[SH-R224] [PF-R021]'],
  ['/', '/manage-scheduled-reports', '/appDashboards2/manage-scheduled-reports', '[SH-R225] [PF-R022]'],
  ['/', '/manage-widget', '/appDashboards2/add', '[SH-R226] [PF-R023]'],
  ['/', '/print', '/appDashboards2', '[SH-R227] [PF-R024]'],
  ['/', '/mfa', '/appLogin/multi-factor', ''],
  ['/', '/forgotpassword', '/appLogin/forgotpassword', ''],
  ['/appStore', '/appdetails/google_drive', '/appStore/appdetails/google_drive', '[SH-R230] [PF-R027]'],
  ['/', '/addlparams/', '/appStore/addlparams', '[SH-R231] [PF-R028]'],
  ['/', '/configurepolicy/', '/protect/policies/manage', '[SH-R232] [PF-R029]'],
  ['/appAudit', '!/services', '/appAudit/services', ''],
  ['/appAudit', '/servicedetails/wetransfer', '/appAudit/service/wetransfer', '[SH-R206] [PF-R002]'],
  ['/appAudit', '/userdetails/sofia.lindqvist', '/appAudit/user/sofia.lindqvist', '[SH-R207] [PF-R004]'],
])('in %s, the hash #%s leads to %s %s', (path, hash, living) => {
  expect(at(path, { hash })).toEqual(moved(living));
});

test('keeps filters of a legacy URL, from both sides of the hash [PF-R003]', () => {
  expect(
    at('/appAudit', { hash: '/servicedetails/box/range=7d?filter=risk%20%3D%20high', search: { q: 'a' } }),
  ).toEqual(moved('/appAudit/service/box', { q: 'a', range: '7d', filter: 'risk = high' }));
});

test('passes parameters of a legacy URL on to the page', () => {
  for (const hash of ['/configurepolicy/p7', '/manage-policy/p7', '/manage-policy?policy=p7'])
    expect(at('/', { hash })).toEqual(moved('/protect/policies/manage', { policy: 'p7' }));
});

test('an unknown hash is not found, under its own app', () => {
  expect(at('/appAudit/services', { hash: '/nonsense' })).toEqual(moved('/appAudit/nonsense'));
  expect(at('/appAudit/nonsense')).toEqual({ kind: 'nothing' });
});

test("an anchor on a page isn't part of the path", () => {
  expect(isRouteHash('content')).toBe(false);
  expect(isRouteHash('')).toBe(false);
  expect(isRouteHash('/services')).toBe(true);
});

test.each([
  ['/appDataSource', '/appAudit/sources', '[SH-R169] [PF-R052]'],
  ['/appAudit/firewall', '/appAudit/sources', '[SH-R021] [PF-R039]'],
  ['/appAudit/firewall/add/source', '/appAudit/sources', '[SH-R022]'],
  ['/appDashboards', '/dashboard', ''],
  ['/appSecurlets', '/saas', ''],
  ['/appControls', '/protect', ''],
  ['/appControls/Policies', '/protect/policies', ''],
  ['/appControls/response-templates', '/protect/dlpprofiles/templates', '[SH-R086]'],
  ['/dashboard/enduser', '/appAccount/profile', ''],
  ['/appAccount/account/dlp', '/protect/dlpprofiles', '[SH-R007]'],
  ['/settings/dlp', '/protect/dlpprofiles', '[SH-R161]'],
  ['/protect/dlp-innovation-labs', '/protect/inspect', '[SH-R080]'],
  ['/appForensics/dlp-innovation-labs', '/protect/inspect', '[SH-R055]'],
])('%s moved to %s %s', (path, living) => {
  expect(at(path, { search: { range: '7d' } })).toEqual(moved(living, { range: '7d' }));
});

test.each([
  ['Alerts', 'response = notify', '[SH-R081] [SH-R183]'],
  ['Blocks', 'response = block', '[SH-R082] [SH-R184]'],
])('%s are policies with %s, filtered as the URL says otherwise %s', (name, filter) => {
  const path = `/appControls/${name}`;
  expect(at(path)).toEqual(moved('/protect/policies', { filter }));
  expect(at('/appControls', { search: { deeplink: name } })).toMatchObject({ search: { filter } });
  expect(at('/', { hash: `/${name}` })).toEqual(moved('/protect/policies', { filter }));
  expect(at(path, { search: { filter: 'state = draft' } })).toEqual(
    moved('/protect/policies', { filter: 'state = draft' }),
  );
});

test('a page stays where it is', () => {
  expect(at('/protect/policies')).toMatchObject({ kind: 'page', route: { key: 'protect.policies' } });
  expect(at('/appAccount/notifications/n7')).toMatchObject({ kind: 'page', params: { id: 'n7' } });
});

test.each([
  ['Alerts', '/protect/policies'],
  ['Blocks', '/protect/policies'],
  ['Policies', '/protect/policies'],
  ['ContentIQ', '/protect/dlpprofiles'],
  ['MLProfiles', '/appControls/MLProfiles'],
  ['Dictionaries', '/appControls/Dictionaries'],
])('the deep link %s on the root of protect leads to %s, and stays in the URL', (deeplink, living) => {
  const search = { deeplink };
  const keyed = at('/appControls', { search });
  expect(keyed).toMatchObject({ kind: 'moved', search });
  expect(at('/protect', { search })).toEqual(keyed);
  const place = keyed.kind === 'moved' ? keyed.path : '';
  expect(place).toBe(living);
});

test('ignores a deep link in another app or on a page', () => {
  expect(at('/appAudit', { search: { deeplink: 'Policies' } })).toMatchObject({ kind: 'page' });
  expect(at('/protect/policies', { search: { deeplink: 'Alerts' } })).toMatchObject({ kind: 'page' });
  expect(at('/protect', { search: { deeplink: 'constructor' } })).toMatchObject({ kind: 'page' });
});

test('content profiles are DLP profiles, with every detector type [SH-R083] [SH-R186] [SH-P014]', () => {
  expect(at('/appControls/ContentIQ', {}, 2)).toEqual(moved('/protect/dlpprofiles'));
  expect(at('/appControls/ContentIQ', {}, 3)).toEqual(moved('/protect/dlpprofiles'));
});

test.each([
  ['MLProfiles', '[SH-P015] [SH-R187]'],
  ['Dictionaries', '[SH-P016] [SH-R188]'],
])('from detector type 3 on, DLP profiles replace %s %s', (page) => {
  expect(at(`/appControls/${page}`, {}, 2)).toMatchObject({ kind: 'page' });
  expect(at(`/appControls/${page}`, {}, 3)).toEqual(moved('/protect/dlpprofiles'));
  expect(at('/protect', { search: { deeplink: page } }, 3)).toMatchObject({ path: '/protect/dlpprofiles' });
});
