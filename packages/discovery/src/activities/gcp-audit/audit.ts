import type { JsonObject } from '../../cores/json.ts';
import { ACTIVITY_FIELDS, activityFormat } from '../activity-format.ts';
import type { RecordFacts } from '../record-facts.ts';
import { valueAt } from '../record-path.ts';
import { activityOfMethod } from './methods.ts';
import { readPolicy } from './policy.ts';
import { readResource } from './resources.ts';

/** Names of services whose domain doesn't read like them, and their ID in the catalog if they have one. */
const SERVICES: Readonly<Record<string, readonly [title: string, service?: string]>> = {
  admin: ['Google Admin', 'google-workspace'],
  apikeys: ['API Keys'],
  appengine: ['App Engine', 'google-app-engine'],
  artifactregistry: ['Artifact Registry'],
  bigquery: ['BigQuery', 'google-bigquery'],
  bigquerystorage: ['BigQuery', 'google-bigquery'],
  cloudbuild: ['Cloud Build'],
  cloudfunctions: ['Cloud Functions'],
  cloudidentity: ['Cloud Identity', 'google-workspace'],
  cloudkms: ['Cloud KMS'],
  cloudresourcemanager: ['Resource Manager'],
  cloudsql: ['Cloud SQL'],
  compute: ['Compute Engine'],
  container: ['Google Kubernetes Engine'],
  dns: ['Cloud DNS'],
  iam: ['Cloud IAM'],
  iamcredentials: ['Cloud IAM'],
  iap: ['Identity-Aware Proxy'],
  'k8s.io': ['Google Kubernetes Engine'],
  logging: ['Cloud Logging'],
  login: ['Google Account', 'google-workspace'],
  monitoring: ['Cloud Monitoring'],
  orgpolicy: ['Organization Policy'],
  pubsub: ['Pub/Sub'],
  run: ['Cloud Run'],
  secretmanager: ['Secret Manager'],
  securitycenter: ['Security Command Center'],
  sqladmin: ['Cloud SQL'],
  storage: ['Cloud Storage', 'google-cloud-storage'],
  sts: ['Cloud IAM'],
};

/** Members with the audit log in a log entry: of the API, in BigQuery, and none if it comes alone. */
const PAYLOADS = ['protoPayload.', 'protopayload_auditlog.', ''] as const;

const OF_AUDIT = [
  'serviceName',
  'authenticationInfo',
  'authorizationInfo',
  'requestMetadata',
  'resourceName',
];

function payloadOf(record: JsonObject): string | undefined {
  return PAYLOADS.find((payload) => {
    const has = (name: string) => valueAt(record, payload + name) !== undefined;
    const others = OF_AUDIT.filter(has).length;
    if (payload !== '') return has('methodName') || others >= 1;
    return has('methodName') && others >= 2;
  });
}

function readOutcome(facts: RecordFacts, payload: string, method: string): void {
  const code = facts.text(`${payload}status.code`);
  const granted = facts.at(`${payload}authorizationInfo`);
  const permissions: readonly unknown[] = Array.isArray(granted) ? granted : [];
  const areDenied =
    permissions.length > 0 && permissions.every((permission) => valueAt(permission, 'granted') === false);
  if (code !== undefined && code !== '0') facts.ended('failure', `${payload}status.code`);
  else if (areDenied) facts.ended('failure', `${payload}authorizationInfo`);
  else if (/loginFailure$/i.test(method)) facts.ended('failure', `${payload}methodName`);
  else if (/%2Fpolicy$/.test(facts.text('logName') ?? '')) facts.ended('failure', 'logName');
  else facts.ended('success');
  facts.keep('reason', `${payload}status.message`).extra('status_code', code);
}

function readActor(facts: RecordFacts, payload: string): void {
  const who = `${payload}authenticationInfo.`;
  const subject = facts.text(`${who}principalSubject`);
  facts
    .take('user', `${who}principalEmail`)
    .set('user', subject?.replace(/^(?:user|serviceAccount):/, ''), `${who}principalSubject`)
    .take('user', `${who}authoritySelector`);
  const user = facts.get('user');
  const isSystemEvent = /%2Fsystem_event$/.test(facts.text('logName') ?? '') || user === 'system@google.com';
  if (isSystemEvent || /^system:(?!anonymous|serviceaccount)/.test(user ?? '')) facts.actor('system');
  else if (user === 'system:anonymous') facts.actor('anonymous');
  else if (user === undefined)
    facts.actor(facts.at(`${payload}authenticationInfo`) === undefined ? undefined : 'anonymous');
  else if (/gserviceaccount\.com$|^system:serviceaccount:|^serviceAccount:/.test(user))
    facts.actor('service');
  else facts.actor(/^principal(?:Set)?:/.test(user) ? 'service' : 'user');
  const delegates = `${who}serviceAccountDelegationInfo[0].`;
  facts
    .take('on_behalf_of', `${delegates}firstPartyPrincipal.principalEmail`)
    .take('on_behalf_of', `${delegates}principalSubject`)
    .keep('key', `${who}serviceAccountKeyName`);
}

/** What a job of BigQuery does is in its configuration. */
function activityOfJob(facts: RecordFacts, payload: string) {
  const type = facts.text(
    `${payload}metadata.jobChange.job.jobConfig.type`,
    `${payload}metadata.jobInsertion.job.jobConfig.type`,
  );
  if (type === 'EXPORT') return 'export';
  if (type === 'IMPORT') return 'import';
  return type === 'COPY' ? 'copy' : undefined;
}

export const gcpAudit = activityFormat({
  name: 'gcp-audit',
  title: 'Google Cloud audit logs: admin activity, data access, system events and denied by policy',
  service: 'google-cloud',
  marks: ['protoPayload', 'protopayload', 'methodName'],
  fields: [...ACTIVITY_FIELDS, 'user_agent', 'targets', 'session', 'on_behalf_of', 'severity', 'message'],
  recognises: (record) => payloadOf(record) !== undefined,
  read: (facts) => {
    const payload = payloadOf(facts.record) ?? '';
    const method =
      facts.text(`${payload}methodName`, 'resource.labels.method') ??
      facts.text(`${payload}authorizationInfo[0].permission`) ??
      '';
    const domain = facts.text(`${payload}serviceName`) ?? '';
    const service =
      domain === '' && /^io\.k8s\./.test(method) ? 'k8s.io' : domain.replace(/\.googleapis\.com$/, '');
    const [title = service, id] = SERVICES[service] ?? [];
    const changed = readPolicy(facts, payload);
    const activity = activityOfMethod(service, method);
    facts.act(
      activityOfJob(facts, payload) ?? (activity === 'change_permission' ? (changed ?? activity) : activity),
      method,
      `${payload}methodName`,
    );
    readOutcome(facts, payload, method);
    readActor(facts, payload);
    if (/^bigquery/.test(service) && /job/i.test(method)) facts.on('query', `${payload}methodName`);
    readResource(facts, payload, method);
    facts
      .set('app', title, `${payload}serviceName`)
      .set('service_id', id)
      .take('time', 'timestamp', `${payload}requestMetadata.requestAttributes.time`, 'receiveTimestamp')
      .take('raw_id', 'insertId')
      .take('src_ip', `${payload}requestMetadata.callerIp`, `${payload}requestMetadata.callerIP`)
      .take('user_agent', `${payload}requestMetadata.callerSuppliedUserAgent`)
      .take('session', 'operation.id')
      .take('severity', 'severity')
      .keep('account', 'resource.labels.project_id', 'resource.labels.organization_id')
      .keep('log', 'logName')
      .keep(
        'query',
        `${payload}metadata.jobChange.job.jobConfig.queryConfig.query`,
        `${payload}metadata.jobInsertion.job.jobConfig.queryConfig.query`,
      )
      .keep(
        'region',
        'resource.labels.zone',
        'resource.labels.location',
        `${payload}resourceLocation.currentLocations[0]`,
      );
    return undefined;
  },
});
