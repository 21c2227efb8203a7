import { describe, expect, test } from 'vitest';
import { eventOf, read, reasons, TIME } from './test-lines.ts';

const SECONDS = TIME / 1000 + 0.25;
const COMMON = {
  ts: SECONDS,
  uid: 'CH1',
  'id.orig_h': '192.0.2.7',
  'id.orig_p': 50_122,
  'id.resp_h': '203.0.113.9',
  'id.resp_p': 80,
};
const REQUEST = {
  trans_depth: 1,
  method: 'GET',
  host: 'files.example',
  uri: '/a?b=1',
  user_agent: 'curl/8.5.0',
  request_body_len: 0,
  response_body_len: 3735,
  status_code: 200,
  resp_mime_types: ['text/html'],
};
const json = (more: object) => JSON.stringify({ ...COMMON, ...more });

describe('JSON', () => {
  test('requests', () => {
    expect(eventOf(json(REQUEST))).toMatchObject({
      format: 'zeek-json',
      time: TIME + 250,
      src_ip: '192.0.2.7',
      dst_ip: '203.0.113.9',
      dst_port: 80,
      host: 'files.example',
      url: 'http://files.example/a?b=1',
      method: 'GET',
      status: 200,
      action: 'allowed',
      bytes_up: 0,
      bytes_down: 3735,
      content_type: 'text/html',
      raw_id: 'CH1',
    });
    const proxied = { ...REQUEST, 'id.resp_p': 3128, uri: 'http://files.example/a' };
    expect(eventOf(json(proxied))?.url).toBe('http://files.example/a');
  });

  test('connections, TLS and queries', () => {
    const conn = json({ proto: 'tcp', conn_state: 'SF', orig_bytes: 75, resp_bytes: 178 });
    const ping = json({ proto: 'icmp', conn_state: 'OTH', 'id.resp_p': 3 });
    const tls = json({ 'id.resp_p': 443, established: true, server_name: 'crm.example' });
    const { ts, uid } = COMMON;
    const shipped = JSON.stringify({
      ts,
      uid,
      id_orig_h: '192.0.2.7',
      id_resp_h: '192.0.2.53',
      id_resp_p: 53,
      trans_id: 1,
      query: 'files.example',
      qtype_name: 'A',
      answers: ['cdn.example', '203.0.113.9', '203.0.113.10'],
    });
    expect(read(conn, ping, tls, shipped).events).toEqual([
      expect.objectContaining({ bytes_up: 75, bytes_down: 178, dst_port: 80 }),
      expect.not.objectContaining({ dst_port: 3 }),
      expect.objectContaining({ host: 'crm.example', dst_port: 443 }),
      expect.objectContaining({ host: 'files.example', src_ip: '192.0.2.7', dst_ip: '203.0.113.9' }),
    ]);
  });

  test("other logs aren't traffic", () => {
    expect(reasons(json({ note: 'Scan::Port_Scan', msg: 'x' }))).toEqual([
      'zeek-json: not_traffic: a record of neither connections, requests nor queries',
    ]);
  });
});

describe('by #fields line', () => {
  const file = (path: string, names: string, values: string) => [
    '#separator \\x09',
    '#set_separator\t,',
    '#empty_field\t(empty)',
    '#unset_field\t-',
    `#path\t${path}`,
    '#open\t2026-11-20-08-14-22',
    `#fields\t${names.replaceAll(' ', '\t')}`,
    '#types\ttime\tstring',
    values.replaceAll(' ', '\t'),
    '#close\t2026-11-20-09-00-00',
  ];
  const ids = 'ts uid id.orig_h id.orig_p id.resp_h id.resp_p';

  test('tab-separated values, one log after another', () => {
    const http = file(
      'http',
      `${ids} trans_depth method host uri referrer status_code tags response_body_len`,
      `${SECONDS} C1 192.0.2.7 50122 203.0.113.9 80 1 GET files.example /a - 304 (empty) 0`,
    );
    const dns = file(
      'dns',
      `${ids} proto trans_id query qtype_name answers`,
      `${SECONDS} C2 192.0.2.7 50123 192.0.2.53 53 udp 9 files.example A cdn.example,203.0.113.9`,
    );
    const { events, rejects } = read(...http, ...dns);
    expect(rejects).toEqual([]);
    expect(events).toEqual([
      expect.objectContaining({ format: 'zeek', url: 'http://files.example/a', status: 304, bytes_down: 0 }),
      expect.objectContaining({ format: 'zeek', host: 'files.example', dst_ip: '203.0.113.9' }),
    ]);
    expect(events[0]?.referrer).toBeUndefined();
  });

  test('a truncated line is rejected', () => {
    const [cut] = reasons(`#fields\t${ids.replaceAll(' ', '\t')}\tconn_state`, `${SECONDS}\tC1\t192.0.2.7`);
    expect(cut).toBe('zeek: incomplete_line: 3 values where #fields names 7');
  });
});
