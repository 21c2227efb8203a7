/** Numbers as logs, tables and code are full of. Patterns that match here match nearly everywhere, so a prefilter for them costs more than it saves. */
export const NUMBER_RICH_TEXT = Buffer.from(
  [
    '2026-11-24T10:12:45.123Z INFO request=7f3a9c0d bytes=184220 took 315 ms, 12.5 % of 1024',
    '{"id": 4182736455, "time": 1795516365123, "size": 90712, "ratio": 0.8731, "code": 200}',
    'Order 20418273 of 24/11/2026, 3 items, total 1,284.50 EUR, invoice 2026-004812, part 118-4420-07',
    '17,Anna,9021.33,open,2026-10-14,44 128 337,0049 30 901820,A12345678,K 4471 20 993',
    'const limit = 86400000; // 24 * 60 * 60 * 1000, see RFC 9110 section 15.4.2 and issue 18273',
    '10.4.118.27 - - [24/Nov/2026:10:12:45 +0000] "GET /v2/items/99182736?page=12 HTTP/1.1" 304 0',
    'sha256 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08, commit 4c1b7e2, v18.20.4',
    'Tel. 030 901 82 01, room 4.117, desk 22B, 51.5074 N 0.1278 W, 1.618033988, -273.15, 6.02e23',
    '1 2 3 10 20 30 100 200 300 1000 2000 123456 1234567 12345678 123456789 1234567890 12345678901 123456789012',
    '12 345 678 90 12.345.678-9 123-456-789 123.456.789 12/345/67890 1234 5678 9012 3456 AB123456 123456AB 12AB34',
  ].join('\n'),
);
