import { originsOf } from '@casbah/domain/activity';
import { expect, test } from 'vitest';
import { reasons } from '../../formats/test-lines.ts';
import { activitiesOf } from '../test-records.ts';

const ACCOUNT = '123456789012';

/** An API call, as CloudTrail's reference of record contents describes it. */
function call(service: string, eventName: string, more: object = {}): object {
  return {
    eventVersion: '1.11',
    userIdentity: {
      type: 'AssumedRole',
      principalId: 'AROAEXAMPLE:salma@atlas.example',
      arn: `arn:aws:sts::${ACCOUNT}:assumed-role/DataEngineer/salma@atlas.example`,
      accountId: ACCOUNT,
      accessKeyId: 'ASIAEXAMPLEKEY',
      sessionContext: {
        sessionIssuer: { type: 'Role', userName: 'DataEngineer', accountId: ACCOUNT },
        attributes: { creationDate: '2026-11-20T07:00:00Z', mfaAuthenticated: 'true' },
      },
    },
    eventTime: '2026-11-20T08:14:22Z',
    eventSource: `${service}.amazonaws.com`,
    eventName,
    awsRegion: 'eu-west-3',
    sourceIPAddress: '203.0.113.9',
    userAgent: 'aws-cli/2.27',
    requestParameters: null,
    responseElements: null,
    requestID: 'R1',
    eventID: 'E1',
    readOnly: false,
    eventType: 'AwsApiCall',
    managementEvent: true,
    recipientAccountId: ACCOUNT,
    eventCategory: 'Management',
    ...more,
  };
}

test('a call names the session of the role, the role, the object, and where each was read', () => {
  const record = call('s3', 'GetObject', {
    requestParameters: { bucketName: 'payroll', key: '2026/november.csv' },
    additionalEventData: { bytesTransferredOut: 4096 },
    resources: [{ type: 'AWS::S3::Object', ARN: 'arn:aws:s3:::payroll/2026/november.csv' }],
  });
  const [event] = activitiesOf(record);
  expect(event).toMatchObject({
    format: 'aws-cloudtrail',
    time: Date.UTC(2026, 10, 20, 8, 14, 22),
    user: 'salma@atlas.example',
    user_domain: 'atlas.example',
    activity: 'download',
    outcome: 'success',
    app: 'Amazon S3',
    object_type: 'file',
    object: '2026/november.csv',
    object_id: 'arn:aws:s3:::payroll/2026/november.csv',
    src_ip: '203.0.113.9',
    session: 'ASIAEXAMPLEKEY',
    raw_id: 'E1',
    extra: {
      source_action: 'GetObject',
      role: 'DataEngineer',
      account: ACCOUNT,
      path: 'payroll',
      size: '4096',
      mfa: 'true',
      actor_type: 'user',
    },
  });
  expect(originsOf(event?.origins).get('object')).toBe('requestParameters.key');
  expect(JSON.parse(event?.raw ?? '')).toEqual(record);
});

test.each([
  [{ type: 'Root', accountId: ACCOUNT, arn: `arn:aws:iam::${ACCOUNT}:root` }, 'root', 'user'],
  [{ type: 'IAMUser', userName: 'omar', arn: `arn:aws:iam::${ACCOUNT}:user/ops/omar` }, 'omar', 'user'],
  [{ type: 'IAMUser', arn: `arn:aws:iam::${ACCOUNT}:user/ops/omar` }, 'omar', 'user'],
  [{ type: 'FederatedUser', arn: `arn:aws:sts::${ACCOUNT}:federated-user/omar` }, 'omar', 'user'],
  [
    { type: 'SAMLUser', principalId: 'Qualifier:omar', userName: 'omar@atlas.example' },
    'omar@atlas.example',
    'user',
  ],
  [
    { type: 'WebIdentityUser', userName: '1234567890', identityProvider: 'accounts.google.com' },
    '1234567890',
    'user',
  ],
  [{ type: 'IdentityCenterUser', onBehalfOf: { userId: 'U-1' }, credentialId: 'C' }, 'U-1', 'user'],
  [{ type: 'AWSService', invokedBy: 'lambda.amazonaws.com' }, 'lambda.amazonaws.com', 'service'],
  [{ type: 'AWSAccount', principalId: 'AIDAEXAMPLE', accountId: '999999999999' }, 'AIDAEXAMPLE', 'user'],
  [{ type: 'AWSAccount', principalId: '', accountId: 'ANONYMOUS_PRINCIPAL' }, undefined, 'anonymous'],
  [
    { type: 'AssumedRole', arn: `arn:aws:sts::${ACCOUNT}:assumed-role/web/i-0abc1234def567890` },
    'i-0abc1234def567890',
    'service',
  ],
])('who acted, by the type of identity: %j', (userIdentity, user, actor) => {
  const [event] = activitiesOf(call('ec2', 'DescribeInstances', { userIdentity }));
  expect(event?.user).toBe(user);
  expect(event?.extra?.actor_type).toBe(actor);
});

test('people behind a role or an application', () => {
  const owned = (userIdentity: object) => activitiesOf(call('s3', 'ListBuckets', { userIdentity }))[0];
  const arn = `arn:aws:sts::${ACCOUNT}:assumed-role/Deploy/session-1`;
  expect(
    owned({ type: 'AssumedRole', arn, sessionContext: { sourceIdentity: 'Salma@atlas.example' } }),
  ).toMatchObject({
    user: 'session-1',
    on_behalf_of: 'salma@atlas.example',
  });
  expect(owned({ type: 'AssumedRole', arn, onBehalfOf: { userId: 'U-1' } })).toMatchObject({
    on_behalf_of: 'U-1',
  });
});

test.each([
  [
    call('signin', 'ConsoleLogin', {
      eventType: 'AwsConsoleSignIn',
      userIdentity: { type: 'IAMUser', accountId: ACCOUNT, userName: 'omar' },
      responseElements: { ConsoleLogin: 'Failure' },
      errorMessage: 'Failed authentication',
    }),
    { activity: 'sign_in', outcome: 'failure', user: 'omar', extra: { reason: 'Failed authentication' } },
  ],
  [
    call('iam', 'AttachUserPolicy', {
      requestParameters: { userName: 'omar', policyArn: 'arn:aws:iam::aws:policy/AdministratorAccess' },
      errorCode: 'AccessDenied',
    }),
    {
      activity: 'grant_permission',
      outcome: 'failure',
      object_type: 'user',
      object: 'omar',
      targets: 'omar',
      extra: { role: 'arn:aws:iam::aws:policy/AdministratorAccess', reason: 'AccessDenied' },
    },
  ],
  [
    call('iam', 'AddUserToGroup', { requestParameters: { userName: 'omar', groupName: 'admins' } }),
    { activity: 'add_member', object_type: 'group', object: 'admins', targets: 'omar' },
  ],
  [
    call('iam', 'UpdateAccessKey', {
      requestParameters: { userName: 'omar', accessKeyId: 'AKIAEXAMPLE', status: 'Inactive' },
    }),
    { activity: 'disable', object_type: 'api_key', object: 'AKIAEXAMPLE', targets: 'omar' },
  ],
  [
    call('ec2', 'ModifySnapshotAttribute', {
      requestParameters: {
        snapshotId: 'snap-0abc12345',
        createVolumePermission: { add: { items: [{ group: 'all' }] } },
      },
    }),
    {
      activity: 'share',
      object_type: 'snapshot',
      object: 'snap-0abc12345',
      targets: 'all',
      extra: { exposure: 'public' },
    },
  ],
  [
    call('lambda', 'UpdateFunctionCode20150331v2', { requestParameters: { functionName: 'billing' } }),
    { activity: 'edit', object_type: 'function', object: 'billing' },
  ],
  [
    call('s3', 'DeleteBucketEncryption', { requestParameters: { bucketName: 'payroll' } }),
    { activity: 'configure', object_type: 'bucket', object: 'payroll' },
  ],
  [
    call('kms', 'ScheduleKeyDeletion', { resources: [{ ARN: 'arn:aws:kms:eu-west-3:1:key/K1' }] }),
    { activity: 'delete', object_type: 'key', object: 'K1', object_id: 'arn:aws:kms:eu-west-3:1:key/K1' },
  ],
  [
    call('appsync', 'CreateGraphqlApi', { requestParameters: { clientToken: 'T', name: 'orders' } }),
    { activity: 'create', object_type: 'resource', object: 'orders', app: 'appsync' },
  ],
])('calls of the services: %#', (record, expected) => {
  expect(activitiesOf(record)).toMatchObject([expected]);
});

test('an address that is a service is kept apart', () => {
  const [event] = activitiesOf(call('sts', 'AssumeRole', { sourceIPAddress: 'lambda.amazonaws.com' }));
  expect(event?.src_ip).toBeUndefined();
  expect(event?.extra?.src_name).toBe('lambda.amazonaws.com');
});

test('Insights are alerts', () => {
  const insight = {
    eventVersion: '1.09',
    eventTime: '2026-11-20T08:14:22Z',
    awsRegion: 'eu-west-3',
    eventID: 'E2',
    eventType: 'AwsCloudTrailInsight',
    recipientAccountId: ACCOUNT,
    sharedEventID: 'S1',
    insightDetails: {
      state: 'Start',
      eventSource: 'ssm.amazonaws.com',
      eventName: 'UpdateInstanceInformation',
      insightType: 'ApiCallRateInsight',
      insightContext: { statistics: { baseline: { average: 1.7 }, insight: { average: 664 } } },
    },
    eventCategory: 'Insight',
  };
  expect(activitiesOf(insight)).toMatchObject([
    {
      activity: 'alert',
      object_type: 'alert',
      object: 'UpdateInstanceInformation',
      app: 'AWS Systems Manager',
    },
  ]);
});

test('records come in files, event buses, log subscriptions and databases', () => {
  const record = call('s3', 'ListBuckets');
  const lowerCase = Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name.toLowerCase(),
      name === 'userIdentity' ? JSON.stringify(value) : value,
    ]),
  );
  const subscription = {
    messageType: 'DATA_MESSAGE',
    owner: ACCOUNT,
    logGroup: 'trail',
    logEvents: [{ id: '1', timestamp: 1795162462000, message: JSON.stringify(record) }],
  };
  const bus = { version: '0', id: 'B1', 'detail-type': 'AWS API Call via CloudTrail', detail: record };
  const queue = { Records: [{ messageId: 'M', body: '', message: bus }] };
  for (const wrapped of [{ Records: [record] }, bus, subscription, queue, lowerCase]) {
    const events = activitiesOf(wrapped);
    expect(events).toMatchObject([{ activity: 'list', user: 'salma@atlas.example', raw_id: 'E1' }]);
  }
  expect(JSON.parse(activitiesOf(subscription)[0]?.raw ?? '')).toEqual(record);
});

test('digests and notifications of S3 are not activities', () => {
  const digest = { awsAccountId: ACCOUNT, digestStartTime: '2026-11-20T08:00:00Z', digestS3Bucket: 'trail' };
  expect(reasons(JSON.stringify(digest))).toEqual([
    'aws-cloudtrail: not_traffic: a digest, which lists log files',
  ]);
  const notification = call('s3', 'ObjectCreated:Put', { eventSource: 'aws:s3' });
  expect(activitiesOf(notification)).toEqual([]);
});
