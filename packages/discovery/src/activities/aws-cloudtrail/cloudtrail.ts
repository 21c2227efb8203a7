import type { JsonObject } from '../../cores/json.ts';
import { ACTIVITY_FIELDS, activityFormat } from '../activity-format.ts';
import { withJsonMembers } from '../json-members.ts';
import type { RecordFacts } from '../record-facts.ts';
import { textOf, valueAt } from '../record-path.ts';
import { activityOfEvent, eventNameOf } from './event-names.ts';
import { partsOfArn, readIdentity } from './identity.ts';
import { readObject } from './objects.ts';
import { readSharing } from './sharing.ts';

/** Names of services whose `eventSource` doesn't read like them. */
const SERVICES: Readonly<Record<string, string>> = {
  athena: 'Amazon Athena',
  bedrock: 'Amazon Bedrock',
  cloudtrail: 'AWS CloudTrail',
  config: 'AWS Config',
  dynamodb: 'Amazon DynamoDB',
  ec2: 'Amazon EC2',
  ecr: 'Amazon ECR',
  ecs: 'Amazon ECS',
  eks: 'Amazon EKS',
  guardduty: 'Amazon GuardDuty',
  iam: 'AWS IAM',
  kms: 'AWS KMS',
  lambda: 'AWS Lambda',
  logs: 'Amazon CloudWatch Logs',
  monitoring: 'Amazon CloudWatch',
  organizations: 'AWS Organizations',
  rds: 'Amazon RDS',
  redshift: 'Amazon Redshift',
  route53: 'Amazon Route 53',
  s3: 'Amazon S3',
  secretsmanager: 'AWS Secrets Manager',
  securityhub: 'AWS Security Hub',
  ses: 'Amazon SES',
  signin: 'AWS Sign-In',
  sns: 'Amazon SNS',
  sqs: 'Amazon SQS',
  ssm: 'AWS Systems Manager',
  sso: 'AWS IAM Identity Center',
  sts: 'AWS STS',
};

const COMMON = [
  'eventVersion',
  'userIdentity',
  'eventTime',
  'eventSource',
  'awsRegion',
  'eventType',
  'recipientAccountId',
  'sourceIPAddress',
];

/** Members that tables in Amazon Athena hold as JSON text. */
const TEXTS = [
  'userIdentity',
  'requestParameters',
  'responseElements',
  'additionalEventData',
  'serviceEventDetails',
];

function isDigest(record: JsonObject): boolean {
  return 'digestS3Bucket' in record && 'digestStartTime' in record;
}

/** Insights events have no event name. Notifications of S3 and DynamoDB are alike, but of `aws:s3`. */
function recognises(record: JsonObject): boolean {
  if (isDigest(record)) return true;
  if (/^aws:/.test(textOf(valueAt(record, 'eventSource')) ?? '')) return false;
  const isNamed =
    valueAt(record, 'eventName') !== undefined || valueAt(record, 'insightDetails') !== undefined;
  return isNamed && COMMON.filter((name) => valueAt(record, name) !== undefined).length >= 3;
}

/** Sign-in events succeed or fail in `responseElements` or `serviceEventDetails`, under their own name. */
function readOutcome(facts: RecordFacts, name: string): void {
  const results = [`responseElements.${name}`, `serviceEventDetails.${name}`];
  const result = facts.text(...results);
  const code = facts.text('errorCode');
  if (code !== undefined) facts.ended('failure', 'errorCode');
  else if (result === 'Failure') facts.ended('failure', ...results);
  else if (facts.text('errorMessage') !== undefined) facts.ended('failure', 'errorMessage');
  else facts.ended('success');
  facts.keep('reason', 'errorMessage', 'errorCode').extra('error_code', code);
}

/** Calls that give or take rights name them in their parameters; others leave the assumed role. */
function readRights(facts: RecordFacts, name: string): void {
  if (/Policy(?:Version)?$|^(?:Associate|Disassociate)AccessPolicy$/.test(name))
    facts.keep('role', 'requestParameters.policyArn', 'requestParameters.policyName');
  if (/^(?:Add|Remove)RoleTo|^RemoveRoleFrom|InstanceProfile$/.test(name))
    facts.keep('role', 'requestParameters.roleArn', 'requestParameters.roleName');
  if (/^AssumeRole/.test(name)) facts.keep('role', 'requestParameters.roleArn');
}

function readTargets(facts: RecordFacts, name: string): void {
  if (/UserToGroup$|UserFromGroup$|AccessKey$/.test(name)) facts.target('requestParameters.userName');
  if (facts.get('object_type') === 'user') facts.target('requestParameters.userName');
  facts.target(
    'requestParameters.target.id',
    'requestParameters.principalId',
    'requestParameters.destination.toAddresses',
    'requestParameters.destination.ccAddresses',
  );
}

function readCall(facts: RecordFacts, service: string): void {
  const name = facts.text('eventName') ?? '';
  const known = eventNameOf(name);
  const status = facts.text('requestParameters.status');
  const isKey = known === 'UpdateAccessKey' && status !== undefined;
  facts.act(
    isKey
      ? status === 'Active'
        ? 'enable'
        : 'disable'
      : activityOfEvent(known, facts.text('readOnly') === 'true'),
    name,
    'eventName',
  );
  readOutcome(facts, name);
  readRights(facts, known);
  readIdentity(facts);
  readObject(facts, service, known);
  readSharing(facts, known);
  readTargets(facts, known);
  facts.keep('size', 'additionalEventData.bytesTransferredOut', 'additionalEventData.bytesTransferredIn');
}

/** CloudTrail Insights: unusual numbers of calls or errors, which it names with those who contributed. */
function readInsight(facts: RecordFacts): void {
  const callers = 'insightDetails.insightContext.attributions[attribute=useridentityarn].insight[0].value';
  facts
    .act('alert', facts.text('insightDetails.insightType') ?? 'Insight', 'insightDetails.insightType')
    .ended('success')
    .on('alert', 'insightDetails')
    .take('object', 'insightDetails.eventName')
    .take('object_id', 'sharedEventID')
    .set('user', partsOfArn(facts.text(callers)).at(-1), callers)
    .keep('account', 'recipientAccountId')
    .keep('state', 'insightDetails.state')
    .keep('reason', 'insightDetails.errorCode');
}

export const awsCloudtrail = activityFormat({
  name: 'aws-cloudtrail',
  title: 'AWS CloudTrail: management, data, network activity and Insights events',
  service: 'amazon-web-services',
  marks: ['awsRegion', 'awsregion', 'userIdentity', 'useridentity', 'digestS3Bucket', 'recipientAccountId'],
  fields: [...ACTIVITY_FIELDS, 'user_agent', 'targets', 'session', 'on_behalf_of'],
  recognises,
  split: (record) => [withJsonMembers(record, TEXTS)],
  read: (facts) => {
    if (isDigest(facts.record)) return 'a digest, which lists log files';
    const source = facts.text('eventSource', 'insightDetails.eventSource') ?? '';
    const service = source.replace(/\.amazonaws\.com(?:\.cn)?$/, '');
    const title = SERVICES[service] ?? (service === '' ? undefined : service);
    if (facts.at('insightDetails') !== undefined) readInsight(facts);
    else readCall(facts, service);
    facts
      .set('app', title, 'eventSource')
      .take('time', 'eventTime')
      .take('raw_id', 'eventID')
      .take('src_ip', 'sourceIPAddress')
      .take('user_agent', 'userAgent')
      .keep('region', 'awsRegion')
      .keep('vpc_endpoint', 'vpcEndpointId')
      .keep('request_id', 'requestID');
    return undefined;
  },
});
