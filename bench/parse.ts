/**
 * Lines read, parsed and normalized per second of CPU time, by format, including garbage collection, over generated
 * lines of some hundred users and some thousand hosts. Prints a JSON line per format.
 *
 * `node bench/parse.ts [NAME…] [--lines N]`
 */
import { parseArgs } from 'node:util';
import { createLogReader } from '@casbah/discovery/read-log';

const NOW = Date.UTC(2026, 10, 21, 9);
const CHUNK = 256 * 1024;

/** A small seeded pseudo-random integer generator: the same lines in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

interface Visit {
  readonly time: Date;
  readonly user: string;
  readonly ip: string;
  readonly host: string;
  readonly path: string;
  readonly server: string;
  readonly up: number;
  readonly down: number;
  readonly agent: string;
  readonly index: number;
}

const AGENTS = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
];

function* visits(count: number): Generator<Visit> {
  const random = numbers(42);
  let time = Date.UTC(2026, 10, 20, 8);
  for (let index = 0; index < count; index += 1) {
    time += random(40);
    const site = random(3000);
    yield {
      time: new Date(time),
      user: `user${random(400)}`,
      ip: `10.1.${random(4)}.${1 + random(250)}`,
      host: `www.host${site}.example.com`,
      path: `/files/${random(100_000)}/report.html?view=${random(1000)}`,
      server: `93.184.${site % 200}.${1 + (site % 250)}`,
      up: random(20_000),
      down: random(900_000),
      agent: AGENTS[random(AGENTS.length)] ?? '',
      index,
    };
  }
}

const iso = ({ time }: Visit) => time.toISOString();
const day = (visit: Visit) => iso(visit).slice(0, 10);
const clock = (visit: Visit) => iso(visit).slice(11, 19);
const slashes = (visit: Visit) => `${day(visit).replaceAll('-', '/')} ${clock(visit)}`;
const syslog = (visit: Visit) => `Nov ${String(visit.time.getUTCDate()).padStart(2, ' ')} ${clock(visit)}`;
const apache = (visit: Visit) => `${day(visit).slice(8)}/Nov/2026:${clock(visit)} +0000`;

const MAIN =
  'date time time-taken c-ip cs-username cs-auth-group x-exception-id sc-filter-result cs-categories cs(Referer) sc-status s-action cs-method rs(Content-Type) cs-uri-scheme cs-host cs-uri-port cs-uri-path cs-uri-query cs-uri-extension cs(User-Agent) s-ip sc-bytes cs-bytes x-virus-id';

/** How each format writes a visit; `head` is a header line. */
const WRITERS: Readonly<Record<string, { head?: string; line: (visit: Visit) => string }>> = {
  'squid-native': {
    line: (v) =>
      v.index % 3 === 0
        ? `${(v.time.getTime() / 1000).toFixed(3)} ${String(v.up).padStart(6)} ${v.ip} TCP_MISS/200 ${v.down} GET http://${v.host}${v.path} ${v.user} HIER_DIRECT/${v.server} text/html`
        : `${(v.time.getTime() / 1000).toFixed(3)} ${String(v.up).padStart(6)} ${v.ip} TCP_TUNNEL/200 ${v.down} CONNECT ${v.host}:443 ${v.user} HIER_DIRECT/${v.server} -`,
  },
  'squid-combined': {
    line: (v) =>
      `${v.ip} - ${v.user} [${apache(v)}] "GET http://${v.host}${v.path} HTTP/1.1" 200 ${v.down} "-" "${v.agent}" TCP_MISS:HIER_DIRECT`,
  },
  'bluecoat-proxysg': {
    head: `#Software: SGOS 7.4\n#Fields: ${MAIN}`,
    line: (v) =>
      `${day(v)} ${clock(v)} ${v.up % 900} ${v.ip} ${v.user} - - OBSERVED "File Storage/Sharing" - 200 TCP_NC_MISS GET text/html https ${v.host} 443 ${v.path.replace('?', ' ?')} html "${v.agent}" 10.9.9.9 ${v.down} ${v.up} -`,
  },
  'paloalto-csv': {
    line: (v) =>
      `<14>${syslog(v)} fw-01 1,${slashes(v)},007200001056,TRAFFIC,end,2560,${slashes(v)},${v.ip},${v.server},203.0.113.9,${v.server},allow-all,corp\\${v.user},,ssl,vsys1,trust,untrust,ethernet1/2.30,ethernet1/1,To-Panorama,${slashes(v)},${v.index},1,39681,443,32326,443,0x400053,tcp,allow,${v.up + v.down},${v.up},${v.down},189,${slashes(v)},12,any,0,${v.index},0x8000000000000000,10.0.0.0-10.255.255.255,United States,0,90,99,tcp-fin,16,0,0,0,,fw-01,from-policy,,,0,,0,,N/A,0,0,0,0,ace432fe-a9f2-5a1e-327a-91fdce0077da,0`,
  },
  fortigate: {
    line: (v) =>
      `<189>date=${day(v)} time=${clock(v)} devname="FG100" devid="FG100D3G12345678" eventtime=${v.time.getTime()}000000 tz="+0000" logid="0000000013" type="traffic" subtype="forward" level="notice" vd="root" srcip=${v.ip} srcname="PC-7" srcport=58012 srcintf="port12" dstip=${v.server} dstport=443 dstintf="port11" dstcountry="Canada" srccountry="Reserved" sessionid=${v.index} proto=6 action="close" policyid=1 policytype="policy" service="HTTPS" user="${v.user}" trandisp="snat" transip=172.16.200.2 transport=58012 appid=15832 app="Dropbox" appcat="Storage.Backup" apprisk="elevated" duration=13 sentbyte=${v.up} rcvdbyte=${v.down} sentpkt=14 rcvdpkt=33 osname="Windows"`,
  },
  'cisco-asa': {
    line: (v) =>
      `<166>Nov ${v.time.getUTCDate()} 2026 ${clock(v)} fw01 : %ASA-6-302014: Teardown TCP connection ${v.index} for outside:${v.server}/443 to inside:${v.ip}/51234(CORP\\${v.user}) duration 0:01:30 bytes ${v.down} TCP FINs`,
  },
  checkpoint: {
    line: (v) =>
      `<134>1 ${iso(v)} mgmt CheckPoint 13752 - [action:"Accept"; flags:"150784"; ifdir:"outbound"; loguid:"{0x1,0x2}"; origin:"192.168.32.91"; originsicname:"CN=GW"; sequencenum:"1"; time:"${Math.floor(v.time.getTime() / 1000)}"; version:"5"; appi_name:"Dropbox"; dst:"${v.server}"; proto:"6"; product:"URL Filtering"; resource:"https://${v.host}${v.path}"; s_port:"51000"; service:"443"; src:"${v.ip}"; src_user_name:"${v.user}"; received_bytes:"${v.down}"; sent_bytes:"${v.up}"]`,
  },
  'zscaler-web-csv': {
    line: (v) =>
      `"${v.time.toUTCString().slice(0, 3)} Nov ${v.time.getUTCDate()} ${clock(v)} 2026","${v.user}@example.com","HTTPS","${v.host}${v.path}","Allowed","Dropbox","File Share","${v.up}","${v.down}","3","5","Productivity Loss","File Sharing","Online Storage","None","None","0","None","None","HQ","Sales","${v.ip}","${v.server}","GET","200","${v.agent}","None","FwFilter","Rule 1","text/html","None","NA","PC-7","N/A"`,
  },
  'zscaler-web-json': {
    line: (v) =>
      `{"sourcetype":"zscalernss-web","event":{"datetime":"${day(v)} ${clock(v)}","reason":"Allowed","event_id":"${v.index}","protocol":"HTTPS","action":"Allowed","transactionsize":"${v.up + v.down}","responsesize":"${v.down}","requestsize":"${v.up}","urlcategory":"Online Storage","serverip":"${v.server}","requestmethod":"GET","refererURL":"None","useragent":"${v.agent}","product":"NSS","location":"HQ","ClientIP":"${v.ip}","status":"200","user":"${v.user}@example.com","url":"${v.host}${v.path}","vendor":"Zscaler","hostname":"${v.host}","appname":"Dropbox","department":"Sales","contenttype":"text/html"}}`,
  },
  'umbrella-proxy': {
    line: (v) =>
      `"${day(v)} ${clock(v)}","${v.user}@example.com","${v.ip}","1.1.1.91","${v.server}","text/html","ALLOWED","https://${v.host}${v.path}","","${v.agent}","200","${v.up}","${v.down}","","","Search Engines","","","","",""`,
  },
  bind: {
    line: (v) =>
      `<30>${syslog(v)} ns1 named[7]: client @0x7f8b1c0a5e50 ${v.ip}#${1024 + (v.up % 60_000)} (${v.host}): view lan: query: ${v.host} IN A +E(0)K (10.0.0.53)`,
  },
  'netflow-json': {
    line: (v) =>
      `{"sourceIPv4Address":"${v.ip}","destinationIPv4Address":"${v.server}","sourceTransportPort":51000,"destinationTransportPort":443,"protocolIdentifier":6,"octetDeltaCount":${v.up},"packetDeltaCount":7,"reverseOctetDeltaCount":${v.down},"flowStartMilliseconds":${v.time.getTime()},"exporterAddress":"192.0.2.1","observationDomainId":0,"exportVersion":9}`,
  },
  cef: {
    line: (v) =>
      `<134>${syslog(v)} gw CEF:0|Acme|Gateway|2.0|5|Web|3|rt=${v.time.getTime()} src=${v.ip} spt=51000 dhost=${v.host} dst=${v.server} dpt=443 suser=${v.user}@example.com act=allow request=https://${v.host}${v.path.replaceAll('=', '\\=')} requestMethod=GET requestClientApplication=${v.agent} cs1=web out cs1Label=Rule in=${v.down} out=${v.up}`,
  },
  leef: {
    line: (v) =>
      `<134>1 ${iso(v)} gw LEEF:2.0|V|P|1|allow|^|devTime=${v.time.getTime()}^src=${v.ip}^srcPort=51000^dst=${v.server}^dstPort=443^usrName=${v.user}^srcBytes=${v.up}^dstBytes=${v.down}^url=https://${v.host}${v.path}^method=GET^userAgent=${v.agent}^action=allow`,
  },
  'key-value': {
    line: (v) =>
      `timestamp="${iso(v)}" src_ip=${v.ip} username="${v.user}" url="https://${v.host}${v.path}" method=GET status_code=200 bytes_sent=${v.up} bytes_received=${v.down} user_agent="${v.agent}" action=allowed`,
  },
  csv: {
    head: 'Timestamp,User,Client IP,URL,Method,Status Code,Bytes Sent,Bytes Received,User Agent,Action',
    line: (v) =>
      `${iso(v)},${v.user},${v.ip},https://${v.host}${v.path},GET,200,${v.up},${v.down},"${v.agent}",allowed`,
  },
};

/** The lines as bytes, so no strings stay on the heap and slow the garbage collector. */
function written({ head, line }: { head?: string; line: (visit: Visit) => string }, count: number): Buffer {
  const pieces: Buffer[] = [];
  let text = head === undefined ? '' : `${head}\n`;
  for (const visit of visits(count)) {
    text += `${line(visit)}\n`;
    if (text.length > CHUNK) {
      pieces.push(Buffer.from(text));
      text = '';
    }
  }
  pieces.push(Buffer.from(text));
  return Buffer.concat(pieces);
}

function measure(format: string, count: number): object {
  const writer = WRITERS[format];
  if (writer === undefined) throw new RangeError(`no format '${format}' here`);
  const bytes = written(writer, count);
  let best = Number.POSITIVE_INFINITY;
  let events = 0;
  for (let round = 0; round < 3; round += 1) {
    events = 0;
    const sink = {
      event: (_event: unknown, _line: number, _offset: number, found: string) => {
        if (found === format) events += 1;
      },
      reject: () => {},
    };
    const start = process.cpuUsage();
    const reader = createLogReader({ timezone: 'Europe/Paris', now: NOW });
    for (let at = 0; at < bytes.length; at += CHUNK) {
      reader.feed(bytes.subarray(at, at + CHUNK));
      while (!reader.read(sink, 10_000, Number.POSITIVE_INFINITY).needsMore);
    }
    reader.end();
    reader.read(sink, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY);
    const { user, system } = process.cpuUsage(start);
    best = Math.min(best, (user + system) / 1e6);
  }
  if (events !== count) throw new Error(`${format}: ${events} of ${count} lines were read`);
  return {
    bench: 'parse',
    format,
    lines: count,
    bytes_per_line: Math.round(bytes.length / count),
    lines_per_second: Math.round(count / best),
  };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { lines: { type: 'string', default: '200000' } },
});
for (const format of positionals.length === 0 ? Object.keys(WRITERS) : positionals)
  console.log(JSON.stringify(measure(format, Number(values.lines))));
