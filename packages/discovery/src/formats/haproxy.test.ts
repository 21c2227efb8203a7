import { expect, test } from 'vitest';
import { eventOf, reasons, TIME } from './test-lines.ts';

const tagged = (message: string) => `<134>Nov 20 09:14:22 lb1 haproxy[14389]: ${message}`;
const HEAD = '10.1.1.1:33317 [20/Nov/2026:09:14:22.655] http-in static/srv1';

test('HTTP', () => {
  const line = `${HEAD} 10/0/30/69/109 200 2750 - - ---- 1/1/1/1/0 0/0 {www.example.com|curl/8.5} {} "GET /index.html?x=1 HTTP/1.1"`;
  const expected = {
    format: 'haproxy',
    time: TIME + 655,
    src_ip: '10.1.1.1',
    host: 'www.example.com',
    url: 'http://www.example.com/index.html?x=1',
    method: 'GET',
    status: 200,
    action: 'allowed',
    bytes_down: 2750,
    app: 'static',
  };
  expect(eventOf(tagged(line))).toMatchObject(expected);
  expect(eventOf(line)).toMatchObject(expected);
  expect(
    eventOf(
      `<134>1 2026-11-20T08:14:22.700Z lb1 haproxy 14389 - - ${line.replace('109 200 2750', '109 200 +2750')}`,
    ),
  ).toMatchObject(expected);
  const denied = line
    .replace(' 200 ', ' 403 ')
    .replace('----', 'PR--')
    .replace('static/srv1', 'http-in/<NOSRV>');
  expect(eventOf(tagged(denied))).toMatchObject({ status: 403, action: 'blocked' });
});

test('no host is made up without a captured one', () => {
  expect(
    eventOf(tagged(`${HEAD} 10/0/30/69/109 200 2750 - - ---- 1/1/1/1/0 0/0 "GET /index.html HTTP/1.1"`)),
  ).toEqual({
    format: 'haproxy',
    time: TIME + 655,
    src_ip: '10.1.1.1',
    url: '/index.html',
    method: 'GET',
    status: 200,
    action: 'allowed',
    bytes_down: 2750,
    app: 'static',
    extra: { frontend: 'http-in', server: 'srv1', termination: '----', http_version: 'HTTP/1.1' },
  });
});

test('HTTPS, with the SNI', () => {
  expect(
    eventOf(
      tagged(
        '10.1.1.1:33317 [20/Nov/2026:09:14:22.655] web~ app/srv1 10/0/30/69/109 200 2750 - - ---- 1/1/1/1/0 0/0 "POST /a HTTP/2.0" 0/0000000000000000/0/0/0 www.example.com/TLSv1.3/TLS_AES_256_GCM_SHA384',
      ),
    ),
  ).toMatchObject({
    host: 'www.example.com',
    url: 'https://www.example.com/a',
    method: 'POST',
    extra: { tls: 'TLSv1.3' },
  });
});

test('TCP, and the start of a connection', () => {
  expect(
    eventOf(tagged('10.1.1.1:33313 [20/Nov/2026:09:14:22.000] fnt bck/srv1 0/0/5007 212 -- 0/0/0/0/3 0/0')),
  ).toMatchObject({ time: TIME, src_ip: '10.1.1.1', action: 'allowed', bytes_down: 212, app: 'bck' });
  expect(eventOf(tagged('Connect from 10.1.1.1:33312 to 10.0.3.31:8012 (www/HTTP)'))).toMatchObject({
    time: TIME,
    src_ip: '10.1.1.1',
    dst_ip: '10.0.3.31',
    dst_port: 8012,
  });
});

test("server messages and connections without a request aren't traffic", () => {
  const messages = [
    'Server static/srv1 is DOWN, reason: Layer4 timeout, check duration: 2001ms.',
    'Proxy http-in started.',
    '10.1.1.1:58142 [20/Nov/2026:09:14:22.655] ft_http/1: Connection closed during SSL handshake',
    `${HEAD} -1/-1/-1/-1/0 400 187 - - PR-- 1/1/0/0/0 0/0 "<BADREQ>"`,
  ];
  expect(reasons(...messages.map(tagged))).toEqual(
    messages.map(() => expect.stringContaining('haproxy: not_traffic')),
  );
});
