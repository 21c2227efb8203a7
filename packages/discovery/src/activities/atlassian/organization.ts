import type { ActorType } from '@casbah/domain/activity';
import { isJsonObject, type JsonObject } from '../../cores/json.ts';
import { ACTIVITY_FIELDS, activityFormat } from '../activity-format.ts';
import { activityOfPhrase, objectOfPhrase } from '../phrases.ts';
import type { RecordFacts } from '../record-facts.ts';
import { textOf, valueAt } from '../record-path.ts';

const ATTRIBUTES = 'attributes';

/** Product names at the beginning of an action, and their services in the catalog. */
const SERVICES: Readonly<Record<string, readonly [service: string, app: string]>> = {
  jira: ['jira', 'Jira'],
  jsm: ['jira', 'Jira Service Management'],
  confluence: ['confluence', 'Confluence'],
  bitbucket: ['bitbucket', 'Bitbucket'],
  trello: ['trello', 'Trello'],
};

/** Objects of a list, such as `context`. */
function objectsAt(facts: RecordFacts, path: string): readonly JsonObject[] {
  const value = facts.at(path);
  return Array.isArray(value) ? value.filter(isJsonObject) : isJsonObject(value) ? [value] : [];
}

const NAMES = ['email', 'name', 'displayName', 'title', 'siteName', 'groupName', 'key', 'policyName'];

function nameIn(object: JsonObject): readonly [name: string, path: string] | undefined {
  for (const name of NAMES) {
    for (const path of [`attributes.${name}`, name]) {
      const text = textOf(valueAt(object, path));
      if (text !== undefined) return [text, path];
    }
  }
  return undefined;
}

/** The first object of the context is the one acted on; people and groups in it are affected. */
function readContext(facts: RecordFacts, action: string): void {
  const context = objectsAt(facts, `${ATTRIBUTES}.context`);
  const isGroup = /group/.test(action);
  const place = `${ATTRIBUTES}.context`;
  const index = isGroup
    ? context.findIndex(({ type }) => objectOfPhrase(textOf(type)) === 'group')
    : context.findIndex((object) => nameIn(object) !== undefined);
  const at = Math.max(index, 0);
  const object = context[at];
  if (object !== undefined) {
    const name = nameIn(object);
    facts
      .on(objectOfPhrase(textOf(object.type)), `${place}[${at}].type`)
      .set('object', name?.[0], `${place}[${at}].${name?.[1]}`)
      .take('object_id', `${place}[${at}].id`);
  }
  for (const [position, { type }] of context.entries()) {
    const kind = objectOfPhrase(textOf(type));
    const name = context[position] === undefined ? undefined : nameIn(context[position]);
    if ((kind === 'user' || kind === 'group') && name !== undefined)
      facts.addTargets([name[0]], `${place}[${position}].${name[1]}`);
  }
  facts.on(objectOfPhrase(action), `${ATTRIBUTES}.action`);
}

function readContainer(facts: RecordFacts): void {
  const [container] = objectsAt(facts, `${ATTRIBUTES}.container`);
  if (container === undefined) return;
  const name = nameIn(container)?.[0];
  facts.extra('path', name).keep('account', `${ATTRIBUTES}.container[0].id`);
  facts.set('object', name, `${ATTRIBUTES}.container[0]`).take('object_id', `${ATTRIBUTES}.container[0].id`);
}

function actorOf(facts: RecordFacts): ActorType {
  const type = facts.text(`${ATTRIBUTES}.actor.type`) ?? 'user';
  if (/anonymous/i.test(type)) return 'anonymous';
  if (/app|service|oauth|connect/i.test(type)) return 'service';
  return /system/i.test(type) ? 'system' : 'user';
}

/** Organizations REST API: events of an organization's audit log. */
export const atlassianOrganization = activityFormat({
  name: 'atlassian-organization',
  title: 'Atlassian organization events: Jira, Confluence, Bitbucket and administration',
  service: 'atlassian-cloud',
  marks: ['"attributes"'],
  fields: [
    ...ACTIVITY_FIELDS,
    'targets',
    'session',
    'country',
    'city',
    'lat',
    'lon',
    'user_agent',
    'message',
    'on_behalf_of',
  ],
  recognises: (record) => {
    const { attributes } = record;
    return (
      isJsonObject(attributes) &&
      typeof attributes.action === 'string' &&
      ('time' in attributes || 'processedAt' in attributes) &&
      'actor' in attributes &&
      /^events?$/.test(String(record.type ?? 'events'))
    );
  },
  read: (facts) => {
    const at = (name: string) => `${ATTRIBUTES}.${name}`;
    const action = facts.text(at('action')) ?? '';
    const known = SERVICES[/^[a-z]+/.exec(action)?.[0] ?? ''];
    const activity = activityOfPhrase(action);
    facts
      .act(activity, action, at('action'))
      .ended(/fail|denied/.test(action) ? 'failure' : 'success', at('action'))
      .take('user', at('actor.email'), at('actor.name'), at('actor.id'))
      .actor(actorOf(facts))
      .keep('actor_name', at('actor.name'))
      .take('src_ip', at('location.ip'))
      .take('country', at('location.countryName'), at('location.country'), at('location.geo'))
      .take('city', at('location.city'))
      .take('lat', at('location.latitude'))
      .take('lon', at('location.longitude'))
      .take('user_agent', at('userAgent'), at('actor.userAgent'))
      .take('session', at('actor.auth.sessionId'), at('sessionId'))
      .take('time', at('time'), at('processedAt'))
      .take('raw_id', 'id')
      .take('message', 'message.content', 'message')
      .keep('auth', at('actor.auth.authType'));
    if (known !== undefined) facts.set('service_id', known[0]).set('app', known[1], at('action'));
    if (activity === 'create_link' && /public|anonymous/.test(action)) facts.extra('exposure', 'public');
    readContext(facts, action);
    readContainer(facts);
    // An administrator who signs in as another person acts on their behalf.
    if (activity === 'assume_role')
      facts.take('on_behalf_of', at('context[0].attributes.email'), at('context[0].attributes.name'));
    return undefined;
  },
});
