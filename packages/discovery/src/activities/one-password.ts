import type { Activity, ObjectType } from '@casbah/domain/activity';
import { ACTIVITY_FIELDS, activityFormat } from './activity-format.ts';
import type { RecordFacts } from './record-facts.ts';
import { activityOfVerb } from './verbs.ts';

/** `action` of item usages, as in 1Password's Events API reference. */
const USAGES: Readonly<Record<string, Activity>> = {
  copy: 'copy',
  fill: 'view',
  reveal: 'view',
  'secure-copy': 'copy',
  'enter-item-edit-mode': 'view',
  export: 'export',
  share: 'share',
  'select-sso-provider': 'view',
  'sso-fill': 'view',
  'server-create': 'create',
  'server-update': 'edit',
  'server-fetch': 'view',
};

/** `object_type` of audit events that are named differently here. */
const OBJECTS: Readonly<Record<string, ObjectType>> = {
  account: 'account',
  card: 'subscription',
  cred: 'credential',
  device: 'device',
  dlgdsess: 'session',
  ec: 'setting',
  export: 'report',
  famchild: 'account',
  file: 'file',
  gm: 'group',
  group: 'group',
  gva: 'vault',
  invite: 'user',
  item: 'item',
  itemhist: 'item',
  items: 'item',
  itemshr: 'link',
  mfa: 'credential',
  miguser: 'user',
  plan: 'subscription',
  pm: 'subscription',
  report: 'report',
  sa: 'user',
  satoken: 'api_key',
  slackapp: 'app',
  sso: 'setting',
  ssotkn: 'credential',
  sub: 'subscription',
  template: 'policy',
  user: 'user',
  uva: 'vault',
  vault: 'vault',
  vaultkey: 'key',
};

/** `action` of audit events, as in 1Password's reference; names such as `disblmfa` have no verb of their own. */
const AUDITED: Readonly<Record<string, Activity>> = {
  activate: 'enable',
  addgsso: 'configure',
  begin: 'start',
  beginr: 'start',
  cancel: 'delete',
  cancelr: 'delete',
  changeks: 'edit',
  changela: 'edit',
  changemp: 'change_password',
  changenm: 'rename',
  changesk: 'edit',
  chngasso: 'configure',
  chngdsso: 'configure',
  chngpsso: 'configure',
  complete: 'end',
  completr: 'end',
  convert: 'edit',
  dealldev: 'delete',
  delgsso: 'configure',
  delshare: 'remove_link',
  deolddev: 'delete',
  detchild: 'remove_member',
  disblduo: 'configure',
  disblmfa: 'remove_mfa',
  disblsso: 'disable',
  dlgsess: 'assume_role',
  dvrfydmn: 'configure',
  enblduo: 'configure',
  enblmfa: 'enroll_mfa',
  enblsso: 'enable',
  expire: 'disable',
  grant: 'grant_permission',
  hide: 'edit',
  join: 'add_member',
  launchi: 'run',
  leave: 'remove_member',
  musercom: 'end',
  muserdec: 'reject',
  patch: 'edit',
  propose: 'request_access',
  provsn: 'create',
  prsndall: 'send',
  purge: 'delete',
  rdmchild: 'add_member',
  reactive: 'enable',
  reauth: 'authorize',
  resendts: 'send',
  revoke: 'revoke_permission',
  role: 'change_role',
  sdvcsso: 'configure',
  sendpkg: 'send',
  sendts: 'send',
  share: 'create_link',
  ssotknv: 'sign_in',
  suspend: 'disable',
  tdvcsso: 'configure',
  trename: 'rename',
  trevoke: 'delete',
  trvlaway: 'configure',
  trvlback: 'configure',
  tverify: 'approve',
  uisas: 'configure',
  unhide: 'edit',
  unlink: 'remove_member',
  updatduo: 'configure',
  updatea: 'change_permission',
  updatfw: 'configure',
  updatmfa: 'enroll_mfa',
  upguest: 'change_role',
  uvrfydmn: 'configure',
  verify: 'approve',
  vrfydmn: 'configure',
};

function readPlace(facts: RecordFacts): void {
  facts
    .take('country', 'location.country', 'country')
    .take('city', 'location.city')
    .take('lat', 'location.latitude')
    .take('lon', 'location.longitude');
}

function readClient(facts: RecordFacts): void {
  facts
    .take('src_ip', 'client.ip_address', 'session.ip')
    .take('device', 'client.platform_name', 'session.device_uuid')
    .take('os', 'client.os_name')
    .keep('client', 'client.app_name');
}

function readSignIn(facts: RecordFacts): void {
  const category = facts.text('category') ?? '';
  facts
    .actor('user')
    .act('sign_in', facts.text('type') ?? category, 'category')
    .ended(/success/.test(category) ? 'success' : 'failure', 'category')
    .take('user', 'target_user.email', 'target_user.name', 'target_user.uuid')
    .keep('actor_name', 'target_user.name')
    .take('session', 'session_uuid');
  if (facts.get('outcome') === 'failure') facts.keep('reason', 'details.value', 'type');
}

function readUsage(facts: RecordFacts): void {
  const action = facts.text('action') ?? 'usage';
  facts
    .actor('user')
    .act(USAGES[action] ?? 'view', action, 'action')
    .ended('success')
    .on('item')
    .take('user', 'user.email', 'user.name', 'user.uuid')
    .keep('actor_name', 'user.name')
    .take('object_id', 'item_uuid')
    .keep('path', 'vault_uuid');
}

function readAudit(facts: RecordFacts): void {
  const action = facts.text('action') ?? '';
  const type = facts.text('object_type') ?? '';
  const isService = /service/i.test(facts.text('actor_type') ?? '');
  facts
    .actor(isService ? 'service' : 'user')
    .act(AUDITED[action] ?? activityOfVerb(action) ?? 'other', `${type}.${action}`, 'action')
    .ended('success')
    .on(OBJECTS[type], 'object_type')
    .take('user', 'actor_details.email', 'actor_details.name', 'actor_uuid')
    .keep('actor_name', 'actor_details.name')
    .take('object', 'object_details.email', 'object_details.name')
    .take('object_id', 'object_uuid')
    .keep('details', 'aux_info')
    .target('object_details.email', 'aux_details.email')
    .take('session', 'session.uuid');
}

export const onePassword = activityFormat({
  name: '1password-events',
  title: '1Password Events API: sign-in attempts, item usages and audit events',
  service: '1password',
  marks: ['"target_user"', '"item_uuid"', '"actor_uuid"'],
  fields: [...ACTIVITY_FIELDS, 'targets', 'session', 'device', 'os', 'country', 'city', 'lat', 'lon'],
  recognises: (record) =>
    'uuid' in record &&
    'timestamp' in record &&
    (('target_user' in record && 'category' in record) ||
      ('item_uuid' in record && 'vault_uuid' in record) ||
      ('actor_uuid' in record && 'object_type' in record)),
  read: (facts) => {
    const { record } = facts;
    if ('target_user' in record) readSignIn(facts);
    else if ('item_uuid' in record) readUsage(facts);
    else readAudit(facts);
    readClient(facts);
    readPlace(facts);
    facts.take('time', 'timestamp').take('raw_id', 'uuid').keep('account', 'account_uuid');
    return undefined;
  },
});
