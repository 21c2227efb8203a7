import { originsOf } from '@casbah/domain/activity';
import { expect, test } from 'vitest';
import { activitiesOf } from '../test-records.ts';

const salma = { id: '00u1', type: 'User', alternateId: 'Salma@atlas.example', displayName: 'Salma Idrissi' };
const omar = { id: '00u2', type: 'User', alternateId: 'omar@atlas.example', displayName: 'Omar Haddad' };
const crm = { id: '0oa1', type: 'AppInstance', alternateId: 'CRM', displayName: 'CRM' };

/** An event with the members that Okta's System Log API describes. */
function logEvent(eventType: string, more: object = {}) {
  return {
    uuid: 'a1b2',
    published: '2026-11-20T08:14:22.000Z',
    eventType,
    version: '0',
    severity: 'INFO',
    displayMessage: 'What happened',
    actor: salma,
    client: {
      userAgent: { rawUserAgent: 'Mozilla/5.0', os: 'Windows 11', browser: 'CHROME' },
      zone: 'null',
      device: 'Computer',
      id: null,
      ipAddress: '203.0.113.9',
      geographicalContext: {
        city: 'Casablanca',
        country: 'Morocco',
        geolocation: { lat: 33.6, lon: -7.6 },
      },
    },
    outcome: { result: 'SUCCESS', reason: null },
    target: [],
    transaction: { type: 'WEB', id: 'T1', detail: {} },
    debugContext: { debugData: { requestUri: '/api/v1' } },
    authenticationContext: { externalSessionId: 'S1', authenticationStep: 0 },
    securityContext: { asOrg: 'Atlas Telecom', isProxy: false },
    ...more,
  };
}

test('who signed in to which app, from where, and where each was read', () => {
  const [event] = activitiesOf(logEvent('user.authentication.sso', { target: [salma, crm] }));
  expect(event).toMatchObject({
    format: 'okta-system-log',
    time: Date.UTC(2026, 10, 20, 8, 14, 22),
    user: 'salma@atlas.example',
    activity: 'sign_in',
    outcome: 'success',
    object_type: 'app',
    object: 'CRM',
    object_id: '0oa1',
    src_ip: '203.0.113.9',
    country: 'MA',
    city: 'Casablanca',
    lat: 33.6,
    lon: -7.6,
    os: 'Windows',
    browser: 'CHROME',
    session: 'S1',
    severity: 'info',
    raw_id: 'a1b2',
    extra: { source_action: 'user.authentication.sso', actor_name: 'Salma Idrissi', actor_type: 'user' },
  });
  expect(originsOf(event?.origins).get('object')).toBe('target[1].displayName');
});

test.each([
  [
    'user.session.start',
    { outcome: { result: 'FAILURE', reason: 'INVALID_CREDENTIALS' } },
    { activity: 'sign_in', outcome: 'failure', extra: { reason: 'INVALID_CREDENTIALS' } },
  ],
  [
    'group.user_membership.add',
    { target: [omar, { id: '00g1', type: 'UserGroup', alternateId: 'unknown', displayName: 'Admins' }] },
    { activity: 'add_member', object_type: 'group', object: 'Admins', targets: 'omar@atlas.example' },
  ],
  [
    'application.user_membership.add',
    { target: [{ id: '0ua1', type: 'AppUser', alternateId: 'omar', displayName: 'Omar Haddad' }, crm, omar] },
    { activity: 'grant_permission', object_type: 'app', object: 'CRM', targets: 'omar;omar@atlas.example' },
  ],
  [
    'user.account.privilege.grant',
    { target: [omar], debugContext: { debugData: { privilegeGranted: 'Super administrator' } } },
    {
      activity: 'grant_permission',
      object: 'omar@atlas.example',
      targets: 'omar@atlas.example',
      extra: { role: 'Super administrator' },
    },
  ],
  ['user.mfa.factor.reset_all', { target: [omar] }, { activity: 'remove_mfa', object_type: 'user' }],
  [
    'policy.rule.update',
    {
      target: [
        { id: 'p1', type: 'PolicyEntity', displayName: 'Default policy' },
        { id: 'r1', type: 'PolicyRule', displayName: 'Catch-all rule' },
      ],
    },
    { activity: 'configure', object_type: 'rule', object: 'Catch-all rule' },
  ],
  [
    'system.api_token.create',
    { target: [{ id: 't1', type: 'Token', alternateId: 'unknown', displayName: 'SIEM' }] },
    { activity: 'create', object_type: 'api_key', object: 'SIEM' },
  ],
  ['app.oauth2.as.authorize.code', { target: [crm] }, { activity: 'authorize', object: 'CRM' }],
  ['user.session.end', {}, { activity: 'sign_out' }],
  [
    'zone.delete',
    { target: [{ id: 'z1', type: 'NetworkZone', displayName: 'Office' }] },
    { activity: 'delete' },
  ],
])('%s', (type, more, expected) => {
  expect(activitiesOf(logEvent(type, more))).toMatchObject([expected]);
});

test("Okta's support acts for a user; the system and apps aren't people", () => {
  const support = { id: 's', type: 'User', alternateId: 'support@okta.com', displayName: 'Okta Support' };
  const app = { id: '0oa9', type: 'PublicClientApp', alternateId: '0oa9', displayName: 'Provisioning' };
  const system = {
    id: 'x',
    type: 'SystemPrincipal',
    alternateId: 'system@okta.com',
    displayName: 'Okta System',
  };
  expect(
    activitiesOf(
      logEvent('user.session.impersonation.initiate', { actor: support, target: [omar] }),
      logEvent('app.oauth2.token.grant.access_token', { actor: app }),
      logEvent('user.lifecycle.deactivate', { actor: system, target: [omar] }),
    ),
  ).toMatchObject([
    {
      activity: 'assume_role',
      user: 'support@okta.com',
      on_behalf_of: 'omar@atlas.example',
      extra: { actor_type: 'vendor' },
    },
    { user: 'Provisioning', activity: 'authorize', extra: { actor_type: 'service' } },
    { user: 'system@okta.com', activity: 'disable', extra: { actor_type: 'system' } },
  ]);
});

test('events come in event hooks, event buses and databases with names in lower case', () => {
  const record = logEvent('user.session.start');
  const hook = { eventType: 'com.okta.event_hook', cloudEventsVersion: '0.1', data: { events: [record] } };
  const bus = { source: 'aws.partner/okta.com/atlas/logs', 'detail-type': 'SystemLog', detail: record };
  const lowerCase = Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name.toLowerCase(), value]),
  );
  for (const wrapped of [hook, bus, lowerCase])
    expect(activitiesOf(wrapped)).toMatchObject([{ activity: 'sign_in', user: 'salma@atlas.example' }]);
});
