import { expect, test } from 'vitest';
import { eventOf, reasons, TIME } from './test-lines.ts';

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
