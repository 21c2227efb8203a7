import type { ObjectType } from '@casbah/domain/activity';
import { knownAt } from '../microsoft-shapes.ts';
import type { RecordFacts } from '../record-facts.ts';

/** `ItemType` of the record. */
const ITEM_TYPES: Readonly<Record<string, ObjectType>> = {
  file: 'file',
  folder: 'folder',
  web: 'site',
  site: 'site',
  tenant: 'organization',
  documentlibrary: 'drive',
  list: 'list',
  listitem: 'item',
  page: 'page',
  video: 'recording',
};

/** Kinds of link by the operation, and the people they open to. */
const LINKS: readonly (readonly [pattern: RegExp, exposure: string])[] = [
  [/^anonymouslink(?!removed)/, 'public'],
  [/^companylink(?!removed)/, 'internal'],
  [/^sharinginvitation(?:created|accepted|updated)/, 'external'],
];

/** Addresses of guests: `omar_other.example#ext#@atlas.onmicrosoft.com`. */
function isGuest(name: string): boolean {
  return /#ext#|^urn:spo:guest/i.test(name);
}

/** `omar_other.example#EXT#@…` → `omar@other.example`. */
export function addressOf(name: string): string {
  const login = name.slice(name.lastIndexOf('|') + 1);
  const guest = /^(.+)_([^_]+)#ext#/i.exec(login);
  return guest === null ? login.replace(/^urn:spo:guest#/i, '') : `${guest[1]}@${guest[2]}`;
}

function exposureOf(facts: RecordFacts, operation: string): string | undefined {
  const link = LINKS.find(([pattern]) => pattern.test(operation.toLowerCase()))?.[1];
  if (link !== undefined) return link;
  const type = facts.text('TargetUserOrGroupType', 'SharingType') ?? '';
  const name = facts.text('TargetUserOrGroupName', 'UserSharedWith') ?? '';
  if (/^sharinglinkscope.*anyone|anyone|anonymous/i.test(facts.text('SharingLinkScope') ?? ''))
    return 'public';
  if (/guest/i.test(type) || isGuest(name)) return 'external';
  if (/everyone/i.test(name)) return 'internal';
  return /member|group/i.test(type) ? 'internal' : undefined;
}

/** Role in the event's XML: `<Permissions granted>Read</Permissions granted>`, `<Group>Owners</Group>`. */
function readEventData(facts: RecordFacts): void {
  const text = facts.text('EventData', 'Event_Data') ?? '';
  const role = /<(?:Permissions? ?granted|Permission level|Type)>([^<]*)/i.exec(text)?.[1];
  const group = /<(?:Added to group|Removed from group|Group)>([^<]*)/i.exec(text)?.[1];
  facts.extra('role', role).extra('group', group);
}

const ADDRESS = /^https?:\/\//i;

/** Files, folders, lists, sites and links of SharePoint and OneDrive. */
export function readSharepoint(facts: RecordFacts, operation: string): void {
  const url = knownAt(facts, 'ObjectId', 'OfficeObjectId');
  const kind = ITEM_TYPES[(facts.text('ItemType') ?? '').toLowerCase()];
  facts.on(kind, 'ItemType').take('object', 'SourceFileName', 'FileName', 'ListTitle', 'ListName');
  const name = url?.text.replace(/\/+$/, '').split('/').at(-1);
  facts
    .set('object', name === undefined || name === '' ? undefined : decoded(name), url?.path ?? '')
    .take('object', 'SiteUrl', 'Site_Url', 'SearchQueryText')
    .take('object_id', 'ListItemUniqueId', 'UniqueSharingId')
    .set('object_id', url?.text, url?.path ?? '')
    .take('object_id', 'SiteUrl', 'Site_Url', 'Site', 'Site_')
    .set('url', url !== undefined && ADDRESS.test(url.text) ? url.text : undefined, url?.path ?? '')
    .extra('path', url?.text ?? facts.text('SourceRelativeUrl'))
    .keep('size', 'FileSizeBytes', 'FileSyncBytesCommitted')
    .keep('query', 'SearchQueryText')
    .keep('site', 'SiteUrl', 'Site_Url')
    .keep('label', 'SensitivityLabelId', 'DestinationLabel')
    .extra('exposure', exposureOf(facts, operation));
  const shared = knownAt(facts, 'TargetUserOrGroupName', 'UserSharedWith');
  if (shared !== undefined) facts.addTargets([addressOf(shared.text)], shared.path);
  readEventData(facts);
  const destination = facts.text('DestinationFileName');
  const folder = facts.text('DestinationRelativeUrl');
  if (destination !== undefined || folder !== undefined) {
    const isRename = /renamed$/i.test(operation);
    facts
      .extra('before', isRename ? facts.text('SourceFileName') : facts.text('SourceRelativeUrl'))
      .extra('after', isRename ? destination : (folder ?? destination));
  }
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
