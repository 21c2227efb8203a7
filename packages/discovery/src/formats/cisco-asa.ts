import type { Event, EventAction } from '@casbah/domain/event';
import { ipOf } from '../fields/address.ts';
import type { Normaliser, Outcome } from '../fields/normaliser.ts';
import { portOf, wholeNumber } from '../fields/number.ts';
import type { Line } from '../lines/line.ts';
import {
  type Format,
  type FormatReader,
  incomplete,
  LONGEST_FOR_PATTERNS,
  notTraffic,
  type Stream,
} from './format.ts';

/** `%ASA-6-302013: `, also from PIX, the firewall module and FTD, optionally with a class or device name. */
const TAG = /%(?:ASA|PIX|FWSM|FTD)-(?:[a-z]+-)?(\d)-(\d{6})(?::\s*|\s+)/;

/** `outside:93.184.216.34/443`, `93.184.216.34/443`, followed by a mapped address and a user in parentheses. */
interface Endpoint {
  readonly interface: string;
  readonly ip: string | undefined;
  /** Name the firewall writes in place of the address. */
  readonly name: string | undefined;
  readonly port: number | undefined;
  readonly user: string | undefined;
}

const ENDPOINT =
  /^(?:([A-Za-z_][\w .-]*?):\s?(?=[0-9A-Za-z]))?([0-9A-Fa-f:.]+(?![\w-])|[^\s/]+)(?:\/(\d+))?(?:\s*\(([^)]*)\))?(?:\s*\(([^)]*)\))?/;

/** Whether a text is a mapped address, or a name in its place, with an optional port. */
function isMapped(text: string): boolean {
  return /^(?:[0-9A-Fa-f:.]+|[^\s\\]+\/\d+)$/.test(text);
}

/** User in parentheses, `(CORP\jdoe)` or `(LOCAL\jdoe, 7:tag)`; not a mapped address, group tag or `any`. */
function userIn(text: string | undefined): string | undefined {
  if (text === undefined || isMapped(text)) return undefined;
  const user = (text.split(',')[0] ?? '').trim();
  if (user === '' || /^(?:any|none|no-user|0x|\d+(?::|$)|sg)/i.test(user)) return undefined;
  // The directory's domain may follow the firewall's own.
  return /^LOCAL\\+(.+[\\@].+)$/.exec(user)?.[1] ?? user;
}

function endpointOf(text: string): Endpoint | undefined {
  const match = ENDPOINT.exec(text.trim());
  if (match === null) return undefined;
  const [, name = '', address = '', port = '', first, second] = match;
  const ip = ipOf(address);
  return {
    interface: name,
    ip,
    name: ip === undefined ? address : undefined,
    port: portOf(port),
    user: userIn(second) ?? userIn(first),
  };
}

function isPrivate(ip: string | undefined): boolean {
  return (
    ip !== undefined &&
    /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|f[cd])/i.test(
      ip,
    )
  );
}

/**
 * Which side is the service: a port below 1024; for `outbound` or `inbound`, the first or second side; otherwise the
 * public address, the lower port, or the first side, because outgoing connections name the far side first.
 */
function firstIsService(first: Endpoint, second: Endpoint, direction = ''): boolean {
  const one = first.port ?? 0;
  const other = second.port ?? 0;
  const oneKnown = one > 0 && one < 1024;
  const otherKnown = other > 0 && other < 1024;
  if (oneKnown !== otherKnown) return oneKnown;
  if (direction !== '') return direction.toLowerCase() === 'outbound';
  const onePrivate = isPrivate(first.ip);
  if (onePrivate !== isPrivate(second.ip)) return !onePrivate;
  return one === other || one === 0 || other === 0 ? true : one < other;
}

const BUILT =
  /^Built (?:(inbound|outbound) )?(?:Probe )?(TCP|UDP|ICMP|GRE|SCTP) (?:state-bypass )?connection (\d+) (?:for|from) (.+?) to (.+)$/i;
const TEARDOWN =
  /^Teardown (?:Probe )?(TCP|UDP|ICMP|GRE|SCTP) (?:state-bypass )?connection (?:(\d+) )?(?:for|from) (.+?) to (.+?),? duration (\d+:\d\d:\d\d),?(?: bytes (\d+))?(.*)$/i;
const ICMP =
  /^(Built|Teardown) (?:(inbound|outbound) )?ICMP connection (?:\d+ )?for faddr (\S+?)\/\d+(\([^)]*\))? gaddr \S+ laddr (\S+?)\/\d+(\([^)]*\))?/i;
const URL_ACCESSED = /^(?:(.+?)@)?(\S+?)(?:\s*\(([^)]*)\))? Accessed (?:JAVA )?URL (.+)$/i;
const URL_DENIED =
  /^Access denied URL (.+?) SRC (\S+?)(?:\s*\(([^)]*)\))? DEST (\S+?)(?: on interface (\S+))?$/i;
const DENY_BY_GROUP =
  /^Deny (?:protocol )?(\S+) src ([^\s:]+):(\S+?)(?:\/(\d+))?(?:\s*\(([^)]*)\))? dst ([^\s:]+):(\S+?)(?:\/(\d+))?(?:\s*\(([^)]*)\))?(?: \(?type.*?)? by access-group "?([^"\s]+)/i;
/** 106010, 106014: no rule name. */
const DENY_INBOUND =
  /^Deny inbound (?:protocol )?(\S+) src ([^\s:]+):([^\s/(]+)(?:\/(\d+))? dst ([^\s:]+):([^\s/(]+)(?:\/(\d+))?/i;
const ACCESS_LIST =
  /^access-list (\S+) (permitted|denied|est-allowed) (\S+)(?: for user '?(.+?)'?)? ([^\s/]+)\/(\S+?)\((\d+)\)(?:\s*\(([^)]*)\))? -?> ?([^\s/]+)\/(\S+?)\((\d+)\)(?:\s*\(([^)]*)\))? hit-cnt (\d+)/i;
const DENIED_FLAGS =
  /^(?:Deny inbound|Deny|Inbound) (TCP|UDP)(?: connection)? (?:\(no connection\) |reverse path check )?(?:denied )?from (\S+?)\/(\d+) to (\S+?)\/(\d+)/i;
const ACL_DENIED =
  /^(TCP|UDP|\S+) access (denied|permitted|requested) (?:by ACL )?from (\S+?)\/(\d+) to (?:([^\s:]+):)?(\S+?)\/(\d+|[a-z][a-z-]+)/i;
/** Phrases for refused connections: by an inspection, limit, translation or another firewall module. */
const REFUSING =
  /\b(?:den(?:y|ied|ies)|exhausted|unable|drop(?:ped|ping)?|reset(?:ting)?|refus(?:ed|ing)|discard(?:ed|ing)|shun(?:ned)?|block(?:ed|ing)|terminat(?:ed|ing)|exceeds?|exceeded|bypass|failed|invalid|bad|no (?:matching connection|translation group))\b/i;
const REFUSED_ENDPOINTS =
  /\b(?:from|src) (?:laddr )?\(?((?:[A-Za-z_][\w.-]*:)?[0-9A-Fa-f.:]+(?:\/\d+)?)\)?(?:\s*\([^)]*\))?(?: on interface \S+)? (?:to|dst|dest) ((?:[A-Za-z_][\w.-]*:)?[0-9A-Fa-f.:]+(?:\/\d+)?)/i;
/** 401004: `Shunned packet: 10.1.1.1 ==> 93.184.216.34 on interface inside`. */
const SHUNNED = /^Shunned packet: (\S+) =+> (\S+) on interface/i;
/** 109024, 109025: `Authorization denied (acl=…) for user 'jdoe' from 10.1.1.1/51234 to …`. */
const FOR_USER = /\bfor user '?([^'\s]+)'? from /i;
/** 303002: file transfer from or to a server. */
const FILE_TRANSFER =
  /^(?:Strict )?FTP connection from (\S+) to (\S+?), user (\S*) (Stored|Retrieved) file (.+)$/i;
/** 716003, 716004: page requested through the VPN portal. */
const PORTAL =
  /^Group <?(.+?)>? User <?(\S+?)>? IP <?(\S+?)>? WebVPN access ["“]?(GRANTED|DENIED):? (.+?)["”]?$/i;
/** Botnet traffic filter: `to outside:203.0.113.9/80 (…), destination 203.0.113.9 resolved from dynamic list: bad.example, threat-level: high, category: Malware`. */
const DYNAMIC_FILTER =
  /^Dynamic Filter (\w+) (?:black|white|gr[ae]y) ?listed (\S+) traffic from (.+?) to (.+?), (source|destination) \S+ resolved from \w+ list: ([^,\s]+)(?:, threat-level: ([^,]+))?(?:, category: (.+))?$/i;

/** Service names the firewall writes in place of a port. */
const PORTS: Readonly<Record<string, number>> = {
  ftp: 21,
  ssh: 22,
  telnet: 23,
  smtp: 25,
  domain: 53,
  bootps: 67,
  bootpc: 68,
  tftp: 69,
  http: 80,
  www: 80,
  ntp: 123,
  'netbios-ns': 137,
  'netbios-dgm': 138,
  snmp: 161,
  snmptrap: 162,
  https: 443,
  isakmp: 500,
  syslog: 514,
  sip: 5060,
};

function portNamed(text: string): number | undefined {
  return portOf(text) ?? PORTS[text.toLowerCase()];
}

class AsaReader implements FormatReader {
  readonly #normaliser: Normaliser;

  constructor({ normaliser }: Stream) {
    this.#normaliser = normaliser;
  }

  locate({ text }: Line): number {
    if (text.length > LONGEST_FOR_PATTERNS || !text.includes('%')) return -1;
    return text.search(TAG);
  }

  read(line: Line, start: number, event: Event): Outcome {
    const tag = TAG.exec(line.text);
    if (tag === null) return incomplete('no message number');
    const [whole, level = '', number = ''] = tag;
    const body = line.text.slice(start + whole.length).trim();
    const time = this.#normaliser.headerTime(line);
    const outcome = this.#readMessage(number, body, event);
    if (outcome !== 'event') return outcome;
    if (Number.isNaN(time)) return { reason: 'unreadable_time', detail: 'no time in front of the message' };
    event.time = time;
    event.severity = level;
    event.extra = { message_id: number, ...event.extra };
    return 'event';
  }

  #readMessage(number: string, body: string, event: Event): Outcome {
    switch (number) {
      case '304001':
        return this.#urlAccessed(body, event);
      case '304002':
        return this.#urlDenied(body, event);
      case '302013':
      case '302015':
      case '302017':
      case '302035':
      case '302303':
      case '302305':
        return this.#built(body, event);
      case '302014':
      case '302016':
      case '302018':
      case '302036':
      case '302304':
      case '302306':
        return this.#teardown(body, event);
      case '302020':
      case '302021':
        return this.#icmp(body, event);
      case '303002':
        return this.#fileTransfer(body, event);
      case '716003':
      case '716004':
        return this.#portal(body, event);
      case '106023':
        return this.#denyByGroup(body, event);
      case '106100':
      case '106102':
      case '106103':
        return this.#accessList(body, event);
      default: {
        if (/^338[012]0\d$/.test(number)) return this.#filtered(body, event);
        if (/^106\d{3}|^7100\d\d|^0054/.test(number)) {
          const outcome = this.#denied(body, event);
          if (outcome === 'event' || !REFUSING.test(body)) return outcome;
        }
        if (REFUSING.test(body)) return this.#refused(number, body, event);
        return notTraffic(`message ${number} tells of no connection`);
      }
    }
  }

  #client(event: Event, { ip, name, user }: Endpoint): void {
    event.src_ip = ip;
    if (name !== undefined) event.device = name;
    if (user !== undefined) this.#normaliser.setUser(event, user);
  }

  #service(event: Event, { ip, name, port }: Endpoint): void {
    event.dst_ip = ip;
    if (name !== undefined) event.host = name.toLowerCase();
    event.dst_port = port;
  }

  /** `user@10.1.1.1 Accessed URL 93.184.216.34:http://www.example.com/path`, or only the path after the colon. */
  #urlAccessed(body: string, event: Event): Outcome {
    const match = URL_ACCESSED.exec(body);
    if (match === null) return incomplete('no address and URL');
    const [, named, address = '', inParentheses, target = ''] = match;
    event.src_ip = ipOf(address);
    if (event.src_ip === undefined) event.device = address;
    const user = named ?? userIn(inParentheses);
    if (user !== undefined) this.#normaliser.setUser(event, user);
    event.action = 'allowed';
    return this.#url(target, event);
  }

  #url(target: string, event: Event): Outcome {
    // The address in front may be IPv6, so it ends before the URL's scheme or path.
    const split =
      /^\[?([0-9A-Fa-f.:]+?|[^\s/:]+)\]?:\s?((?:[a-z][a-z0-9+.-]*:\/)?\/.*|[^\s:]+\.[^\s:]+.*)$/i.exec(
        target,
      );
    const server = split?.[1];
    const url = split?.[2] ?? target;
    if (server !== undefined) {
      event.dst_ip = ipOf(server);
      if (event.dst_ip === undefined) event.host = server.toLowerCase();
    }
    if (url.startsWith('/')) {
      const host = event.dst_ip ?? event.host;
      if (host === undefined) return incomplete('no server in front of the path');
      event.host = host;
      event.url = `http://${host.includes(':') ? `[${host}]` : host}${url}`;
    } else {
      event.url = url;
      this.#normaliser.setHostOfUrl(event, url);
    }
    return 'event';
  }

  #urlDenied(body: string, event: Event): Outcome {
    const match = URL_DENIED.exec(body);
    if (match === null) return incomplete('no URL, source and destination');
    const [, url = '', source = '', user, destination = ''] = match;
    event.src_ip = ipOf(source);
    event.dst_ip = ipOf(destination);
    const account = userIn(user);
    if (account !== undefined) this.#normaliser.setUser(event, account);
    event.action = 'blocked';
    if (url.startsWith('/')) return this.#url(`${destination}:${url}`, event);
    event.url = url;
    this.#normaliser.setHostOfUrl(event, url);
    return 'event';
  }

  #built(body: string, event: Event): Outcome {
    const match = BUILT.exec(body);
    if (match === null) return incomplete('no two endpoints');
    const [, direction = '', protocol = '', connection = '', first = '', second = ''] = match;
    const one = endpointOf(first);
    const other = endpointOf(second);
    if (one === undefined || other === undefined) return incomplete('no two endpoints');
    const outbound = firstIsService(one, other, direction);
    this.#client(event, outbound ? other : one);
    this.#service(event, outbound ? one : other);
    this.#userBehind(event, second);
    event.action = 'allowed';
    event.extra = { connection, protocol: protocol.toLowerCase(), stage: 'built' };
    return 'event';
  }

  #teardown(body: string, event: Event): Outcome {
    const match = TEARDOWN.exec(body);
    if (match === null) return incomplete('no two endpoints and duration');
    const [, protocol = '', connection = '', first = '', second = '', duration = '', bytes = '', rest = ''] =
      match;
    const one = endpointOf(first);
    const other = endpointOf(second);
    if (one === undefined || other === undefined) return incomplete('no two endpoints');
    const outbound = firstIsService(one, other);
    this.#client(event, outbound ? other : one);
    this.#service(event, outbound ? one : other);
    // One total for both directions, most of it downloaded.
    const total = wholeNumber(bytes);
    if (total >= 0) event.bytes_down = total;
    if (event.user === undefined) {
      const account = userIn(/\(([^()]*)\)\s*$/.exec(rest)?.[1]);
      if (account !== undefined) this.#normaliser.setUser(event, account);
    }
    event.action = 'allowed';
    const reason = rest.replace(/\([^()]*\)\s*$/, '').trim();
    event.extra = { connection, protocol: protocol.toLowerCase(), duration, stage: 'teardown' };
    if (reason !== '') event.extra.reason = reason;
    return 'event';
  }

  /** `(user)` after both endpoints, if neither has its own. */
  #userBehind(event: Event, text: string): void {
    if (event.user !== undefined) return;
    const account = userIn(/\(([^()]*)\)\s*$/.exec(text)?.[1]);
    if (account !== undefined) this.#normaliser.setUser(event, account);
  }

  #icmp(body: string, event: Event): Outcome {
    const match = ICMP.exec(body);
    if (match === null) return incomplete('no two addresses');
    const [, stage = '', direction = '', far = '', farUser, local = '', localUser] = match;
    const inbound = direction.toLowerCase() === 'inbound';
    event.src_ip = ipOf(inbound ? far : local);
    event.dst_ip = ipOf(inbound ? local : far);
    const account = userIn((inbound ? farUser : localUser)?.slice(1, -1));
    if (account !== undefined) this.#normaliser.setUser(event, account);
    event.action = 'allowed';
    event.extra = { protocol: 'icmp', stage: stage.toLowerCase() };
    return 'event';
  }

  #denyByGroup(body: string, event: Event): Outcome {
    const match = DENY_BY_GROUP.exec(body);
    if (match === null) return incomplete('no source, destination and access group');
    const [, protocol = '', , source = '', , user, , destination = '', port, , group = ''] = match;
    event.src_ip = ipOf(source);
    if (event.src_ip === undefined) event.device = source;
    event.dst_ip = ipOf(destination);
    if (event.dst_ip === undefined) event.host = destination.toLowerCase();
    event.dst_port = port === undefined ? undefined : portOf(port);
    const account = userIn(user);
    if (account !== undefined) this.#normaliser.setUser(event, account);
    event.action = 'blocked';
    event.extra = { protocol: protocol.toLowerCase(), access_group: group };
    return 'event';
  }

  #accessList(body: string, event: Event): Outcome {
    const match = ACCESS_LIST.exec(body);
    if (match === null) return incomplete('no source and destination');
    const [
      ,
      list = '',
      verdict = '',
      protocol = '',
      named,
      ,
      source = '',
      ,
      user,
      ,
      destination = '',
      port = '',
      ,
      hits = '',
    ] = match;
    event.src_ip = ipOf(source);
    event.dst_ip = ipOf(destination);
    event.dst_port = portOf(port);
    const account = userIn(user) ?? userIn(named);
    if (account !== undefined) this.#normaliser.setUser(event, account);
    const action: EventAction = verdict.toLowerCase() === 'denied' ? 'blocked' : 'allowed';
    event.action = action;
    event.extra = { protocol: protocol.toLowerCase(), access_list: list, hit_count: hits };
    return 'event';
  }

  #denied(body: string, event: Event): Outcome {
    const flags = DENIED_FLAGS.exec(body);
    const list = flags === null ? ACL_DENIED.exec(body) : null;
    const protocol = flags?.[1] ?? list?.[1];
    if (protocol === undefined) return this.#deniedInbound(body, event);
    const client = endpointOf(flags?.[2] ?? list?.[3] ?? '');
    const service = endpointOf(flags?.[4] ?? list?.[6] ?? '');
    if (client === undefined || service === undefined) return incomplete('no source and destination');
    this.#client(event, client);
    this.#service(event, service);
    event.dst_port = portNamed(flags?.[5] ?? list?.[7] ?? '');
    event.action = /permitted|requested/i.test(list?.[2] ?? '') ? 'allowed' : 'blocked';
    event.extra = { protocol: protocol.toLowerCase() };
    return 'event';
  }

  #deniedInbound(body: string, event: Event): Outcome {
    const match = DENY_INBOUND.exec(body);
    if (match === null) return notTraffic('the message tells of no connection');
    const [, protocol = '', , source = '', , , destination = '', port] = match;
    event.src_ip = ipOf(source);
    event.dst_ip = ipOf(destination);
    if (event.src_ip === undefined || event.dst_ip === undefined)
      return incomplete('no source and destination');
    event.dst_port = port === undefined ? undefined : portOf(port);
    event.action = 'blocked';
    event.extra = { protocol: protocol.toLowerCase() };
    return 'event';
  }

  #fileTransfer(body: string, event: Event): Outcome {
    const match = FILE_TRANSFER.exec(body);
    const client = endpointOf(match?.[1] ?? '');
    const service = endpointOf(match?.[2] ?? '');
    if (match === null || client === undefined || service === undefined)
      return incomplete('no two endpoints');
    const [, , , user = '', verb = '', file = ''] = match;
    this.#client(event, client);
    this.#service(event, service);
    if (user !== '') this.#normaliser.setUser(event, user);
    event.action = 'allowed';
    event.extra = { protocol: 'ftp', command: verb.toLowerCase(), file };
    return 'event';
  }

  #portal(body: string, event: Event): Outcome {
    const match = PORTAL.exec(body);
    if (match === null) return incomplete('no user and URL');
    const [, group = '', user = '', address = '', verdict = '', url = ''] = match;
    event.src_ip = ipOf(address);
    this.#normaliser.setUser(event, user);
    event.url = url;
    this.#normaliser.setHostOfUrl(event, url);
    event.action = verdict.toUpperCase() === 'DENIED' ? 'blocked' : 'allowed';
    event.extra = { group };
    return 'event';
  }

  #refused(number: string, body: string, event: Event): Outcome {
    const shunned = SHUNNED.exec(body);
    const [, from = '', to = ''] = shunned ?? REFUSED_ENDPOINTS.exec(body) ?? [];
    const client = endpointOf(from);
    // A colon may end the sentence.
    const service = endpointOf(to.replace(/(?<!:):$/, ''));
    // 0.0.0.0 is never a real sender.
    if (client?.ip === undefined || service?.ip === undefined || client.ip === '0.0.0.0')
      return notTraffic(`message ${number} tells of no connection`);
    this.#client(event, client);
    this.#service(event, service);
    const user = FOR_USER.exec(body)?.[1];
    if (user !== undefined) this.#normaliser.setUser(event, user);
    event.action = 'blocked';
    const protocol = /\b(?:TCP|UDP|ICMP|SCTP)\b/i.exec(body)?.[0];
    if (protocol !== undefined) event.extra = { protocol: protocol.toLowerCase() };
    return 'event';
  }

  #filtered(body: string, event: Event): Outcome {
    const match = DYNAMIC_FILTER.exec(body);
    if (match === null) return notTraffic('the message tells of no connection');
    const [, verdict = '', protocol = '', from = '', to = '', side = '', listed = '', level, category] =
      match;
    const client = endpointOf(from);
    const service = endpointOf(to);
    if (client === undefined || service === undefined) return incomplete('no two endpoints');
    this.#client(event, client);
    this.#service(event, service);
    // The list contains a domain, or an address with its mask.
    if (side.toLowerCase() === 'destination' && !listed.includes('/') && ipOf(listed) === undefined)
      event.host = listed.toLowerCase();
    event.category = category;
    event.action = verdict.toLowerCase() === 'dropped' ? 'blocked' : 'allowed';
    event.extra = { protocol: protocol.toLowerCase() };
    if (level !== undefined) event.extra.threat_level = level;
    return 'event';
  }
}

export const ciscoAsa: Format = {
  name: 'cisco-asa',
  title:
    'Cisco ASA, PIX, FWSM: URLs (304001, 304002), connections (302013 to 302021), denials (106023, 106100 …), botnet filter (338001 …)',
  rank: 'specific',
  marks: ['%ASA', '%PIX', '%FWSM', '%FTD'],
  fields: [
    'time',
    'user',
    'user_domain',
    'src_ip',
    'dst_ip',
    'dst_port',
    'host',
    'url',
    'action',
    'bytes_down',
    'category',
    'device',
    'severity',
    'extra',
  ],
  open: (stream) => new AsaReader(stream),
};
