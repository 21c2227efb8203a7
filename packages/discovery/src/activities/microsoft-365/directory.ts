import { isJsonObject } from '../../cores/json.ts';
import { directoryAction } from '../entra/directory-actions.ts';
import { isGuid, knownAt, plainValue } from '../microsoft-shapes.ts';
import type { RecordFacts } from '../record-facts.ts';
import { textOf } from '../record-path.ts';

function isSignIn(operation: string): boolean {
  return /^user(?:logged|login)/i.test(operation);
}

/** Sign-ins are successful unless they name an error: `ResultStatus` is about the HTTP request. */
function readSignIn(facts: RecordFacts, operation: string): void {
  const error = knownAt(facts, 'LogonError', 'ErrorNumber', 'ErrorCode');
  const failed = /failed/i.test(operation) || (error !== undefined && error.text !== '0');
  facts
    .act(/loggedo/i.test(operation) ? 'sign_out' : 'sign_in', operation, 'Operation')
    .ended(failed ? 'failure' : 'success', error?.path ?? 'Operation')
    .on('app');
  if (failed)
    facts
      .extra('reason', error?.text ?? facts.text('ExtendedProperties[Name=ResultStatusDetail].Value'))
      .keep('error_code', 'ErrorNumber');
  facts
    .take('object', 'ApplicationDisplayName', 'TargetApplicationName')
    .take('object_id', 'ApplicationId', 'ObjectId')
    .take('object', 'ApplicationId')
    .keep('request', 'ExtendedProperties[Name=RequestType].Value');
}

/** Entry of `Target` of a type: 1 is a name, 5 an address. */
function target(facts: RecordFacts, type: number): { text: string; path: string } | undefined {
  for (const member of ['Target', 'AADTarget']) {
    const list = facts.at(member);
    if (!Array.isArray(list)) continue;
    const index = list.findIndex((entry: unknown) => isJsonObject(entry) && Number(entry.Type) === type);
    const entry: unknown = list[index];
    const text = isJsonObject(entry) ? textOf(entry.ID) : undefined;
    if (text !== undefined) return { text, path: `${member}[${index}].ID` };
  }
  return undefined;
}

function changed(facts: RecordFacts, name: string): string | undefined {
  const path = `ModifiedProperties[Name=${name}]`;
  return plainValue(facts.at(`${path}.NewValue`)) ?? plainValue(facts.at(`${path}.OldValue`));
}

function readChange(facts: RecordFacts): void {
  const list = facts.at('ModifiedProperties');
  if (!Array.isArray(list)) return;
  for (const entry of list) {
    if (!isJsonObject(entry)) continue;
    const name = textOf(entry.Name) ?? '';
    const before = plainValue(entry.OldValue);
    const after = plainValue(entry.NewValue);
    if (before === after || /^(?:Action Client Name|Included Updated Properties|TargetId\.)/.test(name))
      continue;
    facts.extra('property', name).extra('before', before).extra('after', after);
    return;
  }
}

/** `Update user.` also records methods and requirements of a second factor, which have a term of their own. */
function changesMfa(facts: RecordFacts): ReturnType<typeof directoryAction> | undefined {
  const method = ['StrongAuthenticationMethod', 'StrongAuthenticationRequirement'].find(
    (name) => facts.at(`ModifiedProperties[Name=${name}]`) !== undefined,
  );
  if (method === undefined) return undefined;
  const left = facts.text(`ModifiedProperties[Name=${method}].NewValue`) ?? '[]';
  return { activity: left === '[]' ? 'remove_mfa' : 'enroll_mfa', type: 'user' };
}

/** Changes to people, groups, roles and apps in the directory. */
function readAdministration(facts: RecordFacts, operation: string): void {
  const { activity, type } = changesMfa(facts) ?? directoryAction(operation);
  facts.act(activity, operation, 'Operation').on(type, 'Operation');
  const address = target(facts, 5) ?? knownAt(facts, 'ObjectId', 'OfficeObjectId');
  const name = target(facts, 1);
  if (address?.text.includes('@') === true) facts.addTargets([address.text], address.path);
  const group = changed(facts, 'Group.DisplayName');
  const role = changed(facts, 'Role.DisplayName');
  facts.extra('role', role ?? changed(facts, 'AppRole.Value') ?? changed(facts, 'ConsentAction.Permissions'));
  if (type === 'group') facts.set('object', group, 'ModifiedProperties');
  if (type === 'role') facts.set('object', role, 'ModifiedProperties');
  const first = type === 'user' || type === 'role' ? (address ?? name) : (name ?? address);
  facts.set('object', first?.text, first?.path ?? '');
  const id = [target(facts, 2), knownAt(facts, 'ObjectId', 'OfficeObjectId')].find(
    (known) => known !== undefined && isGuid(known.text),
  );
  facts.set('object_id', id?.text, id?.path ?? '').take('object_id', 'ObjectId', 'OfficeObjectId');
  readChange(facts);
}

/** Sign-ins of the security token service, and Entra ID's administration. */
export function readDirectory(facts: RecordFacts, operation: string): void {
  if (isSignIn(operation)) readSignIn(facts, operation);
  else readAdministration(facts, operation);
}
