import type { ObjectType } from '@casbah/domain/activity';
import type { RecordFacts } from '../record-facts.ts';

/** Collections in resource names, in lower case: `projects/p/zones/z/instances/i` is of `instances`. */
const COLLECTIONS: Readonly<Record<string, ObjectType>> = {
  alertpolicies: 'policy',
  apps: 'app',
  backups: 'snapshot',
  billingaccounts: 'account',
  brands: 'app',
  buckets: 'bucket',
  builds: 'workflow',
  certificates: 'certificate',
  certificatesigningrequests: 'certificate',
  clusterrolebindings: 'role',
  clusterroles: 'role',
  clusters: 'cluster',
  configmaps: 'setting',
  cronjobs: 'workflow',
  cryptokeys: 'key',
  cryptokeyversions: 'key',
  daemonsets: 'resource',
  dashboards: 'dashboard',
  databases: 'database',
  datasets: 'database',
  deployments: 'resource',
  devices: 'device',
  disks: 'disk',
  domains: 'domain',
  exclusions: 'log',
  firewallpolicies: 'security_group',
  firewalls: 'security_group',
  folders: 'folder',
  functions: 'function',
  groups: 'group',
  hmackeys: 'api_key',
  identityawareproxyclients: 'app',
  images: 'image',
  importjobs: 'key',
  instances: 'instance',
  instancetemplates: 'instance',
  jobs: 'workflow',
  keyrings: 'key',
  keys: 'key',
  logs: 'log',
  memberships: 'group',
  namespaces: 'project',
  networks: 'network',
  nodepools: 'cluster',
  nodes: 'instance',
  objects: 'file',
  organizations: 'organization',
  pods: 'instance',
  policies: 'policy',
  projects: 'project',
  providers: 'credential',
  queues: 'queue',
  repositories: 'repository',
  rolebindings: 'role',
  roles: 'role',
  routers: 'network',
  routes: 'network',
  schedules: 'workflow',
  secrets: 'secret',
  securitypolicies: 'security_group',
  serviceaccounts: 'account',
  services: 'resource',
  sinks: 'log',
  snapshots: 'snapshot',
  subnetworks: 'network',
  subscriptions: 'queue',
  tables: 'table',
  tagbindings: 'policy',
  tokens: 'credential',
  topics: 'queue',
  users: 'user',
  versions: 'secret',
  vpntunnels: 'network',
  workflows: 'workflow',
  workloadidentitypools: 'credential',
};

/** `type` of monitored resources, for entries without a resource name. */
const MONITORED: Readonly<Record<string, ObjectType>> = {
  bigquery_dataset: 'database',
  bigquery_resource: 'query',
  cloud_function: 'function',
  cloudkms_cryptokey: 'key',
  cloudkms_cryptokeyversion: 'key',
  cloudsql_database: 'database',
  gce_disk: 'disk',
  gce_firewall_rule: 'security_group',
  gce_image: 'image',
  gce_instance: 'instance',
  gce_network: 'network',
  gce_snapshot: 'snapshot',
  gce_subnetwork: 'network',
  gcs_bucket: 'bucket',
  iam_role: 'role',
  k8s_cluster: 'cluster',
  logging_sink: 'log',
  organization: 'organization',
  project: 'project',
  pubsub_subscription: 'queue',
  pubsub_topic: 'queue',
  service_account: 'account',
};

function typeOf(name: string): ObjectType | undefined {
  if (/\/objects\//.test(name)) return 'file';
  const collections = name.split('/').toReversed();
  for (const collection of collections) {
    const type = COLLECTIONS[collection.toLowerCase()];
    if (type !== undefined) return type;
  }
  return undefined;
}

/** Parts of a Kubernetes resource that have no name: `core/v1/namespaces/n/pods/p/exec`. */
const SUBRESOURCE =
  /(\/namespaces\/[^/]+\/[^/]+\/[^/]+)\/(?:exec|attach|portforward|proxy|log|status|token|binding|eviction|scale)$/;

/** Readable part of a resource name: an object's path within its bucket, else the last segment. */
function shortNameOf(name: string): string {
  const object = /\/objects\/(.+)$/.exec(name)?.[1];
  if (object !== undefined) return object;
  const parts = name.replace(SUBRESOURCE, '$1').replace(/\/+$/, '').split('/');
  const last = parts.at(-1) ?? name;
  const isVersion = /^(?:versions|cryptoKeyVersions)$/.test(parts.at(-2) ?? '');
  // A call that creates a resource may name only its collection: `projects/p/builds`.
  const isCollection = parts.length % 2 === 1 && COLLECTIONS[last.toLowerCase()] !== undefined;
  if (isCollection) return parts.at(-2) ?? last;
  return isVersion ? (parts.at(-3) ?? last) : last;
}

/** The resource that a call acted on; `payload` is the path of its audit log. */
export function readResource(facts: RecordFacts, payload: string, method: string): void {
  const paths = [
    `${payload}resourceName`,
    `${payload}authorizationInfo[0].resource`,
    `${payload}authorizationInfo[0].resourceAttributes.name`,
    `${payload}request.name`,
    `${payload}request.parent`,
  ];
  const path = paths.find((each) => facts.text(each) !== undefined);
  const name = path === undefined ? undefined : facts.text(path);
  const email = facts.text('resource.labels.email_id');
  const monitored = facts.text('resource.type') ?? '';
  if (path !== undefined && name !== undefined) {
    const isAccount = /serviceAccounts\/\d+$/.test(name) && email !== undefined;
    if (isAccount) facts.set('object', email, 'resource.labels.email_id');
    else if (/\/keys\/|serviceAccounts\/-/.test(name) && email !== undefined) facts.extra('path', email);
    facts.set('object', shortNameOf(name), path).set('object_id', name, path);
    const bucket = /buckets\/([^/]+)\/objects\//.exec(name)?.[1];
    facts.extra('path', bucket ?? (name.includes('/') ? name.slice(0, name.lastIndexOf('/')) : undefined));
    facts.on(typeOf(name), path);
  }
  const collection = method.split('.').at(-2)?.toLowerCase() ?? '';
  facts
    .on(COLLECTIONS[collection], `${payload}methodName`)
    .on(MONITORED[monitored], 'resource.type')
    .on('resource')
    .take('object', 'resource.labels.instance_id', 'resource.labels.bucket_name', 'resource.labels.name')
    .take('object', 'resource.labels.project_id');
}
