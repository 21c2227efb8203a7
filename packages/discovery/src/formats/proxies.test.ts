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

describe('Zscaler NSS', () => {
  const time = Date.UTC(2026, 10, 20, 8, 14, 22);

  test('web log as CSV, the default order', () => {
    const line =
      '"Fri Nov 20 08:14:22 2026","jdoe@Example.com","HTTPS","www.dropbox.com/home?x=1","Blocked","Dropbox","File Share","72","14061","3","5","Productivity Loss","File Sharing","Online Storage","None","None","0","None","None","HQ","Sales, Paris","172.17.3.49","162.125.1.18","GET","403","Mozilla/5.0 (X11)","None","FwFilter","Rule 1","text/html","None","NA","PC-7","N/A"';
    expect(eventOf(line)).toMatchObject({
      format: 'zscaler-web-csv',
      time,
      user: 'jdoe@example.com',
      user_domain: 'example.com',
      src_ip: '172.17.3.49',
      dst_ip: '162.125.1.18',
      host: 'www.dropbox.com',
      url: 'www.dropbox.com/home?x=1',
      method: 'GET',
      status: 403,
      action: 'blocked',
      bytes_up: 72,
      bytes_down: 14061,
      category: 'Online Storage',
      app: 'Dropbox',
      user_agent: 'Mozilla/5.0 (X11)',
      referrer: undefined,
      device: 'PC-7',
      extra: { dept: 'Sales, Paris', proto: 'HTTPS' },
    });
    expect(eventOf(`<134>Nov 20 08:14:23 nss ${line}`)).toMatchObject({ format: 'zscaler-web-csv', time });
    const tabs = line.replaceAll('"', '').replace('Sales, Paris', 'Sales').replaceAll(',', '\t');
    expect(eventOf(tabs)).toMatchObject({
      format: 'zscaler-web-csv',
      user: 'jdoe@example.com',
      bytes_down: 14061,
    });
  });

  test('web log as tab-separated pairs, with and without quotes, after PRI', () => {
    const pairs =
      'reason=Allowed\tevent_id=6748427317914894362\tprotocol=HTTPS\taction=Allowed\ttransactionsize=663\tresponsesize=65\trequestsize=598\turlcategory=Web Search\tserverip=216.58.204.70\tclienttranstime=0\trequestmethod=CONNECT\trefererURL="None"\tuseragent=Windows Windows 10 Enterprise ZTunnel/1.0\tproduct=NSS\tlocation=HQ->other\tClientIP=192.168.0.38\tstatus=200\tuser=first.last@example.com\turl="docs.example.com:443"\tvendor=Zscaler\thostname=docs.example.com\tclientpublicIP=213.86.221.94\tappname=Google Docs\tdepartment=Procurement, Generics\tcontenttype=None';
    const expected = {
      format: 'zscaler-web-kv',
      time,
      user: 'first.last@example.com',
      src_ip: '192.168.0.38',
      dst_ip: '216.58.204.70',
      dst_port: 443,
      host: 'docs.example.com',
      url: 'docs.example.com:443',
      method: 'CONNECT',
      status: 200,
      action: 'allowed',
      bytes_up: 598,
      bytes_down: 65,
      category: 'Web Search',
      app: 'Google Docs',
      content_type: undefined,
      referrer: undefined,
      raw_id: '6748427317914894362',
      extra: { department: 'Procurement, Generics', clientpublicIP: '213.86.221.94' },
    };
    expect(eventOf(`2026-11-20 08:14:22\t${pairs}`)).toMatchObject(expected);
    expect(eventOf(`<134>2026-11-20 08:14:22\t${pairs}`)).toMatchObject(expected);
    expect(eventOf(`<134>Nov 20 09:14:22 nss 2026-11-20 08:14:22\t${pairs}`)).toMatchObject(expected);
  });

  test('web log as JSON, in an envelope or bare, in either set of names', () => {
    expect(
      eventOf(
        '{"sourcetype":"zscalernss-web","event":{"datetime":"2026-11-20 08:14:22","reason":"Allowed","event_id":"1","protocol":"HTTPS","action":"Caution","requestsize":"10","responsesize":"20","urlcategory":"Web \\"Mail\\"","serverip":"1.2.3.4","requestmethod":"POST","refererURL":"None","useragent":"Mozilla/5.0","ClientIP":"10.0.0.1","status":"200","user":"jdoe@example.com","url":"mail.example.com/a","hostname":"mail.example.com","clientpublicIP":"9.9.9.9","appname":"Mail","department":"IT"}}',
      ),
    ).toMatchObject({
      format: 'zscaler-web-json',
      time,
      action: 'warned',
      bytes_up: 10,
      bytes_down: 20,
      src_ip: '10.0.0.1',
      category: 'Web "Mail"',
      method: 'POST',
      host: 'mail.example.com',
    });
    expect(
      eventOf(
        '<134>Nov 20 08:14:22 nss { "sourcetype" : "zscalernss-web", "event" :{"time":"Fri Nov 20 08:14:22 2026","login":"jdoe@example.com","proto":"HTTP_PROXY","eurl":"x.example.com:443","action":"Blocked","reqsize":"600","respsize":"65","urlcat":"None","urlsupercat":"x","cip":"10.0.0.1","sip":"1.2.3.4","reqmethod":"CONNECT","respcode":"403","eua":"Mozilla/5.0"}}',
      ),
    ).toMatchObject({
      format: 'zscaler-web-json',
      action: 'blocked',
      host: 'x.example.com',
      dst_port: 443,
      bytes_up: 600,
      category: undefined,
      time,
    });
  });

  test('CEF, LEEF, firewall and private access', () => {
    expect(
      eventOf(
        'Nov 20 08:14:22 zscaler-nss CEF:0|Zscaler|NSSWeblog|5.7|Allowed|Allowed|3| act=Allowed reason=Allowed app=HTTPS dhost=www.example.com dst=1.2.3.4 src=10.0.0.1 sourceTranslatedAddress=9.9.9.9 in=20 out=10 request=www.example.com/a requestContext=None outcome=200 requestClientApplication=Mozilla/5.0 (X11) requestMethod=GET suser=jdoe@example.com spriv=HQ externalId=7 fileType=None destinationServiceName=Slack cat=Chat deviceDirection=1 cn1=0 cn1Label=riskscore cs1=IT cs1Label=dept',
      ),
    ).toMatchObject({
      format: 'zscaler-cef',
      time,
      bytes_up: 10,
      bytes_down: 20,
      status: 200,
      app: 'Slack',
      category: 'Chat',
      user: 'jdoe@example.com',
      referrer: undefined,
      extra: { dept: 'IT' },
    });
    expect(
      eventOf(
        'Nov 20 08:14:22 zscaler-nss LEEF:1.0|Zscaler|NSS|4.1|Blocked|cat=Blocked\tdevTime=Nov 20 2026 08:14:22 GMT\tdevTimeFormat=MMM dd yyyy HH:mm:ss z\tsrc=10.0.0.1\tdst=1.2.3.4\tsrcPostNAT=9.9.9.9\trealm=HQ\tusrName=jdoe@example.com\tsrcBytes=10\tdstBytes=20\trole=IT\tpolicy=Blocked\turl=www.example.com/a\trecordid=7\tuseragent=Mozilla/5.0\treferer=None\thostname=www.example.com\tappproto=HTTPS\turlcategory=Chat',
      ),
    ).toMatchObject({
      format: 'zscaler-leef',
      time,
      action: 'blocked',
      bytes_up: 10,
      bytes_down: 20,
      category: 'Chat',
      raw_id: '7',
    });
    expect(
      eventOf(
        '{"sourcetype":"zscalernss-fw","event":{"datetime":"Fri Nov 20 08:14:22 2026","user":"jdoe@example.com","csip":"10.0.0.1","csport":"51000","cdip":"1.2.3.4","cdport":"443","action":"Drop","nwapp":"quic","inbytes":"20","outbytes":"10"}}',
      ),
    ).toMatchObject({
      format: 'zscaler-firewall-json',
      time,
      src_ip: '10.0.0.1',
      dst_port: 443,
      action: 'blocked',
      bytes_up: 10,
      bytes_down: 20,
    });
    expect(
      eventOf(
        '{"LogTimestamp":"Fri Nov 20 08:14:22 2026","Customer":"C","ConnectionID":"a,b","ConnectionStatus":"close","Username":"jdoe@example.com","ServicePort":8384,"ClientPublicIP":"9.9.9.9","ClientPrivateIP":"","ClientLatitude":00.5,"Host":"wiki.corp.example","ServerIP":"10.5.5.5","ZENTotalBytesRxClient":10,"ZENTotalBytesTxClient":20}',
      ),
    ).toMatchObject({
      format: 'zscaler-private-access',
      time,
      src_ip: '9.9.9.9',
      host: 'wiki.corp.example',
      dst_port: 8384,
      bytes_up: 10,
      bytes_down: 20,
    });
  });
});

describe('Cisco Umbrella', () => {
  test('DNS, by schema version', () => {
    const v1 =
      '"2026-11-20 08:14:22","J Doe (jdoe@example.com)","J Doe (jdoe@example.com),HQ","10.0.0.1","24.123.132.133","Allowed","1 (A)","NOERROR","Domain-Visited.com.","Chat,Photo Sharing"';
    expect(eventOf(v1)).toMatchObject({
      format: 'umbrella-dns',
      time: Date.UTC(2026, 10, 20, 8, 14, 22),
      user: 'jdoe@example.com',
      src_ip: '10.0.0.1',
      host: 'domain-visited.com',
      action: 'allowed',
      category: 'Chat,Photo Sharing',
      extra: { 'external ip': '24.123.132.133', 'response code': 'NOERROR' },
    });
    expect(eventOf(`${v1.replace('Allowed', 'Blocked')},"AD Users","AD Users,Network","Chat"`)).toMatchObject(
      { action: 'blocked', user: 'jdoe@example.com' },
    );
    expect(
      eventOf(
        `${v1.replace('"J Doe (jdoe@example.com)"', '"PC-7"')},"Roaming Computers","Roaming Computers",""`,
      ),
    ).toMatchObject({ user: undefined, device: 'PC-7' });
    expect(
      eventOf(`${v1.replace('"10.0.0.1"', '""')},"Networks","Networks","","123","US","2204063"`),
    ).toMatchObject({
      src_ip: '24.123.132.133',
      user: undefined,
      extra: { identity: 'J Doe (jdoe@example.com)' },
    });
  });

  test('web proxy, by schema version, also with a header line', () => {
    const v1 =
      '"2026-11-20 08:14:22","jdoe@example.com","10.0.0.1","1.1.1.91", "3.4.5.6","text/html","ALLOWED","https://www.Example.com/the.js?a=""b""","www.google.com","Mozilla/5.0 (Macintosh; Intel, x)","200","562","1489","","","Search Engines","","","","",""';
    const expected = {
      format: 'umbrella-proxy',
      user: 'jdoe@example.com',
      src_ip: '10.0.0.1',
      dst_ip: '3.4.5.6',
      url: 'https://www.Example.com/the.js?a="b"',
      host: 'www.example.com',
      action: 'allowed',
      status: 200,
      bytes_up: 562,
      bytes_down: 1489,
      content_type: 'text/html',
      category: 'Search Engines',
      referrer: 'www.google.com',
      user_agent: 'Mozilla/5.0 (Macintosh; Intel, x)',
    };
    expect(eventOf(v1)).toMatchObject(expected);
    expect(
      eventOf(
        `${v1},"AD Users","","jdoe@example.com,HQ","AD Users,Site","GET","","","the.js","1","2","","","",""`,
      ),
    ).toMatchObject({ ...expected, method: 'GET', object: 'the.js' });
    const header =
      '"Timestamp","Policy Identity Label","Internal Client IP","External Client IP","Destination IP","Content Type","Action","URL","Referer","User Agent","Status Code","Request Size","Response Size","Response Body Size","SHA-SHA256","Categories","AV Detections","PUAs","AMP Disposition","AMP Malware Name","AMP Score"';
    expect(read(header, v1)).toMatchObject({ events: [expected], rejects: [] });
  });

  test('IP layer and cloud firewall', () => {
    expect(
      eventOf(
        '"2026-11-20 08:14:22","PC-7","10.0.0.1","55605","107.152.24.219","443","Unauthorized IP Tunnel Access"',
      ),
    ).toMatchObject({
      format: 'umbrella-ip',
      src_ip: '10.0.0.1',
      dst_ip: '107.152.24.219',
      dst_port: 443,
      category: 'Unauthorized IP Tunnel Access',
    });
    expect(
      eventOf(
        '"2026-11-20 08:14:22","[211039844]","Passive Monitor","CDFW Tunnel Device","OUTBOUND","1","84","10.0.0.1","55605","146.112.255.129","443","ams1.edc","12","ALLOW"',
      ),
    ).toMatchObject({
      format: 'umbrella-ip',
      src_ip: '10.0.0.1',
      dst_ip: '146.112.255.129',
      dst_port: 443,
      action: 'allowed',
    });
  });
});

describe('Cisco web appliance', () => {
  test('access log with decision tag and verdicts', () => {
    expect(
      eventOf(
        '1795162462.150 97 10.1.1.1 TCP_MISS_SSL/200 8187 GET https://www.example.com:443/a "CORP\\jdoe@AD" DIRECT/93.184.216.34 text/html DEFAULT_CASE_12-Policy-Group-NONE-NONE-NONE-DefaultGroup-NONE <"IW_snet",7.1,1,"-",-,-,-,-,"-"> - "Mozilla/5.0 (X11)"',
      ),
    ).toMatchObject({
      format: 'cisco-wsa',
      time: 1795162462150,
      user: 'jdoe',
      user_domain: 'CORP',
      src_ip: '10.1.1.1',
      dst_ip: '93.184.216.34',
      dst_port: 443,
      url: 'https://www.example.com:443/a',
      status: 200,
      bytes_down: 8187,
      category: 'IW_snet',
      content_type: 'text/html',
      action: 'allowed',
      user_agent: 'Mozilla/5.0 (X11)',
    });
    const verdict = (code: string, tag: string) =>
      eventOf(
        `1795162462.150 1 10.1.1.1 ${code} 0 CONNECT tunnel://bet.example:443/ - NONE/- - ${tag}-P-G-NONE-NONE-NONE-NONE-NONE <IW_gamb,-,-> -`,
      )?.action;
    expect(verdict('TCP_DENIED/403', 'BLOCK_WEBCAT_12')).toBe('blocked');
    expect(verdict('NONE/503', 'DROP_WEBCAT_7')).toBe('blocked');
    expect(verdict('TCP_DENIED/403', 'BLOCK_CONTINUE_WEBCAT_12')).toBe('warned');
    expect(verdict('TCP_DENIED/407', 'OTHER')).toBe('authenticated');
    expect(verdict('TCP_MISS/200', 'PASSTHRU_WBRS_7')).toBe('allowed');
  });

  test('the recommended W3C fields without a header', () => {
    expect(
      eventOf(
        '<134>Nov 20 08:14:22 wsa 1795162462.150 3.156 - 10.1.1.1 TCP_DENIED/403 298 CONNECT tunnel://bet.example:443/ "CORP\\jdoe@AD" - - - BLOCK_WEBCAT_12-Policy-Identity-NONE-NONE-NONE-NONE-NONE "9.9.9.9" 52734 bet.example 443 1 IW_gamb 9.3 1 - - - - IW_gamb - "Gambling" "-" "-" "-" - 0.00 0 - - - "Mozilla/5.0 (X11)" 0',
      ),
    ).toMatchObject({
      format: 'cisco-wsa',
      time: 1795162462150,
      user: 'jdoe',
      src_ip: '10.1.1.1',
      host: 'bet.example',
      dst_port: 443,
      status: 403,
      bytes_down: 298,
      category: 'IW_gamb',
      action: 'blocked',
      user_agent: 'Mozilla/5.0 (X11)',
    });
  });

  test('W3C', () => {
    const { events } = read(
      '#Software: AsyncOS for Web 14.5',
      '#Fields: timestamp x-elapsed-time c-ip x-resultcode-httpstatus sc-result-code sc-http-status sc-bytes cs-bytes cs-method cs-url cs-username s-hostname cs-mime-type x-acltag cs(User-Agent)',
      '1795162462.150 97 10.1.1.1 - TCP_DENIED 403 120 300 GET http://bet.example/ "CORP\\jdoe" - - BLOCK_WEBCAT_12-P-G "Mozilla/5.0 (X11)"',
    );
    expect(events).toMatchObject([
      {
        format: 'cisco-wsa-w3c',
        time: 1795162462150,
        action: 'blocked',
        user: 'jdoe',
        bytes_up: 300,
        bytes_down: 120,
        status: 403,
        host: 'bet.example',
      },
    ]);
  });
});

describe('Forcepoint, Skyhigh, Barracuda', () => {
  test('Forcepoint CEF, LEEF and key=value', () => {
    expect(
      eventOf(
        'Nov 20 08:14:22 10.10.18.11 CEF:0|Forcepoint|Security|8.5.4|194|Transaction blocked|7| act=blocked app=https dvc=10.10.18.11 dst=104.26.11.18 dhost=sentry.example.cc dpt=443 src=10.80.18.50 spt=61603 suser=LDAP://10.0.0.3 OU\\=Sales,DC\\=corp,DC\\=example/J Doe destinationTranslatedPort=0 rt=1795162462000 in=200 out=100 requestMethod=POST requestClientApplication=Mozilla/5.0 (Windows NT 10.0; Win64; x64) reason=- cs1Label=Policy cs1=Block(Servers) cs3Label=ContentType cs3=text/html request=https://sentry.example.cc/api?key\\=e2&v\\=7',
      ),
    ).toMatchObject({
      format: 'forcepoint-cef',
      time: 1795162462000,
      user: 'J Doe',
      user_domain: 'corp.example',
      src_ip: '10.80.18.50',
      host: 'sentry.example.cc',
      url: 'https://sentry.example.cc/api?key=e2&v=7',
      method: 'POST',
      action: 'blocked',
      bytes_up: 100,
      bytes_down: 200,
      content_type: 'text/html',
      extra: { Policy: 'Block(Servers)' },
    });
    expect(
      eventOf(
        'Nov 20 08:14:22 h LEEF:1.0|Forcepoint|Security|8.5|transaction:permitted|sev=1\tcat=9\tusrName=jdoe\tloginID=CORP\\jdoe\tsrc=10.1.1.1\tsrcPort=51000\tsrcBytes=100\tdstBytes=200\tdst=1.2.3.4\tdstPort=443\tproxyStatus-code=200\tserverStatus-code=200\tduration=1\tmethod=GET\tdisposition=1026\tcontentType=text/html\treason=-\tpolicy=p\trole=8\tuserAgent=Mozilla/5.0\turl=https://www.example.com/',
      ),
    ).toMatchObject({
      format: 'forcepoint-leef',
      user: 'jdoe',
      user_domain: 'CORP',
      action: 'allowed',
      status: 200,
      bytes_up: 100,
      bytes_down: 200,
    });
    expect(
      eventOf(
        '<159>Nov 20 08:14:22 10.201.67.119 vendor=Websense product=Security product_version=7.7.0 action=permitted severity=1 category=153 user=- src_host=10.64.134.74 src_port=62189 dst_host=mail.google.com dst_ip=74.125.224.53 dst_port=443 bytes_out=197 bytes_in=76 http_response=200 http_method=CONNECT http_content_type=- http_user_agent=Mozilla/5.0_(Windows;_U) http_proxy_status_code=200 reason=- disposition=1034 policy=- role=8 duration=0 url=https://mail.google.com',
      ),
    ).toMatchObject({
      format: 'forcepoint-kv',
      src_ip: '10.64.134.74',
      host: 'mail.google.com',
      dst_ip: '74.125.224.53',
      dst_port: 443,
      bytes_up: 197,
      bytes_down: 76,
      status: 200,
      action: 'allowed',
      user: undefined,
      user_agent: 'Mozilla/5.0 (Windows; U)',
    });
  });

  test('Skyhigh web gateway, with and without a header line, with custom fields', () => {
    const line =
      '[20/Nov/2026:08:14:22 +0100] "CORP\\jdoe" 10.1.1.1 200 "GET https://www.Example.com/a b HTTP/1.1" "Business, Software" "Minimal Risk" "text/html" 5120 "Mozilla/5.0 (X11)" "" "0" "Example App"';
    expect(eventOf(line)).toMatchObject({
      format: 'skyhigh-web-gateway',
      time: Date.UTC(2026, 10, 20, 7, 14, 22),
      user: 'jdoe',
      user_domain: 'CORP',
      src_ip: '10.1.1.1',
      status: 200,
      method: 'GET',
      url: 'https://www.Example.com/a b',
      host: 'www.example.com',
      category: 'Business, Software',
      content_type: 'text/html',
      bytes_down: 5120,
      app: 'Example App',
      action: 'allowed',
    });
    const { events } = read(
      '#time_stamp "auth_user" src_ip status_code "req_line" "categories" "rep_level" "media_type" bytes_to_client bytes_from_client "user_agent" "virus_name" "block_res"',
      '[20/Nov/2026:08:14:22 +0100] "" 10.1.1.1 403 "GET http://bet.example/ HTTP/1.1" "Gambling" "High Risk" "" 512 300 "curl/8" "" "10"',
    );
    expect(events).toMatchObject([
      {
        line: 2,
        bytes_up: 300,
        bytes_down: 512,
        action: 'blocked',
        user: undefined,
        extra: { block_res: '10', rep_level: 'High Risk' },
      },
    ]);
  });

  test('Barracuda web security gateway', () => {
    expect(
      eventOf(
        'Nov 20 08:14:22 Barracuda httpscan[365]: 1795162462 1 10.1.1.8 172.27.72.27 text/html 10.1.1.8 http://www.purple.example/ 2704 BYF ALLOWED CLEAN 2 1 0 1 3 (-) 1 adult 0 - 0 - [ldap0:jdoe]',
      ),
    ).toMatchObject({
      format: 'barracuda-web',
      time: 1795162462000,
      src_ip: '10.1.1.8',
      dst_ip: '172.27.72.27',
      url: 'http://www.purple.example/',
      host: 'www.purple.example',
      bytes_down: 2704,
      action: 'allowed',
      category: 'adult',
      user: 'jdoe',
      content_type: 'text/html',
    });
  });
});
