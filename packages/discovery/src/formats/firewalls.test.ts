import { describe, expect, test } from 'vitest';
import { readText } from '../read-text.ts';

const NOW = Date.UTC(2026, 10, 21, 9);

function read(...lines: string[]) {
  const { events, rejects } = readText(lines.join('\n'), { timezone: 'UTC', now: NOW });
  return { events: events.map(({ event, format, line }) => ({ ...event, format, line })), rejects };
}

function eventOf(line: string) {
  const { events, rejects } = read(line);
  expect(rejects).toEqual([]);
  expect(events).toHaveLength(1);
  return events[0];
}

describe('Palo Alto Networks, CSV', () => {
  const traffic =
    '1,2026/11/20 08:14:25,007200001056,TRAFFIC,end,2560,2026/11/20 08:14:22,192.168.41.30,93.184.216.34,203.0.113.9,93.184.216.34,allow-all,corp\\jdoe,,ssl,vsys1,trust,untrust,ethernet1/2.30,ethernet1/1,To-Panorama,2026/11/20 08:14:22,36459,1,39681,443,32326,443,0x400053,tcp,allow,43135,24629,18506,189,2026/11/20 07:23:27,3012,computer-and-internet-info,0,1353226782,0x8000000000000000,10.0.0.0-10.255.255.255,United States,0,90,99,tcp-fin,16,0,0,0,,fw-01,from-policy';

  test('TRAFFIC: bytes sent by the client are uploads', () => {
    expect(eventOf(`<14>Nov 20 08:14:26 fw-01 ${traffic}`)).toMatchObject({
      format: 'paloalto-csv',
      time: Date.UTC(2026, 10, 20, 8, 14, 22),
      user: 'jdoe',
      user_domain: 'corp',
      src_ip: '192.168.41.30',
      dst_ip: '93.184.216.34',
      dst_port: 443,
      action: 'allowed',
      bytes_up: 24629,
      bytes_down: 18506,
      app: 'ssl',
      category: 'computer-and-internet-info',
      country: 'US',
      host: undefined,
      raw_id: '1353226782',
      extra: { rule: 'allow-all', session_end_reason: 'tcp-fin', device_name: 'fw-01' },
    });
  });

  test('PAN-OS 6 has fewer fields, PAN-OS 11 more, including a time with a zone', () => {
    const short = traffic.split(',').slice(0, 46).join(',');
    expect(eventOf(short)).toMatchObject({ format: 'paloalto-csv', bytes_up: 24629 });
    const long = `${traffic},,,0,,0,,N/A,0,0,0,0,uuid,0,0,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,2026-11-20T08:14:22.500+01:00,,,networking,infrastructure,client-server,1,,,ssl,no,no,0`;
    expect(eventOf(`<14>1 2026-11-20T08:14:26Z fw-01 - - - - ${long}`)).toMatchObject({
      time: Date.UTC(2026, 10, 20, 7, 14, 22, 500),
    });
  });

  test('THREAT of subtype url, with commas and quotes in the URL', () => {
    expect(
      eventOf(
        '<14>Nov 20 08:14:26 fw-01 1,2026/11/20 08:14:25,007200001056,THREAT,url,2562,2026/11/20 08:14:22,10.1.2.3,93.184.216.34,203.0.113.9,93.184.216.34,web-out,corp\\jdoe,,web-browsing,vsys1,trust,untrust,ae1.1,ae2.1,fwd,2026/11/20 08:14:22,111,1,64922,443,50525,443,0x140b000,tcp,block-url,"www.Example.com/g?a=1,2&b={""x"":1}",(9999),online-storage-and-backup,informational,client-to-server,7300,0x8000000000000000,10.0.0.0-10.255.255.255,Germany,,text/html,0,,,29,"Mozilla/5.0 (X11; Linux, x86_64)",,,https://ref.example/,,,,0,13,62,2817,0,vsys,fw-01,,,,post,0,,0,,N/A,N/A,AppThreat-0-0,0x0,0,4294967295,,"online-storage-and-backup,low-risk",uuid,0',
      ),
    ).toMatchObject({
      url: 'www.Example.com/g?a=1,2&b={"x":1}',
      host: 'www.example.com',
      dst_port: 443,
      method: 'POST',
      user_agent: 'Mozilla/5.0 (X11; Linux, x86_64)',
      referrer: 'https://ref.example/',
      content_type: 'text/html',
      category: 'online-storage-and-backup',
      action: 'blocked',
      severity: 'informational',
      country: 'DE',
      bytes_up: undefined,
      status: undefined,
    });
  });

  test('verdicts of the web filter', () => {
    const line = (verdict: string) => traffic.replace('tcp,allow,', `tcp,${verdict},`);
    const verdicts = [
      'alert',
      'deny',
      'drop',
      'reset-both',
      'block-continue',
      'continue',
      'block-override',
      'override',
    ];
    expect(read(...verdicts.map(line)).events.map(({ action }) => action)).toEqual([
      'allowed',
      'blocked',
      'blocked',
      'blocked',
      'warned',
      'allowed',
      'blocked',
      'allowed',
    ]);
  });

  test('other log types are rejected as not traffic', () => {
    const { rejects } = read(
      '<14>Nov 20 08:14:26 fw 1,2026/11/20 08:14:22,012001006066,SYSTEM,USERID,0,2026/11/20 08:14:22,,connect,x,0,0,general,medium,"text, more",6837908,0x8,0,0,0,0,,fw,x',
      '1,2026/11/20 08:14:22,1111,CONFIG,0,1111,2026/11/20 08:14:22,0.0.0.0,,commit-all,admin,Panorama,Succeeded',
    );
    expect(rejects).toMatchObject([
      { reason: 'not_traffic', format: 'paloalto-csv' },
      { reason: 'not_traffic', format: 'paloalto-csv' },
    ]);
  });

  test('a console export with a header line', () => {
    const { events, rejects } = read(
      'Domain,Receive Time,Serial #,Type,Threat/Content Type,Config Version,Generate Time',
      traffic,
    );
    expect(rejects).toEqual([]);
    expect(events).toMatchObject([{ line: 2, bytes_down: 18506 }]);
  });
});

describe('Palo Alto Networks, CEF and LEEF', () => {
  test('CEF: `in` is what the client sent', () => {
    expect(
      eventOf(
        '<14>Nov 20 08:14:26 fw CEF:0|Palo Alto Networks|PAN-OS|10.1.3|end|TRAFFIC|1|rt=Nov 20 2026 08:14:25 GMT deviceExternalId=0072 src=10.1.2.3 dst=93.184.216.34 sourceTranslatedAddress=203.0.113.9 cs1Label=Rule cs1=web out suser=corp\\\\jdoe duser= app=dropbox-base cs3Label=Virtual System cs3=vsys1 dpt=443 spt=51000 proto=tcp act=allow flexNumber1Label=Total bytes flexNumber1=300 in=100 out=200 cn2Label=Packets cn2=7 start=Nov 20 2026 08:14:22 GMT cs2Label=URL Category cs2=online-storage externalId=42 cat=from-policy',
      ),
    ).toMatchObject({
      format: 'paloalto-cef',
      time: Date.UTC(2026, 10, 20, 8, 14, 22),
      user: 'jdoe',
      user_domain: 'corp',
      src_ip: '10.1.2.3',
      dst_ip: '93.184.216.34',
      dst_port: 443,
      bytes_up: 100,
      bytes_down: 200,
      action: 'allowed',
      app: 'dropbox-base',
      category: 'online-storage',
      raw_id: '42',
      extra: { Rule: 'web out', 'Virtual System': 'vsys1' },
    });
  });

  test('CEF of a URL, and a log without traffic', () => {
    expect(
      eventOf(
        'CEF:0|Palo Alto Networks|PAN-OS|10.1.3|url|THREAT|4|rt=Nov 20 2026 08:14:22 src=10.1.2.3 dst=93.184.216.34 suser=jdoe app=ssl dpt=443 act=block-url request="www.example.com/a?b=c d" cs2Label=URL Category cs2=gambling requestMethod=get requestClientApplication=Mozilla/5.0 (X11) requestContext=text/html cat=url',
      ),
    ).toMatchObject({
      host: 'www.example.com',
      method: 'GET',
      action: 'blocked',
      category: 'gambling',
      content_type: 'text/html',
      user_agent: 'Mozilla/5.0 (X11)',
    });
    expect(
      read('CEF:0|Palo Alto Networks|PAN-OS|10.1|general|SYSTEM|3|rt=Nov 20 2026 08:14:22 msg=hello').rejects,
    ).toMatchObject([{ reason: 'not_traffic', format: 'paloalto-cef' }]);
  });

  test('LEEF, attributes split by pipes', () => {
    expect(
      eventOf(
        '<14>Nov 20 08:14:26 fw LEEF:2.0|Palo Alto Networks|PAN-OS Syslog Integration|10.1|allow|x7C|cat=TRAFFIC|ReceiveTime=2026/11/20 08:14:25|SerialNumber=0072|Type=TRAFFIC|Subtype=end|devTime=Nov 20 2026 08:14:22 GMT|src=10.1.2.3|dst=93.184.216.34|RuleName=web-out|usrName=corp\\jdoe|SourceUser=corp\\jdoe|Application=ssl|srcPort=51000|dstPort=443|proto=tcp|action=allow|totalBytes=300|srcBytes=100|dstBytes=200|URLCategory=any|DeviceName =fw',
      ),
    ).toMatchObject({
      format: 'paloalto-leef',
      time: Date.UTC(2026, 10, 20, 8, 14, 22),
      user: 'jdoe',
      bytes_up: 100,
      bytes_down: 200,
      dst_port: 443,
      app: 'ssl',
      action: 'allowed',
      category: 'any',
    });
    expect(
      eventOf(
        'LEEF:1.0|Palo Alto Networks|PAN-OS Syslog Integration|8.1.6|block-url|ReceiveTime=2026/11/20 08:14:22|cat=THREAT|Subtype=url|src=10.1.2.3|dst=93.184.216.34|usrName=jdoe|dstPort=443|action=block-url|Miscellaneous="www.example.com/x|y"|URLCategory=gambling',
      ),
    ).toMatchObject({
      format: 'paloalto-leef',
      url: 'www.example.com/x|y',
      host: 'www.example.com',
      action: 'blocked',
      category: 'gambling',
    });
  });
});

describe('Fortinet FortiGate', () => {
  test('traffic', () => {
    expect(
      eventOf(
        '<189>date=2026-11-20 time=08:14:22 devname="FG100" devid="FG100D3G12345678" eventtime=1795158862123456789 tz="+0100" logid="0000000013" type="traffic" subtype="forward" level="notice" vd="root" srcip=10.1.100.11 srcname="PC-7" srcport=58012 srcintf="port12" dstip=23.59.154.35 dstport=443 dstcountry="Canada" srccountry="Reserved" sessionid=105048 proto=6 action="close" policyid=1 service="HTTPS" user="jdoe" trandisp="snat" appcat="unscanned" app="Dropbox" duration=13 sentbyte=1850 rcvdbyte=39898 osname="Windows"',
      ),
    ).toMatchObject({
      format: 'fortigate',
      // The fraction is from eventtime, which is the same second.
      time: Date.UTC(2026, 10, 20, 7, 14, 22, 123),
      user: 'jdoe',
      src_ip: '10.1.100.11',
      device: 'PC-7',
      os: 'Windows',
      dst_ip: '23.59.154.35',
      dst_port: 443,
      action: 'allowed',
      bytes_up: 1850,
      bytes_down: 39898,
      app: 'Dropbox',
      country: 'CA',
      extra: { devname: 'FG100', policyid: '1', service: 'HTTPS' },
    });
  });

  test("the time: the clock if it has a zone, otherwise the epoch, otherwise the source's zone", () => {
    const line = (time: string) =>
      `date=2026-11-20 time=08:14:22 ${time} logid="0000000013" devid="FG1" type="traffic" subtype="forward" srcip=10.0.0.1 dstip=9.9.9.9 dstport=53 action="accept"`;
    const at = (time: string, timezone: string) =>
      readText(line(time), { timezone, now: NOW }).events[0]?.event.time;
    expect(at('eventtime=1795158862000000000 tz="-0500"', 'UTC')).toBe(Date.UTC(2026, 10, 20, 13, 14, 22));
    expect(at('eventtime=1795158862', 'Asia/Tokyo')).toBe(1795158862000);
    expect(at('', 'Asia/Tokyo')).toBe(Date.UTC(2026, 10, 19, 23, 14, 22));
  });

  test('web filter: full URL, path alone, block and warning', () => {
    const line = (rest: string) =>
      `date=2026-11-20 time=08:14:22 tz="+0000" logid="0316013056" devid="FG1" type="utm" subtype="webfilter" eventtype="ftgd_blk" srcip=10.1.100.11 dstip=104.18.0.1 dstport=443 user="CORP\\jdoe" ${rest}`;
    expect(
      eventOf(
        line(
          'service="HTTPS" hostname="www.Example.com" profile="default" action="blocked" reqtype="direct" url="https://www.Example.com/a=b" referralurl="https://ref.example/" sentbyte=1200 rcvdbyte=10 direction="outgoing" msg="URL belongs to a denied category in policy" catdesc="Gambling" httpmethod="GET" agent="Mozilla/5.0 \\"x\\""',
        ),
      ),
    ).toMatchObject({
      url: 'https://www.Example.com/a=b',
      host: 'www.example.com',
      action: 'blocked',
      category: 'Gambling',
      bytes_up: 1200,
      bytes_down: 10,
      user: 'jdoe',
      user_domain: 'CORP',
      method: 'GET',
      user_agent: 'Mozilla/5.0 "x"',
      referrer: 'https://ref.example/',
      message: 'URL belongs to a denied category in policy',
    });
    expect(
      eventOf(line('service="HTTP" hostname="example.com" action="passthrough" url="/path?x=1"')),
    ).toMatchObject({ url: 'http://example.com:443/path?x=1', action: 'allowed' });
    expect(eventOf(line('service=HTTPS hostname=example.com action=warning url=/'))).toMatchObject({
      action: 'warned',
      url: 'https://example.com/',
    });
  });

  test('application control, FortiOS 4 names, commas between pairs', () => {
    expect(
      eventOf(
        'date=2026-11-20 time=08:14:22 logid="1059028704" devname=FG type="utm" subtype="app-ctrl" eventtype="app-ctrl-all" srcip=10.1.100.22 dstip=195.8.215.136 dstport=443 service="HTTPS" action="block" appcat="Cloud.IT" app="WeTransfer_Upload" hostname="wetransfer.com" url="/"',
      ),
    ).toMatchObject({ app: 'WeTransfer_Upload', host: 'wetransfer.com', action: 'blocked' });
    expect(
      eventOf(
        'date=2026-11-20 time=08:14:22 devname=FG device_id=FG600B log_id=0021000002 type=traffic subtype=allowed pri=notice vd=root src=10.1.1.1 src_port=3700 dst=9.9.9.9 dst_port=80 service=HTTP status=accept user="N/A" sent=10 rcvd=20 dst_country="United States"',
      ),
    ).toMatchObject({
      format: 'fortigate',
      src_ip: '10.1.1.1',
      bytes_up: 10,
      bytes_down: 20,
      user: undefined,
      action: 'allowed',
      dst_port: 80,
    });
    expect(
      eventOf(
        '<189>date=2026-11-20,time=08:14:22,devname=FG,devid=FG1,logid=0000000013,type=traffic,subtype=forward,srcip=10.1.1.1,srcport=1,dstip=9.9.9.9,dstport=80,action=deny,msg="a, b"',
      ),
    ).toMatchObject({ src_ip: '10.1.1.1', action: 'blocked', message: 'a, b' });
  });

  test("a system event isn't traffic", () => {
    expect(
      read(
        '<134> Nov 20 08:14:22 fortigate date=2026-11-20 time=08:14:22 devname=x devid=FGT60D logid=0100040704 type=event subtype=system level=notice vd=root action="perf-stats" cpu=2',
      ).rejects,
    ).toMatchObject([{ reason: 'not_traffic', format: 'fortigate' }]);
  });

  test('CEF: `out` is what the client sent', () => {
    expect(
      eventOf(
        '<189>Nov 20 08:14:22 FG CEF:0|Fortinet|Fortigate|v7.0.1|00013|traffic:forward close|3|deviceExternalId=FGT5HD FTNTFGTlogid=0000000013 cat=traffic:forward FTNTFGTsubtype=forward FTNTFGTlevel=notice FTNTFGTvd=vdom1 FTNTFGTeventtime=1795158862 src=10.1.100.11 spt=54190 deviceInboundInterface=port12 dst=52.53.140.235 dpt=443 externalId=402 proto=6 act=close FTNTFGTpolicyid=1 app=HTTPS FTNTFGTdstcountry=United States duser=jdoe out=3652 in=146668 FTNTFGTapp=Slack',
      ),
    ).toMatchObject({
      format: 'fortigate-cef',
      time: 1795158862000,
      src_ip: '10.1.100.11',
      dst_ip: '52.53.140.235',
      bytes_up: 3652,
      bytes_down: 146668,
      action: 'allowed',
      country: 'US',
      user: 'jdoe',
      raw_id: '402',
    });
    expect(
      eventOf(
        'Nov 20 08:14:22 FG CEF:0|Fortinet|Fortigate|v7.0.1|13056|utm:webfilter ftgd_blk blocked|4|FTNTFGTeventtime=1795158862 cat=utm:webfilter src=10.1.100.11 dst=52.53.140.235 dpt=443 app=HTTPS dhost=www.example.com act=blocked request=https://www.example.com/a?b\\=c requestContext=Gambling msg=URL belongs to a denied category in policy',
      ),
    ).toMatchObject({
      host: 'www.example.com',
      url: 'https://www.example.com/a?b=c',
      action: 'blocked',
      category: 'Gambling',
    });
  });
});

describe('Cisco ASA', () => {
  const header = '<166>Nov 20 2026 08:14:22 fw01 : ';

  test('304001 and 304002: URLs', () => {
    expect(
      eventOf(
        `${header}%ASA-5-304001: jdoe@10.1.1.1 Accessed URL 93.184.216.34:http://www.Example.com/a b?c`,
      ),
    ).toMatchObject({
      format: 'cisco-asa',
      time: Date.UTC(2026, 10, 20, 8, 14, 22),
      user: 'jdoe',
      src_ip: '10.1.1.1',
      dst_ip: '93.184.216.34',
      host: 'www.example.com',
      url: 'http://www.Example.com/a b?c',
      action: 'allowed',
      severity: '5',
    });
    expect(eventOf(`${header}%ASA-5-304001: 10.1.1.1 Accessed URL 93.184.216.34:/index.html`)).toMatchObject({
      host: '93.184.216.34',
      url: 'http://93.184.216.34/index.html',
    });
    expect(
      eventOf(`${header}%ASA-5-304001: 10.1.1.1 Accessed URL 93.184.216.34: http://a.example/x`),
    ).toMatchObject({
      dst_ip: '93.184.216.34',
      host: 'a.example',
      url: 'http://a.example/x',
    });
    expect(
      eventOf(
        `${header}%ASA-5-304001: 10.1.1.1(CORP\\jdoe) Accessed JAVA URL 2001:db8::1:https://a.example/x`,
      ),
    ).toMatchObject({
      user: 'jdoe',
      user_domain: 'CORP',
      dst_ip: '2001:db8::1',
      host: 'a.example',
    });
    expect(
      eventOf(
        `${header}%ASA-5-304002: Access denied URL http://bet.example/x SRC 10.1.1.1(CORP\\jdoe) DEST 93.184.216.34 on interface inside`,
      ),
    ).toMatchObject({
      action: 'blocked',
      user: 'jdoe',
      url: 'http://bet.example/x',
      host: 'bet.example',
      dst_ip: '93.184.216.34',
    });
  });

  test('302013 to 302016: who connected to whom, in both directions', () => {
    expect(
      eventOf(
        `${header}%ASA-6-302013: Built outbound TCP connection 447235 for outside:93.184.216.34/443 (93.184.216.34/443) to inside:10.1.1.1/59996 (203.0.113.9/59996) (CORP\\jdoe)`,
      ),
    ).toMatchObject({
      src_ip: '10.1.1.1',
      dst_ip: '93.184.216.34',
      dst_port: 443,
      user: 'jdoe',
      user_domain: 'CORP',
      action: 'allowed',
      bytes_down: undefined,
      extra: { connection: '447235', protocol: 'tcp', message_id: '302013' },
    });
    expect(
      eventOf(
        `${header}%ASA-6-302013: Built inbound TCP connection 447236 for outside:198.51.100.7/59996 (198.51.100.7/59996) to dmz:10.2.2.2/443 (203.0.113.10/443)`,
      ),
    ).toMatchObject({ src_ip: '198.51.100.7', dst_ip: '10.2.2.2', dst_port: 443, user: undefined });
    expect(
      eventOf(
        `${header}%ASA-6-302014: Teardown TCP connection 447235 for outside:93.184.216.34/443 to inside:10.1.1.1/59996(CORP\\jdoe) duration 0:01:30 bytes 48211 TCP FINs from inside (CORP\\jdoe)`,
      ),
    ).toMatchObject({
      src_ip: '10.1.1.1',
      dst_ip: '93.184.216.34',
      dst_port: 443,
      bytes_down: 48211,
      user: 'jdoe',
      extra: { duration: '0:01:30', reason: 'TCP FINs from inside' },
    });
    expect(
      eventOf(
        `${header}%ASA-6-302015: Built outbound UDP connection 12 for outside:9.9.9.9/53 (9.9.9.9/53)(any) to inside:10.1.1.1/49152 (203.0.113.9/49152)`,
      ),
    ).toMatchObject({ src_ip: '10.1.1.1', dst_ip: '9.9.9.9', dst_port: 53, user: undefined });
    expect(
      eventOf(
        `${header}%ASA-6-302016: Teardown UDP connection 12 for outside:9.9.9.9/53 to inside:10.1.1.1/49152 duration 0:00:00 bytes 142`,
      ),
    ).toMatchObject({ src_ip: '10.1.1.1', dst_port: 53, bytes_down: 142 });
    expect(
      eventOf(
        `${header}%ASA-6-302016: Teardown UDP connection 13 for inside:10.1.1.1/49152 to outside:2001:db8::53/53 duration 0:00:00 bytes 142`,
      ),
    ).toMatchObject({ src_ip: '10.1.1.1', dst_ip: '2001:db8::53', dst_port: 53 });
  });

  test('denials', () => {
    expect(
      eventOf(
        `${header}%ASA-4-106023: Deny tcp src inside:10.1.1.1/51234(CORP\\jdoe) dst outside:198.51.100.7/23 by access-group "inside_in" [0x8ed66b60, 0xf8852875]`,
      ),
    ).toMatchObject({
      action: 'blocked',
      src_ip: '10.1.1.1',
      dst_ip: '198.51.100.7',
      dst_port: 23,
      user: 'jdoe',
      extra: { access_group: 'inside_in' },
    });
    expect(
      eventOf(
        `${header}%ASA-6-106100: access-list inside_in denied tcp inside/10.1.1.1(51234) -> outside/198.51.100.7(25) hit-cnt 1 first hit [0x1, 0x2]`,
      ),
    ).toMatchObject({ action: 'blocked', src_ip: '10.1.1.1', dst_port: 25 });
    expect(
      eventOf(
        `${header}%ASA-6-106100: access-list inside_in permitted udp inside/10.1.1.1(51234)(CORP\\jdoe) -> outside/198.51.100.7(443) hit-cnt 3 300-second interval [0x1, 0x2]`,
      ),
    ).toMatchObject({ action: 'allowed', user: 'jdoe' });
    expect(
      eventOf(
        `${header}%ASA-2-106001: Inbound TCP connection denied from 198.51.100.7/4000 to 10.1.1.1/23 flags SYN on interface outside`,
      ),
    ).toMatchObject({ action: 'blocked', dst_port: 23 });
    expect(
      eventOf(
        `${header}%ASA-6-106015: Deny TCP (no connection) from 10.1.1.1/51234 to 198.51.100.7/443 flags RST on interface inside`,
      ),
    ).toMatchObject({ action: 'blocked', dst_port: 443 });
  });

  test('header variants: Cisco colons, zones, relay timestamps, PIX, FTD, no year', () => {
    const body =
      'Built outbound UDP connection 12 for outside:9.9.9.9/53 (9.9.9.9/53) to inside:10.1.1.1/49152 (203.0.113.9/49152)';
    const time = Date.UTC(2026, 10, 20, 8, 14, 22);
    expect(eventOf(`<166>:Nov 20 08:14:22 UTC: %ASA-session-6-302015: ${body}`)).toMatchObject({ time });
    expect(eventOf(`<166>Nov 20 2026 08:14:22: %ASA-6-302015: ${body}`)).toMatchObject({ time });
    expect(
      eventOf(`Nov 20 09:14:25 10.0.0.5 Nov 20 2026 08:14:22 fw01 : %ASA-6-302015: ${body}`),
    ).toMatchObject({ time });
    expect(eventOf(`<166>2026-11-20T08:14:22Z fw01 : %FTD-6-302015: ${body}`)).toMatchObject({ time });
    expect(eventOf(`Nov 20 08:14:22 fw01 %PIX-6-302015: ${body}`)).toMatchObject({ time });
    expect(eventOf(`Nov 20 08:14:22 fw01 %ASA-6-302015: ${body}`)).toMatchObject({ time });
  });

  test('messages without a connection, and a truncated one', () => {
    expect(
      read(`${header}%ASA-6-113004: AAA user authentication Successful : server = 10.1.1.1 : user = jdoe`)
        .rejects,
    ).toMatchObject([{ reason: 'not_traffic', format: 'cisco-asa' }]);
    expect(read(`${header}%ASA-6-302013: Built outbound TCP conn`).rejects).toMatchObject([
      { reason: 'incomplete_line', format: 'cisco-asa' },
    ]);
  });
});

describe('Cisco Firepower', () => {
  test('connection events', () => {
    expect(
      eventOf(
        '<113>2026-11-20T08:14:22Z fw01 : %FTD-1-430003: EventPriority: Low, DeviceUUID: 90e1, AccessControlRuleAction: Block with reset, SrcIP: 10.1.1.1, DstIP: 93.184.216.34, SrcPort: 59698, DstPort: 443, Protocol: tcp, ACPolicy: P, AccessControlRuleName: Web, Prefilter Policy: Default, User: CORP\\jdoe, UserAgent: Mozilla/5.0 (X11), Client: HTTPS, ApplicationProtocol: HTTPS, WebApplication: Dropbox, ConnectionDuration: 60, InitiatorBytes: 31, ResponderBytes: 99, URLCategory: File Storage, URL: https://www.dropbox.com/x',
      ),
    ).toMatchObject({
      format: 'cisco-firepower',
      user: 'jdoe',
      src_ip: '10.1.1.1',
      dst_port: 443,
      bytes_up: 31,
      bytes_down: 99,
      action: 'blocked',
      app: 'Dropbox',
      category: 'File Storage',
      url: 'https://www.dropbox.com/x',
      host: 'www.dropbox.com',
      user_agent: 'Mozilla/5.0 (X11)',
    });
    expect(
      eventOf(
        'Nov 20 08:14:22 fp SFIMS: Protocol: TCP, SrcIP: 1.1.1.1, OriginalClientIP: ::, DstIP: 2.2.2.2, SrcPort: 47097, DstPort: 33897, User: No Authentication Required, AccessControlRuleAction: Allow, InitiatorBytes: 54, ResponderBytes: 0',
      ),
    ).toMatchObject({
      src_ip: '1.1.1.1',
      dst_ip: '2.2.2.2',
      user: undefined,
      bytes_up: 54,
      bytes_down: 0,
      action: 'allowed',
    });
  });
});

describe('Check Point', () => {
  test('log exporter, syslog: [key:"value"; …]', () => {
    expect(
      eventOf(
        '<134>1 2026-11-20T08:14:23Z mgmt CheckPoint 13752 - [action:"Block"; flags:"150784"; ifdir:"outbound"; loguid:"{0x1,0x2}"; origin:"192.168.32.91"; originsicname:"CN=GW"; sequencenum:"1"; time:"1795162462"; version:"5"; appi_name:"Dropbox; files"; app_category:"File Storage and Sharing"; dst:"93.184.216.34"; proto:"6"; product:"URL Filtering"; resource:"https://www.dropbox.com/a;b"; s_port:"51000"; service:"443"; src:"10.1.1.1"; src_user_name:"John Doe (jdoe)"; received_bytes:"200"; sent_bytes:"100"; method:"GET"]',
      ),
    ).toMatchObject({
      format: 'checkpoint',
      time: 1795162462000,
      user: 'jdoe',
      src_ip: '10.1.1.1',
      dst_ip: '93.184.216.34',
      dst_port: 443,
      url: 'https://www.dropbox.com/a;b',
      host: 'www.dropbox.com',
      action: 'blocked',
      bytes_up: 100,
      bytes_down: 200,
      app: 'Dropbox; files',
      category: 'File Storage and Sharing',
      method: 'GET',
    });
  });

  test('as structured data, with pipes, and LEA-like pairs', () => {
    expect(
      eventOf(
        '<134>1 2026-11-20T08:14:23Z mgmt CheckPoint 26203 - [sc@2620 action="Accept" flags="1" ifdir="inbound" loguid="{0x1}" time="1795162462" dst="9.9.9.9" service="53" src="10.1.1.1" product="VPN-1 & FireWall-1" __policy_id_tag="product=VPN-1[db_tag={9};policy_name=S\\]"]',
      ),
    ).toMatchObject({ format: 'checkpoint', src_ip: '10.1.1.1', dst_port: 53, action: 'allowed' });
    expect(
      eventOf(
        'time=1795162462|hostname=gw|product=Firewall|action=Drop|ifdir=inbound|loguid={0x5d,0x8}|origin=1.1.1.1|2.2.2.2|originsicname=cn\\=gw,o\\=dev|dst=10.10.10.10|proto=6|rule=402|s_port=33687|service=23|src=1.1.1.2|',
      ),
    ).toMatchObject({
      format: 'checkpoint',
      src_ip: '1.1.1.2',
      dst_ip: '10.10.10.10',
      dst_port: 23,
      action: 'blocked',
    });
    expect(
      eventOf(
        'Nov 20 08:14:22 gw loc=123;filename=fw.log;time=20Nov2026 08:14:22;action=accept;orig=gw1;i/f_dir=outbound;src=10.1.1.1;dst=9.9.9.9;service=443;product=Firewall',
      ),
    ).toMatchObject({
      format: 'checkpoint',
      src_ip: '10.1.1.1',
      dst_port: 443,
      action: 'allowed',
      time: Date.UTC(2026, 10, 20, 8, 14, 22),
    });
  });

  test('CEF, LEEF, and messages without traffic', () => {
    expect(
      eventOf(
        'CEF:0|Check Point|Application Control|Check Point|Log|Dropbox|0|act=Ask User deviceDirection=0 rt=1795162462000 spt=51000 dpt=443 cs2Label=Rule Name cs2=Web app=HTTPS src=10.1.1.1 dst=93.184.216.34 suser=jdoe (jdoe) request=https://www.dropbox.com/ in=200 out=100 product=Application Control',
      ),
    ).toMatchObject({
      format: 'checkpoint-cef',
      time: 1795162462000,
      action: 'warned',
      user: 'jdoe',
      bytes_up: 100,
      bytes_down: 200,
      host: 'www.dropbox.com',
      dst_port: 443,
    });
    expect(
      eventOf(
        'LEEF:2.0|Check Point|VPN-1 & FireWall-1|1.0|Accept|\t|cat=VPN-1 & FireWall-1\tdevTime=1795162462\tsrcPort=51000\taction=Accept\tsrc=10.1.1.1\tdst=9.9.9.9\tdstPort=53',
      ),
    ).toMatchObject({ format: 'checkpoint-leef', src_ip: '10.1.1.1', dst_port: 53, action: 'allowed' });
    expect(
      read(
        'time=1795162462|hostname=gw|product=SmartConsole|action=Accept|ifdir=outbound|origin=1.1.1.1|sequencenum=1|administrator=admin|operation=Log In|',
      ).rejects,
    ).toMatchObject([{ reason: 'not_traffic', format: 'checkpoint' }]);
  });
});

describe('Juniper', () => {
  test('SRX sessions, structured and plain', () => {
    expect(
      eventOf(
        '<14>1 2026-11-20T08:14:22.123Z srx RT_FLOW - RT_FLOW_SESSION_CLOSE [junos@2636.1.1.1.2.40 reason="TCP FIN" source-address="10.1.1.1" source-port="51234" destination-address="93.184.216.34" destination-port="443" service-name="junos-https" protocol-id="6" policy-name="out" session-id-32="1" packets-from-client="10" bytes-from-client="1200" packets-from-server="12" bytes-from-server="34567" elapsed-time="5" application="SSL" nested-application="DROPBOX" username="jdoe" roles="N/A"]',
      ),
    ).toMatchObject({
      format: 'juniper-srx-structured',
      time: Date.UTC(2026, 10, 20, 8, 14, 22, 123),
      user: 'jdoe',
      src_ip: '10.1.1.1',
      dst_port: 443,
      bytes_up: 1200,
      bytes_down: 34567,
      app: 'DROPBOX',
      action: 'allowed',
    });
    expect(
      eventOf(
        '<14>Nov 20 08:14:22 srx RT_FLOW: RT_FLOW_SESSION_CLOSE: session closed TCP FIN: 10.1.1.1/51234->93.184.216.34/443 0x0 junos-https 203.0.113.9/1->93.184.216.34/443 0x0 source rule r1 N/A N/A 6 out trust untrust 12345 10(1200) 12(34567) 5 SSL DROPBOX jdoe(staff) ge-0/0/0.0 Yes',
      ),
    ).toMatchObject({
      format: 'juniper-srx',
      src_ip: '10.1.1.1',
      dst_ip: '93.184.216.34',
      dst_port: 443,
      bytes_up: 1200,
      bytes_down: 34567,
      user: 'jdoe',
      action: 'allowed',
    });
    expect(
      eventOf(
        'Nov 20 08:14:22 srx RT_FLOW: RT_FLOW_SESSION_DENY: session denied 10.1.1.1/51234->198.51.100.7/23 0x0 junos-telnet 6(0) deny-all trust untrust UNKNOWN UNKNOWN N/A(N/A) ge-0/0/1.0 No',
      ),
    ).toMatchObject({ action: 'blocked', dst_port: 23, user: undefined });
    expect(
      eventOf(
        'Nov 20 08:14:22 srx RT_FLOW: RT_FLOW_SESSION_DENY: session denied 192.0.2.7/0->198.51.100.7/0 ICMP 1(3) unknown outside unknown ICMP ICMP unknown(unknown) ge-0/0/3.0',
      ),
    ).toMatchObject({ action: 'blocked', dst_ip: '198.51.100.7', user: undefined });
  });

  test('SRX web filter and ScreenOS', () => {
    expect(
      eventOf(
        'Nov 20 08:14:22 srx RT_UTM: WEBFILTER_URL_BLOCKED: WebFilter: ACTION="URL Blocked" 10.1.1.1(62054)->1.1.1.1(443) CATEGORY="Enhanced_Gambling" REASON="BY_PRE_DEFINED" PROFILE="p" URL=bet.example OBJ=/x/y username jdoe roles N/A',
      ),
    ).toMatchObject({
      format: 'juniper-srx',
      action: 'blocked',
      host: 'bet.example',
      url: 'https://bet.example/x/y',
      user: 'jdoe',
      category: 'Enhanced_Gambling',
    });
    expect(
      eventOf(
        '<134>ns5gt: NetScreen device_id=ns5gt  [Root]system-notification-00257(traffic): start_time="2026-11-20 08:14:22" duration=0 policy_id=2 service=http proto=6 src zone=Trust dst zone=Untrust action=Permit sent=100 rcvd=200 src=10.1.1.1 dst=93.184.216.34 src_port=51000 dst_port=80 session_id=0',
      ),
    ).toMatchObject({
      format: 'juniper-screenos',
      src_ip: '10.1.1.1',
      dst_ip: '93.184.216.34',
      dst_port: 80,
      bytes_up: 100,
      bytes_down: 200,
      action: 'allowed',
      time: Date.UTC(2026, 10, 20, 8, 14, 22),
    });
  });
});

describe('other firewalls', () => {
  test('SonicWall', () => {
    expect(
      eventOf(
        '<134>id=firewall sn=0017C5991784 time="2026-11-20 08:14:22 UTC" fw=203.0.113.9 pri=6 c=1024 m=97 n=10 usr="jdoe" src=10.1.1.1:51234:X0:pc7 dst=93.184.216.34:443:X1:www.example.com proto=tcp/https op=GET sent=100 rcvd=200 result=200 dstname=www.example.com arg=/index.html code=27 Category="Search Engines" fw_action="forward"',
      ),
    ).toMatchObject({
      format: 'sonicwall',
      time: Date.UTC(2026, 10, 20, 8, 14, 22),
      user: 'jdoe',
      src_ip: '10.1.1.1',
      dst_ip: '93.184.216.34',
      dst_port: 443,
      host: 'www.example.com',
      url: 'https://www.example.com/index.html',
      method: 'GET',
      status: 200,
      bytes_up: 100,
      bytes_down: 200,
      category: 'Search Engines',
      action: 'allowed',
    });
    expect(
      eventOf(
        'id=firewall sn=0017C5991784 time="2026-11-20 08:14:22" fw=203.0.113.9 pri=1 c=4 m=14 msg="Web site access denied" src=10.1.1.1:51234:X0 dst=198.51.100.7:80:X1 dstname=bet.example code=5 Category="Gambling"',
      ),
    ).toMatchObject({ action: 'blocked', host: 'bet.example', message: 'Web site access denied' });
  });

  test('Sophos Firewall and UTM', () => {
    expect(
      eventOf(
        '<30>device="SFW" date=2026-11-20 time=08:14:22 timezone="CET" device_name="XG" device_id=C1 log_id=050901616001 log_type="Content Filtering" log_component="HTTP" log_subtype="Allowed" status="" priority=Information fw_rule_id=2 user_name="jdoe" user_gp="" category="IT" url="https://www.example.com/" contenttype="text/html" httpresponsecode="" src_ip=10.1.1.1 dst_ip=93.184.216.34 protocol="TCP" src_port=57796 dst_port=443 sent_bytes=1180 recv_bytes=1243 domain=www.example.com user_agent="Mozilla/5.0 (X11)" status_code="200"',
      ),
    ).toMatchObject({
      format: 'sophos-firewall',
      time: Date.UTC(2026, 10, 20, 7, 14, 22),
      user: 'jdoe',
      action: 'allowed',
      status: 200,
      bytes_up: 1180,
      bytes_down: 1243,
      host: 'www.example.com',
      category: 'IT',
      user_agent: 'Mozilla/5.0 (X11)',
    });
    expect(
      eventOf(
        '2026:11:20-08:14:22 utm httpproxy[22104]: id="0002" severity="info" sys="SecureWeb" sub="http" name="web request blocked" action="block" method="GET" srcip="10.1.1.1" dstip="93.184.216.34" user="jdoe" ad_domain="CORP" statuscode="403" cached="0" size="1234" request="0x1" url="http://bet.example/" referer="" ua="Mozilla/5.0" category="175" categoryname="Gambling" content-type="text/html"',
      ),
    ).toMatchObject({
      format: 'sophos-utm',
      time: Date.UTC(2026, 10, 20, 8, 14, 22),
      user: 'jdoe',
      user_domain: 'CORP',
      action: 'blocked',
      status: 403,
      bytes_down: 1234,
      url: 'http://bet.example/',
      category: 'Gambling',
      content_type: 'text/html',
    });
    expect(
      eventOf(
        '<30>2026:11:20-08:14:22 utm ulogd[4242]: id="2001" severity="info" sys="SecureNet" sub="packetfilter" name="Packet dropped" action="drop" fwrule="60001" srcip="203.0.113.44" dstip="10.0.0.9" proto="6" length="60" srcport="44321" dstport="22"',
      ),
    ).toMatchObject({ action: 'blocked', dst_port: 22 });
  });

  test('Meraki', () => {
    expect(
      eventOf(
        "<134>1 1795162462.342705328 MX84 urls src=10.1.1.1:63735 dst=93.184.216.34:443 mac=58:1F:AA:CE:61:F2 user='CN=J Doe,OU=x,DC=corp,DC=example' agent='Mozilla/5.0 (X11)' request: GET https://www.example.com/a",
      ),
    ).toMatchObject({
      format: 'meraki',
      time: 1795162462342,
      src_ip: '10.1.1.1',
      dst_ip: '93.184.216.34',
      dst_port: 443,
      url: 'https://www.example.com/a',
      host: 'www.example.com',
      method: 'GET',
      user: 'J Doe',
      user_domain: 'corp.example',
      user_agent: 'Mozilla/5.0 (X11)',
      action: 'allowed',
    });
    expect(
      eventOf(
        '1795162462.038687615 MX84 flows src=10.1.1.1 dst=8.8.8.8 mac=58:1F:AA:CE:61:F2 protocol=udp sport=55719 dport=53 pattern: deny all',
      ),
    ).toMatchObject({ src_ip: '10.1.1.1', dst_port: 53, action: 'blocked' });
    expect(
      read(
        '<134>1 1795162462.038 MX84 security_event ids_alerted signature=1:28423:1 src=1.2.3.4:80 dst=10.1.1.1:53023 message: x',
      ).rejects,
    ).toMatchObject([{ reason: 'not_traffic', format: 'meraki' }]);
  });

  test('WatchGuard', () => {
    expect(
      eventOf(
        '<142>Nov 20 08:14:22 Firebox 80B20A http-proxy[1842]: msg_id="1AFF-0024" Allow 1-Trusted 0-External tcp 10.1.1.1 93.184.216.34 51234 80 msg="HTTP Request" proxy_act="HTTP-Client" op="GET" dstname="www.example.com" arg="/x" sent_bytes="341" rcvd_bytes="2231" elapsed_time="0.1" app_name="HTTP" src_user="jdoe@corp" (HTTP-proxy-00)',
      ),
    ).toMatchObject({
      format: 'watchguard',
      src_ip: '10.1.1.1',
      dst_ip: '93.184.216.34',
      dst_port: 80,
      host: 'www.example.com',
      url: 'http://www.example.com/x',
      method: 'GET',
      bytes_up: 341,
      bytes_down: 2231,
      action: 'allowed',
      user: 'jdoe@corp',
      extra: { policy: 'HTTP-proxy-00' },
    });
    expect(
      eventOf(
        'Nov 20 08:14:22 Firebox firewall: msg_id="3000-0148" Deny 1-Trusted 0-External 52 tcp 20 127 10.1.1.1 198.51.100.7 49234 23 offset 8 S 1 win 32 (Unhandled Internal Packet-00)',
      ),
    ).toMatchObject({ action: 'blocked', dst_port: 23 });
  });
});
