import type { Activity, ObjectType } from '@casbah/domain/activity';
import { activityOfVerb } from '../verbs.ts';
import type { Columns } from './columns.ts';

interface EventType {
  readonly activity: Activity;
  readonly object?: ObjectType;
}

/** Event types without `Event`, `Store`, `Stream` and `Log` at their end, as in Salesforce's Event Monitoring reference. */
const TYPES: Readonly<Record<string, EventType>> = {
  // Sign-in
  login: { activity: 'sign_in' },
  loginas: { activity: 'assume_role', object: 'user' },
  logout: { activity: 'sign_out' },
  identityverification: { activity: 'verify_mfa' },
  identityprovider: { activity: 'sign_in', object: 'app' },
  // Pages and records
  uri: { activity: 'view', object: 'record' },
  lightninguri: { activity: 'view', object: 'record' },
  lightningpageview: { activity: 'view', object: 'page' },
  lightninginteraction: { activity: 'view', object: 'page' },
  visualforcerequest: { activity: 'view', object: 'page' },
  sites: { activity: 'view', object: 'page' },
  knowledgearticleview: { activity: 'view', object: 'page' },
  listview: { activity: 'view', object: 'list' },
  search: { activity: 'search', object: 'query' },
  searchclick: { activity: 'view', object: 'record' },
  insufficientaccess: { activity: 'view', object: 'record' },
  // APIs
  api: { activity: 'search', object: 'record' },
  restapi: { activity: 'view', object: 'record' },
  apitotalusage: { activity: 'view', object: 'record' },
  bulkapi: { activity: 'import', object: 'record' },
  bulkapi2: { activity: 'import', object: 'record' },
  bulkapirequest: { activity: 'import', object: 'record' },
  bulkapiresult: { activity: 'download', object: 'record' },
  apexrestapi: { activity: 'run', object: 'function' },
  apexsoap: { activity: 'run', object: 'function' },
  metadataapioperation: { activity: 'edit', object: 'setting' },
  connectedappusage: { activity: 'authorize', object: 'app' },
  apiconnectedapp: { activity: 'authorize', object: 'app' },
  externalodatacallout: { activity: 'search', object: 'record' },
  externaldatasourcecallout: { activity: 'search', object: 'record' },
  namedcredential: { activity: 'view', object: 'credential' },
  // Reports and files
  report: { activity: 'view', object: 'report' },
  reportexport: { activity: 'export', object: 'report' },
  asyncreportrun: { activity: 'run', object: 'report' },
  multiblockreport: { activity: 'run', object: 'report' },
  dashboard: { activity: 'view', object: 'dashboard' },
  waveinteraction: { activity: 'view', object: 'dashboard' },
  wavechange: { activity: 'edit', object: 'dashboard' },
  wavedownload: { activity: 'download', object: 'dashboard' },
  contenttransfer: { activity: 'download', object: 'file' },
  contentdistribution: { activity: 'create_link', object: 'file' },
  contentdocumentlink: { activity: 'share', object: 'file' },
  documentattachmentdownloads: { activity: 'download', object: 'file' },
  file: { activity: 'download', object: 'file' },
  mobileemail: { activity: 'send', object: 'mail' },
  mobilescreenshot: { activity: 'copy', object: 'page' },
  // Administration
  packageinstall: { activity: 'install', object: 'app' },
  changesetoperation: { activity: 'edit', object: 'setting' },
  sandbox: { activity: 'create', object: 'organization' },
  permissionupdate: { activity: 'change_permission', object: 'role' },
  permissionset: { activity: 'change_permission', object: 'role' },
  groupmembership: { activity: 'add_member', object: 'group' },
  platformencryption: { activity: 'edit', object: 'key' },
  flowexecution: { activity: 'run', object: 'workflow' },
  timebasedworkflow: { activity: 'run', object: 'workflow' },
  macroexecution: { activity: 'run', object: 'workflow' },
  // Threats
  transactionsecurity: { activity: 'alert', object: 'alert' },
  sessionhijacking: { activity: 'alert', object: 'alert' },
  credentialstuffing: { activity: 'alert', object: 'alert' },
  reportanomaly: { activity: 'alert', object: 'alert' },
  apianomaly: { activity: 'alert', object: 'alert' },
  loginanomaly: { activity: 'alert', object: 'alert' },
  guestuseranomaly: { activity: 'alert', object: 'alert' },
  permissionsetanomaly: { activity: 'alert', object: 'alert' },
};

/** Measurements of how requests ran, which accompany the events of what people did. */
const MEASUREMENTS =
  /^(?:apex(?:execution|trigger|callout|unexpectedexception)|aurarequest|concur|continuation|cors|csp|databasesave|external(?:custom|crossorg)|hostname|insecure|lightning(?:error|performance|logger)|queued|uitracking|waveperformance)/;

/** `ContentTransfer` files call the transfer so: a preview renders a version. */
const TRANSFERS: readonly (readonly [pattern: RegExp, activity: Activity])[] = [
  [/rendition|preview/i, 'view'],
  [/download/i, 'download'],
  [/save|upload|insert/i, 'upload'],
  [/delete/i, 'delete'],
];

const METHODS: Readonly<Record<string, Activity>> = {
  GET: 'view',
  HEAD: 'view',
  POST: 'create',
  PUT: 'edit',
  PATCH: 'edit',
  DELETE: 'delete',
};

/** `ApiEventStream` → `api`. */
export function baseOf(type: string): string {
  return type.toLowerCase().replace(/(?<=.)(?:event)?(?:stream|store|log)?$/, '');
}

export function typeOf(base: string): EventType | undefined {
  return TYPES[base];
}

export function isMeasurement(base: string): boolean {
  return MEASUREMENTS.test(base);
}

function ofOperation(columns: Columns, otherwise: Activity): Activity {
  const operation = columns.text('OPERATION_TYPE', 'OPERATION', 'METHOD_NAME') ?? '';
  return /^query|^search/i.test(operation)
    ? 'search'
    : (activityOfVerb(operation.replace(/^hard/i, '').toLowerCase()) ??
        activityOfVerb(operation) ??
        otherwise);
}

function ofPermissionSet(operation: string): Activity {
  if (/unassign/i.test(operation)) return 'revoke_permission';
  return /assign/i.test(operation) ? 'grant_permission' : 'change_permission';
}

/** Some types cover several activities, which another field tells apart. */
export function activityOfEvent(base: string, columns: Columns): Activity {
  const activity = typeOf(base)?.activity ?? 'other';
  switch (base) {
    case 'api':
      return ofOperation(columns, activity);
    case 'bulkapi':
    case 'bulkapi2':
    case 'bulkapirequest': {
      const operation = ofOperation(columns, activity);
      return operation === 'search' ? 'export' : operation === 'delete' ? 'delete' : 'import';
    }
    case 'restapi':
    case 'apitotalusage': {
      if (/\/(?:query|queryAll|search|parameterizedSearch)\b/.test(columns.text('URI', 'REQUEST_URI') ?? ''))
        return 'search';
      return METHODS[columns.text('METHOD', 'HTTP_METHOD') ?? ''] ?? activity;
    }
    case 'contenttransfer': {
      const transfer = columns.text('TRANSACTION_TYPE') ?? '';
      return TRANSFERS.find(([pattern]) => pattern.test(transfer))?.[1] ?? activity;
    }
    case 'file': {
      const action = columns.text('FileAction') ?? '';
      return TRANSFERS.find(([pattern]) => pattern.test(action))?.[1] ?? activity;
    }
    case 'uri':
    case 'lightninguri':
      return ofOperation(columns, activity);
    case 'report':
      return /export/i.test(columns.text('OPERATION') ?? '') ? 'export' : activity;
    case 'contentdocumentlink':
      return /delete|remove/i.test(columns.text('SHARING_OPERATION') ?? '') ? 'unshare' : activity;
    case 'groupmembership':
      return /delete|remove/i.test(columns.text('ACTION') ?? '') ? 'remove_member' : activity;
    case 'metadataapioperation':
      return /retrieve/i.test(columns.text('OPERATION') ?? '') ? 'export' : activity;
    case 'permissionset':
      return ofPermissionSet(columns.text('OPERATION') ?? '');
    default:
      return activity;
  }
}

/** Platform events don't name their type, but each has fields of its own. */
const OWN_FIELDS: readonly (readonly [field: string, base: string])[] = [
  ['LoginAsCategory', 'loginas'],
  ['DelegatedUsername', 'loginas'],
  ['LoginType', 'login'],
  ['ReportId', 'report'],
  ['ListViewId', 'listview'],
  ['FileAction', 'file'],
  ['PermissionType', 'permissionset'],
  ['VerificationMethod', 'identityverification'],
  ['QueriedEntities', 'api'],
  ['RecordId', 'uri'],
  ['Score', 'transactionsecurity'],
  ['Query', 'bulkapiresult'],
];

export function baseByFields(columns: Columns): string {
  return OWN_FIELDS.find(([field]) => columns.path(field) !== undefined)?.[1] ?? 'logout';
}
