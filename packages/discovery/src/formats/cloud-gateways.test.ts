import type { Event } from '@casbah/domain/event';
import { describe, expect, test } from 'vitest';
import { readText } from '../read-text.ts';

const NOW = Date.UTC(2026, 10, 21, 9);
const TIME = Date.UTC(2026, 10, 20, 8, 14, 22);

/** The fields that the events have. Times without a zone are in Paris's. */
function read(...lines: string[]) {
  const { events, rejects } = readText(lines.join('\n'), { timezone: 'Europe/Paris', now: NOW });
  return { events: events.map(({ event, format }) => ({ ...filled(event), format })), rejects };
}

function filled(event: Event): Partial<Event> {
  return Object.fromEntries(
    Object.entries(event).filter(([field, value]) => value !== undefined && field !== 'kind'),
  );
}

function eventOf(...lines: string[]) {
  const { events, rejects } = read(...lines);
  expect(rejects).toEqual([]);
  expect(events).toHaveLength(1);
  return events[0];
}

function reasons(...lines: string[]): string[] {
  const { events, rejects } = read(...lines);
  expect(events).toEqual([]);
  return rejects.map(({ reason, format, detail }) => `${format ?? ''}: ${reason}: ${detail}`);
}

const USER = { user: 'jdoe@example.com', user_domain: 'example.com' };

describe('Netskope', () => {
  const names =
    'date time time-taken cs-bytes sc-bytes bytes c-ip s-ip cs-username cs-method cs-uri-scheme cs-uri-query cs-user-agent cs-content-type sc-status sc-content-type cs-dns cs-host cs-uri cs-uri-port cs-referer x-cs-session-id x-cs-access-method x-cs-app x-s-country x-s-location x-c-os x-c-browser x-c-device x-cs-timestamp x-cs-userip x-category x-type x-transaction-id x-policy-action x-cs-app-activity';
  const values =
    '2026-11-20 08:14:22 64 2971 2050 5021 198.51.100.7 203.0.113.9 jdoe@example.com GET https cc=US "Mozilla/5.0 (Windows NT 10.0)" - 200 application/json www.bing.com www.bing.com /client/config?cc=US 443 - 368 Client "Microsoft Bing" US Redmond "Windows 10" Edge "Windows Device" 1795162462 10.5.78.159 "Search Engines" http_transaction 2696581500064586450 allow Browse';
  const event = {
    format: 'netskope-transactions',
    time: TIME,
    ...USER,
    src_ip: '10.5.78.159',
    os: 'Windows 10',
    browser: 'Edge',
    dst_ip: '203.0.113.9',
    dst_port: 443,
    host: 'www.bing.com',
    url: 'https://www.bing.com/client/config?cc=US',
    method: 'GET',
    status: 200,
    action: 'allowed',
    bytes_up: 2971,
    bytes_down: 2050,
    user_agent: 'Mozilla/5.0 (Windows NT 10.0)',
    content_type: 'application/json',
    category: 'Search Engines',
    app: 'Microsoft Bing',
    activity: 'Browse',
    country: 'US',
    city: 'Redmond',
    raw_id: '2696581500064586450',
    extra: expect.objectContaining({ 'c-ip': '198.51.100.7', 'x-cs-access-method': 'Client' }),
  };

  test('web transactions as W3C, CSV and JSON', () => {
    expect(eventOf(`#Fields: ${names}`, values)).toEqual(event);
    const columns = names.split(' ');
    const cells = values.match(/"[^"]*"|\S+/g)?.map((value) => value.replaceAll('"', '')) ?? [];
    expect(cells).toHaveLength(columns.length);
    expect(eventOf(columns.join(','), cells.map((value) => `"${value}"`).join(','))).toEqual({
      ...event,
      format: 'netskope-transactions-csv',
    });
    const object = Object.fromEntries(columns.map((name, at) => [name, cells[at]]));
    expect(eventOf(JSON.stringify(object))).toEqual({ ...event, format: 'netskope-transactions-json' });
    const underscored = Object.fromEntries(columns.map((name, at) => [name.replaceAll('-', '_'), cells[at]]));
    expect(eventOf(JSON.stringify(underscored))).toMatchObject({
      url: event.url,
      bytes_up: 2971,
      src_ip: '10.5.78.159',
    });
    expect(eventOf(`#Fields: ${names}`, values.replace(' allow Browse', ' block -'))).toMatchObject({
      action: 'blocked',
    });
  });

  test('web transactions with too few values, or a quote that stays open', () => {
    expect(
      reasons(
        `#Fields: ${names}`,
        '2026-11-20 08:14:22 64',
        values.replace('"Search Engines" http_transaction', '"Search Engines http_transaction'),
      ),
    ).toEqual([
      'netskope-transactions: incomplete_line: 3 values where #Fields names 36',
      'netskope-transactions: incomplete_line: a quote is not closed',
    ]);
    expect(reasons(names.replaceAll(' ', ','), '2026-11-20,08:14:22')).toEqual([
      'netskope-transactions-csv: incomplete_line: 2 values where the header names 36',
    ]);
  });

  test('page and application events, network sessions', () => {
    const page = {
      _id: 'abc',
      timestamp: 1795162462,
      type: 'nspolicy',
      access_method: 'Client',
      app: 'Google Drive',
      appcategory: 'Cloud Storage',
      category: 'Cloud Storage',
      ccl: 'excellent',
      activity: 'Upload',
      object: 'plan.docx',
      object_type: 'File',
      object_id: 'o1',
      browser: 'Chrome',
      os: 'Windows 11',
      device: 'Windows Device',
      hostname: 'PC-7',
      user: 'JDoe@example.com',
      userip: '10.1.1.1',
      srcip: '198.51.100.7',
      dstip: '203.0.113.9',
      dst_country: 'US',
      dst_location: 'Mountain View',
      url: 'drive.google.com/upload',
      domain: 'drive.google.com',
      action: 'useralert',
      client_bytes: 200,
      server_bytes: 500,
      numbytes: 700,
      useragent: 'UA',
      severity: 'unknown',
    };
    expect(eventOf(JSON.stringify(page))).toEqual({
      format: 'netskope-events',
      time: TIME,
      ...USER,
      src_ip: '10.1.1.1',
      device: 'PC-7',
      os: 'Windows 11',
      browser: 'Chrome',
      dst_ip: '203.0.113.9',
      host: 'drive.google.com',
      url: 'drive.google.com/upload',
      action: 'warned',
      bytes_up: 200,
      bytes_down: 500,
      user_agent: 'UA',
      category: 'Cloud Storage',
      app: 'Google Drive',
      activity: 'Upload',
      object_type: 'File',
      object: 'plan.docx',
      object_id: 'o1',
      country: 'US',
      city: 'Mountain View',
      raw_id: 'abc',
      extra: expect.objectContaining({ srcip: '198.51.100.7', ccl: 'excellent', type: 'nspolicy' }),
    });
    expect(
      eventOf(
        JSON.stringify({
          timestamp: 1795162462,
          type: 'connection',
          access_method: 'Client',
          app: 'A',
          userip: '10.1.1.1',
          url: 'a.example',
          client_bytes: 200,
          numbytes: 700,
        }),
      ),
    ).toMatchObject({ bytes_up: 200, bytes_down: 500 });
    expect(
      reasons(
        JSON.stringify({ timestamp: 1795162462, type: 'audit', access_method: 'UI', app: 'x', user: 'a' }),
      ),
    ).toEqual(['netskope-events: not_traffic: an event of type audit']);
  });

  test('CEF', () => {
    expect(
      eventOf(
        '<14>Nov 20 08:14:23 ce CEF:0|Netskope|tenant|NULL|page|NULL|Unknown|timestamp=1795162462 suser=jdoe@example.com src=10.1.1.1 dst=203.0.113.9 dhost=drive.google.com request=https://drive.google.com/upload?a\\=b act=block destinationServiceName=Google Drive cat=Cloud Storage bytesIn=500 bytesOut=200 requestMethod=POST requestClientApplication=Mozilla/5.0 (X11) externalId=42',
      ),
    ).toMatchObject({
      format: 'netskope-cef',
      time: TIME,
      ...USER,
      src_ip: '10.1.1.1',
      dst_ip: '203.0.113.9',
      host: 'drive.google.com',
      url: 'https://drive.google.com/upload?a=b',
      method: 'POST',
      action: 'blocked',
      app: 'Google Drive',
      category: 'Cloud Storage',
      bytes_up: 200,
      bytes_down: 500,
      user_agent: 'Mozilla/5.0 (X11)',
      raw_id: '42',
    });
  });
});

describe('Menlo Security', () => {
  test('JSON', () => {
    const request = {
      event_time: '2026-11-20T08:14:22.600000Z',
      vendor: 'Menlo Security',
      product: 'MSIP',
      version: '2.0',
      name: 'file_download',
      userid: 'jdoe@example.com',
      'x-client-ip': '10.1.1.1',
      origin_ip: '198.51.100.7',
      dst: ['203.0.113.9', '203.0.113.10'],
      domain: 'files.example.com',
      url: 'https://files.example.com/a',
      request_type: 'GET',
      response_code: '200',
      refererl: 'https://b.example/',
      pe_action: 'isolate',
      'user-agent': 'UA',
      'content-type': 'text/html; charset=UTF-8',
      categories: ['Business', 'Storage'],
      filename: 'a.pdf',
      xff_ip: 'NA',
      severity: '5',
      bytes_in: 500,
      bytes_out: 200,
    };
    const event = {
      format: 'menlo-json',
      time: TIME + 600,
      ...USER,
      src_ip: '10.1.1.1',
      dst_ip: '203.0.113.9',
      host: 'files.example.com',
      url: 'https://files.example.com/a',
      method: 'GET',
      status: 200,
      action: 'allowed',
      bytes_up: 200,
      bytes_down: 500,
      user_agent: 'UA',
      referrer: 'https://b.example/',
      content_type: 'text/html; charset=UTF-8',
      category: 'Business,Storage',
      object: 'a.pdf',
      severity: '5',
      extra: { name: 'file_download', origin_ip: '198.51.100.7' },
    };
    expect(eventOf(JSON.stringify(request))).toEqual(event);
    expect(eventOf(JSON.stringify({ event: { ...request, pe_action: 'block' } }))).toEqual({
      ...event,
      action: 'blocked',
    });
  });

  test('CEF', () => {
    expect(
      eventOf(
        '<14>1 2026-11-20T08:14:23Z menlo - - - - CEF:0|Menlo Security|MSIP|2.0|page_request|page_request|5|rt=1795162462000 suser=jdoe@example.com src=10.1.1.1 dst=203.0.113.9 dpt=443 dhost=files.example.com request=https://files.example.com/a requestMethod=GET requestClientApplication=UA 1.0 act=block in=500 out=200 outcome=403 cs1Label=URL Category cs1=Storage cs2=HTTP Status cs2Label=other',
      ),
    ).toMatchObject({
      format: 'menlo-cef',
      time: TIME,
      ...USER,
      src_ip: '10.1.1.1',
      dst_ip: '203.0.113.9',
      dst_port: 443,
      host: 'files.example.com',
      url: 'https://files.example.com/a',
      method: 'GET',
      status: 403,
      action: 'blocked',
      bytes_up: 200,
      bytes_down: 500,
      user_agent: 'UA 1.0',
      category: 'Storage',
    });
  });
});

describe('iboss', () => {
  test('pairs', () => {
    expect(
      eventOf(
        '<14>Nov 20 09:14:23 gw 11/20/2026 09:14:22 AM,URL_LOG_ENTRY,URL_LOG_ID=77,IBOSS=gw-1,URL=https://files.example.com/a?x=1,y,CATEGORIES_NAMES=File Sharing,ACTION=Blocked,SRC_IPADDR=10.1.1.1,DST_IPADDR=203.0.113.9,COMP_NAME=PC-7,USER=jdoe@example.com,REQUEST_METHOD=POST,USER_AGENT=Mozilla/5.0 (X11, Linux),UPLOAD_BYTES=200,BYTES=700',
      ),
    ).toEqual({
      format: 'iboss',
      time: TIME,
      ...USER,
      src_ip: '10.1.1.1',
      device: 'PC-7',
      dst_ip: '203.0.113.9',
      host: 'files.example.com',
      url: 'https://files.example.com/a?x=1,y',
      method: 'POST',
      action: 'blocked',
      bytes_up: 200,
      bytes_down: 500,
      user_agent: 'Mozilla/5.0 (X11, Linux)',
      category: 'File Sharing',
      extra: { URL_LOG_ID: '77', IBOSS: 'gw-1' },
    });
  });

  test('JSON and CEF', () => {
    const request = {
      time: '2026-11-20T08:14:22Z',
      iboss: 'gw-1',
      userName: 'jdoe@example.com',
      srcIp: '10.1.1.1',
      computerName: 'PC-7',
      targetIp: '203.0.113.9',
      targetPort: 443,
      host: 'files.example.com',
      url: 'https://files.example.com/a',
      method: 'POST',
      responseCode: 200,
      action: 'Allowed',
      upstreamByteUsage: 200,
      downstreamByteUsage: 500,
      userAgent: 'UA',
      categoryName: 'File Sharing',
      refUrl: 'https://b.example/',
    };
    const event = {
      time: TIME,
      ...USER,
      src_ip: '10.1.1.1',
      dst_ip: '203.0.113.9',
      dst_port: 443,
      host: 'files.example.com',
      url: 'https://files.example.com/a',
      method: 'POST',
      status: 200,
      action: 'allowed',
      bytes_up: 200,
      bytes_down: 500,
      user_agent: 'UA',
      category: 'File Sharing',
      referrer: 'https://b.example/',
    };
    expect(eventOf(JSON.stringify(request))).toEqual({
      ...event,
      format: 'iboss-json',
      device: 'PC-7',
      extra: { iboss: 'gw-1' },
    });
    expect(
      eventOf(
        'CEF:0|iboss|SWG|10.2|url|URL log|1|rt=1795162462000 suser=jdoe@example.com src=10.1.1.1 dst=203.0.113.9 dpt=443 dhost=files.example.com request=https://files.example.com/a requestMethod=POST outcome=200 act=Allowed out=200 in=500 requestClientApplication=UA cat=File Sharing requestContext=https://b.example/',
      ),
    ).toMatchObject({ ...event, format: 'iboss-cef' });
  });
});

test('Jamf (Wandera), JSON and CEF', () => {
  const stream = {
    event: {
      metadata: { schemaVersion: '1.0', vendor: 'Wandera', product: 'Network Traffic Stream' },
      timestamp: '2026-11-20T08:14:22Z',
      account: { customerId: 'c', name: 'Megacorp' },
      device: { deviceId: 'd', deviceName: 'iPhone 17', osType: 'IOS' },
      user: { email: 'jdoe@example.com', name: 'J Doe' },
      source: { ip: '10.1.1.1' },
      destination: { name: 'files.example.com', ip: '203.0.113.9', port: 443 },
      bytesSent: 200,
      bytesReceived: 500,
      action: 'ALLOW',
    },
  };
  const event = {
    time: TIME,
    ...USER,
    src_ip: '10.1.1.1',
    device: 'iPhone 17',
    os: 'IOS',
    dst_ip: '203.0.113.9',
    dst_port: 443,
    host: 'files.example.com',
    action: 'allowed',
    bytes_up: 200,
    bytes_down: 500,
  };
  expect(eventOf(JSON.stringify(stream))).toMatchObject({ ...event, format: 'jamf-json' });
  expect(
    eventOf(
      'CEF:0|Jamf|Network Traffic Stream|1.0|3|Network|1|Timestamp=2026-11-20T08:14:22Z UserEmail=jdoe@example.com UserName=J Doe DeviceName=iPhone 17 OsType=IOS SourceIP=10.1.1.1 DestinationIP=203.0.113.9 DestinationPort=443 DestinationHost=files.example.com ACT=ALLOW BytesSent=200 BytesReceived=500',
    ),
  ).toMatchObject({ ...event, format: 'jamf-cef', extra: { UserName: 'J Doe' } });
});

test('Cisco Cloud Web Security', () => {
  const names =
    'datetime\tc-ip\tcs(X-Forwarded-For)\tcs-username\tcs-method\tcs-uri-scheme\tcs-host\tcs-uri-port\tcs-uri-path\tcs-uri-query\tcs(User-Agent)\tcs(Content-Type)\tcs-bytes\tsc-bytes\tsc-status\tsc(Content-Type)\ts-ip\tx-ss-category\tx-ss-last-rule-name\tx-ss-last-rule-action\tx-ss-block-type\tx-ss-block-value\tx-ss-external-ip\tx-ss-referer-host';
  const values =
    '2026-11-20 08:14:22\t10.1.1.1\t-\tWinNT://CORP\\jdoe\tPOST\thttps\tfiles.example.com\t443\t/a b\tx=1\tMozilla/5.0 (X11; Linux)\ttext/plain\t200\t500\t200\ttext/html\t203.0.113.9\tFile Transfer\tDefault\tallow\t-\t-\t198.51.100.7\tb.example';
  const event = {
    format: 'cisco-cws',
    time: TIME,
    src_ip: '10.1.1.1',
    dst_ip: '203.0.113.9',
    dst_port: 443,
    host: 'files.example.com',
    url: 'https://files.example.com/a b?x=1',
    method: 'POST',
    status: 200,
    action: 'allowed',
    bytes_up: 200,
    bytes_down: 500,
    user_agent: 'Mozilla/5.0 (X11; Linux)',
    content_type: 'text/html',
    category: 'File Transfer',
    referrer: 'b.example',
  };
  expect(eventOf(`#Fields: ${names}`, values)).toMatchObject(event);
  expect(eventOf(`#${names}`, values.replace('allow\t-', 'block\tcategory'))).toMatchObject({
    ...event,
    action: 'blocked',
  });
  expect(reasons(`#Fields: ${names}`, values.split('\t').slice(1).join('\t'))).toEqual([
    'cisco-cws: incomplete_line: 23 values where #Fields names 24',
  ]);
});

test('Digital Arts i-FILTER, version 10 and before', () => {
  const event = {
    format: 'i-filter',
    time: TIME,
    user: 'jdoe',
    user_domain: 'CORP',
    src_ip: '10.1.1.1',
    device: 'PC-7',
    host: 'files.example.com',
    url: 'https://files.example.com/a?b=1',
    method: 'POST',
    status: 503,
    action: 'blocked',
    bytes_up: 200,
    bytes_down: 1207,
    user_agent: 'Mozilla/5.0 (X11)',
    content_type: 'text/html; charset=utf-8',
    category: '87',
    referrer: 'https://b.example/',
    extra: { reason: '63', group: 'group01' },
  };
  expect(
    eventOf(
      'Nov 20 17:14:22 4872 1000/01/ - 203.0.113.9:443 192.168.1.1 10.1.1.1 PC-7 CORP%5Cjdoe [20/Nov/2026:17:14:22 +0900] 503 200 1207 block 63 87 87/127/151 -1 0 1518 0 group01 - 0 - "POST https://files.example.com/a?b=1 HTTP/1.1" https://b.example/ Mozilla%2F5.0+(X11) text%2Fhtml%3B+charset%3Dutf-8 A667FEFF',
    ),
  ).toEqual({ ...event, dst_ip: '203.0.113.9', dst_port: 443 });
  expect(
    eventOf(
      'Nov 20 17:14:22 5207 104/01/ 192.168.1.91:8000 10.1.1.1 PC-7 CORP%5Cjdoe [20/Nov/2026:17:14:22 +0900] "POST https://files.example.com/a?b=1 HTTP/1.1" "https://b.example/" "Mozilla%2F5.0+(X11)" 503 200 1207 block 63 87 108 group01 text%2Fhtml%3B+charset%3Dutf-8 0 - - 951ACEEA',
    ),
  ).toEqual(event);
  expect(
    reasons(
      'Nov 20 17:14:22 4872 1000/01/ - - 10.1.1.1 10.1.1.1 - jdoe [20/Nov/2026:17:14:22 +0900] 503 200 1207 block 63',
    ),
  ).toEqual(['i-filter: incomplete_line: 17 values, and no request among them']);
});

describe('Forcepoint (Websense) reports', () => {
  const names =
    '"User","Day","Time","URL Hostname","Domain","Group","Risk Class","Disposition","Source IP","Destination IP","Full URL","Port","Protocol","Bandwidth","Bytes Sent","Bytes Received","Category"';
  const values =
    '"LDAP://10.0.0.1 OU=Sales,DC=corp,DC=example,DC=com/Doe, John","2026-11-20","09:14:22","files.example.com","CORP","Sales","None","Category permitted","10.1.1.1","203.0.113.9","https://files.example.com/a","443","HTTPS","700","200","500","File Sharing"';
  const event = {
    format: 'forcepoint-report',
    time: TIME,
    user: 'Doe, John',
    user_domain: 'CORP',
    src_ip: '10.1.1.1',
    dst_ip: '203.0.113.9',
    dst_port: 443,
    host: 'files.example.com',
    url: 'https://files.example.com/a',
    action: 'allowed',
    bytes_up: 200,
    bytes_down: 500,
    category: 'File Sharing',
  };

  test('investigative detail report', () => {
    expect(eventOf(names, values)).toMatchObject(event);
    expect(eventOf(names, values.replace('Category permitted', 'File type blocked'))).toMatchObject({
      action: 'blocked',
    });
    expect(reasons(names, values.replace(',"File Sharing"', ''))).toEqual([
      'forcepoint-report: incomplete_line: 16 values where the report has 17',
    ]);
  });

  test('Web Security Cloud, with and without names', () => {
    expect(
      eventOf(
        '"Date & Time","User","Workstation","Category","Action","Risk Class","Policy Name","URL","Connection IP","Destination IP","Source IP","User Agent String","HTTP Status Code","HTTP Request Method","Bytes Sent","Bytes Received"',
        '"2026-11-20 09:14:22","jdoe@example.com","PC-7","Storage","Blocked","Business Usage","Default","https://files.example.com/a","198.51.100.7","203.0.113.9","10.1.1.1","Mozilla/5.0 (X11)","403","Get","200","500"',
      ),
    ).toMatchObject({
      format: 'forcepoint-report',
      time: TIME,
      ...USER,
      src_ip: '10.1.1.1',
      dst_ip: '203.0.113.9',
      device: 'PC-7',
      url: 'https://files.example.com/a',
      method: 'GET',
      status: 403,
      action: 'blocked',
      bytes_up: 200,
      bytes_down: 500,
      category: 'Storage',
      user_agent: 'Mozilla/5.0 (X11)',
      extra: { 'connection ip': '198.51.100.7' },
    });
    expect(
      eventOf(
        '"20/11/2026","09:14:22","jdoe@example.com","Not available","Storage,Downloads","Allowed","Business Usage,None","Policy","files.example.com:443/","198.51.100.7","203.0.113.9","Not available","None","None","Java/11.0.6","200","Connect"',
      ),
    ).toMatchObject({
      time: TIME,
      ...USER,
      src_ip: '198.51.100.7',
      dst_ip: '203.0.113.9',
      dst_port: 443,
      host: 'files.example.com',
      method: 'CONNECT',
      status: 200,
      action: 'allowed',
      category: 'Storage,Downloads',
      user_agent: 'Java/11.0.6',
    });
  });
});

test('Barracuda Web Application Firewall', () => {
  const line =
    '<134>2026-11-20 09:14:22.959 +0100  waf1 TR 203.0.113.9 443 10.1.1.1 8210 jdoe "-" GET TLSv1.2 files.example.com HTTP/1.1 200 791 293 0 3 10.2.2.2 443 0 "-" SERVER DEFAULT PROTECTED VALID /a b=1 https://b.example/ "-" "Mozilla/5.0 (X11)" 10.1.1.1 8210 "-" "-" "-" "-" 186ffd5d3fc-db6c9f3';
  expect(eventOf(line)).toMatchObject({
    format: 'barracuda-waf',
    time: TIME + 959,
    user: 'jdoe',
    src_ip: '10.1.1.1',
    dst_ip: '203.0.113.9',
    dst_port: 443,
    host: 'files.example.com',
    url: 'https://files.example.com/a?b=1',
    method: 'GET',
    status: 200,
    action: 'allowed',
    bytes_up: 293,
    bytes_down: 791,
    user_agent: 'Mozilla/5.0 (X11)',
    referrer: 'https://b.example/',
  });
  expect(eventOf(line.replace(' VALID', ' INVALID'))).toMatchObject({ action: 'blocked' });
  expect(reasons(line.slice(0, 150))).toEqual(['barracuda-waf: incomplete_line: 17 values behind the unit']);
});

test('Zscaler firewall as CSV', () => {
  const line =
    '"Fri Nov 20 08:14:22 2026","jdoe@example.com","Sales, Paris","HQ","443","51234","443","51234","10.1.1.1","203.0.113.9","198.51.100.7","203.0.113.9","10.9.9.9","0","L2 tunnel","Drop","No","Yes","No","HTTPS","Dropbox","TCP","Online Storage","United States","5","Rule 1","500","200","5","5000","1","None","None","None","jdoe","PC-7"';
  const event = {
    format: 'zscaler-firewall-csv',
    time: TIME - 3_600_000,
    ...USER,
    src_ip: '10.1.1.1',
    dst_ip: '203.0.113.9',
    dst_port: 443,
    action: 'blocked',
    bytes_up: 200,
    bytes_down: 500,
    app: 'Dropbox',
    category: 'Online Storage',
    country: 'US',
    device: 'PC-7',
  };
  expect(eventOf(line)).toMatchObject(event);
  expect(eventOf(`<134>Nov 20 08:14:23 nss ${line}`)).toMatchObject(event);
  expect(reasons(line.split(',').slice(0, 27).join(','))).toEqual([
    'zscaler-firewall-csv: incomplete_line: 26 values where the firewall feed has 36',
  ]);
});

test.each([
  ['contentkeeper', 'CEF:0|ContentKeeper Technologies|CK|1|1|x|1|', 'ContentKeeper'],
  ['corrata', 'CEF:0|Corrata|Security|1|1|x|1|', 'Corrata'],
  ['open-systems', 'CEF:0|Open Systems|SWG|1|1|x|1|', 'Open Systems'],
])('%s by the usual names', (format, header, vendor) => {
  const event = {
    format,
    time: TIME,
    ...USER,
    src_ip: '10.1.1.1',
    dst_ip: '203.0.113.9',
    url: 'https://files.example.com/a',
    bytes_up: 200,
    bytes_down: 500,
  };
  expect(
    eventOf(
      `${header}rt=1795162462000 suser=jdoe@example.com src=10.1.1.1 dst=203.0.113.9 request=https://files.example.com/a out=200 in=500`,
    ),
  ).toMatchObject(event);
  const object = {
    vendor,
    timestamp: '2026-11-20T08:14:22Z',
    user: 'jdoe@example.com',
    source_ip: '10.1.1.1',
    destination_ip: '203.0.113.9',
    url: 'https://files.example.com/a',
    uploaded_bytes: 200,
    total_bytes: 700,
  };
  expect(eventOf(JSON.stringify(object))).toMatchObject(event);
  expect(
    eventOf(
      `<14>Nov 20 09:14:22 gw vendor="${vendor}" timestamp="2026-11-20T08:14:22Z" username=jdoe@example.com src_ip=10.1.1.1 dst_ip=203.0.113.9 url="https://files.example.com/a" bytes_sent=200 bytes_received=500`,
    ),
  ).toMatchObject(event);
  // A visit to the vendor's own site is not its log.
  expect(eventOf(JSON.stringify({ ...object, vendor: 'Acme', url: `https://${format}.com/` }))).toMatchObject(
    { format: 'json' },
  );
});
