import type { ActorType } from '@casbah/domain/activity';
import { isJsonObject } from '../../cores/json.ts';
import { isGuid, knownAt } from '../microsoft-shapes.ts';
import type { RecordFacts } from '../record-facts.ts';
import { textOf } from '../record-path.ts';

/** `UserType`, as a number or by name, as in the schema of the Management Activity API. */
const USER_TYPES: Readonly<Record<string, ActorType>> = {
  '3': 'vendor',
  dcadmin: 'vendor',
  '4': 'system',
  system: 'system',
  '5': 'service',
  application: 'service',
  '6': 'service',
  serviceprincipal: 'service',
  '7': 'system',
  custompolicy: 'system',
  '8': 'system',
  systempolicy: 'system',
};

/** SharePoint's prefixes of people: `i:0h.f|membership|salma@…`, `urn:spo:guest#omar@…`. */
function personOf(text: string): string {
  const last = text.startsWith('i:0') ? text.slice(text.lastIndexOf('|') + 1) : text;
  return last.replace(/^urn:spo:guest#/i, '');
}

/** Name of a service principal: the entry of type 1 in `Actor`; those of type 5 are addresses. */
function actorEntry(facts: RecordFacts, type: number): { text: string; path: string } | undefined {
  const entries = facts.at('Actor');
  if (!Array.isArray(entries)) return undefined;
  const index = entries.findIndex((entry: unknown) => isJsonObject(entry) && Number(entry.Type) === type);
  const entry: unknown = entries[index];
  const text = isJsonObject(entry) ? textOf(entry.ID) : undefined;
  return text === undefined ? undefined : { text, path: `Actor[${index}].ID` };
}

function typeOf(facts: RecordFacts, user: string): ActorType {
  if (/^(?:nt authority\\|nt service\\|sharepoint\\system|system$)/i.test(user)) return 'system';
  if (/^urn:(?:spo|forms):anon|^anonymous/i.test(user)) return 'anonymous';
  if (/^app@sharepoint$|^serviceprincipal_|^powerbi\b.*service/i.test(user)) return 'service';
  if (facts.text('ExternalAccess')?.toLowerCase() === 'true' && !user.includes('@')) return 'vendor';
  return USER_TYPES[(facts.text('UserType') ?? '').toLowerCase()] ?? 'user';
}

/** Who acted: a person by address, an app by name. */
export function readActor(facts: RecordFacts): void {
  const id = knownAt(facts, 'UserId', 'UserId_', 'userPrincipalName', 'userId', 'UserIds');
  const user = id === undefined ? undefined : personOf(id.text);
  const type = typeOf(facts, user ?? '');
  const app =
    actorEntry(facts, 1) ?? knownAt(facts, 'ApplicationDisplayName', 'AppAccessContext.ClientAppName');
  if (user === undefined || /^serviceprincipal_/i.test(user) || isGuid(user)) {
    const better = type === 'service' ? app : actorEntry(facts, 5);
    facts.set('user', better?.text, better?.path ?? '');
  }
  if (user !== undefined) facts.set('user', user.replace(/^serviceprincipal_/i, ''), id?.path ?? '');
  const rest = actorEntry(facts, 5) ?? knownAt(facts, 'MailboxOwnerUPN', 'UserKey', 'ApplicationId');
  facts.set('user', rest?.text, rest?.path ?? '').actor(type);
  facts
    .keep('actor_name', 'UserDisplayName', 'LogonUserDisplayName', 'ActorDisplayName')
    .extra('user_type', facts.text('UserType'));
}

const USER_AGENTS = ['ExtendedProperties[Name=UserAgent].Value', 'UserAgent'] as const;

/** Exchange's `Client=OWA;Mozilla/5.0 …`: the user agent, or the program without one. */
function clientInfo(facts: RecordFacts): string | undefined {
  const info = facts.text('ClientInfoString');
  const agent = /^Client=[^;]*;(?:Action=[^;]*;?)?(.*)$/s.exec(info ?? '')?.[1]?.trim();
  return agent === undefined || agent === '' ? info : agent;
}

/** Address, program and session of the client; sign-ins have them in lists of names and values. */
export function readClient(facts: RecordFacts): void {
  const address = knownAt(
    facts,
    'ClientIP',
    'ClientIPAddress',
    'Client_IPAddress',
    'ActorIpAddress',
    'ClientIP_',
    'clientIp',
    'SenderIp',
    'UserIp',
  );
  facts
    .set('src_ip', address?.text, address?.path ?? '')
    .take('user_agent', ...USER_AGENTS)
    .set('user_agent', clientInfo(facts), 'ClientInfoString')
    .take('os', 'DeviceProperties[Name=OS].Value', 'Platform')
    .take('browser', 'DeviceProperties[Name=BrowserType].Value', 'BrowserName')
    .take(
      'device',
      'DeviceProperties[Name=DisplayName].Value',
      'MachineId',
      'DeviceName',
      'DeviceDisplayName',
    )
    .keep('client', 'ClientProcessName', 'ApplicationDisplayName', 'ClientApplication', 'ClientAppId');
  const session = knownAt(
    facts,
    'AppAccessContext.AADSessionId',
    'SessionId',
    'DeviceProperties[Name=SessionId].Value',
    'AppAccessContext.CorrelationId',
    'CorrelationId',
    'InterSystemsId',
  );
  facts.set('session', session?.text, session?.path ?? '');
}
