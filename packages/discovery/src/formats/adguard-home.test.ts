import { expect, test } from 'vitest';
import { eventOf, read, TIME } from './test-lines.ts';

const line = (result: object, others: object = {}) =>
  JSON.stringify({
    IP: '10.1.1.1',
    T: '2026-11-20T09:14:22.000000001+01:00',
    QH: 'www.example.com',
    QT: 'A',
    QC: 'IN',
    CP: '',
    Answer: 'AAAA',
    Upstream: 'https://dns10.quad9.net:443/dns-query',
    Result: result,
    Elapsed: 837429,
    ...others,
  });

test('a line of the file', () => {
  expect(eventOf(line({}, { CID: 'phone' }))).toEqual({
    format: 'adguard-home',
    time: TIME,
    src_ip: '10.1.1.1',
    host: 'www.example.com',
    action: 'allowed',
    device: 'phone',
    extra: {
      query_type: 'A',
      upstream: 'https://dns10.quad9.net:443/dns-query',
      reason: 'NotFilteredNotFound',
    },
  });
});

test.each([
  [1, 'allowed'],
  [2, 'allowed'],
  [3, 'blocked'],
  [4, 'blocked'],
  [5, 'blocked'],
  [6, 'blocked'],
  [7, 'allowed'],
  [8, 'blocked'],
  [9, 'allowed'],
  [10, 'allowed'],
  [11, 'allowed'],
])('reason %d: %s', (reason, action) => {
  expect(eventOf(line({ IsFiltered: reason > 2, Reason: reason, Rules: [{ Text: '||x^' }] }))).toMatchObject({
    action,
    extra: { rule: '||x^' },
  });
});

test('records of the API', () => {
  const document = {
    data: [
      {
        answer: [
          { type: 'CNAME', value: 'cdn.example.net.', ttl: 60 },
          { type: 'A', value: '203.0.113.7', ttl: 60 },
        ],
        client: '10.1.1.1',
        client_info: { name: 'pc-7', whois: {} },
        client_proto: '',
        elapsedMs: '12.3',
        question: { class: 'IN', name: 'www.example.com', type: 'A' },
        reason: 'NotFilteredNotFound',
        rules: [],
        status: 'NOERROR',
        time: '2026-11-20T08:14:22Z',
        upstream: '9.9.9.9:53',
      },
      {
        client: '10.1.1.1',
        question: { class: 'IN', name: 'ads.example', type: 'A' },
        reason: 'FilteredBlackList',
        rules: [{ filter_list_id: 1, text: '||ads.example^' }],
        time: '2026-11-20T08:14:22Z',
      },
    ],
    oldest: '2026-11-20T08:14:22Z',
  };
  expect(read(JSON.stringify(document)).events).toMatchObject([
    { host: 'www.example.com', dst_ip: '203.0.113.7', device: 'pc-7', action: 'allowed' },
    { host: 'ads.example', action: 'blocked', extra: { rule: '||ads.example^' } },
  ]);
});
