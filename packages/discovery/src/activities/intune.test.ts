import { expect, test } from 'vitest';
import { activitiesOf } from './test-records.ts';

const graph = {
  id: 'a1',
  displayName: 'wipe ManagedDevice',
  componentName: 'ManagedDevices',
  activityType: 'wipe ManagedDevice',
  activityOperationType: 'Action',
  activityDateTime: '2026-11-20T08:14:22Z',
  activityResult: 'Success',
  category: 'Device',
  correlationId: 'c1',
  actor: { userPrincipalName: 'salma@atlas.example', applicationDisplayName: 'Intune portal' },
  resources: [{ displayName: 'PC-7', auditResourceType: 'ManagedDevice', resourceId: 'd1' }],
};
const setting = {
  time: '2026-11-20T08:14:22Z',
  tenantId: 't1',
  category: 'AuditLogs',
  operationName: 'wipe ManagedDevice',
  resultType: 'Success',
  correlationId: 'c1',
  identity: 'salma@atlas.example',
  properties: {
    ActivityDate: '11/20/2026 8:14:22 AM',
    ActivityResultStatus: 1,
    Actor: { UPN: 'salma@atlas.example', ApplicationName: 'Intune portal' },
    AuditEventId: 'a1',
    Category: 7,
    TargetDisplayNames: ['PC-7'],
    TargetObjectIds: ['d1'],
    Targets: [{ Name: 'PC-7', ModifiedProperties: [] }],
  },
};
const { properties, ...rest } = setting;

test.each([
  ['Microsoft Graph', graph],
  ['a diagnostic setting', setting],
  ['Log Analytics', { ...rest, Properties: JSON.stringify(properties), Type: 'IntuneAuditLogs' }],
])('an audit event of %s', (_, record) => {
  expect(activitiesOf(record)).toMatchObject([
    {
      format: 'intune',
      time: Date.UTC(2026, 10, 20, 8, 14, 22),
      user: 'salma@atlas.example',
      activity: 'delete',
      object_type: 'device',
      object: 'PC-7',
      object_id: 'd1',
      outcome: 'success',
      session: 'c1',
      raw_id: 'a1',
    },
  ]);
});

test.each([
  ['Patch DeviceConfiguration', 'configure', 'policy'],
  ['Create MobileApp', 'create', 'app'],
  ['Delete DeviceCompliancePolicy', 'delete', 'policy'],
  ['remoteLock ManagedDevice', 'lock', 'device'],
  ['Assign RoleAssignment', 'grant_permission', 'role'],
])('%s', (activityType, activity, object_type) => {
  expect(activitiesOf({ ...graph, activityType })).toMatchObject([{ activity, object_type }]);
});

test('devices that no longer comply, and enrollments', () => {
  const operational = { time: '2026-11-20T08:14:22Z', tenantId: 't1', category: 'OperationalLogs' };
  expect(
    activitiesOf(
      {
        ...operational,
        operationName: 'Compliance',
        resultType: 'None',
        properties: {
          IntuneAccountId: 'i1',
          IntuneDeviceId: 'd1',
          DeviceHostName: 'PC-7',
          DeviceName: 'PC-7',
          DeviceOperatingSystem: 'Windows 11',
          UserName: 'omar',
          UPNSuffix: 'atlas.example',
          AlertType: 'Managed Device Not Compliant',
        },
      },
      {
        ...operational,
        operationName: 'Enrollment',
        resultType: 'Fail',
        properties: {
          IntuneAccountId: 'i1',
          IntuneDeviceId: 'd1',
          Os: 'iOS',
          FailureReason: 'LicenseNotAssigned',
        },
      },
    ),
  ).toMatchObject([
    {
      activity: 'alert',
      object_type: 'device',
      object: 'PC-7',
      user: 'omar@atlas.example',
      os: 'Windows',
    },
    { activity: 'create', object: 'd1', outcome: 'failure', extra: { reason: 'LicenseNotAssigned' } },
  ]);
});
