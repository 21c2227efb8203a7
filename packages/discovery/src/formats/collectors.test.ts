import { describe, expect, test } from 'vitest';
import { eventOf, reasons, TIME } from './test-lines.ts';

const FORTIGATE =
  'date=2026-11-20 time=08:14:22 tz="+0000" devname="fw" devid="FG1" logid="0000000013" type="traffic" subtype="forward" srcip=10.1.1.1 srcport=51000 dstip=93.184.216.34 dstport=443 action="close" sentbyte=10 rcvdbyte=20';

describe("lines inside a collector's JSON object", () => {
  const wrap = (text: string, name = 'message') =>
    JSON.stringify({ '@timestamp': '2026-11-20T08:14:22Z', [name]: text });

  test('are read as if they were alone', () => {
    const alone = eventOf(FORTIGATE);
    for (const name of ['message', '_raw', 'full_log', 'raw_event', 'SyslogMessage', 'body', 'log', 'event'])
      expect(eventOf(wrap(`<189>${FORTIGATE}`, name))).toEqual(alone);
    expect(eventOf(wrap(`<189>${FORTIGATE}`, 'ingress'))).toEqual(alone);
    expect(eventOf(JSON.stringify({ event: { original: FORTIGATE }, host: { name: 'collector' } }))).toEqual(
      alone,
    );
    expect(eventOf(JSON.stringify({ preview: false, result: { _raw: FORTIGATE, host: 'x' } }))).toEqual(
      alone,
    );
  });

  test('have the time of receipt if they have none', () => {
    const teardown =
      '%ASA-6-302014: Teardown TCP connection 5 for outside:93.184.216.34/443 to inside:10.1.1.1/51000 duration 0:00:01 bytes 900 TCP FINs';
    expect(eventOf(wrap(teardown))).toMatchObject({ format: 'cisco-asa', time: TIME, bytes_down: 900 });
    expect(eventOf(`{"timestamp":${TIME},"message":${JSON.stringify(teardown)}}`)).toMatchObject({
      time: TIME,
    });
  });

  test('without traffic are rejected by their own format', () => {
    expect(
      reasons(
        wrap('%ASA-6-305011: Built dynamic TCP translation from inside:10.1.1.1/5 to outside:9.9.9.9/5'),
      ),
    ).toEqual([expect.stringContaining('cisco-asa: not_traffic')]);
  });

  test("text in a product's own record isn't read as another line", () => {
    const record = {
      time: '2026-11-20T08:14:22Z',
      message: '2026-11-20 a request was let through',
      user: 'jdoe',
      src_ip: '10.1.1.1',
      url: 'https://www.example.com/',
      method: 'GET',
      action: 'allowed',
    };
    expect(eventOf(JSON.stringify(record))).toMatchObject({
      format: 'json',
      url: 'https://www.example.com/',
      message: record.message,
    });
  });
});

describe('fields parsed by a collector', () => {
  test('FortiGate', () => {
    expect(
      eventOf(
        JSON.stringify({
          date: '2026-11-20',
          time: '08:14:22',
          tz: '+0000',
          devid: 'FG1',
          logid: '0316013056',
          type: 'utm',
          subtype: 'webfilter',
          eventtype: 'ftgd_blk',
          srcip: '10.1.1.1',
          dstip: '93.184.216.34',
          dstport: 443,
          service: 'HTTPS',
          hostname: 'www.example.com',
          url: '/games',
          action: 'blocked',
          method: 'domain',
          catdesc: 'Games',
        }),
      ),
    ).toMatchObject({
      format: 'fortigate-json',
      time: TIME,
      url: 'https://www.example.com/games',
      action: 'blocked',
      category: 'Games',
    });
  });

  test("Juniper SRX: the event name is the verdict, the collector's host isn't the service", () => {
    const session = {
      'source-address': '10.1.1.1',
      'source-port': '51000',
      'destination-address': '93.184.216.34',
      'destination-port': '443',
      'source-zone-name': 'trust',
      'policy-name': 'web',
      username: 'jdoe',
      syslog: { hostname: 'srx1', msgid: 'RT_FLOW_SESSION_CLOSE', timestamp: '2026-11-20T08:14:22Z' },
    };
    expect(
      eventOf(JSON.stringify({ ...session, 'bytes-from-client': '650', 'bytes-from-server': 6268 })),
    ).toMatchObject({
      format: 'juniper-srx-json',
      time: TIME,
      user: 'jdoe',
      dst_port: 443,
      action: 'allowed',
      bytes_up: 650,
      bytes_down: 6268,
    });
    const blocked = {
      ...session,
      url: 'https://games.example.com/x',
      syslog: { ...session.syslog, msgid: 'WEBFILTER_URL_BLOCKED' },
    };
    expect(eventOf(JSON.stringify(blocked))).toMatchObject({ host: 'games.example.com', action: 'blocked' });
    const underscored = Object.fromEntries(
      Object.entries(session).map(([name, value]) => [name.replaceAll('-', '_'), value]),
    );
    expect(
      eventOf(
        JSON.stringify({
          ...underscored,
          event_type: 'RT_FLOW_SESSION_DENY',
          '@timestamp': '2026-11-20T08:14:22Z',
          syslog: undefined,
        }),
      ),
    ).toMatchObject({ format: 'juniper-srx-json', time: TIME, action: 'blocked' });
  });
});
