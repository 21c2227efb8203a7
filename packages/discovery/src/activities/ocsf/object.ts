import type { ObjectType } from '@casbah/domain/activity';
import type { RecordFacts } from '../record-facts.ts';
import { type OcsfClass, objectOfType } from './classes.ts';

/** Members that state what was acted on, the most specific first, and what they are unless their type says more. */
const OBJECTS: readonly (readonly [member: string, type: ObjectType | undefined])[] = [
  ['file', 'file'],
  ['entity', undefined],
  ['table', 'table'],
  ['databucket', 'bucket'],
  ['database', 'database'],
  ['resources[0]', undefined],
  ['resource', undefined],
  ['web_resources[0]', undefined],
  ['scan', undefined],
  ['group', 'group'],
  ['app', 'app'],
];

/** Names of a member, the most readable first. */
function namesOf(member: string): readonly string[] {
  const names = member === 'user' ? ['email_addr', 'email', 'name'] : ['name'];
  return [...names, 'url_string', 'path', 'uid'].map((name) => `${member}.${name}`);
}

/** The group, app or user of a class about them; otherwise the first member that is stated. */
function memberOf(facts: RecordFacts, { object, isAboutUser }: OcsfClass): string | undefined {
  const own = object === 'group' || object === 'app' || object === 'user' ? [object] : [];
  const others = OBJECTS.map(([member]) => member);
  return [...own, ...others, ...(isAboutUser === true ? ['user'] : [])].find(
    (member) => facts.text(...namesOf(member)) !== undefined,
  );
}

export function readObject(facts: RecordFacts, known: OcsfClass): void {
  const member = memberOf(facts, known);
  if (member !== undefined) {
    const path = `${member}.type`;
    const stated = objectOfType(facts.text(path));
    const usual = OBJECTS.find(([name]) => name === member)?.[1];
    if (known.object !== 'user' && known.object !== 'group' && known.object !== 'session')
      facts.on(stated ?? usual, stated === undefined ? member : path);
    facts.take('object', ...namesOf(member)).take('object_id', `${member}.uid`);
  }
  facts
    .on(known.object, 'class_uid')
    .keep('path', 'file.path', 'file.url.url_string', 'web_resources[0].url_string')
    .keep('size', 'file.size')
    .keep('file_hash', 'file.hashes[0].value', 'file.fingerprints[0].value')
    .keep('role', 'privileges[0]', 'resource.role')
    .keep('after', 'file_result.path', 'file_result.name', 'entity_result.name');
  if (facts.extras.has('after')) facts.keep('before', 'file.path', 'file.name', 'entity.name');
}
