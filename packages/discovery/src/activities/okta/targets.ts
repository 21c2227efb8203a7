import type { ObjectType } from '@casbah/domain/activity';
import { isJsonObject, type JsonObject } from '../../cores/json.ts';
import type { RecordFacts } from '../record-facts.ts';
import { textOf } from '../record-path.ts';

/** `type` of targets, in lower case without spaces and underscores. */
const KINDS: Readonly<Record<string, ObjectType>> = {
  accesstoken: 'credential',
  agent: 'device',
  apiserviceintegration: 'app',
  apitoken: 'api_key',
  appgroup: 'group',
  appinstance: 'app',
  appuser: 'user',
  authenticator: 'setting',
  authenticatorenrollment: 'credential',
  authorizationserver: 'resource',
  brand: 'setting',
  certificate: 'certificate',
  code: 'credential',
  customrole: 'role',
  device: 'device',
  domain: 'domain',
  enrolledfactor: 'credential',
  factor: 'credential',
  flow: 'workflow',
  group: 'group',
  groupmembershiprule: 'rule',
  idp: 'setting',
  identityprovider: 'setting',
  idtoken: 'credential',
  logstream: 'log',
  network: 'network',
  networkzone: 'network',
  oauth2clientsecret: 'secret',
  org: 'organization',
  policy: 'policy',
  policyentity: 'policy',
  policyrule: 'rule',
  publicclientapp: 'app',
  refreshtoken: 'credential',
  report: 'report',
  resourceset: 'resource',
  role: 'role',
  rule: 'rule',
  session: 'session',
  token: 'api_key',
  user: 'user',
  usergroup: 'group',
  zone: 'network',
};

/** Kinds that an event is about, by the beginning of its type; the first that a target has counts. */
const ABOUT: readonly (readonly [prefix: string, kinds: readonly ObjectType[]])[] = [
  ['group.application_assignment', ['app', 'group']],
  ['group.user_membership.rule', ['rule', 'group']],
  ['group.', ['group']],
  ['application.policy', ['rule', 'policy', 'app']],
  ['application.', ['app']],
  ['app.oauth2.token.grant', ['app']],
  ['app.', ['app']],
  ['policy.rule', ['rule', 'policy']],
  ['policy.evaluate_sign_on', ['app', 'policy', 'rule']],
  ['policy.', ['policy', 'rule']],
  ['user.authentication', ['app', 'user']],
  ['user.session.start', ['app']],
  ['user.session.access_admin_app', ['app']],
  ['user.', ['user']],
  ['device.', ['device']],
  ['zone.', ['network']],
  ['iam.resourceset.bindings', ['role', 'resource']],
  ['system.api_token', ['api_key']],
];

interface Target {
  readonly path: string;
  readonly kind: ObjectType | undefined;
  readonly entry: JsonObject;
}

function named(text: string | undefined): string | undefined {
  return text?.toLowerCase() === 'unknown' ? undefined : text;
}

/** People are known by their login, other things by their name. */
function nameOf({ entry, kind }: Target): string | undefined {
  const login = named(textOf(entry.alternateId));
  const name = named(textOf(entry.displayName));
  return kind === 'user' ? (login ?? name) : (name ?? login);
}

function targetsIn(facts: RecordFacts): readonly Target[] {
  const list = facts.at('target');
  if (!Array.isArray(list)) return [];
  return list.filter(isJsonObject).map((entry, index) => {
    const type = (textOf(entry.type) ?? '').toLowerCase().replaceAll(/[\s_]/g, '');
    return { path: `target[${index}]`, kind: KINDS[type], entry };
  });
}

export function readTargets(facts: RecordFacts, type: string): void {
  const targets = targetsIn(facts);
  const kinds = ABOUT.find(([prefix]) => type.startsWith(prefix))?.[1] ?? [];
  const about = kinds.flatMap((kind) => targets.find((target) => target.kind === kind) ?? [])[0];
  // Sign-ins list the user's own account and factors, which aren't what was signed in to.
  const object = about ?? (/^user\.session\./.test(type) ? undefined : targets[0]);
  if (object !== undefined) {
    facts
      .set('object', nameOf(object), `${object.path}.displayName`)
      .set('object_id', named(textOf(object.entry.id)), `${object.path}.id`)
      .on(object.kind ?? 'resource', `${object.path}.type`);
  }
  const actor = facts.text('actor.id');
  for (const target of targets) {
    const isPerson = target.kind === 'user' || target.kind === 'group';
    const isOwn = textOf(target.entry.id) === actor && target !== object;
    const name = nameOf(target);
    const isGroup = target === object && target.kind === 'group';
    if (isPerson && !isOwn && !isGroup && name !== undefined) facts.addTargets([name], target.path);
  }
}
