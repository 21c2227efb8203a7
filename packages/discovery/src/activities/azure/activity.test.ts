import { expect, test } from 'vitest';
import { activitiesOf } from '../test-records.ts';

const VM = '/subscriptions/s1/resourceGroups/web/providers/Microsoft.Compute/virtualMachines/web-1';
const UPN = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/upn';

/** A record of a diagnostic setting. */
function operation(operationName: string, more: object = {}) {
  return {
    time: '2026-11-20T08:14:22.1234567Z',
    resourceId: VM,
    operationName,
    category: 'Administrative',
    resultType: 'Success',
    resultSignature: 'Succeeded.',
    callerIpAddress: '203.0.113.9',
    correlationId: 'c1',
    level: 'Information',
    identity: { claims: { [UPN]: 'Salma@atlas.example', name: 'Salma Idrissi' } },
    ...more,
  };
}

test('operations of diagnostic settings, the REST API and Log Analytics', () => {
  const rest = {
    caller: 'salma@atlas.example',
    channels: 'Operation',
    correlationId: 'c1',
    eventDataId: 'e1',
    eventTimestamp: '2026-11-20T08:14:22.1234567Z',
    category: { value: 'Administrative', localizedValue: 'Administrative' },
    httpRequest: { clientIpAddress: '203.0.113.9', method: 'DELETE' },
    operationName: { value: 'Microsoft.Compute/virtualMachines/delete', localizedValue: 'Delete' },
    resourceId: VM,
    status: { value: 'Succeeded' },
  };
  const columns = {
    TimeGenerated: '2026-11-20T08:14:22.1234567Z',
    OperationNameValue: 'MICROSOFT.COMPUTE/VIRTUALMACHINES/DELETE',
    OperationName: 'Delete Virtual Machine',
    CategoryValue: 'Administrative',
    ActivityStatusValue: 'Success',
    Caller: 'salma@atlas.example',
    CallerIpAddress: '203.0.113.9',
    CorrelationId: 'c1',
    _ResourceId: VM,
    Claims: JSON.stringify({ name: 'Salma Idrissi' }),
    Type: 'AzureActivity',
  };
  const setting = operation('MICROSOFT.COMPUTE/VIRTUALMACHINES/DELETE');
  for (const record of [setting, { records: [setting] }, rest, { value: [rest] }, columns])
    expect(activitiesOf(record)).toMatchObject([
      {
        format: 'azure-activity',
        time: Date.UTC(2026, 10, 20, 8, 14, 22, 123),
        user: 'salma@atlas.example',
        service_id: 'microsoft-azure',
        activity: 'delete',
        outcome: 'success',
        object_type: 'instance',
        object: 'web-1',
        object_id: VM,
        src_ip: '203.0.113.9',
        session: 'c1',
        extra: { account: 's1', resource_group: 'web', actor_type: 'user' },
      },
    ]);
});

test.each([
  ['Microsoft.Compute/virtualMachines/start/action', {}, { activity: 'start' }],
  [
    'Microsoft.Compute/virtualMachines/write',
    { resultSignature: 'Succeeded.Created' },
    { activity: 'create' },
  ],
  [
    'Microsoft.Compute/virtualMachines/write',
    { resultType: 'Start' },
    { activity: 'edit', outcome: undefined },
  ],
  [
    'Microsoft.KeyVault/vaults/delete',
    { resultType: 'Failure', resultSignature: 'Failed.Forbidden' },
    { activity: 'delete', object_type: 'vault', outcome: 'failure', extra: { reason: 'Failed.Forbidden' } },
  ],
  ['Microsoft.Storage/storageAccounts/listKeys/action', {}, { activity: 'view', object_type: 'account' }],
  ['Microsoft.Authorization/elevateAccess/action', {}, { activity: 'grant_permission', object_type: 'role' }],
  [
    'Microsoft.Authorization/roleAssignments/write',
    {
      properties: {
        requestbody: JSON.stringify({
          Properties: {
            RoleDefinitionId: '/providers/x/roleDefinitions/8e3af657-a8ff-443c-a75c-2fe8c4bcb635',
            PrincipalId: 'p1',
          },
        }),
      },
    },
    { activity: 'grant_permission', object_type: 'role', targets: 'p1', extra: { role: 'Owner' } },
  ],
  [
    'Microsoft.Network/networkSecurityGroups/securityRules/write',
    {},
    { activity: 'edit', object_type: 'rule' },
  ],
])('%s', (name, more, expected) => {
  const [event] = activitiesOf(operation(name, more));
  expect({ outcome: undefined, ...event }).toMatchObject(expected);
});

test('apps and services of Azure act, too; no address is left out', () => {
  const [app, service] = activitiesOf(
    operation('Microsoft.Compute/disks/write', {
      identity: { claims: { appid: '9f0c1d2e-0000-4000-8000-08d9a1b2c3d4' } },
      callerIpAddress: '0.0.0.0',
    }),
    operation('Microsoft.Advisor/recommendations/available/action', {
      identity: { claims: { [UPN.replace('upn', 'name')]: 'Microsoft.Advisor' } },
    }),
  );
  expect(app).toMatchObject({ extra: { actor_type: 'service' } });
  expect(app).not.toHaveProperty('src_ip');
  expect(service).toMatchObject({ activity: 'alert', extra: { actor_type: 'system' } });
});

test('reads and writes of Azure Storage and Key Vault', () => {
  const account = '/subscriptions/s1/resourceGroups/web/providers/Microsoft.Storage/storageAccounts/pay';
  const vault = '/SUBSCRIPTIONS/s1/RESOURCEGROUPS/WEB/PROVIDERS/MICROSOFT.KEYVAULT/VAULTS/PROD';
  expect(
    activitiesOf(
      operation('GetBlob', {
        resourceId: `${account}/blobServices/default`,
        category: 'StorageRead',
        resultType: undefined,
        statusCode: 200,
        statusText: 'Success',
        callerIpAddress: '203.0.113.9:51000',
        identity: { type: 'OAuth', requester: { upn: 'salma@atlas.example' } },
        properties: { accountName: 'pay', objectKey: '/pay/2026/salaries.csv', responseBodySize: 512 },
      }),
      operation('SecretGet', {
        resourceId: vault,
        category: 'AuditEvent',
        resultSignature: 'Forbidden',
        identity: { claim: { [UPN]: 'salma@atlas.example' } },
        properties: { id: 'https://prod.vault.azure.net/secrets/db/1', httpStatusCode: 403 },
      }),
    ),
  ).toMatchObject([
    {
      activity: 'download',
      service_id: 'azure-blob-storage',
      object_type: 'file',
      object: 'salaries.csv',
      user: 'salma@atlas.example',
      src_ip: '203.0.113.9',
      outcome: 'success',
      extra: { path: '/pay/2026/salaries.csv', size: '512', authentication: 'OAuth' },
    },
    {
      activity: 'view',
      object_type: 'secret',
      object: 'db',
      outcome: 'failure',
      user: 'salma@atlas.example',
    },
  ]);
});
