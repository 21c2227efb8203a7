import { expect, test } from 'vitest';
import { eventOf, reasons, TIME } from './test-lines.ts';

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
