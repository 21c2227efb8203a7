import { originsOf } from '@casbah/domain/activity';
import { expect, test } from 'vitest';
import { activitiesOf } from '../test-records.ts';

const AUDIT_LOG = 'type.googleapis.com/google.cloud.audit.AuditLog';

function entry(payload: object, more: object = {}) {
  return {
    logName: 'projects/atlas/logs/cloudaudit.googleapis.com%2Factivity',
    timestamp: '2026-11-20T08:14:22.123456789Z',
    insertId: 'k3f9',
    severity: 'NOTICE',
    resource: { type: 'project', labels: { project_id: 'atlas' } },
    protoPayload: {
      '@type': AUDIT_LOG,
      authenticationInfo: { principalEmail: 'salma@atlas.example' },
      requestMetadata: { callerIp: '203.0.113.9', callerSuppliedUserAgent: 'google-cloud-sdk' },
      ...payload,
    },
    ...more,
  };
}

const call = (service: string, methodName: string, resourceName: string) => ({
  serviceName: `${service}.googleapis.com`,
  methodName,
  resourceName,
});

test('a bucket made public', () => {
  const record = entry({
    ...call('storage', 'storage.setIamPermissions', 'projects/_/buckets/payroll'),
    serviceData: {
      policyDelta: {
        bindingDeltas: [
          { action: 'ADD', role: 'roles/storage.objectViewer', member: 'allUsers' },
          { action: 'ADD', role: 'roles/storage.objectViewer', member: 'user:omar@atlas.example' },
        ],
      },
    },
  });
  const [event] = activitiesOf(record);
  expect(event).toMatchObject({
    format: 'gcp-audit',
    time: Date.UTC(2026, 10, 20, 8, 14, 22, 123),
    activity: 'grant_permission',
    outcome: 'success',
    user: 'salma@atlas.example',
    object_type: 'bucket',
    object: 'payroll',
    object_id: 'projects/_/buckets/payroll',
    targets: 'allUsers;omar@atlas.example',
    src_ip: '203.0.113.9',
    user_agent: 'google-cloud-sdk',
    app: 'Cloud Storage',
    service_id: 'google-cloud-storage',
    raw_id: 'k3f9',
    severity: 'notice',
    extra: {
      source_action: 'storage.setIamPermissions',
      actor_type: 'user',
      exposure: 'public',
      role: 'roles/storage.objectViewer',
      account: 'atlas',
    },
  });
  expect(originsOf(event?.origins).get('user')).toBe('protoPayload.authenticationInfo.principalEmail');
});

test.each([
  [
    'storage',
    'storage.objects.get',
    'projects/_/buckets/hr/objects/2026/pay.csv',
    'download',
    'file',
    '2026/pay.csv',
  ],
  [
    'iam',
    'google.iam.admin.v1.CreateServiceAccountKey',
    'projects/-/serviceAccounts/x@atlas.iam.gserviceaccount.com',
    'create',
    'account',
    'x@atlas.iam.gserviceaccount.com',
  ],
  [
    'compute',
    'v1.compute.firewalls.insert',
    'projects/atlas/global/firewalls/open',
    'create',
    'security_group',
    'open',
  ],
  ['compute', 'beta.compute.instances.aggregatedList', 'projects/atlas', 'list', 'project', 'atlas'],
  [
    'secretmanager',
    'google.cloud.secretmanager.v1.SecretManagerService.AccessSecretVersion',
    'projects/1/secrets/db/versions/2',
    'view',
    'secret',
    'db',
  ],
  [
    'logging',
    'google.logging.v2.ConfigServiceV2.DeleteSink',
    'projects/atlas/sinks/siem',
    'delete',
    'log',
    'siem',
  ],
  [
    'bigquery',
    'google.cloud.bigquery.v2.JobService.InsertJob',
    'projects/atlas/jobs/j1',
    'search',
    'query',
    'j1',
  ],
  [
    'cloudbuild',
    'google.devtools.cloudbuild.v1.CloudBuild.CreateBuild',
    'projects/atlas/builds',
    'create',
    'workflow',
    'atlas',
  ],
  [
    'iamcredentials',
    'GenerateAccessToken',
    'projects/-/serviceAccounts/x@y.iam.gserviceaccount.com',
    'assume_role',
    'account',
    'x@y.iam.gserviceaccount.com',
  ],
])('%s: %s', (service, method, resource, activity, type, object) => {
  expect(activitiesOf(entry(call(service, method, resource)))).toMatchObject([
    { activity, object_type: type, object, outcome: 'success' },
  ]);
});

test('calls to Kubernetes clusters', () => {
  const pod = 'core/v1/namespaces/default/pods/web/exec';
  const record = entry({
    serviceName: 'k8s.io',
    methodName: 'io.k8s.core.v1.pods.exec.create',
    resourceName: pod,
    authenticationInfo: { principalEmail: 'system:serviceaccount:ci:runner' },
  });
  expect(activitiesOf(record)).toMatchObject([
    {
      activity: 'run',
      object_type: 'instance',
      object: 'web',
      object_id: pod,
      app: 'Google Kubernetes Engine',
      extra: { actor_type: 'service' },
    },
  ]);
});

test('failures: by status, by denied permissions, and by policy', () => {
  const get = call('storage', 'storage.objects.get', 'projects/_/buckets/hr/objects/pay.csv');
  const events = activitiesOf(
    entry({ ...get, status: { code: 7, message: 'PERMISSION_DENIED' } }),
    entry({ ...get, status: {}, authorizationInfo: [{ permission: 'p', granted: false }] }),
    entry(get, { logName: 'projects/atlas/logs/cloudaudit.googleapis.com%2Fpolicy' }),
    entry({ ...get, authorizationInfo: [{ granted: false }, { granted: true }] }),
  );
  expect(events.map(({ outcome }) => outcome)).toEqual(['failure', 'failure', 'failure', 'success']);
  expect(events[0]?.extra).toMatchObject({ reason: 'PERMISSION_DENIED', status_code: '7' });
});

test('service accounts, people behind them, the system, and nobody', () => {
  const get = call('storage', 'storage.objects.get', 'projects/_/buckets/b/objects/o');
  const robot = {
    principalEmail: 'sync@atlas.iam.gserviceaccount.com',
    serviceAccountDelegationInfo: [{ firstPartyPrincipal: { principalEmail: 'omar@atlas.example' } }],
  };
  expect(
    activitiesOf(
      entry({ ...get, authenticationInfo: robot }),
      entry({ ...get, authenticationInfo: {} }),
      entry(
        { ...get, authenticationInfo: { principalEmail: 'system@google.com' } },
        { logName: 'projects/atlas/logs/cloudaudit.googleapis.com%2Fsystem_event' },
      ),
    ),
  ).toMatchObject([
    {
      user: 'sync@atlas.iam.gserviceaccount.com',
      on_behalf_of: 'omar@atlas.example',
      extra: { actor_type: 'service' },
    },
    { extra: { actor_type: 'anonymous' } },
    { extra: { actor_type: 'system' } },
  ]);
});

test('rows of the BigQuery export, columns in lower case, and Pub/Sub messages', () => {
  const { protoPayload, insertId, logName, ...rest } = entry(
    call('iam', 'google.iam.admin.v1.DeleteRole', 'projects/atlas/roles/r'),
  );
  expect(
    activitiesOf(
      { ...rest, protopayload_auditlog: protoPayload },
      { ...rest, protopayload: protoPayload, insertid: insertId, logname: logName },
      { message: { data: JSON.stringify({ ...rest, protoPayload }), messageId: '1' }, subscription: 's' },
    ),
  ).toMatchObject(
    Array.from({ length: 3 }, () => ({
      activity: 'delete',
      object_type: 'role',
      object: 'r',
      user: 'salma@atlas.example',
    })),
  );
});
