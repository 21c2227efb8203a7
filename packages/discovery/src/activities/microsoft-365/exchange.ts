import { isJsonObject } from '../../cores/json.ts';
import { knownAt, plainValue } from '../microsoft-shapes.ts';
import type { RecordFacts } from '../record-facts.ts';
import { textOf } from '../record-path.ts';

/** Parameters of cmdlets that name people, such as recipients and members. */
const PEOPLE =
  /^(?:user|member|members|trustee|grantsendonbehalfto|forwardto|redirectto|forwardasattachmentto|forwardingsmtpaddress|forwardingaddress|blindcopyto|copyto|redirectmessageto|links|delegate|securitygroup)$/i;
const ROLES = /^(?:accessrights|role|roles|linktype)$/i;

/** Names and addresses in a value: `smtp:omar@other.example;sara@atlas.example`. */
function peopleOf(value: string): string[] {
  return value
    .split(/[;,]/)
    .map((name) => name.replace(/^\s*smtp:/i, '').replace(/^["[\s]+|["\]\s]+$/g, ''))
    .filter((name) => name !== '' && !/^\$?(?:null|false|true)$/i.test(name));
}

/** Cmdlets: the first named parameter is what they change, others are people and rights. */
function readParameters(facts: RecordFacts): void {
  const list = facts.at('Parameters');
  if (!Array.isArray(list)) return;
  const changed: string[] = [];
  for (const [index, parameter] of list.entries()) {
    if (!isJsonObject(parameter)) continue;
    const name = textOf(parameter.Name) ?? '';
    const value = plainValue(parameter.Value);
    if (value === undefined) continue;
    if (PEOPLE.test(name)) facts.addTargets(peopleOf(value), `Parameters[${index}].Value`);
    if (ROLES.test(name)) facts.extra('role', value);
    if (!/^(?:identity|name|alwaysdeleteoutlookrulesblob|force|confirm|user|organization)$/i.test(name))
      changed.push(`${name}: ${value}`);
  }
  facts.extra('after', changed.join('; '));
}

/** A cmdlet of an administrator, or of Outlook for a person's own rules. */
function readCmdlet(facts: RecordFacts): void {
  const isRule = facts.get('object_type') === 'mail_rule';
  if (isRule) facts.take('object', 'Parameters[Name=Name].Value', 'OperationProperties[Name=RuleName].Value');
  const identity = knownAt(facts, 'Parameters[Name=Identity].Value', 'ObjectId', 'OfficeObjectId');
  facts
    .set('object', identity?.text, identity?.path ?? '')
    .take('object', 'Parameters[Name=Name].Value', 'ModifiedObjectResolvedName')
    .take('object_id', 'ObjectId', 'OfficeObjectId');
  readParameters(facts);
  const mailbox = facts.text('Parameters[Name=Mailbox].Value');
  if (mailbox !== undefined && mailbox.toLowerCase() !== facts.get('user')?.toLowerCase())
    facts.set('on_behalf_of', mailbox, 'Parameters[Name=Mailbox].Value');
}

const ITEMS = ['Item', 'AffectedItems[0]', 'Folders[0].FolderItems[0]'];

function within(...members: readonly string[]): string[] {
  return members.flatMap((member) => ITEMS.map((item) => `${item}.${member}`));
}

/** Folder of the items, and how many there were. */
function readItems(facts: RecordFacts): void {
  facts
    .take('object', ...within('Subject'))
    .take('object_id', ...within('InternetMessageId', 'Id'), 'Folder.Id')
    .keep('path', ...within('ParentFolder.Path'), 'Folder.Path', 'Folders[0].Path')
    .keep('size', ...within('SizeInBytes'))
    .keep('attachments', ...within('Attachments'))
    .keep('after', 'DestFolder.Path')
    .target('DestMailboxOwnerUPN');
  const count = facts.text('OperationCount');
  const items = facts.at('AffectedItems');
  facts.extra('count', count ?? (Array.isArray(items) ? String(items.length) : undefined));
  facts.take('object', 'Folder.Path', 'Folders[0].Path', 'Folder.Name');
  facts.keep('access', 'OperationProperties[Name=MailAccessType].Value');
}

/** Mailbox items: the mailbox's owner is who others act for. */
function readMailbox(facts: RecordFacts): void {
  readItems(facts);
  const owner = knownAt(
    facts,
    'SendAsUserSmtp',
    'SendOnBehalfOfUserSmtp',
    'SendonBehalfOfUserSmtp',
    'MailboxOwnerUPN',
  );
  if (owner !== undefined && owner.text.toLowerCase() !== facts.get('user')?.toLowerCase())
    facts.set('on_behalf_of', owner.text, owner.path);
  facts
    .target('Item.ParentFolder.MemberUpn', 'Recipients')
    .keep('role', 'Item.ParentFolder.MemberRights')
    .keep('logon_type', 'LogonType', 'Logon_Type')
    .take('object', 'MailboxOwnerUPN')
    .take('object_id', 'MailboxGuid');
}

/** Exchange Online: items of mailboxes, and cmdlets with their parameters. */
export function readExchange(facts: RecordFacts): void {
  const isMailbox = facts.at('MailboxGuid') !== undefined || facts.at('MailboxOwnerUPN') !== undefined;
  if (facts.at('Parameters') === undefined && isMailbox) readMailbox(facts);
  else readCmdlet(facts);
}
