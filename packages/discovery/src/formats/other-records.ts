import type { LogRecord } from '../fields/log-record.ts';

/** Fields in which products state a record's type, in a word or two. */
const KIND_FIELDS = [
  'event_type',
  'eventType',
  'EventType',
  'event',
  'event_name',
  'eventName',
  'EventName',
  'event.action',
  'event.category',
  'type',
  'Type',
  'subtype',
  'log_type',
  'logType',
  'LogType',
  'log_subtype',
  'record_type',
  'eventid',
  'event_id',
  'name',
  'facility',
  'module',
  'log.type',
] as const;

/** Record types about user sessions, devices and settings. */
const KIND =
  /(?:^|[^a-z])(?:auth(?:entication|entications|orization)?|log(?:in|on|out|off)s?|logged|sign_?(?:in|on|out)|admin(?:istrator|istration)?|audit|config(?:uration)?|system|vpn|ipsec|ike(?:v[12])?|isakmp|ssl_?vpn|l2tp|radius|arp|dhcp(?:v6)?(?:d|ack|request|offer|discover|release|lease)?|process(?:es)?|registry|heartbeat|health|license|firmware|password|mfa|user_?(?:id|mapping|login|logon)|ha|cluster|interface|hip)(?![a-z])/i;

/** Types that explicitly mean traffic, whatever else they contain. */
const OF_TRAFFIC = /^(?:traffic|connection|flow|network|firewall|web|url|http|proxy)s?\b/i;

/** The same for sentences, in which single words prove less. */
const SENTENCE =
  /\b(?:log(?:ged)?[ -]?(?:in|on|off|out)|logins?|logons?|logoffs?|logouts?|sign(?:ed)?[ -](?:in|on|out)|authenticat(?:ed|ion)|password|administrator|admin session|IPsec|IKEv?[12]?|ISAKMP|VPN (?:tunnel|session|client|user|connection)|tunnel (?:is |was )?(?:established|up|down|created|closed|torn)|ARP|DHCP\w*|lease|process(?:es)? (?:\w+ )?(?:created|creation|started|detected|terminated|blocked)|(?:malicious|suspicious) (?:process|file|script|behaviou?r)|configuration|firmware|license|heartbeat)\b/i;

/** Fields filled by endpoint agents. */
const OF_PROCESS = [
  'process_name',
  'processName',
  'process.name',
  'process_path',
  'command_line',
  'commandLine',
  'process.command_line',
  'sproc',
  'dproc',
  'parent_process',
  'filePath',
] as const;

/** Whether the record has something only requests and transfers have; then it is traffic, whatever its type. */
function isOfTransfer(record: LogRecord): boolean {
  return (
    record.has('method') ||
    record.has('status') ||
    record.has('user_agent') ||
    (record.has('bytes_up') && record.has('bytes_down'))
  );
}

/** Separates words: `adminLogin` → `admin_login`. */
function apart(name: string): string {
  return name.replaceAll(/([a-z])([A-Z])/g, '$1_$2');
}

/**
 * Reject reason for a record of an unknown device about sign-ins, tunnels, leases, processes or settings, even with two
 * addresses and a verdict. `names` are the record's names in its header.
 */
export function ofAnotherKind(
  record: LogRecord,
  ...names: readonly (string | undefined)[]
): string | undefined {
  if (isOfTransfer(record)) return undefined;
  if (KIND_FIELDS.some((field) => OF_TRAFFIC.test(record.kept(field) ?? ''))) return undefined;
  for (const field of KIND_FIELDS) {
    const kind = record.kept(field);
    if (kind !== undefined && kind.length < 64 && KIND.test(apart(kind)))
      return `a record of the kind ${kind}`;
  }
  const activity = record.get('activity');
  if (activity !== undefined && KIND.test(apart(activity))) return `a record of the kind ${activity}`;
  const category = record.get('category');
  if (category !== undefined && /^(?:authentication|audit|admin(?:istration)?|system|vpn)$/i.test(category))
    return `a record of the kind ${category}`;
  for (const name of [...names, record.get('message')])
    if (name !== undefined && (SENTENCE.test(name) || (!name.includes(' ') && KIND.test(apart(name)))))
      return `a record of '${name.slice(0, 64)}'`;
  if (!record.has('dst_port') && OF_PROCESS.some((name) => record.kept(name) !== undefined))
    return 'a record of a process';
  return undefined;
}
