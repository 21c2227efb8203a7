import { originsOf } from '@casbah/domain/activity';
import { expect, test } from 'vitest';
import { activitiesOf } from '../test-records.ts';

/** A sign-in as Microsoft Graph returns it. */
const signIn = {
  id: 's1',
  createdDateTime: '2026-11-20T08:14:22.5Z',
  userDisplayName: 'Salma Idrissi',
  userPrincipalName: 'Salma@atlas.example',
  userId: 'u1',
  appDisplayName: 'Azure Portal',
  appId: 'a1',
  ipAddress: '203.0.113.9',
  clientAppUsed: 'Browser',
  userAgent: 'Mozilla/5.0',
  conditionalAccessStatus: 'success',
  correlationId: 'c1',
  riskLevelDuringSignIn: 'none',
  status: { errorCode: 0, failureReason: 'Other.' },
  deviceDetail: { displayName: 'PC-7', operatingSystem: 'Windows 11', browser: 'Edge 140' },
  location: {
    city: 'Casablanca',
    countryOrRegion: 'MA',
    geoCoordinates: { latitude: 33.6, longitude: -7.6 },
  },
};
const expected = {
  format: 'entra-id-sign-ins',
  time: Date.UTC(2026, 10, 20, 8, 14, 22, 500),
  user: 'salma@atlas.example',
  activity: 'sign_in',
  outcome: 'success',
  object_type: 'app',
  object: 'Azure Portal',
  object_id: 'a1',
  src_ip: '203.0.113.9',
  country: 'MA',
  city: 'Casablanca',
  lat: 33.6,
  device: 'PC-7',
  os: 'Windows',
  session: 'c1',
  raw_id: 's1',
  extra: { actor_name: 'Salma Idrissi', actor_type: 'user', client: 'Browser' },
};

/** The record in a diagnostic setting, whose names some databases spell in lower case. */
function diagnostic(properties: object, more: object = {}) {
  return {
    time: '2026-11-20T08:20:00Z',
    resourceId: '/tenants/t1/providers/Microsoft.aadiam',
    operationName: 'Sign-in activity',
    category: 'SignInLogs',
    tenantId: 't1',
    resultType: '0',
    callerIpAddress: '203.0.113.9',
    properties,
    ...more,
  };
}

/** The same as columns of Log Analytics, with objects as text. */
function columns(record: object, Type: string) {
  const named = Object.entries(record).map(([name, value]) => [
    name.charAt(0).toUpperCase() + name.slice(1),
    typeof value === 'object' ? JSON.stringify(value) : value,
  ]);
  return { ...Object.fromEntries(named), Type, TimeGenerated: '2026-11-20T08:20:00Z' };
}

test('sign-ins of Microsoft Graph, diagnostic settings and Log Analytics', () => {
  const { location, ipAddress, ...rest } = signIn;
  const table = {
    ...columns(rest, 'SigninLogs'),
    LocationDetails: JSON.stringify(location),
    Location: 'MA',
    IPAddress: ipAddress,
  };
  const lowerCase = Object.fromEntries(
    Object.entries(diagnostic(signIn)).map(([name, value]) => [name.toLowerCase(), value]),
  );
  for (const record of [
    signIn,
    { value: [signIn] },
    diagnostic(signIn),
    { records: [diagnostic(signIn)] },
    lowerCase,
    table,
  ])
    expect(activitiesOf(record)).toMatchObject([expected]);
  const [event] = activitiesOf(diagnostic(signIn));
  expect(originsOf(event?.origins).get('user')).toBe('properties.userPrincipalName');
  expect(event?.extra).not.toHaveProperty('risk_level');
});

test('failures name their reason; apps sign in as services', () => {
  expect(
    activitiesOf(
      { ...signIn, status: { errorCode: 50126, failureReason: 'Invalid username or password.' } },
      diagnostic(
        {
          id: 's2',
          createdDateTime: '2026-11-20 08:14:22.1234567',
          servicePrincipalName: 'Backup',
          servicePrincipalId: 'p1',
          appId: 'a2',
          resourceDisplayName: 'Azure Storage',
          ipAddress: '198.51.100.7',
        },
        { category: 'ServicePrincipalSignInLogs', resultType: '7000215' },
      ),
    ),
  ).toMatchObject([
    { outcome: 'failure', extra: { reason: 'Invalid username or password.', error_code: '50126' } },
    {
      time: Date.UTC(2026, 10, 20, 8, 14, 22, 123),
      user: 'Backup',
      object: 'Azure Storage',
      outcome: 'failure',
      extra: { actor_type: 'service' },
    },
  ]);
});
