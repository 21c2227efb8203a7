import { describe, expect, test } from 'vitest';
import { eventOf, read, reasons, TIME } from './test-lines.ts';

const line = (message: string, date = '11/20/2026:08:14:22 GMT') =>
  `<134> ${date} ns1 0-PPE-0 : default ${message}`;
const BYTES = 'Total_bytes_send 464 - Total_bytes_recv 64248';
const delink = `TCP CONN_DELINK 4389 0 :  Source 10.1.1.1:51000 - Vserver 192.0.2.10:443 - NatIP 10.2.2.2:20000 - Destination 10.3.3.3:8443 - Delink Time 11/20/2026:08:14:22 GMT - ${BYTES}`;
const CONNECTION = {
  format: 'netscaler',
  time: TIME,
  src_ip: '10.1.1.1',
  dst_ip: '10.3.3.3',
  dst_port: 8443,
  action: 'allowed',
  bytes_up: 464,
  bytes_down: 64_248,
};

describe('connections', () => {
  test.each([
    line(delink),
    line(delink, '20/11/2026:08:14:22 GMT'),
    line(delink, '2026/11/20:09:14:22 '),
    `Nov 20 09:20:00 10.0.0.9 11/20/2026:08:14:22 GMT ns1 PPE-0 : ${delink.replace('4389 0', '4389')}`,
    `2026-11-20 09:20:00\tLocal0.Info\t10.0.0.9\t 11/20/2026:08:14:22 GMT ns1 0-PPE-0 : ${delink}`,
    `<134>1 2026-11-20T08:14:22Z ns1 - - - - default ${delink}`,
    `<134>1 2026-11-20T08:20:00Z ns1 - - - - 11/20/2026:08:14:22 GMT ns1 0-PPE-0 : default ${delink}`,
  ])('%s', (text) => {
    expect(eventOf(text)).toMatchObject(CONNECTION);
  });

  test('the end of a connection may name the server first', () => {
    expect(
      eventOf(
        line(
          'TCP CONN_TERMINATE 809689 0 :  Source 192.0.2.10:443 - Destination 10.1.1.1:53936 - Start Time 11/20/2026:08:14:20 GMT - End Time 11/20/2026:08:14:22 GMT - Total_bytes_send 227 - Total_bytes_recv 1',
        ),
      ),
    ).toMatchObject({
      src_ip: '10.1.1.1',
      dst_ip: '192.0.2.10',
      dst_port: 443,
      bytes_up: 1,
      bytes_down: 227,
    });
  });

  test('the order of day and month follows from days above 12', () => {
    const { events } = read(line(delink, '20/10/2026:08:14:22 GMT'), line(delink, '05/10/2026:08:14:22 GMT'));
    expect(events[1]?.time).toBe(Date.UTC(2026, 9, 5, 8, 14, 22));
  });
});

describe('Gateway', () => {
  const ends = `Client_ip 10.1.1.1 - Nat_ip 10.2.2.2 - Vserver 192.0.2.10:443 - Source 10.1.1.1:51000 - Destination 10.3.3.3:8443`;
  test('user connections and flows', () => {
    const stat = (kind: string, access: string) =>
      line(
        `SSLVPN ${kind} 927685225 0 : Context jdoe@10.1.1.1 - SessionId: 65- User jdoe - ${ends} - Start_time "11/20/2026:08:14:21 GMT" - End_time "11/20/2026:08:14:22 GMT" - Duration 00:00:01  - ${BYTES} - Total_compressedbytes_send 0 - Total_compressedbytes_recv 0 - Compression_ratio_send 0.00% - Compression_ratio_recv 0.00% - Access ${access} - Group(s) "N/A"`,
      );
    expect(eventOf(stat('TCPCONNSTAT', 'Allowed'))).toMatchObject({ ...CONNECTION, user: 'jdoe' });
    expect(eventOf(stat('UDPFLOWSTAT', 'Denied'))).toMatchObject({ action: 'blocked', user: 'jdoe' });
    expect(
      eventOf(
        line(
          `SSLVPN NONHTTP_RESOURCEACCESS_DENIED 5 0 : Context jdoe@10.1.1.1 - SessionId: 65- User jdoe - Vserver 192.0.2.10:443 - Source 10.1.1.1:51000 - Destination 10.3.3.3:8443 - ${BYTES} - Denied_by_policy "x" - Group(s) "N/A"`,
        ),
      ),
    ).toMatchObject({ ...CONNECTION, action: 'blocked', user: 'jdoe' });
  });

  test('requests and published applications', () => {
    expect(
      eventOf(
        line(
          'SSLVPN HTTPREQUEST 6 0 : Context jdoe@10.1.1.1 - SessionId: 65- wiki.example.com User jdoe : Group(s) N/A : Vserver 192.0.2.10:443 - 11/20/2026:08:14:22 GMT GET /start?x=1 - -',
        ),
      ),
    ).toMatchObject({
      time: TIME,
      src_ip: '10.1.1.1',
      user: 'jdoe',
      host: 'wiki.example.com',
      method: 'GET',
      url: 'http://wiki.example.com/start?x=1',
    });
    expect(
      eventOf(
        line(
          `SSLVPN ICAEND_CONNSTAT 7 0 : Source 10.1.1.1:51000 - Destination 10.3.3.3:2598 - customername  - username:domainname jdoe:CORP - startTime "11/20/2026:08:14:00 GMT" - endTime "11/20/2026:08:14:22 GMT" - Duration 00:00:22  - ${BYTES} - connectionId 7`,
        ),
      ),
    ).toMatchObject({ user: 'jdoe', user_domain: 'CORP', dst_port: 2598 });
  });

  test("sign-ins, commands and handshakes aren't traffic", () => {
    const messages = [
      'SSLVPN LOGIN 8 0 : Context jdoe@10.1.1.1 - SessionId: 65- User jdoe - Client_ip 10.1.1.1 - Nat_ip "Mapped Ip" - Vserver 192.0.2.10:443',
      'AAA LOGIN_FAILED 9 0 : User jdoe - Client_ip 10.1.1.1 - Failure_reason "External authentication server denied access"',
      'UI CMD_EXECUTED 10 0 : User nsroot - Remote_ip 10.1.1.9 - Command "show ns ip" - Status "Success"',
      'SSLLOG SSL_HANDSHAKE_SUCCESS 11 0 : SPCBId 59218 - ClientIP 10.1.1.1 - ClientPort 56308 - VserverServiceIP 192.0.2.10 - VserverServicePort 443',
      'GUI CMD_EXECUTED : User nsroot - Remote_ip 10.1.1.9 - Command "login" - Status "Success"',
      'EVENT DEVICEUP 12 0 : Device "server_vip" - State UP',
    ];
    expect(reasons(...messages.map((message) => line(message)))).toEqual(
      messages.map(() => expect.stringContaining('netscaler: not_traffic')),
    );
  });
});

test('the application firewall, in both forms', () => {
  expect(
    eventOf(
      line(
        'APPFW APPFW_STARTURL 13 0 : 10.1.1.1 123-PPE0 - prof Disallow Illegal URL: https://www.example.com/x <blocked>',
      ),
    ),
  ).toMatchObject({
    src_ip: '10.1.1.1',
    url: 'https://www.example.com/x',
    host: 'www.example.com',
    action: 'blocked',
  });
  const cef = (action: string) =>
    `<134> Nov 20 09:14:22 ns1 CEF:0|Citrix|NetScaler|NS13.1|APPFW|APPFW_STARTURL|6|src=10.1.1.1 geolocation=Unknown spt=51000 method=GET request=https://www.example.com/x msg=Disallow Illegal URL. cn1=1 cn2=2 cs1=prof cs2=PPE0 cs3=s cs4=ALERT cs5=2026 act=${action}`;
  expect(eventOf(cef('blocked'))).toMatchObject({
    format: 'netscaler-cef',
    time: TIME,
    src_ip: '10.1.1.1',
    method: 'GET',
    host: 'www.example.com',
    action: 'blocked',
  });
  expect(eventOf(cef('not blocked'))).toMatchObject({ action: 'allowed' });
});
