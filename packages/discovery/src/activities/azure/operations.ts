import type { Activity, ObjectType } from '@casbah/domain/activity';
import { activityOfVerb } from '../verbs.ts';

/** An operation of Azure Resource Manager: `Microsoft.Compute/virtualMachines/start/action`. */
interface Operation {
  /** Types under the provider, in lower case: `storageaccounts`, `blobservices`. */
  readonly types: readonly string[];
  /** `write`, `delete`, `read`, or the action's own name, in lower case. */
  readonly verb: string;
}

/** Last type of an operation, or of the resource, that has a kind here. */
const TYPES: Readonly<Record<string, ObjectType>> = {
  accesspolicies: 'policy',
  alertrules: 'rule',
  automationaccounts: 'account',
  blobs: 'file',
  blobservices: 'setting',
  certificates: 'certificate',
  clusterrolebindings: 'role',
  clusterroles: 'role',
  clusters: 'cluster',
  conditionalaccesspolicies: 'policy',
  connectedclusters: 'cluster',
  containers: 'bucket',
  databases: 'database',
  databaseaccounts: 'database',
  deletedvaults: 'vault',
  deployments: 'resource',
  diagnosticsettings: 'setting',
  disks: 'disk',
  dnszones: 'domain',
  eventhubs: 'queue',
  federatedidentitycredentials: 'credential',
  firewallpolicies: 'policy',
  firewallrules: 'rule',
  functions: 'function',
  galleries: 'image',
  images: 'image',
  immutabilitypolicies: 'policy',
  jobs: 'workflow',
  keys: 'key',
  loadbalancers: 'network',
  locks: 'policy',
  managedclusters: 'cluster',
  managementgroups: 'organization',
  networkinterfaces: 'network',
  networksecuritygroup: 'security_group',
  networksecuritygroups: 'security_group',
  networkwatchers: 'network',
  packetcaptures: 'log',
  policies: 'policy',
  policyassignments: 'policy',
  policydefinitions: 'policy',
  policyexemptions: 'policy',
  policysetdefinitions: 'policy',
  pricings: 'setting',
  publicipaddresses: 'network',
  queues: 'queue',
  recommendations: 'alert',
  registries: 'repository',
  restorepointcollections: 'snapshot',
  resourcegroups: 'resource',
  restorepoints: 'snapshot',
  rolebindings: 'role',
  roleassignments: 'role',
  roledefinitions: 'role',
  roles: 'role',
  routetables: 'network',
  runbooks: 'workflow',
  secrets: 'secret',
  securityrules: 'rule',
  servers: 'database',
  shares: 'drive',
  sites: 'app',
  snapshots: 'snapshot',
  storageaccounts: 'account',
  subscriptions: 'subscription',
  tables: 'table',
  topics: 'queue',
  userassignedidentities: 'account',
  vaults: 'vault',
  virtualmachines: 'instance',
  virtualmachinescalesets: 'instance',
  virtualnetworks: 'network',
  vpnconnections: 'network',
  vpngateways: 'network',
  webhooks: 'api_key',
  workflows: 'workflow',
  workspaces: 'log',
};

/** Other types end in what they are: `applicationRuleCollections`. */
const ENDINGS: readonly (readonly [pattern: RegExp, type: ObjectType])[] = [
  [/rules?$|rulecollections?$/, 'rule'],
  [/polic(?:y|ies)$/, 'policy'],
  [/(?:configurations?|configs?|configmaps|settings?)$/, 'setting'],
  [/serviceaccounts$|identities$|accounts?$/, 'account'],
  [/clusters?$/, 'cluster'],
  [/(?:sql|server)s?$|databases?$/, 'database'],
  [
    /(?:network|gateway|router|hub|firewall|endpoint|zone|wan|appliance|peering|connection|bastionhost)s?$/,
    'network',
  ],
  [/pods$|instances?$|machines?$/, 'instance'],
  [/keys?$/, 'key'],
  [/certificates?$/, 'certificate'],
  [/credentials?$/, 'credential'],
  [/groups?$/, 'group'],
  [/apps?$|applications?$/, 'app'],
  [/alerts?$/, 'alert'],
  [/logs?$|events$/, 'log'],
  [/images?$/, 'image'],
];

function typeOf(name: string): ObjectType | undefined {
  return Object.hasOwn(TYPES, name) ? TYPES[name] : ENDINGS.find(([pattern]) => pattern.test(name))?.[1];
}

/** An action on a type as such, `webhooks/action`, has no name of its own. */
export function operationOf(name: string): Operation {
  const parts = name.toLowerCase().split('/').slice(1);
  const last = parts.pop() ?? '';
  const isNamed = last === 'action' && !Object.hasOwn(TYPES, parts.at(-1) ?? '');
  const verb = isNamed ? (parts.pop() ?? last) : last;
  return { types: parts, verb };
}

export function kindOf({ types, verb }: Operation): ObjectType {
  if (verb === 'elevateaccess') return 'role';
  return types.map(typeOf).findLast((kind) => kind !== undefined) ?? 'resource';
}

/** Actions whose name alone misleads, in lower case. */
const ACTIONS: Readonly<Record<string, Activity>> = {
  action: 'run',
  audit: 'alert',
  auditifnotexists: 'alert',
  available: 'alert',
  backup: 'export',
  activate: 'alert',
  begingetaccess: 'create_link',
  endgetaccess: 'remove_link',
  breakglass: 'change_permission',
  capture: 'copy',
  deallocate: 'end',
  deny: 'block',
  deployifnotexists: 'configure',
  deploy: 'run',
  elevateaccess: 'grant_permission',
  exportdata: 'export',
  exporttemplate: 'export',
  extend: 'edit',
  generatekey: 'create',
  impersonate: 'assume_role',
  join: 'configure',
  listkeys: 'view',
  modify: 'configure',
  poweroff: 'end',
  publish: 'create',
  purge: 'delete',
  recover: 'restore',
  regeneratekey: 'edit',
  redeploy: 'run',
  reimage: 'restore',
  runcommand: 'run',
  swap: 'move',
  unregister: 'uninstall',
  validate: 'view',
};

/** Writing and deleting these gives and takes rights. */
const RIGHTS =
  /^(?:roleassignments|rolebindings|clusterrolebindings|accesspolicies|denyassignments|rolemanagementpolicyassignments)$/;

const NEW = /created|^201$/i;

/** What an operation means; `status` as HTTP says distinguishes creating from changing. */
export function activityOfOperation({ types, verb }: Operation, status: string | undefined): Activity {
  const last = types.at(-1) ?? '';
  if (RIGHTS.test(last) && verb === 'write') return 'grant_permission';
  if (RIGHTS.test(last) && verb === 'delete') return 'revoke_permission';
  if (last === 'locks' && verb === 'write') return 'lock';
  if (last === 'locks' && verb === 'delete') return 'unlock';
  if (last === 'webhooks' && verb === 'action') return 'create';
  if (/^(?:diagnosticsettings|policyassignments|pricings|serverfarms)$/.test(last) && verb === 'write')
    return 'configure';
  if (verb === 'write') return NEW.test(status ?? '') ? 'create' : 'edit';
  const known = Object.hasOwn(ACTIONS, verb) ? ACTIONS[verb] : undefined;
  if (known !== undefined) return known;
  const start =
    /^(?:list|get|start|stop|restart|create|delete|update|reset|restore|export|import|enable|disable|move|approve|reject|rotate|check|download|upload)/.exec(
      verb,
    )?.[0];
  if (start === 'check') return 'view';
  return activityOfVerb(start ?? verb) ?? 'other';
}
