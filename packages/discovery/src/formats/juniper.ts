import type { Event, EventAction } from '@casbah/domain/event';
import type { JsonObject } from '../cores/json.ts';
import { readKeyValues } from '../cores/key-value.ts';
import { NamedFields } from '../cores/named-fields.ts';
import { isAbsent } from '../fields/absent.ts';
import { actionOf } from '../fields/action.ts';
import type { FieldTable } from '../fields/log-record.ts';
import type { Outcome } from '../fields/normaliser.ts';
import type { Line } from '../lines/line.ts';
import { nameClientFirst } from './flow.ts';
import {
  type Format,
  type FormatReader,
  incomplete,
  LONGEST_FOR_PATTERNS,
  notTraffic,
  type Stream,
} from './format.ts';
import { asObject, jsonFormat } from './json-dialect.ts';
import { BY_SPACES, pairsFormat } from './pairs-dialect.ts';
import { FIREWALL_FIELDS } from './traffic.ts';

/** Field names of Junos structured logs. */
const TABLE: FieldTable = {
  'epoch-time': 'epoch',
  username: 'user',
  'source-address': 'src_ip',
  'destination-address': 'dst_ip',
  'destination-port': 'dst_port',
  'http-host': 'host',
  'application-sub-category': 'drop',
  url: 'url',
  URL: 'url',
  obj: 'path',
  OBJ: 'path',
  action: 'action',
  ACTION: 'action',
  'bytes-from-client': 'bytes_up',
  'bytes-from-server': 'bytes_down',
  'nested-application': 'app',
  application: 'app',
  category: 'category',
  CATEGORY: 'category',
  'file-name': 'object',
  filename: 'object',
  'threat-severity': 'severity',
};

function isNone(value: string): boolean {
  // Older Junos writes the unknown user and application in lower case.
  return /^unknown$/i.test(value) || value === 'None' || value === 'NA' || isAbsent(value);
}

const EVENT_TAG =
  /(RT_FLOW_SESSION_(?:CREATE|CLOSE|DENY)(?:_LS)?|APPTRACK_SESSION_(?:CREATE|CLOSE|VOL_UPDATE|ROUTE_UPDATE)(?:_LS)?|WEBFILTER_URL_(?:PERMITTED|BLOCKED|REDIRECTED)(?:_LS)?|CONTENT_FILTERING_BLOCKED_MT(?:_LS)?|AAMW_ACTION_LOG|AAMW_(?:HTTP|MALWARE)_[A-Z_]*LOG|SECINTEL_ACTION_LOG|IDP_ATTACK_LOG_EVENT(?:_LS)?|AV_VIRUS_DETECTED_MT(?:_LS)?|RT_SCREEN_(?:TCP|UDP|ICMP|IP)(?:_LS)?|SSL_PROXY_[A-Z_]+|APPQOS_[A-Z_]+)/;

const ANSWERS = /^(?:AV_VIRUS|CONTENT_FILTERING|IDP_ATTACK)/;

/** Verdict in the event's name. */
function actionOfTag(tag: string): EventAction | undefined {
  if (/_DENY|_BLOCKED|_DETECTED|SESSION_DROP/.test(tag)) return 'blocked';
  if (/_REDIRECTED/.test(tag)) return 'warned';
  if (/_PERMITTED|_CREATE|_CLOSE|_UPDATE|SSL_PROXY_\w*(?:ALLOW|WHITELIST|INFO)/.test(tag)) return 'allowed';
  return undefined;
}

/** `RT_FLOW_SESSION_CLOSE [junos@2636.1.1.1.2.40 source-address="…" …]`. */
export const juniperSrxStructured = pairsFormat({
  name: 'juniper-srx-structured',
  title: 'Juniper SRX, structured syslog (sessions, web filter, security intelligence)',
  rank: 'specific',
  marks: ['[junos@'],
  fields: [...FIREWALL_FIELDS, 'host', 'url', 'app', 'category', 'object', 'severity'],
  locate: ({ text }) => {
    const junos = text.indexOf('[junos@');
    return junos < 0 ? -1 : junos + 1;
  },
  style: () => BY_SPACES,
  table: TABLE,
  absent: isNone,
  prepare: (record, line, start) => {
    const tag = EVENT_TAG.exec(line.text.slice(0, start))?.[1];
    if (tag === undefined) return 'a record of no session';
    if (!record.has('src_ip') || !record.has('dst_ip')) return `${tag} without source and destination`;
    const verdict = actionOfTag(tag);
    if (verdict !== undefined) record.set('action', verdict);
    completeUrl(record);
    // Inspection of responses names the responder first.
    if (ANSWERS.test(tag)) nameClientFirst(record, 'source-port');
    record.keep('event', tag);
    return undefined;
  },
});

/** The web filter has separate fields for host and path: `url="www.example.com" obj="/path"`. */
function completeUrl(record: Parameters<NamedFields['take']>[0]): void {
  const url = record.get('url');
  const object = record.get('path');
  if (url === undefined) return;
  if (object !== undefined && !url.includes('/')) {
    record.set('url', undefined);
    record.set('host', url);
    if (record.get('dst_port') === '443') record.set('scheme', 'https');
  }
}

/** Where collectors keep the event name, which precedes the fields. */
const TAG_FIELDS = [
  'syslog.msgid',
  'msgid',
  'msg_id',
  'event',
  'event_type',
  'event-type',
  'log_type',
  'type',
  'tag',
  'message_type',
  'rt_flow',
  'log.syslog.msgid',
  'program',
  'appname',
  'message',
  'msg',
] as const;
const TIME_FIELDS = [
  'syslog.timestamp',
  'timestamp',
  '@timestamp',
  'time',
  'event_time',
  'datetime',
] as const;

/** The same fields as a JSON object from collectors that parse structured lines. */
export const juniperSrxJson = jsonFormat({
  name: 'juniper-srx-json',
  title: 'Juniper SRX, taken apart into JSON by a collector',
  rank: 'specific',
  fields: [...FIREWALL_FIELDS, 'host', 'url', 'app', 'category', 'object', 'severity'],
  marks: ['"source-address"', '"source_address"'],
  body: (object) => {
    const found = asObject(object.event) ?? asObject(object.juniper) ?? object;
    const record = 'source-address' in found ? found : dashed(found);
    return 'destination-address' in record &&
      ['source-zone-name', 'source-zone', 'session-id', 'session-id-32', 'policy-name'].some(
        (name) => name in record,
      )
      ? record
      : undefined;
  },
  table: TABLE,
  absent: isNone,
  prepare: (record) => {
    if (!record.has('src_ip') || !record.has('dst_ip')) return 'a record without source and destination';
    const tag = TAG_FIELDS.map((name) => EVENT_TAG.exec(record.kept(name) ?? '')?.[1]).find(
      (found) => found !== undefined,
    );
    if (!record.has('epoch')) {
      const time = TIME_FIELDS.map((name) => record.kept(name)).find((found) => found !== undefined);
      if (time !== undefined) record.set('time', time);
    }
    const verdict = tag === undefined ? undefined : actionOfTag(tag);
    if (verdict !== undefined) record.set('action', verdict);
    // Without the event name, a record with byte counts is an allowed session.
    else if (!record.has('action') && record.has('bytes_up')) record.set('action', 'allowed');
    completeUrl(record);
    if (tag !== undefined && ANSWERS.test(tag)) nameClientFirst(record, 'source-port');
    if (tag !== undefined) record.keep('event', tag);
    return undefined;
  },
});

/** Shippers replace the dash with an underscore. */
function dashed(object: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(object).map(([name, value]) => [
      name.startsWith('@') ? name : name.replaceAll('_', '-'),
      value,
    ]),
  );
}

const SESSION = /(\S+?)\/(\d+)->(\S+?)\/(\d+)(?:\s|$)/;
const COUNTS = /\s(\d+)\((\d+)\) (\d+)\((\d+)\) (\d+)(?:\s|$)/;
const WEB_FILTER = /(\S+?)\((\d+)\)->(\S+?)\((\d+)\)/;

/** `RT_FLOW_SESSION_CLOSE: session closed TCP FIN: 10.0.0.1/51234->93.184.216.34/443 0x0 junos-https …`. */
class SrxReader implements FormatReader {
  readonly #stream: Stream;
  readonly #fields = new NamedFields(TABLE, isNone);

  constructor(stream: Stream) {
    this.#stream = stream;
  }

  locate({ text }: Line): number {
    if (text.length > LONGEST_FOR_PATTERNS) return -1;
    if (!text.includes('RT_FLOW') && !text.includes('APPTRACK') && !text.includes('WEBFILTER')) return -1;
    return EVENT_TAG.exec(text)?.index ?? -1;
  }

  read(line: Line, start: number, event: Event): Outcome {
    const body = line.text.slice(start);
    const tag = EVENT_TAG.exec(body)?.[1] ?? '';
    const { record, normaliser } = this.#stream;
    if (tag.startsWith('WEBFILTER')) {
      const match = WEB_FILTER.exec(body) ?? SESSION.exec(body);
      if (match === null) return incomplete('no two endpoints');
      readKeyValues(body, 0, ' ', this.#fields, record);
      this.#setEndpoints(match);
      const user = /\busername[ =]"?([^\s"]+)/i.exec(body)?.[1];
      if (user !== undefined && !isNone(user)) record.set('user', user);
      // The text after the object has no key.
      const object = record.get('path');
      if (object !== undefined) record.set('path', object.split(' ')[0]);
      completeUrl(record);
    } else {
      const match = SESSION.exec(body);
      if (match === null) return incomplete('no two endpoints');
      this.#setEndpoints(match);
      const counts = COUNTS.exec(body);
      if (counts !== null) {
        record.set('bytes_up', counts[2]);
        record.set('bytes_down', counts[4]);
        const [application, nested] = body.slice(counts.index + counts[0].length).split(' ');
        if (nested !== undefined && !isNone(nested) && /^[A-Z]/.test(nested) && !nested.includes('('))
          record.set('app', nested);
        else if (application !== undefined && !isNone(application) && /^[A-Z]/.test(application))
          record.set('app', application);
      }
      const user = /\s([^\s()]+)\([^()\s]*\)\s+[a-z]+[\w/.-]*\d/i.exec(
        body.slice(match.index + match[0].length),
      )?.[1];
      if (user !== undefined && !isNone(user) && !/^\d+$/.test(user)) record.set('user', user);
      const reason = /session closed (.+?): /.exec(body)?.[1];
      if (reason !== undefined) record.keep('reason', reason);
    }
    record.set('action', actionOfTag(tag) ?? record.get('action'));
    record.keep('event', tag);
    return normaliser.fill(event, record, line);
  }

  #setEndpoints(match: RegExpExecArray): void {
    const { record } = this.#stream;
    record.set('src_ip', match[1]);
    record.set('dst_ip', match[3]);
    record.set('dst_port', match[4]);
  }
}

export const juniperSrx: Format = {
  name: 'juniper-srx',
  title: 'Juniper SRX, plain syslog (RT_FLOW sessions, web filter)',
  rank: 'specific',
  marks: ['RT_FLOW', 'APPTRACK', 'WEBFILTER'],
  fields: [...FIREWALL_FIELDS, 'host', 'url', 'app', 'category'],
  open: (stream) => new SrxReader(stream),
};

/** NetScreen: `start_time="2026-11-20 08:14:22" duration=0 policy_id=1 service=http … action=Permit sent=1 rcvd=2 src=…`. */
const screenosTraffic = pairsFormat({
  name: 'juniper-screenos',
  title: 'Juniper SSG / NetScreen (ScreenOS) traffic log',
  rank: 'specific',
  marks: ['NetScreen device_id='],
  fields: [...FIREWALL_FIELDS],
  locate: ({ text }) => text.indexOf('start_time='),
  style: () => BY_SPACES,
  table: {
    start_time: 'time',
    src: 'src_ip',
    dst: 'dst_ip',
    dst_port: 'dst_port',
    action: 'action',
    sent: 'bytes_up',
    rcvd: 'bytes_down',
    user: 'user',
  },
  rules: { action: actionOf },
  prepare: (record) => {
    // `dst_port=443 src-xlated ip=192.0.2.1 port=22041`: some names contain a space.
    const port = /^\d+/.exec(record.get('dst_port') ?? '')?.[0];
    record.set('dst_port', port);
    return record.has('src_ip') && record.has('dst_ip') ? undefined : 'no source and destination address';
  },
});

const SCREENOS = 'NetScreen device_id=';

export const juniperScreenos: Format = {
  ...screenosTraffic,
  open: (stream) => {
    const traffic = screenosTraffic.open(stream);
    return {
      locate: (line) =>
        line.text.includes('(traffic)') && line.text.includes(SCREENOS)
          ? traffic.locate(line)
          : line.text.indexOf(SCREENOS),
      read: (line, start, event) =>
        line.text.includes('(traffic)')
          ? traffic.read(line, start, event)
          : notTraffic('a message that tells of no session'),
    };
  },
};
