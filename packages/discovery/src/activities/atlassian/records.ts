import { isJsonObject, type JsonObject } from '../../cores/json.ts';
import { ACTIVITY_FIELDS, activityFormat } from '../activity-format.ts';
import { activityOfPhrase, objectOfPhrase } from '../phrases.ts';
import type { RecordFacts } from '../record-facts.ts';
import { textOf } from '../record-path.ts';

function listAt(facts: RecordFacts, path: string): readonly JsonObject[] {
  const value = facts.at(path);
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

/** People and groups among the objects of a list, whose type is under `type`. */
function takePeople(facts: RecordFacts, path: string, type: string): void {
  for (const [index, object] of listAt(facts, path).entries()) {
    const kind = objectOfPhrase(textOf(object[type]));
    if (kind === 'user' || kind === 'group') facts.target(`${path}[${index}].name`);
  }
}

/** Adds the object to the affected people if it is one. */
function targetIfPerson(facts: RecordFacts): void {
  const object = facts.get('object');
  const type = facts.text('objectItem.typeName', 'affectedObject.objectType', 'affectedObjects[0].type');
  const kind = objectOfPhrase(type);
  if (object !== undefined && (kind === 'user' || kind === 'group')) facts.addTargets([object]);
}

function endedBy(facts: RecordFacts, phrase: string): void {
  facts.ended(/\bfail|\bdenied|unsuccessful/i.test(phrase) ? 'failure' : 'success', 'summary');
}

/** Jira Cloud and Data Center REST API: `/rest/api/3/auditing/record`. */
export const jiraAudit = activityFormat({
  name: 'jira-audit',
  title: 'Jira audit records (auditing/record)',
  service: 'jira',
  marks: ['"objectItem"', '"authorKey"', '"authorAccountId"'],
  fields: [...ACTIVITY_FIELDS, 'targets', 'message'],
  recognises: (record) =>
    typeof record.summary === 'string' &&
    'created' in record &&
    'category' in record &&
    ('authorKey' in record || 'authorAccountId' in record || isJsonObject(record.objectItem)),
  read: (facts) => {
    const summary = facts.text('summary') ?? '';
    facts
      .act(activityOfPhrase(summary), summary, 'summary')
      .take('user', 'authorEmail', 'authorName', 'authorKey', 'authorAccountId')
      .actor(facts.has('user') ? 'user' : 'system')
      .take('src_ip', 'remoteAddress')
      .take('time', 'created')
      .take('raw_id', 'id')
      .take('message', 'description')
      .on(objectOfPhrase(facts.text('objectItem.typeName')), 'objectItem.typeName')
      .on(objectOfPhrase(summary), 'summary')
      .take('object', 'objectItem.name')
      .take('object_id', 'objectItem.id')
      .keep('path', 'objectItem.parentName')
      .keep('before', 'changedValues[0].changedFrom')
      .keep('after', 'changedValues[0].changedTo')
      .keep('field', 'changedValues[0].fieldName')
      .keep('category', 'category');
    endedBy(facts, summary);
    targetIfPerson(facts);
    takePeople(facts, 'associatedItems', 'typeName');
    return undefined;
  },
});

/** Confluence Cloud REST API: `/wiki/rest/api/audit`. */
export const confluenceAudit = activityFormat({
  name: 'confluence-audit',
  title: 'Confluence audit records (rest/api/audit)',
  service: 'confluence',
  marks: ['"affectedObject"', '"associatedObjects"'],
  fields: [...ACTIVITY_FIELDS, 'targets', 'message'],
  recognises: (record) =>
    typeof record.summary === 'string' && 'creationDate' in record && isJsonObject(record.author),
  read: (facts) => {
    const summary = facts.text('summary') ?? '';
    facts
      .act(activityOfPhrase(summary), summary, 'summary')
      .take(
        'user',
        'author.email',
        'author.username',
        'author.displayName',
        'author.publicName',
        'author.accountId',
        'author.userKey',
      )
      .actor(/anonymous/i.test(facts.text('author.type', 'author.displayName') ?? '') ? 'anonymous' : 'user')
      .keep('actor_name', 'author.displayName', 'author.publicName')
      .take('src_ip', 'remoteAddress')
      .take('time', 'creationDate')
      .take('message', 'description')
      .on(objectOfPhrase(facts.text('affectedObject.objectType')), 'affectedObject.objectType')
      .on(objectOfPhrase(summary), 'summary')
      .take('object', 'affectedObject.name', 'associatedObjects[0].name')
      .keep('path', 'associatedObjects[0].name')
      .keep('before', 'changedValues[0].oldValue')
      .keep('after', 'changedValues[0].newValue')
      .keep('field', 'changedValues[0].name')
      .keep('category', 'category');
    endedBy(facts, summary);
    targetIfPerson(facts);
    takePeople(facts, 'associatedObjects', 'objectType');
    return undefined;
  },
});

/** The product of a record, by its category and method: the audit log of Data Center products is the same for all. */
function productOf(facts: RecordFacts): string | undefined {
  const text = `${facts.text('system') ?? ''} ${facts.text('type.actionI18nKey', 'auditType.actionI18nKey') ?? ''}`;
  if (/bitbucket/i.test(text)) return 'bitbucket';
  if (/confluence/i.test(text)) return 'confluence';
  return /jira/i.test(text) ? 'jira' : undefined;
}

/** Audit events of Bitbucket, Jira and Confluence Data Center: `/rest/auditing/1.0/events`, and their audit log files. */
export const atlassianDataCenter = activityFormat({
  name: 'atlassian-data-center',
  title: 'Bitbucket, Jira and Confluence Data Center audit events',
  service: 'bitbucket',
  marks: ['"affectedObjects"'],
  fields: [...ACTIVITY_FIELDS, 'targets'],
  recognises: (record) =>
    'affectedObjects' in record &&
    'timestamp' in record &&
    isJsonObject(record.author) &&
    (isJsonObject(record.type) || isJsonObject(record.auditType)),
  read: (facts) => {
    const action = facts.text('type.action', 'auditType.action') ?? '';
    const origin = facts.text('type.action') === undefined ? 'auditType.action' : 'type.action';
    const seconds = facts.text('timestamp.epochSecond');
    const nanos = Number(facts.text('timestamp.nano') ?? 0);
    const user = facts.text('author.name') ?? facts.text('author.id');
    const isPerson = user !== undefined && !/^(?:system|anonymous|-\d)/i.test(user);
    facts
      .set('service_id', productOf(facts))
      .act(activityOfPhrase(action), action, origin)
      .ended(/\bfail|\bdenied|rejected/i.test(action) ? 'failure' : 'success', origin)
      .take('user', 'author.email', 'author.name', 'author.id')
      .actor(isPerson ? 'user' : /anonymous/i.test(user ?? '') ? 'anonymous' : 'system')
      .take('src_ip', 'source')
      .set(
        'time',
        seconds === undefined ? undefined : String(Number(seconds) * 1000 + Math.floor(nanos / 1e6)),
        'timestamp',
      )
      .take('time', 'timestamp')
      .take('raw_id', 'id')
      .on(objectOfPhrase(facts.text('affectedObjects[0].type')), 'affectedObjects[0].type')
      .on(objectOfPhrase(action), origin)
      .take('object', 'affectedObjects[0].name')
      .take('object_id', 'affectedObjects[0].id')
      .keep('before', 'changedValues[0].from')
      .keep('after', 'changedValues[0].to')
      .keep('field', 'changedValues[0].key')
      .keep('category', 'type.category', 'auditType.category')
      .keep('method', 'method')
      .keep('account', 'system');
    targetIfPerson(facts);
    takePeople(facts, 'affectedObjects', 'type');
    return undefined;
  },
});
