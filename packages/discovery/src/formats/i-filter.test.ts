import { expect, test } from 'vitest';
import { eventOf, reasons, TIME } from './test-lines.ts';

test('Digital Arts i-FILTER, version 10 and earlier', () => {
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
