import type { Event, EventField } from '@casbah/domain/event';
import { isoTime } from '@casbah/domain/iso-time';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readText } from '../read-text.ts';
import { FORMATS } from './registry.ts';

const NOW = Date.UTC(2026, 10, 21, 9);

/** One request or connection from a device's point of view. */
interface Visit {
  /** Unix time in seconds. */
  readonly time: number;
  readonly user: string;
  readonly src: string;
  readonly from: number;
  readonly dst: string;
  readonly port: number;
  readonly host: string;
  readonly path: string;
  readonly method: string;
  readonly status: number;
  readonly up: number;
  readonly down: number;
  readonly agent: string;
  readonly category: string;
  readonly allowed: boolean;
}

const letters = (characters: string, minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...characters), minLength, maxLength });
const WORD = 'abcdefghijklmnopqrstuvwxyz0123456789';

const address = fc.oneof(
  { weight: 3, arbitrary: fc.ipV4() },
  { weight: 1, arbitrary: letters('0123456789abcdef', 2, 4).map((group) => `2001:db8::1${group.slice(1)}`) },
);

const visit: fc.Arbitrary<Visit> = fc.record({
  time: fc.integer({ min: Date.UTC(2026, 0, 1) / 1000, max: NOW / 1000 }),
  user: letters(WORD, 1, 10).map((name) => `u${name}`),
  src: address,
  from: fc.integer({ min: 49_152, max: 65_535 }),
  dst: address,
  port: fc.constantFrom(22, 80, 443, 853),
  host: letters(WORD, 1, 12).map((label) => `${label}.example.com`),
  path: letters(`${WORD}ABC/._~%-`, 0, 24).map((path) => `/${path}`),
  method: fc.constantFrom('GET', 'POST', 'PUT', 'CONNECT', 'PROPFIND'),
  status: fc.integer({ min: 200, max: 399 }),
  up: fc.integer({ min: 0, max: 2 ** 40 }),
  down: fc.integer({ min: 0, max: 2 ** 40 }),
  agent: fc.constantFrom(
    'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101',
    'curl/8.5.0',
    'Name with words/1.0',
  ),
  category: fc.constantFrom('Storage', 'Online Storage', 'Business and Economy'),
  allowed: fc.boolean(),
});

const iso = ({ time }: Visit) => isoTime(time * 1000).replace('.000Z', 'Z');
const day = (v: Visit) => iso(v).slice(0, 10);
const clock = (v: Visit) => iso(v).slice(11, 19);
const [, ...MONTHS] = ' Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const month = ({ time }: Visit) => MONTHS[new Date(time * 1000).getUTCMonth()] ?? '';
const apache = (v: Visit) => `${day(v).slice(8)}/${month(v)}/${day(v).slice(0, 4)}:${clock(v)} +0000`;
const syslog = (v: Visit) => `${month(v)} ${String(Number(day(v).slice(8))).padStart(2, ' ')} ${clock(v)}`;
const feed = (v: Visit) =>
  `${new Date(v.time * 1000).toUTCString().slice(0, 3)} ${syslog(v)} ${day(v).slice(0, 4)}`;
const urlOf = (v: Visit) => `https://${v.host}${v.path}`;
const verdict = (v: Visit, yes: string, no: string) => (v.allowed ? yes : no);

/** Expected values of the event, by field. */
function expected(v: Visit, fields: readonly EventField[]): Partial<Event> {
  const all: Partial<Event> = {
    time: v.time * 1000,
    user: v.user,
    src_ip: v.src,
    dst_ip: v.dst,
    dst_port: v.port,
    host: v.host,
    url: urlOf(v),
    method: v.method,
    status: v.status,
    bytes_up: v.up,
    bytes_down: v.down,
    user_agent: v.agent,
    category: v.category,
    action: v.allowed ? 'allowed' : 'blocked',
  };
  return Object.fromEntries(Object.entries(all).filter(([field]) => fields.some((each) => each === field)));
}

const words = (fields: string): readonly EventField[] =>
  fields
    .split(' ')
    .filter((word): word is EventField =>
      FORMATS.some((format) => format.fields.some((field) => field === word)),
    );

const WEB = words(
  'time user src_ip dst_ip host url method status bytes_up bytes_down user_agent category action',
);
const CONNECTION = words('time src_ip dst_ip dst_port bytes_up bytes_down');
const json = (value: unknown) => JSON.stringify(value);

/** For each format, how it writes a visit and which fields the line has. */
const WRITERS: Readonly<Record<string, { fields: readonly EventField[]; text: (v: Visit) => string }>> = {
  'aws-vpc-flow': {
    fields: words('time src_ip dst_ip dst_port bytes_up action'),
    text: (v) =>
      `version srcaddr dstaddr srcport dstport protocol bytes start end action log-status\n5 ${v.src} ${v.dst} ${v.from} ${v.port} 6 ${v.up} ${v.time} ${v.time + 60} ${verdict(v, 'ACCEPT', 'REJECT')} OK`,
  },
  'aws-route53-resolver': {
    fields: words('time src_ip dst_ip host action'),
    text: (v) =>
      json({
        query_timestamp: iso(v),
        query_name: `${v.host}.`,
        answers: [{ Rdata: v.dst, Type: 'A' }],
        srcaddr: v.src,
        firewall_rule_action: verdict(v, 'ALLOW', 'BLOCK'),
      }),
  },
  'azure-firewall': {
    fields: words('time src_ip dst_port host url action category'),
    text: (v) =>
      json({
        time: iso(v),
        category: 'AzureFirewallApplicationRule',
        properties: {
          msg: `HTTPS request from ${v.src}:${v.from} to ${v.host}:${v.port}. Url: ${urlOf(v)}. Action: ${verdict(v, 'Allow', 'Deny')}. Rule Collection: web. Rule: r1. Web Category: ${v.category}`,
        },
      }),
  },
  'barracuda-firewall-list': {
    fields: words('time user src_ip dst_ip dst_port host bytes_up bytes_down action category'),
    text: (v) =>
      `${day(v).replaceAll('-', ' ')} ${clock(v)} +00:00 Security ${verdict(v, 'Allow', 'Block')}: FWD|TCP|eth1|${v.src}|${v.from}|00:11:22:33:44:55|${v.dst}|${v.port}|https|eth0|LAN|0|||0|1|${v.down}|${v.up}|5|4|${v.user}|HTTPS direct|Dropbox|${v.host}||${v.category}`,
  },
  'azure-flow': {
    fields: [...CONNECTION, 'action'],
    text: (v) =>
      json({
        properties: {
          Version: 2,
          flows: [
            {
              rule: 'r',
              flows: [
                {
                  mac: 'm',
                  flowTuples: [
                    `${v.time},${v.src},${v.dst},${v.from},${v.port},T,O,${verdict(v, 'A', 'D')},E,1,${v.up},2,${v.down}`,
                  ],
                },
              ],
            },
          ],
        },
      }),
  },
  'gcp-vpc-flow': {
    fields: words('time src_ip dst_ip dst_port bytes_up'),
    text: (v) =>
      json({
        jsonPayload: {
          bytes_sent: String(v.up),
          start_time: iso(v),
          connection: { src_ip: v.src, src_port: v.from, dest_ip: v.dst, dest_port: v.port, protocol: 6 },
        },
        timestamp: iso(v),
      }),
  },
  'gcp-firewall': {
    fields: words('time src_ip dst_ip dst_port action'),
    text: (v) =>
      json({
        jsonPayload: {
          disposition: verdict(v, 'ALLOWED', 'DENIED'),
          rule_details: {},
          connection: { src_ip: v.src, src_port: v.from, dest_ip: v.dst, dest_port: v.port, protocol: 6 },
        },
        timestamp: iso(v),
      }),
  },
  ocsf: {
    fields: WEB,
    text: (v) =>
      json({
        class_uid: 4002,
        category_uid: 4,
        time: v.time * 1000,
        metadata: {},
        action: verdict(v, 'Allowed', 'Denied'),
        actor: { user: { name: v.user } },
        src_endpoint: { ip: v.src },
        dst_endpoint: { ip: v.dst, port: v.port },
        http_request: {
          http_method: v.method,
          user_agent: v.agent,
          url: { url_string: urlOf(v), hostname: v.host, categories: [v.category] },
        },
        http_response: { code: v.status },
        traffic: { bytes_out: v.up, bytes_in: v.down },
      }),
  },
  'cloudflare-gateway-http': {
    fields: words('time user src_ip dst_ip dst_port host url method status user_agent category action'),
    text: (v) =>
      json({
        Datetime: iso(v),
        Email: v.user,
        SourceIP: v.src,
        DestinationIP: v.dst,
        DestinationPort: v.port,
        HTTPHost: v.host,
        URL: urlOf(v),
        HTTPMethod: v.method,
        HTTPStatusCode: v.status,
        UserAgent: v.agent,
        CategoryNames: [v.category],
        Action: verdict(v, 'allow', 'block'),
      }),
  },
  'cloudflare-gateway-dns': {
    fields: words('time user src_ip host dst_ip category action'),
    text: (v) =>
      json({
        Datetime: iso(v),
        Email: v.user,
        SrcIP: v.src,
        QueryName: v.host,
        ResolvedIPs: [v.dst],
        QueryCategoryNames: [v.category],
        ResolverDecision: verdict(v, 'allowedOnNoPolicyMatch', 'blockedRule'),
      }),
  },
  'cloudflare-gateway-network': {
    fields: words('time user src_ip dst_ip dst_port host action'),
    text: (v) =>
      json({
        Datetime: iso(v),
        Email: v.user,
        SourceIP: v.src,
        DestinationIP: v.dst,
        DestinationPort: v.port,
        SNI: v.host,
        Transport: 'tcp',
        Action: verdict(v, 'allow', 'block'),
      }),
  },
  'cloudflare-network-sessions': {
    fields: [...CONNECTION, 'user'],
    text: (v) =>
      json({
        SessionStartTime: iso(v),
        Email: v.user,
        SourceIP: v.src,
        OriginIP: v.dst,
        OriginPort: v.port,
        BytesSent: v.up,
        BytesReceived: v.down,
      }),
  },
  'netskope-transactions': {
    fields: WEB,
    text: (v) =>
      `#Fields: date time cs-bytes sc-bytes c-ip s-ip cs-username cs-method cs-uri-scheme cs-user-agent sc-status cs-host cs-uri cs-uri-port x-cs-access-method x-cs-app x-category x-policy-action\n${day(v)} ${clock(v)} ${v.up} ${v.down} ${v.src} ${v.dst} ${v.user} ${v.method} https "${v.agent}" ${v.status} ${v.host} ${v.path} 443 Client "An App" "${v.category}" ${verdict(v, 'allow', 'block')}`,
  },
  'netskope-transactions-csv': {
    fields: WEB,
    text: (v) =>
      `date,time,cs-bytes,sc-bytes,c-ip,s-ip,cs-username,cs-method,cs-uri-scheme,cs-user-agent,sc-status,cs-host,cs-uri,cs-uri-port,x-cs-app,x-category,x-policy-action\n${day(v)},${clock(v)},${v.up},${v.down},${v.src},${v.dst},${v.user},${v.method},https,"${v.agent}",${v.status},${v.host},${v.path},443,An App,"${v.category}",${verdict(v, 'allow', 'block')}`,
  },
  'netskope-transactions-json': {
    fields: WEB,
    text: (v) =>
      json({
        'x-cs-timestamp': String(v.time),
        'cs-bytes': String(v.up),
        'sc-bytes': String(v.down),
        'c-ip': v.src,
        's-ip': v.dst,
        'cs-username': v.user,
        'cs-method': v.method,
        'cs-uri-scheme': 'https',
        'cs-user-agent': v.agent,
        'sc-status': String(v.status),
        'cs-host': v.host,
        'cs-uri': v.path,
        'cs-uri-port': '443',
        'x-category': v.category,
        'x-policy-action': verdict(v, 'allow', 'block'),
      }),
  },
  'netskope-events': {
    fields: words('time user src_ip dst_ip host bytes_up bytes_down user_agent category action'),
    text: (v) =>
      json({
        timestamp: v.time,
        type: 'page',
        access_method: 'Client',
        app: 'An App',
        user: v.user,
        userip: v.src,
        dstip: v.dst,
        domain: v.host,
        url: `${v.host}${v.path}`,
        client_bytes: v.up,
        server_bytes: v.down,
        useragent: v.agent,
        category: v.category,
        action: verdict(v, 'allow', 'block'),
      }),
  },
  'menlo-json': {
    fields: WEB,
    text: (v) =>
      json({
        event: {
          event_time: iso(v),
          vendor: 'Menlo Security',
          userid: v.user,
          'x-client-ip': v.src,
          dst: v.dst,
          domain: v.host,
          url: urlOf(v),
          request_type: v.method,
          response_code: String(v.status),
          'user-agent': v.agent,
          categories: v.category,
          pe_action: verdict(v, 'isolate', 'block'),
          bytes_out: v.up,
          bytes_in: v.down,
        },
      }),
  },
  'iboss-json': {
    fields: WEB,
    text: (v) =>
      json({
        time: iso(v),
        iboss: 'gw',
        userName: v.user,
        srcIp: v.src,
        destIp: v.dst,
        host: v.host,
        url: urlOf(v),
        method: v.method,
        responseCode: v.status,
        userAgent: v.agent,
        categoryName: v.category,
        action: verdict(v, 'Allowed', 'Blocked'),
        upstreamByteUsage: v.up,
        downstreamByteUsage: v.down,
      }),
  },
  iboss: {
    fields: WEB,
    text: (v) =>
      `${day(v).slice(5, 7)}/${day(v).slice(8)}/${day(v).slice(0, 4)} ${clock(v)},URL_LOG_ENTRY,URL_LOG_ID=1,IBOSS=gw,URL=${urlOf(v)},CATEGORIES_NAMES=${v.category},ACTION=${verdict(v, 'Allowed', 'Blocked')},SRC_IPADDR=${v.src},DST_IPADDR=${v.dst},USER=${v.user},REQUEST_METHOD=${v.method},RESPONSE_CODE=${v.status},USER_AGENT=${v.agent},UPLOAD_BYTES=${v.up},BYTES=${v.up + v.down}`,
  },
  ...Object.fromEntries(
    [
      ['menlo-cef', 'Menlo Security|MSIP'],
      ['iboss-cef', 'iboss|SWG'],
      ['jamf-cef', 'Wandera|Network Traffic Stream'],
      ['netskope-cef', 'Netskope|tenant'],
      ['forcepoint-cef', 'Forcepoint|Security'],
      ['contentkeeper', 'ContentKeeper|CK'],
      ['cef', 'Acme|Gateway'],
    ].map(([name, header]) => [
      name,
      {
        fields: words(
          'time user src_ip dst_ip host url method bytes_up bytes_down user_agent category action',
        ),
        text: (v: Visit) =>
          `<134>${syslog(v)} gw CEF:0|${header}|1|1|x|1|rt=${v.time}000 suser=${v.user} src=${v.src} dst=${v.dst} dpt=${v.port} dhost=${v.host} request=${urlOf(v)} requestMethod=${v.method} out=${v.up} in=${v.down} act=${verdict(v, 'allowed', 'blocked')} cat=${v.category} requestClientApplication=${v.agent}`,
      },
    ]),
  ),
  'jamf-json': {
    fields: words('time user src_ip dst_ip dst_port host bytes_up bytes_down action'),
    text: (v) =>
      json({
        event: {
          metadata: { vendor: 'Jamf' },
          timestamp: iso(v),
          user: { email: v.user },
          source: { ip: v.src },
          destination: { name: v.host, ip: v.dst, port: v.port },
          bytesSent: v.up,
          bytesReceived: v.down,
          action: verdict(v, 'ALLOW', 'DENY'),
        },
      }),
  },
  'cisco-cws': {
    fields: WEB,
    text: (v) =>
      `#Fields: datetime\tc-ip\tcs-username\tcs-method\tcs-uri-scheme\tcs-host\tcs-uri-port\tcs-uri-path\tcs(User-Agent)\tcs-bytes\tsc-bytes\tsc-status\ts-ip\tx-ss-category\tx-ss-last-rule-action\n${day(v)} ${clock(v)}\t${v.src}\t${v.user}\t${v.method}\thttps\t${v.host}\t443\t${v.path}\t${v.agent}\t${v.up}\t${v.down}\t${v.status}\t${v.dst}\t${v.category}\t${verdict(v, 'allow', 'block')}`,
  },
  'i-filter': {
    fields: words('time user src_ip dst_ip host url method status bytes_up bytes_down user_agent action'),
    text: (v) =>
      `${syslog(v)} 4872 1000/01/ - ${v.dst} 192.168.1.1 ${v.src} - ${v.user} [${apache(v)}] ${v.status} ${v.up} ${v.down} ${verdict(v, 'pass', 'block')} 63 87 87 -1 0 1518 0 group - 0 - "${v.method} ${urlOf(v)} HTTP/1.1" - ${encodeURIComponent(v.agent)} text%2Fhtml A667FEFF`,
  },
  'forcepoint-report': {
    fields: words('time user src_ip dst_ip host url bytes_up bytes_down category action'),
    text: (v) =>
      `"User","Day","Time","URL Hostname","Disposition","Source IP","Destination IP","Full URL","Bytes Sent","Bytes Received","Category"\n"${v.user}","${day(v)}","${clock(v)}","${v.host}","${verdict(v, 'Category permitted', 'Category blocked')}","${v.src}","${v.dst}","${urlOf(v)}","${v.up}","${v.down}","${v.category}"`,
  },
  'barracuda-waf': {
    fields: words('time user src_ip dst_ip host url method status bytes_up bytes_down action'),
    text: (v) =>
      `<134>${day(v)} ${clock(v)}.000 +0000  waf TR ${v.dst} 443 ${v.src} ${v.from} ${v.user} "-" ${v.method} TLSv1.2 ${v.host} HTTP/1.1 ${v.status} ${v.down} ${v.up} 0 3 10.2.2.2 443 0 "-" SERVER DEFAULT PROTECTED ${verdict(v, 'VALID', 'INVALID')} ${v.path} "-" "-" "-" "${v.agent}" ${v.src} ${v.from} "-" "-" "-" "-" 1`,
  },
  'zscaler-firewall-csv': {
    fields: [...CONNECTION, 'user', 'category', 'action'],
    text: (v) =>
      `"${feed(v)}","${v.user}","Sales","HQ","${v.port}","${v.from}","${v.port}","${v.from}","${v.src}","${v.dst}","1.1.1.1","${v.dst}","${v.src}","0","L2","${verdict(v, 'Allow', 'Drop')}","No","Yes","No","HTTPS","A","TCP","${v.category}","France","5","R","${v.down}","${v.up}","5","5000","1","None","None","None","x","PC"`,
  },
  stormshield: {
    fields: [...CONNECTION, 'user', 'host', 'url', 'method', 'status', 'action'],
    text: (v) =>
      `id=firewall time="${day(v)} ${clock(v)}" fw="SN" tz=+0000 pri=5 src=${v.src} srcport=${v.from} dst=${v.dst} dstport=${v.port} dstname=${v.host} user="${v.user}" op=${v.method} result=${v.status} arg="${urlOf(v)}" sent=${v.up} rcvd=${v.down} action=${verdict(v, 'pass', 'block')} logtype="web"`,
  },
  pfsense: {
    fields: words('time src_ip dst_ip dst_port action'),
    text: (v) =>
      `<134>${syslog(v)} fw filterlog[1]: 4,,,1,igb1,match,${verdict(v, 'pass', 'block')},in,${v.src.includes(':') || v.dst.includes(':') ? `6,0x00,0x0,64,tcp,6,60,${v.src},${v.dst}` : `4,0x0,,63,1,0,DF,6,tcp,60,${v.src},${v.dst}`},${v.from},${v.port},0,S,1,,2,,mss`,
  },
  clavister: {
    fields: [...CONNECTION, 'user', 'action'],
    text: (v) =>
      `<134>[${day(v)} ${clock(v)}] EFW: CONN: prio=1 id=00600005 rev=1 event=conn_close action=${verdict(v, 'close', 'drop')} connipproto=TCP connsrcip=${v.src} connsrcport=${v.from} conndestip=${v.dst} conndestport=${v.port} origsent=${v.up} termsent=${v.down} user=${v.user}`,
  },
  fortigate: {
    fields: [...CONNECTION, 'user', 'host', 'url', 'method', 'user_agent', 'category', 'action'],
    text: (v) =>
      `date=${day(v)} time=${clock(v)} devid="FG1" logid="0000000013" type="utm" subtype="webfilter" srcip=${v.src} srcport=${v.from} dstip=${v.dst} dstport=${v.port} hostname="${v.host}" url="${urlOf(v)}" httpmethod="${v.method}" agent="${v.agent}" user="${v.user}" action="${verdict(v, 'passthrough', 'blocked')}" catdesc="${v.category}" sentbyte=${v.up} rcvdbyte=${v.down}`,
  },
  'juniper-srx-structured': {
    fields: [...CONNECTION, 'user', 'action'],
    text: (v) =>
      `<14>1 ${iso(v)} srx RT_FLOW - RT_FLOW_SESSION_${verdict(v, 'CLOSE', 'DENY')} [junos@2636.1.1.1.2.40 source-address="${v.src}" source-port="${v.from}" destination-address="${v.dst}" destination-port="${v.port}" username="${v.user}" bytes-from-client="${v.up}" bytes-from-server="${v.down}"]`,
  },
  'sophos-firewall': {
    fields: [...CONNECTION, 'user', 'host', 'url', 'category', 'action'],
    text: (v) =>
      `device="SFW" date=${day(v)} time=${clock(v)} timezone="GMT" log_id=1 log_type="Content Filtering" log_component="HTTP" log_subtype="${verdict(v, 'Allowed', 'Denied')}" user_name="${v.user}" category="${v.category}" url="${urlOf(v)}" src_ip=${v.src} dst_ip=${v.dst} src_port=${v.from} dst_port=${v.port} sent_bytes=${v.up} recv_bytes=${v.down} domain=${v.host}`,
  },
  'bluecoat-proxysg': {
    fields: words('time user src_ip host url method status bytes_up bytes_down user_agent category action'),
    text: (v) =>
      `#Software: SGOS 7\n#Fields: date time c-ip cs-username sc-filter-result cs-categories sc-status s-action cs-method cs-uri-scheme cs-host cs-uri-port cs-uri-path cs(User-Agent) sc-bytes cs-bytes\n${day(v)} ${clock(v)} ${v.src} ${v.user} ${verdict(v, 'OBSERVED', 'DENIED')} "${v.category}" ${v.status} ${verdict(v, 'TCP_NC_MISS', 'TCP_DENIED')} ${v.method} https ${v.host} 443 ${v.path} "${v.agent}" ${v.down} ${v.up}`,
  },
  csv: {
    fields: WEB,
    text: (v) =>
      `Timestamp,User,Client IP,Destination IP,Host,URL,Method,Status Code,Bytes Sent,Bytes Received,User Agent,Category,Action\n${iso(v)},${v.user},${v.src},${v.dst},${v.host},${urlOf(v)},${v.method},${v.status},${v.up},${v.down},"${v.agent}",${v.category},${verdict(v, 'allowed', 'blocked')}`,
  },
  json: {
    fields: WEB,
    text: (v) =>
      json({
        '@timestamp': iso(v),
        user: { name: v.user },
        source: { ip: v.src },
        destination: { ip: v.dst, domain: v.host },
        url: { full: urlOf(v) },
        http_method: v.method,
        status_code: v.status,
        bytes_sent: v.up,
        total_bytes: v.up + v.down,
        user_agent: v.agent,
        category: v.category,
        action: verdict(v, 'allowed', 'blocked'),
      }),
  },
  'key-value': {
    fields: WEB,
    text: (v) =>
      `timestamp="${iso(v)}" src_ip=${v.src} dst_ip=${v.dst} username="${v.user}" http_host=${v.host} url="${urlOf(v)}" method=${v.method} status_code=${v.status} bytes_sent=${v.up} bytes_received=${v.down} user_agent="${v.agent}" category="${v.category}" action=${verdict(v, 'allowed', 'blocked')}`,
  },
};

describe('device output is read back unchanged', () => {
  test.each(Object.entries(WRITERS))('%s', (name, { fields, text }) => {
    fc.assert(
      fc.property(visit, (v) => {
        const { events, rejects } = readText(text(v), { timezone: 'UTC', now: NOW });
        expect(rejects).toEqual([]);
        expect(events.map(({ format }) => format)).toEqual([name]);
        expect(events[0]?.event).toMatchObject(expected(v, fields));
      }),
      { numRuns: 50 },
    );
  });

  test.each(Object.entries(WRITERS))(
    '%s, cut off anywhere: a line gives what it gives, or is set aside with a reason',
    (name, { text }) => {
      fc.assert(
        fc.property(visit, fc.nat(), (v, cut) => {
          const whole = text(v);
          const header = whole.lastIndexOf('\n') + 1;
          const line = whole.slice(header);
          const cutOff = whole.slice(0, header) + line.slice(0, 1 + (cut % (line.length - 1)));
          const { events, rejects } = readText(cutOff, { timezone: 'UTC', now: NOW });
          expect(events.length + rejects.length).toBeLessThanOrEqual(1);
          for (const { reason, detail } of rejects) expect(`${reason}: ${detail}`).toMatch(/^[a-z_]+: ./);
          // The remaining fields mustn't be read as another device's record.
          const generic = ['cef', 'leef', 'json', 'csv', 'key-value', 'w3c'];
          for (const { format } of events) expect([name, ...generic]).toContain(format);
        }),
        { numRuns: 30 },
      );
    },
  );
});
