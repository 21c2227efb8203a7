import { expect, test } from 'vitest';
import { eventOf, read, reasons, TIME } from './test-lines.ts';

const COMMON = {
  timestamp: '2026-11-20T09:14:22.000000+0100',
  flow_id: 1841,
  in_iface: 'eth1',
  src_ip: '192.0.2.7',
  src_port: 50_122,
  dest_ip: '203.0.113.9',
  dest_port: 80,
  proto: 'TCP',
};
const line = (kind: string, more: object) => JSON.stringify({ ...COMMON, event_type: kind, ...more });

test('requests to servers and to proxies', () => {
  const http = {
    hostname: 'files.example',
    url: '/a?b=1',
    http_method: 'GET',
    http_user_agent: 'curl/8.5.0',
    http_content_type: 'text/html',
    status: 200,
    length: 1234,
  };
  expect(eventOf(line('http', { http }))).toMatchObject({
    format: 'suricata-eve',
    time: TIME,
    src_ip: '192.0.2.7',
    dst_ip: '203.0.113.9',
    dst_port: 80,
    host: 'files.example',
    url: 'http://files.example/a?b=1',
    method: 'GET',
    status: 200,
    action: 'allowed',
    bytes_down: 1234,
    user_agent: 'curl/8.5.0',
    content_type: 'text/html',
    raw_id: '1841',
  });
  const proxied = { ...http, url: 'http://files.example/a' };
  expect(eventOf(line('http', { dest_port: 3128, http: proxied }))?.url).toBe('http://files.example/a');
});

test('TLS by SNI, flows with their bytes, dropped packets', () => {
  const tls = line('tls', { dest_port: 443, tls: { sni: 'crm.example', version: 'TLS 1.3' } });
  const flow = line('flow', { dest_port: 443, flow: { bytes_toserver: 1842, bytes_toclient: 11_086 } });
  expect(read(tls, flow, line('drop', { drop: { reason: 'rules' } })).events).toEqual([
    expect.objectContaining({ host: 'crm.example', dst_port: 443, action: 'allowed' }),
    expect.objectContaining({ bytes_up: 1842, bytes_down: 11_086, action: 'allowed' }),
    expect.objectContaining({ dst_ip: '203.0.113.9', action: 'blocked' }),
  ]);
});

test('queries name the service, not the resolver, in every version', () => {
  const asked = { dest_ip: '192.0.2.53', dest_port: 53 };
  const answered = { src_ip: '192.0.2.53', src_port: 53, dest_ip: '192.0.2.7', dest_port: 50_122 };
  const name = { rrname: 'files.example', rrtype: 'A' };
  const address = { ...name, rdata: '203.0.113.9' };
  const { events, rejects } = read(
    line('dns', { ...asked, dns: { type: 'query', ...name } }),
    line('dns', { ...answered, dns: { type: 'answer', ...address } }),
    line('dns', { ...answered, dns: { version: 2, type: 'answer', ...name, answers: [address] } }),
    line('dns', { ...answered, dns: { type: 'answer', ...name, grouped: { A: ['203.0.113.9'] } } }),
    line('dns', { ...asked, dns: { version: 3, type: 'response', queries: [name], answers: [address] } }),
  );
  expect(rejects).toEqual([]);
  for (const event of events) {
    expect(event).toMatchObject({ src_ip: '192.0.2.7', host: 'files.example', action: 'allowed' });
    expect(event.dst_port).toBeUndefined();
  }
  expect(events.map(({ dst_ip }) => dst_ip)).toEqual([undefined, ...Array(4).fill('203.0.113.9')]);
});

test('an answer with the queried name only in its records', () => {
  const dns = {
    version: 2,
    type: 'answer',
    answers: [
      { rrname: 'example', rrtype: 'SOA', ttl: 60 },
      { rrname: 'files.example', rrtype: 'A', rdata: '203.0.113.9' },
    ],
  };
  const answered = { src_ip: '192.0.2.53', src_port: 53, dest_ip: '192.0.2.7', dest_port: 50_122 };
  expect(eventOf(line('dns', { ...answered, dns }))).toMatchObject({
    host: 'files.example',
    dst_ip: '203.0.113.9',
  });
});

test("counters, files and alerts aren't separate traffic", () => {
  const lines = [
    line('stats', { stats: {} }),
    line('fileinfo', { fileinfo: {} }),
    line('alert', { alert: {} }),
  ];
  expect(reasons(...lines)).toEqual([
    'suricata-eve: not_traffic: a record of the kind stats',
    'suricata-eve: not_traffic: a record of the kind fileinfo',
    'suricata-eve: not_traffic: a record of the kind alert',
  ]);
});
