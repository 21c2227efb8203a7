import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LogCheckpoint, LogReaderOptions } from './log-reader.ts';
import { createLogReader } from './read-log.ts';
import { readText } from './read-text.ts';

const OPTIONS: LogReaderOptions = { timezone: 'Europe/Paris', now: Date.UTC(2026, 10, 21, 9) };

/** Lines of many devices, headers, comments, blank and broken lines, in several encodings. */
const MIXED: readonly string[] = [
  '1795248862.123    921 192.168.0.68 TCP_MISS/200 507 POST http://example.com/a jdoe HIER_DIRECT/93.184.216.34 application/xml',
  '<166>Nov 20 08:14:22 fw01 : %ASA-6-302015: Built outbound UDP connection 12 for outside:9.9.9.9/53 (9.9.9.9/53) to inside:10.1.1.1/49152 (203.0.113.9/49152)',
  '<166>Nov 20 08:14:22 fw01 : %ASA-6-113004: AAA user authentication Successful',
  '',
  'Nov 20 08:14:22 gw CEF:0|Acme|Gateway|2.0|5|Web|3|rt=1795162462000 src=10.0.0.1 dhost=é.example.com dpt=443 act=allow request=https://é.example.com/',
  '#Software: SGOS 7.4',
  '#Fields: date time c-ip cs-username sc-status s-action cs-method cs-uri-scheme cs-host cs-uri-path sc-bytes cs-bytes',
  '2026-11-20 08:14:22 10.1.2.3 rené 200 TCP_HIT GET https a.example /x 10 20',
  '2026-11-20 08:14:22 10.1.2.3 rené 200',
  '<14>Nov 20 08:14:26 fw LEEF:2.0|V|P|1|E|^|src=192.0.2.7^dst=172.50.123.1^dstPort=21^usrName=joe',
  'complete nonsense',
  'Timestamp,User,Client IP,URL,Bytes In',
  '2026-11-20 08:14:22,jdoe,10.0.0.1,https://www.example.com/,5',
  '2026-11-20 08:14:23,"j, doe",10.0.0.1,https://www.example.com/,6',
  '\0\0binary',
  '<189>date=2026-11-20 time=08:14:22 devname="FG100" devid="FG1" logid="0000000013" type="traffic" subtype="forward" srcip=10.1.100.11 dstip=23.59.154.35 dstport=443 action="close" sentbyte=1 rcvdbyte=2',
  '{"sourcetype":"zscalernss-web","event":{"datetime":"2026-11-20 08:14:22","action":"Allowed","url":"x.example/","urlcategory":"a","ClientIP":"10.0.0.1","user":"a@b.example","requestsize":"1","responsesize":"2"}}',
];

function bytesOf(lines: readonly string[]): Buffer {
  return Buffer.concat(
    lines.map((line, index) =>
      Buffer.from(index % 5 === 4 ? `${line}\r\n` : `${line}\n`, line.includes('rené') ? 'latin1' : 'utf8'),
    ),
  );
}

/** Reads in chunks of the given sizes, `lines` at a time, optionally from a checkpoint. */
function readInPieces(bytes: Buffer, sizes: readonly number[], lines: number, resume?: LogCheckpoint) {
  const reader = createLogReader(resume === undefined ? OPTIONS : { ...OPTIONS, now: 0, resume });
  const events: unknown[] = [];
  const rejects: unknown[] = [];
  const checkpoints: LogCheckpoint[] = [];
  const sink = {
    event: (event: object, line: number, offset: number, format: string) =>
      events.push({ ...event, line, offset, format }),
    reject: (reject: object) => rejects.push(reject),
  };
  let count = 0;
  const drain = () => {
    for (;;) {
      const read = reader.read(sink, lines, Number.POSITIVE_INFINITY);
      count += read.lines;
      checkpoints.push(JSON.parse(JSON.stringify(reader.checkpoint())));
      if (read.lines < lines) return;
    }
  };
  let at = resume?.offset ?? 0;
  for (let index = 0; at < bytes.length; index += 1) {
    const size = sizes.length === 0 ? bytes.length : (sizes[index % sizes.length] ?? 1);
    // Overwrites the chunk after feeding it, as a reused buffer would be.
    const chunk = Buffer.from(bytes.subarray(at, at + size));
    reader.feed(chunk);
    chunk.fill(0);
    at += size;
    drain();
  }
  reader.end();
  drain();
  return { events, rejects, checkpoints, count };
}

describe('a log of many devices', () => {
  test('is read by line, each in its own format', () => {
    const { events, rejects, lines } = readText(bytesOf(MIXED), OPTIONS);
    expect(events.map(({ line, format }) => `${line} ${format}`)).toEqual([
      '1 squid-native',
      '2 cisco-asa',
      '5 cef',
      '8 bluecoat-proxysg',
      '10 leef',
      '13 csv',
      '14 csv',
      '16 fortigate',
      '17 zscaler-web-json',
    ]);
    expect(rejects.map(({ line, reason, format }) => `${line} ${reason} ${format}`)).toEqual([
      '3 not_traffic cisco-asa',
      '9 incomplete_line bluecoat-proxysg',
      '11 incomplete_line bluecoat-proxysg',
      '15 binary_data undefined',
    ]);
    expect(lines).toBe(MIXED.length);
    expect(events[2]?.event.host).toBe('xn--9ca.example.com');
    expect(events[3]?.event.user).toBe('rené');
    expect(events[6]?.event).toMatchObject({ user: 'j, doe', bytes_down: 6 });
  });

  test('gives the same result for any chunking', () => {
    const bytes = bytesOf(MIXED);
    const whole = readInPieces(bytes, [], 1000);
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1 }),
        fc.integer({ min: 1, max: 7 }),
        (sizes, lines) => {
          const pieces = readInPieces(bytes, sizes, lines);
          expect(pieces.events).toEqual(whole.events);
          expect(pieces.rejects).toEqual(whole.rejects);
          expect(pieces.count).toBe(whole.count);
          expect(pieces.checkpoints.at(-1)).toEqual(whole.checkpoints.at(-1));
        },
      ),
      { numRuns: 60 },
    );
  });

  test('resumes from any checkpoint as if it had never stopped', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...MIXED], { minLength: 4 }), (lines) => {
        const bytes = bytesOf(lines);
        const whole = readInPieces(bytes, [], 1);
        for (const checkpoint of whole.checkpoints) {
          const later = readInPieces(bytes, [64], 1000, checkpoint);
          const isLater = (row: unknown) =>
            typeof row === 'object' && row !== null && 'line' in row && Number(row.line) > checkpoint.line;
          expect(later.events).toEqual(whole.events.filter(isLater));
          expect(later.rejects).toEqual(whole.rejects.filter(isLater));
        }
      }),
      { numRuns: 15 },
    );
  });

  test('in UTF-16 resumes from a checkpoint, too', () => {
    const bytes = Buffer.from(
      `\ufeff${MIXED.filter((line) => !line.includes('\0')).join('\r\n')}`,
      'utf16le',
    );
    const whole = readInPieces(bytes, [], 3);
    const middle = whole.checkpoints[1];
    expect(middle?.offset).toBeGreaterThan(0);
    const later = readInPieces(bytes, [7], 1000, middle);
    expect(later.events).toEqual(whole.events.slice(-later.events.length));
    expect(whole.events).toHaveLength(9);
  });

  test('accounts for every line', () => {
    const line = fc.oneof(
      fc.constantFrom(...MIXED),
      fc.string({ unit: 'binary', maxLength: 60 }),
      // Valid lines with one character changed
      fc
        .tuple(fc.constantFrom(...MIXED), fc.nat(), fc.string({ unit: 'grapheme', maxLength: 2 }))
        .map(([good, at, other]) => {
          const place = good.length === 0 ? 0 : at % good.length;
          return good.slice(0, place) + other + good.slice(place + 1);
        }),
      // and truncated
      fc
        .tuple(fc.constantFrom(...MIXED), fc.nat())
        .map(([good, at]) => good.slice(0, good.length === 0 ? 0 : at % good.length)),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), fc.uint8Array({ maxLength: 80 }), (lines, noise) => {
        const bytes = Buffer.concat([
          bytesOf(lines.map((text) => text.replaceAll('\n', ' '))),
          Buffer.from(noise),
        ]);
        const { events, rejects, lines: count } = readText(bytes, OPTIONS);
        const seen = [...events.map((each) => each.line), ...rejects.map((each) => each.line)].sort(
          (a, b) => a - b,
        );
        expect(new Set(seen).size).toBe(seen.length);
        const expected =
          bytes.length === 0 ? 0 : bytes.filter((byte) => byte === 10).length + (bytes.at(-1) === 10 ? 0 : 1);
        if (!(bytes[0] === 0xff && bytes[1] === 0xfe) && !(bytes[0] === 0xfe && bytes[1] === 0xff))
          expect(count).toBe(expected);
        for (const { event } of events) {
          expect(Number.isFinite(event.time)).toBe(true);
          expect(event.bytes_up ?? 0).toBeGreaterThanOrEqual(0);
        }
        for (const { reason, detail } of rejects)
          expect([reason, detail].every((text) => text.length > 0)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });
});

describe('reading', () => {
  test('stops after the given lines or bytes, and reports whether it needs more', () => {
    const reader = createLogReader(OPTIONS);
    const sink = { event: () => {}, reject: () => {} };
    reader.feed(Buffer.from('a\nb\nc\nd'));
    expect(reader.read(sink, 2, 1000)).toEqual({ lines: 2, needsMore: false });
    expect(reader.checkpoint()).toMatchObject({ offset: 4, line: 2 });
    expect(reader.read(sink, 10, 1)).toEqual({ lines: 1, needsMore: false });
    expect(reader.read(sink, 10, 1000)).toEqual({ lines: 0, needsMore: true });
    reader.end();
    expect(reader.read(sink, 10, 1000)).toEqual({ lines: 1, needsMore: false });
    expect(reader.checkpoint()).toMatchObject({ offset: 7, line: 4 });
  });

  test('a specified format is the only one used', () => {
    const text = MIXED.slice(0, 2).join('\n');
    const { events, rejects } = readText(text, { ...OPTIONS, format: 'cisco-asa' });
    expect(events).toMatchObject([{ line: 2, format: 'cisco-asa' }]);
    expect(rejects).toMatchObject([{ line: 1, reason: 'unknown_format' }]);
    expect(() => createLogReader({ ...OPTIONS, format: 'nonsense' })).toThrow(/nonsense/);
    expect(() => createLogReader({ ...OPTIONS, timezone: 'Europe/Lyon' })).toThrow(/Europe\/Lyon/);
  });

  test('overlong and binary lines are rejected with their position', () => {
    const text = `${'x'.repeat(2_000_000)}\n${MIXED[0]}\n${'\u0001\u0002\u0003\u0004'.repeat(10)}\n`;
    const { events, rejects } = readText(text, OPTIONS);
    expect(rejects).toMatchObject([
      { reason: 'line_too_long', line: 1, offset: 0, text: 'x'.repeat(4096) },
      { reason: 'binary_data', line: 3 },
    ]);
    expect(events).toMatchObject([{ line: 2, offset: 2_000_001 }]);
  });

  test('times without a year give the same year after a restart in another', () => {
    const text = '<166>Dec 31 08:14:22 fw : %ASA-5-304001: 10.1.1.1 Accessed URL 1.2.3.4:http://a.example/\n';
    const first = createLogReader({ ...OPTIONS, timezone: 'UTC' });
    const times: number[] = [];
    const sink = { event: ({ time }: { time: number }) => times.push(time), reject: () => {} };
    first.feed(Buffer.from(text));
    first.read(sink, 1, 1000);
    const second = createLogReader({
      timezone: 'UTC',
      now: Date.UTC(2031, 0, 1),
      resume: first.checkpoint(),
    });
    second.feed(Buffer.from(text));
    second.read(sink, 1, 1000);
    expect(times).toEqual([Date.UTC(2025, 11, 31, 8, 14, 22), Date.UTC(2025, 11, 31, 8, 14, 22)]);
  });
});
