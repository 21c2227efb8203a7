import { isJsonObject, type JsonObject, readJson } from '../cores/json.ts';
import { LONGEST_FOR_PATTERNS } from './format.ts';
import { locateJson } from './json-dialect.ts';
import { type FoundSign, signFormat } from './sign-format.ts';

/**
 * Logons and tickets in Windows' Security log on domain controllers: 4624 logon, 4634 and 4647 logoff, 4768
 * TGT, 4769 and 4770 service ticket and renewal. Excludes 4776, which has no address.
 */
const SIGNS = new Map<string, FoundSign['kind']>([
  ['4624', 'login'],
  ['4634', 'logout'],
  ['4647', 'logout'],
  ['4768', 'login'],
  ['4769', 'login'],
  ['4770', 'login'],
]);

/** Interactive, network, unlock and remote desktop logons; not services, batches and so on. */
const PEOPLES_LOGONS = new Set(['2', '3', '7', '10', '11']);

/** Reads an event field by name; undefined if missing or `-`. */
type FieldOf = (name: string) => string | undefined;

function signOf(
  id: string,
  time: string | undefined,
  field: FieldOf,
  device: string | undefined,
): FoundSign | string {
  const kind = SIGNS.get(id);
  if (kind === undefined) return `Windows event ${id} does not say who is where`;
  const logon = field('LogonType');
  if (kind === 'logout') {
    // A network logon ends seconds after it begins, while the person stays.
    if (id === '4634' && (logon === '3' || logon === undefined)) return 'the end of a network logon';
  } else if (id === '4624') {
    if (logon !== undefined && !PEOPLES_LOGONS.has(logon)) return `a logon of type ${logon}: no person's`;
  } else {
    const status = field('Status');
    if (status !== undefined && !/^0x0+$/i.test(status)) return `a ticket that was refused (${status})`;
  }
  const [login, realm] = (field('TargetUserName') ?? '').split('@');
  return {
    kind,
    time,
    user: login,
    user_domain: field('TargetDomainName') ?? realm,
    other: field('SubjectUserName') ?? field('TargetOutboundUserName'),
    address: kind === 'logout' ? undefined : field('IpAddress'),
    // A logoff is logged by the machine it happened on; a logon names the machine it came from.
    host: kind === 'logout' ? device : field('WorkstationName'),
    message: `Windows event ${id}`,
  };
}

function clean(value: string | undefined): string | undefined {
  const text = value?.trim();
  return text === undefined || text === '' || text === '-' ? undefined : text;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
};

function xmlText(text: string): string {
  return text.includes('&')
    ? text.replaceAll(/&(?:lt|gt|quot|apos|amp);/g, (entity) => ENTITIES[entity] ?? '')
    : text;
}

/** Text between two markers, the first found from `from` on. */
function between(text: string, from: number, open: string, close: string): string | undefined {
  const start = text.indexOf(open, from);
  if (start < 0) return undefined;
  const end = text.indexOf(close, start + open.length);
  return end < 0 ? undefined : text.slice(start + open.length, end);
}

export const windowsSecurityXml = signFormat({
  name: 'windows-security-xml',
  title: 'Windows Security log (logons and Kerberos tickets), XML, an event a line',
  locate: ({ text }) => {
    const start = text.indexOf('<Event ');
    return start >= 0 && text.includes('<EventID') && text.includes('schemas.microsoft.com/win/')
      ? start
      : -1;
  },
  read: (text, start) => {
    const id = /<EventID[^<>]{0,64}>(\d{1,5})<\/EventID>/.exec(text.slice(start, start + 1024))?.[1];
    if (id === undefined || !text.includes('</Event>', start)) return undefined;
    const body = text.replaceAll('"', "'");
    const field: FieldOf = (name) => {
      const value = between(body, start, `<Data Name='${name}'>`, '</Data>');
      return clean(value === undefined ? undefined : xmlText(value));
    };
    return signOf(
      id,
      between(body, start, "SystemTime='", "'"),
      field,
      clean(between(body, start, '<Computer>', '</Computer>')),
    );
  },
});

/** The object with the event's fields, as wrapped by each shipper. */
function shipped(
  object: JsonObject,
): { id: unknown; time: unknown; device: unknown; data: JsonObject } | undefined {
  const winlog = object.winlog;
  if (isJsonObject(winlog) && isJsonObject(winlog.event_data))
    return {
      id: winlog.event_id,
      time: object['@timestamp'],
      data: winlog.event_data,
      device: winlog.computer_name,
    };
  const event = isJsonObject(object.Event) ? object.Event : undefined;
  if (event !== undefined && isJsonObject(event.System) && isJsonObject(event.EventData)) {
    const { System: system, EventData: data } = event;
    const created = isJsonObject(system.TimeCreated) ? system.TimeCreated : {};
    const id = isJsonObject(system.EventID) ? system.EventID['#text'] : system.EventID;
    return { id, time: created.SystemTime ?? created['#attributes'], device: system.Computer, data };
  }
  const id = object.EventID ?? object.EventId ?? object.event_id;
  if (id === undefined) return undefined;
  const time =
    object.EventTime ?? object.TimeGenerated ?? object.TimeCreated ?? object['@timestamp'] ?? object.UtcTime;
  const data = isJsonObject(object.EventData) ? object.EventData : object;
  return { id, time, device: object.Hostname ?? object.Computer, data };
}

function word(value: unknown): string | undefined {
  return typeof value === 'string' ? clean(value) : typeof value === 'number' ? String(value) : undefined;
}

export const windowsSecurityJson = signFormat({
  name: 'windows-security-json',
  title: 'Windows Security log (logons and Kerberos tickets), JSON of NXLog, Winlogbeat, Azure Monitor',
  locate: (line) =>
    /"(?:EventID|EventId|event_id)"/.test(line.text) &&
    (line.text.includes('Security-Auditing') || line.text.includes('"TargetUserName"'))
      ? locateJson(line)
      : -1,
  read: (text, start) => {
    const object = readJson(text, start);
    const found = object === undefined ? undefined : shipped(object);
    const id = word(found?.id);
    if (found === undefined || id === undefined) return undefined;
    return signOf(id, word(found.time), (name) => word(found.data[name]), word(found.device));
  },
});

/** Field labels in the event's text, after the section heading. */
function fieldsOfText(text: string): FieldOf {
  const about = Math.max(
    text.indexOf('New Logon:'),
    text.indexOf('Account Information:'),
    text.indexOf('Subject:') >= 0 && !text.includes('New Logon:') ? text.indexOf('Subject:') : -1,
  );
  const named = (label: string, from: number): string | undefined => {
    const at = text.indexOf(`${label}:`, Math.max(0, from));
    if (at < 0) return undefined;
    const value = /^\s*([^\s,;]+)/.exec(text.slice(at + label.length + 1, at + label.length + 400))?.[1];
    // The next label follows, so this one has no value.
    return value === undefined || value.endsWith(':') ? undefined : clean(value);
  };
  return (name) => {
    switch (name) {
      case 'TargetUserName':
        return named('Account Name', about);
      case 'SubjectUserName':
        return about > 0 && text.includes('Subject:') ? named('Account Name', 0) : undefined;
      case 'TargetDomainName':
        return named('Account Domain', about) ?? named('Supplied Realm Name', about);
      case 'IpAddress':
        return named('Source Network Address', 0) ?? named('Client Address', 0);
      case 'WorkstationName':
        return named('Workstation Name', 0);
      case 'LogonType':
        return named('Logon Type', 0);
      case 'Status':
        return named('Result Code', 0) ?? named('Failure Code', 0);
      default:
        return undefined;
    }
  };
}

const SNARE = 'MSWinEventLog';

export const windowsSecuritySnare = signFormat({
  name: 'windows-security-snare',
  title: 'Windows Security log (logons and Kerberos tickets), Snare over syslog',
  locate: ({ text }) => text.indexOf(SNARE),
  read: (text, start) => {
    const parts = text.slice(start).split(/\t|#011/);
    // Severity, log, counter, time, event ID, source, user, …, computer, category, data, text
    const [, , log, , time, id] = parts;
    if (log === undefined || id === undefined || !/^\d{1,5}$/.test(id)) return undefined;
    if (log !== 'Security') return `the log ${log.slice(0, 32)} does not say who is where`;
    const message = parts.slice(11).join(' ').slice(0, LONGEST_FOR_PATTERNS);
    return signOf(id, time, fieldsOfText(message), clean(parts[10]));
  },
});
