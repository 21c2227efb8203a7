import type { Activity, ObjectType } from '@casbah/domain/activity';
import type { RecordFacts } from '../record-facts.ts';
import { activityOfVerb, wordsOf } from '../verbs.ts';

/** Operations of Azure Storage and Key Vault whose words alone mislead, as in Azure's reference of logged operations. */
const OPERATIONS: Readonly<Record<string, readonly [activity: Activity, type?: ObjectType]>> = {
  appendblock: ['upload', 'file'],
  authentication: ['sign_in', 'vault'],
  copyblob: ['copy', 'file'],
  copyblobfromurl: ['copy', 'file'],
  getblob: ['download', 'file'],
  getblobproperties: ['view', 'file'],
  getblobmetadata: ['view', 'file'],
  getfile: ['download', 'file'],
  getcontaineracl: ['view', 'bucket'],
  getuserdelegationkey: ['create', 'credential'],
  leaseblob: ['lock', 'file'],
  putblob: ['upload', 'file'],
  putblobfromurl: ['upload', 'file'],
  putblock: ['upload', 'file'],
  putblocklist: ['upload', 'file'],
  putpage: ['upload', 'file'],
  putrange: ['upload', 'file'],
  readfile: ['download', 'file'],
  renamepathfile: ['rename', 'file'],
  setcontaineracl: ['change_sharing', 'bucket'],
  setblobservicesproperties: ['configure', 'setting'],
  snapshotblob: ['create', 'snapshot'],
  undeleteblob: ['restore', 'file'],
  putmessage: ['send', 'message'],
  getmessages: ['receive', 'message'],
  queryentities: ['search', 'table'],
  vaultaccesspolicychangedeventgridnotification: ['change_permission', 'vault'],
};

const NOUNS: readonly (readonly [pattern: RegExp, type: ObjectType])[] = [
  [/secret/, 'secret'],
  [/certificate/, 'certificate'],
  [/key/, 'key'],
  [/vault/, 'vault'],
  [/blob|file|path|page|block/, 'file'],
  [/container|filesystem/, 'bucket'],
  [/director/, 'folder'],
  [/share/, 'drive'],
  [/queue/, 'queue'],
  [/message/, 'message'],
  [/table|entit/, 'table'],
];

const KEY_USES = new Set(['decrypt', 'encrypt', 'sign', 'verify', 'wrap', 'unwrap']);

/** Storage names start with a verb (`GetBlob`), those of Key Vault end in one (`SecretGet`). */
function meaningOf(name: string): { activity: Activity; type: ObjectType | undefined } {
  const known = OPERATIONS[name.toLowerCase()];
  const type = NOUNS.find(([pattern]) => pattern.test(name.toLowerCase()))?.[1];
  if (known !== undefined) return { activity: known[0], type: known[1] ?? type };
  const words = wordsOf(name);
  const last = words.at(-1) ?? '';
  if (KEY_USES.has(last)) return { activity: 'run', type: 'key' };
  const activity = activityOfVerb(name) ?? activityOfVerb(last);
  return {
    activity: activity === 'configure' && /^secret/i.test(name) ? 'edit' : (activity ?? 'other'),
    type,
  };
}

/** Records of reads and writes in Azure Storage and Key Vault, from diagnostic settings. */
export function readDataPlane(facts: RecordFacts, operation: string): void {
  const { activity, type } = meaningOf(operation);
  const code = Number(facts.text('statusCode', 'StatusCode', 'properties.httpStatusCode', 'resultSignature'));
  const status = facts.text('statusText', 'StatusText', 'resultType', 'ResultType') ?? '';
  const isFailure = code >= 400 || /^(?:fail|error)/i.test(status);
  facts
    .act(activity, operation, 'operationName')
    .on(type, 'operationName')
    .ended(isFailure ? 'failure' : 'success', 'statusCode');
  if (isFailure) facts.keep('reason', 'statusText', 'StatusText', 'resultDescription', 'resultSignature');
  const path = facts.text('properties.objectKey', 'ObjectKey');
  facts
    .set('object', path?.slice(path.lastIndexOf('/') + 1), 'properties.objectKey')
    .set('object_id', path, 'properties.objectKey')
    .take('url', 'uri', 'Uri', 'properties.requestUri', 'requestUri_s')
    .take('object_id', 'properties.id', 'id_s')
    .extra('path', path)
    .keep('size', 'properties.contentLengthHeader', 'properties.responseBodySize', 'ResponseBodySize')
    .keep('authentication', 'identity.type', 'AuthenticationType')
    .take(
      'user_agent',
      'properties.userAgentHeader',
      'UserAgentHeader',
      'properties.clientInfo',
      'clientInfo_s',
    );
  const id = facts.text('properties.id', 'id_s');
  if (id !== undefined)
    facts.set('object', /\/(?:secrets|keys|certificates)\/([^/]+)/.exec(id)?.[1], 'properties.id');
  if (/^anonymous$/i.test(facts.text('identity.type', 'AuthenticationType') ?? '')) facts.actor('anonymous');
}
