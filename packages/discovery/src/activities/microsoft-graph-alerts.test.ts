import { expect, test } from 'vitest';
import { activitiesOf } from './test-records.ts';

test('an alert names the account, address and device in its evidence', () => {
  const alert = {
    id: 'al1',
    tenantId: 't1',
    title: 'Password spray',
    description: 'Many accounts were tried.',
    category: 'CredentialAccess',
    severity: 'high',
    status: 'new',
    serviceSource: 'azureAdIdentityProtection',
    productName: 'Microsoft Entra ID Protection',
    createdDateTime: '2026-11-20T08:20:00Z',
    firstActivityDateTime: '2026-11-20T08:14:22Z',
    evidence: [
      { userAccount: { accountName: 'salma', userPrincipalName: 'salma@atlas.example' } },
      { userAccount: { userPrincipalName: 'omar@atlas.example' } },
      { ipAddress: '203.0.113.9', countryLetterCode: 'MA' },
      { deviceDnsName: 'pc-7.atlas.example' },
    ],
  };
  expect(activitiesOf({ value: [alert] })).toMatchObject([
    {
      format: 'microsoft-graph-alerts',
      time: Date.UTC(2026, 10, 20, 8, 14, 22),
      activity: 'alert',
      object: 'Password spray',
      user: 'salma@atlas.example',
      targets: 'omar@atlas.example',
      src_ip: '203.0.113.9',
      country: 'MA',
      device: 'pc-7.atlas.example',
      severity: 'high',
      service_id: 'microsoft-entra-id',
    },
  ]);
});
