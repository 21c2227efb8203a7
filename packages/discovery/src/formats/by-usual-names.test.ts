import { expect, test } from 'vitest';
import { eventOf, TIME } from './test-lines.ts';

const USER = { user: 'jdoe@example.com', user_domain: 'example.com' };

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
  // A visit to the vendor's own site isn't its log.
  expect(eventOf(JSON.stringify({ ...object, vendor: 'Acme', url: `https://${format}.com/` }))).toMatchObject(
    { format: 'json' },
  );
});
