import type { Activity, ObjectType } from '@casbah/domain/activity';
import { isJsonObject, type JsonObject } from '../../cores/json.ts';
import { anyShape, plainValue } from '../microsoft-shapes.ts';
import type { RecordFacts } from '../record-facts.ts';
import { textOf } from '../record-path.ts';

/** `type` of a target resource, in lower case. */
const TYPES: Readonly<Record<string, ObjectType>> = {
  app: 'app',
  application: 'app',
  device: 'device',
  directory: 'organization',
  domain: 'domain',
  group: 'group',
  policy: 'policy',
  role: 'role',
  serviceprincipal: 'app',
  user: 'user',
};

/** A target resource, and where it is in the record. */
interface Resource {
  readonly path: string;
  readonly value: JsonObject;
  readonly type: ObjectType | undefined;
}

function resourcesOf(facts: RecordFacts): Resource[] {
  for (const path of anyShape('targetResources')) {
    const list = facts.at(path);
    if (!Array.isArray(list)) continue;
    return list.flatMap((value: unknown, index): Resource[] =>
      isJsonObject(value)
        ? [{ path: `${path}[${index}]`, value, type: TYPES[(textOf(value.type) ?? '').toLowerCase()] }]
        : [],
    );
  }
  return [];
}

function nameOf({ value, path }: Resource): { text: string; path: string } | undefined {
  for (const member of ['userPrincipalName', 'displayName', 'id']) {
    const text = textOf(value[member]);
    if (text !== undefined) return { text, path: `${path}.${member}` };
  }
  return undefined;
}

/** Old and new value of a changed property, without the quotes of JSON. */
function changeOf(resources: readonly Resource[], property: string) {
  for (const { value, path } of resources) {
    const list: unknown = value.modifiedProperties;
    if (!Array.isArray(list)) continue;
    const index = list.findIndex((entry: unknown) => isJsonObject(entry) && entry.displayName === property);
    const entry: unknown = list[index];
    if (!isJsonObject(entry)) continue;
    const at = `${path}.modifiedProperties[${index}]`;
    const before = plainValue(entry.oldValue);
    const after = plainValue(entry.newValue);
    return { before, after, path: after === undefined ? `${at}.oldValue` : `${at}.newValue` };
  }
  return undefined;
}

/** Properties whose change says what kind of change an update was. */
const IN_BRIEF = /^(?:Included Updated Properties|TargetId\.|ActorId\.|SPN|MethodExecutionResult\.)/;

function readChange(facts: RecordFacts, resources: readonly Resource[]): void {
  for (const { value } of resources) {
    const list: unknown = value.modifiedProperties;
    if (!Array.isArray(list)) continue;
    for (const entry of list) {
      if (!isJsonObject(entry) || IN_BRIEF.test(textOf(entry.displayName) ?? '')) continue;
      const before = plainValue(entry.oldValue);
      const after = plainValue(entry.newValue);
      if (before === after) continue;
      facts.extra('property', textOf(entry.displayName)).extra('before', before).extra('after', after);
      return;
    }
  }
}

/** Members of a group, role or app are its targets; the group, role or app is the object. */
export function readResources(facts: RecordFacts, activity: Activity, type: ObjectType | undefined): void {
  const resources = resourcesOf(facts);
  const people = resources.filter((resource) => resource.type === 'user');
  for (const person of people) {
    const name = nameOf(person);
    if (name !== undefined) facts.addTargets([name.text], name.path);
  }
  const role = changeOf(resources, 'Role.DisplayName') ?? changeOf(resources, 'AppRole.Value');
  const roleName = role?.after ?? role?.before;
  const group = changeOf(resources, 'Group.DisplayName');
  const groupId = changeOf(resources, 'Group.ObjectID');
  if (activity === 'add_member' || activity === 'remove_member') {
    facts
      .set('object', group?.after ?? group?.before, group?.path ?? '')
      .set('object_id', groupId?.after ?? groupId?.before, groupId?.path ?? '');
  }
  const wanted =
    resources.find((resource) => resource.type === type) ??
    resources.find((resource) => resource.type !== 'user' && resource.type !== undefined) ??
    resources[0];
  if (type === 'role') {
    facts.extra('role', roleName ?? textOf(wanted?.type === 'role' ? wanted.value.displayName : undefined));
    facts.set('object', roleName, role?.path ?? '');
  }
  facts.extra('role', roleName);
  if (wanted !== undefined) {
    const name = nameOf(wanted);
    facts.set('object', name?.text, name?.path ?? '');
    facts.set('object_id', textOf(wanted.value.id), `${wanted.path}.id`);
    facts.on(type ?? wanted.type, `${wanted.path}.type`);
  }
  readChange(facts, resources);
}
