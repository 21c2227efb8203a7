import type { ObjectType } from '@casbah/domain/activity';
import { isJsonObject } from '../../cores/json.ts';
import { Memo } from '../../fields/memo.ts';
import type { RecordFacts } from '../record-facts.ts';
import { textOf } from '../record-path.ts';
import { wordsOf } from '../verbs.ts';
import { partsOfArn } from './identity.ts';

/** Where a service's events name the object, and its kind; the first with a value counts. */
type Places = readonly (readonly [path: string, type: ObjectType])[];

const PLACES: Readonly<Record<string, Places>> = {
  s3: [
    ['requestParameters.key', 'file'],
    ['requestParameters.bucketName', 'bucket'],
  ],
  iam: [
    ['responseElements.accessKey.accessKeyId', 'api_key'],
    ['requestParameters.accessKeyId', 'api_key'],
    ['requestParameters.groupName', 'group'],
    ['requestParameters.userName', 'user'],
    ['requestParameters.roleName', 'role'],
    ['responseElements.role.roleName', 'role'],
    ['requestParameters.policyName', 'policy'],
    ['requestParameters.policyArn', 'policy'],
    ['requestParameters.serverCertificateName', 'certificate'],
    ['requestParameters.sAMLProviderArn', 'setting'],
    ['requestParameters.instanceProfileName', 'role'],
  ],
  sts: [
    ['requestParameters.roleArn', 'role'],
    ['requestParameters.targetPrincipal', 'account'],
    ['requestParameters.name', 'user'],
  ],
  ec2: [
    ['requestParameters.instancesSet.items[0].instanceId', 'instance'],
    ['responseElements.instancesSet.items[0].instanceId', 'instance'],
    ['requestParameters.instanceId', 'instance'],
    ['requestParameters.groupName', 'security_group'],
    ['requestParameters.groupId', 'security_group'],
    ['requestParameters.securityGroupIdSet.items[0].groupId', 'security_group'],
    ['responseElements.snapshotId', 'snapshot'],
    ['requestParameters.snapshotId', 'snapshot'],
    ['responseElements.imageId', 'image'],
    ['requestParameters.imageId', 'image'],
    ['responseElements.volumeId', 'disk'],
    ['requestParameters.volumeId', 'disk'],
    ['requestParameters.keyName', 'key'],
    ['requestParameters.networkAclId', 'network'],
    ['requestParameters.routeTableId', 'network'],
    ['requestParameters.internetGatewayId', 'network'],
    ['requestParameters.subnetId', 'network'],
    ['responseElements.vpc.vpcId', 'network'],
    ['requestParameters.vpcId', 'network'],
    ['requestParameters.DeleteFlowLogsRequest.FlowLogId.content', 'log'],
    ['requestParameters.CreateFlowLogsRequest.ResourceId.content', 'log'],
  ],
  'ec2-instance-connect': [['requestParameters.instanceId', 'instance']],
  rds: [
    ['requestParameters.dBSnapshotIdentifier', 'snapshot'],
    ['requestParameters.dBClusterSnapshotIdentifier', 'snapshot'],
    ['requestParameters.dBInstanceIdentifier', 'database'],
    ['requestParameters.dBClusterIdentifier', 'database'],
    ['requestParameters.dBSecurityGroupName', 'security_group'],
    ['requestParameters.resourceArn', 'database'],
  ],
  redshift: [
    ['requestParameters.snapshotIdentifier', 'snapshot'],
    ['requestParameters.clusterIdentifier', 'database'],
  ],
  lambda: [
    ['requestParameters.functionName', 'function'],
    ['requestParameters.layerName', 'function'],
  ],
  kms: [
    ['requestParameters.aliasName', 'key'],
    ['requestParameters.keyId', 'key'],
    ['responseElements.keyMetadata.keyId', 'key'],
    ['resources[0].ARN', 'key'],
    ['resources[0].arn', 'key'],
  ],
  secretsmanager: [
    ['requestParameters.secretId', 'secret'],
    ['requestParameters.name', 'secret'],
    ['responseElements.name', 'secret'],
  ],
  ssm: [
    ['requestParameters.target', 'instance'],
    ['requestParameters.instanceIds[0]', 'instance'],
    ['requestParameters.sessionId', 'session'],
    ['requestParameters.documentName', 'workflow'],
    ['requestParameters.name', 'setting'],
    ['requestParameters.names[0]', 'setting'],
  ],
  cloudtrail: [
    ['requestParameters.trailName', 'log'],
    ['requestParameters.name', 'log'],
    ['requestParameters.eventDataStore', 'log'],
  ],
  logs: [
    ['requestParameters.logGroupName', 'log'],
    ['requestParameters.logGroupIdentifier', 'log'],
  ],
  config: [
    ['requestParameters.configurationRecorderName', 'setting'],
    ['requestParameters.configurationRecorder.name', 'setting'],
    ['requestParameters.deliveryChannelName', 'setting'],
    ['requestParameters.deliveryChannel.name', 'setting'],
    ['requestParameters.configRule.configRuleName', 'rule'],
    ['requestParameters.configRuleName', 'rule'],
  ],
  guardduty: [['requestParameters.detectorId', 'setting']],
  securityhub: [
    ['requestParameters.Name', 'alert'],
    ['requestParameters.InsightArn', 'alert'],
  ],
  eks: [
    ['requestParameters.clusterName', 'cluster'],
    ['requestParameters.name', 'cluster'],
  ],
  ecs: [
    ['requestParameters.cluster', 'cluster'],
    ['requestParameters.clusterName', 'cluster'],
  ],
  ecr: [['requestParameters.repositoryName', 'repository']],
  codecommit: [['requestParameters.repositoryName', 'repository']],
  codebuild: [
    ['requestParameters.projectName', 'project'],
    ['requestParameters.name', 'project'],
    ['requestParameters.projectArn', 'project'],
  ],
  dynamodb: [['requestParameters.tableName', 'table']],
  athena: [
    ['requestParameters.queryExecutionId', 'query'],
    ['responseElements.queryExecutionId', 'query'],
  ],
  sns: [['requestParameters.topicArn', 'queue']],
  sqs: [
    ['requestParameters.queueUrl', 'queue'],
    ['requestParameters.queueName', 'queue'],
  ],
  ses: [
    ['requestParameters.emailIdentity', 'domain'],
    ['requestParameters.emailAddress', 'mailbox'],
  ],
  cloudformation: [['requestParameters.stackName', 'resource']],
  wafv2: [
    ['requestParameters.name', 'rule'],
    ['requestParameters.resourceArn', 'resource'],
  ],
  route53: [['requestParameters.hostedZoneId', 'domain']],
  route53domains: [['requestParameters.domainName', 'domain']],
  acm: [['requestParameters.certificateArn', 'certificate']],
  bedrock: [['requestParameters.modelId', 'app']],
  organizations: [
    ['requestParameters.accountId', 'account'],
    ['requestParameters.policyId', 'policy'],
    ['requestParameters.accountName', 'account'],
  ],
  sso: [
    ['requestParameters.permissionSetArn', 'role'],
    ['requestParameters.name', 'role'],
  ],
  identitystore: [
    ['requestParameters.groupId', 'group'],
    ['requestParameters.userId', 'user'],
    ['requestParameters.userName', 'user'],
    ['requestParameters.displayName', 'group'],
  ],
  signin: [],
};

/** Kinds by a word of the event's name, for other services. */
const NOUNS: Readonly<Record<string, ObjectType>> = {
  account: 'account',
  alias: 'key',
  bucket: 'bucket',
  certificate: 'certificate',
  cluster: 'cluster',
  dashboard: 'dashboard',
  database: 'database',
  domain: 'domain',
  finding: 'alert',
  findings: 'alert',
  function: 'function',
  group: 'group',
  image: 'image',
  instance: 'instance',
  instances: 'instance',
  key: 'key',
  log: 'log',
  object: 'file',
  organization: 'organization',
  policy: 'policy',
  project: 'project',
  queue: 'queue',
  repository: 'repository',
  role: 'role',
  rule: 'rule',
  secret: 'secret',
  session: 'session',
  snapshot: 'snapshot',
  table: 'table',
  token: 'credential',
  topic: 'queue',
  trail: 'log',
  user: 'user',
  volume: 'disk',
  vpc: 'network',
  workflow: 'workflow',
};

/** Kind by an event's name; '' for names without such a word. */
const nouns = new Memo<ObjectType | ''>(
  (name) => wordsOf(name).flatMap((word) => NOUNS[word] ?? [])[0] ?? '',
);

const NAMING = /(?:^|[a-z])(?:name|id|identifier|arn)$/i;

/** The first parameter that looks like a name or an ID. */
function takeNamed(facts: RecordFacts, parent: string): void {
  const parameters = facts.at(parent);
  if (!isJsonObject(parameters)) return;
  for (const [name, value] of Object.entries(parameters)) {
    if (typeof value !== 'string' || !NAMING.test(name) || /^(?:client)?(?:request|token)/i.test(name))
      continue;
    setObject(facts, textOf(value), `${parent}.${name}`);
  }
}

/** ARNs give the object's ID, and its last part the name. */
function setObject(facts: RecordFacts, text: string | undefined, path: string): void {
  if (text === undefined) return;
  const isArn = text.startsWith('arn:');
  facts.set('object', isArn ? partsOfArn(text).at(-1) : text, path);
  if (isArn) facts.set('object_id', text, path);
}

/** Reads the object from the parameters of the service's events. */
export function readObject(facts: RecordFacts, service: string, name: string): void {
  const places = Object.hasOwn(PLACES, service) ? PLACES[service] : undefined;
  for (const [path, type] of places ?? []) {
    const text = facts.text(path);
    if (text === undefined || facts.has('object')) continue;
    setObject(facts, text, path);
    facts.on(type, path);
  }
  if (places === undefined) takeNamed(facts, 'requestParameters');
  if (places === undefined && !facts.has('object')) takeNamed(facts, 'responseElements');
  const noun = nouns.get(name);
  if (!facts.has('object_type'))
    facts.on(noun === '' ? (facts.has('object') ? 'resource' : undefined) : noun, 'eventName');
  readIds(facts, service);
}

function readIds(facts: RecordFacts, service: string): void {
  const object = facts.get('object') ?? '';
  if (service === 's3') {
    if (facts.get('object_type') === 'file') facts.keep('path', 'requestParameters.bucketName');
    facts.take('object_id', 'resources[type=aws::s3::object].ARN');
    if (facts.get('object_type') === 'bucket') facts.take('object_id', 'resources[type=aws::s3::bucket].ARN');
    return;
  }
  // Names such as `i-0abc` and `sg-0abc` are IDs.
  if (/^(?:[a-z]{1,8}-[0-9a-f]{8,17}|[A-Z0-9]{16,}|[0-9a-f]{8}-[0-9a-f-]{27})$/.test(object))
    facts.set('object_id', object, 'eventName');
  facts.take(
    'object_id',
    'requestParameters.groupId',
    'responseElements.groupId',
    'resources[0].ARN',
    'resources[0].arn',
    'responseElements.user.arn',
    'responseElements.role.arn',
    'responseElements.policy.arn',
    'responseElements.group.arn',
    'responseElements.dBInstanceArn',
    'responseElements.dBClusterArn',
    'responseElements.dBSnapshotArn',
    'responseElements.functionArn',
    'responseElements.aRN',
    'responseElements.arn',
  );
  if (!facts.has('object') && facts.has('object_id'))
    setObject(facts, facts.get('object_id'), 'resources[0].ARN');
}
