import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KEPT_OF_LONG_LINE, LineSplitter, LONGEST_LINE } from './line-splitter.ts';

interface Found {
  kind: string;
  text: string;
  offset: number;
  next: number;
}

function split(chunks: readonly Uint8Array[], splitter = new LineSplitter()): Found[] {
  const found: Found[] = [];
  const drain = () => {
    for (let kind = splitter.next(); kind !== undefined; kind = splitter.next())
      found.push({ kind, text: splitter.text, offset: splitter.offset, next: splitter.nextOffset });
  };
  for (const chunk of chunks) {
    splitter.feed(chunk);
    drain();
  }
  splitter.end();
  drain();
  return found;
}

function cut(bytes: Uint8Array, sizes: readonly number[]): Uint8Array[] {
  const chunks: Uint8Array[] = [];
  let at = 0;
  for (let index = 0; at < bytes.length; index += 1) {
    const size = sizes.length === 0 ? bytes.length : (sizes[index % sizes.length] ?? 1);
    chunks.push(bytes.subarray(at, at + size));
    at += size;
  }
  return chunks;
}

const texts = (found: Found[]) => found.map(({ text }) => text);

describe('lines', () => {
  test('end at a line feed, with an optional carriage return; the last may have none', () => {
    expect(split([Buffer.from('a\r\nb\n\nc\rd\ne')])).toEqual([
      { kind: 'line', text: 'a', offset: 0, next: 3 },
      { kind: 'line', text: 'b', offset: 3, next: 5 },
      { kind: 'line', text: '', offset: 5, next: 6 },
      { kind: 'line', text: 'c\rd', offset: 6, next: 10 },
      { kind: 'line', text: 'e', offset: 10, next: 11 },
    ]);
  });

  test('are UTF-8; an invalid line is read as Latin-1, and only that line', () => {
    const bytes = Buffer.concat([
      Buffer.from('é1\n'),
      Buffer.from('é2\n', 'latin1'),
      Buffer.from('日本\n'),
      Buffer.from('plain\n'),
    ]);
    expect(texts(split([bytes]))).toEqual(['é1', 'é2', '日本', 'plain']);
    expect(texts(split(cut(bytes, [1])))).toEqual(['é1', 'é2', '日本', 'plain']);
  });

  test('lose a byte order mark', () => {
    expect(split([Buffer.from('\ufeffa\nb')])[0]).toEqual({ kind: 'line', text: 'a', offset: 0, next: 5 });
  });

  test.each(['utf16le', 'utf16be'] as const)('in %s are detected by a byte order mark', (encoding) => {
    let bytes = Buffer.from('\ufeffaé\r\nb\n日本', 'utf16le');
    if (encoding === 'utf16be') bytes = bytes.swap16();
    const expected = [
      { kind: 'line', text: 'aé', offset: 0, next: 10 },
      { kind: 'line', text: 'b', offset: 10, next: 14 },
      { kind: 'line', text: '日本', offset: 14, next: 18 },
    ];
    expect(split([bytes])).toEqual(expected);
    expect(split(cut(bytes, [1]))).toEqual(expected);
    expect(split(cut(bytes, [3, 2]))).toEqual(expected);
  });

  test('with NUL bytes are binary', () => {
    expect(split([Buffer.from('a\0b\nc')]).map(({ kind }) => kind)).toEqual(['binary', 'line']);
  });

  test('of 1 MiB are complete, longer ones keep 4 KiB', () => {
    const longest = 'x'.repeat(LONGEST_LINE);
    for (const end of ['\n', '\r\n']) {
      const bytes = Buffer.from(`${longest}${end}y${longest}${end}z`);
      for (const sizes of [[], [65_536], [LONGEST_LINE + 1, 1], [700_001]]) {
        const found = split(cut(bytes, sizes));
        expect(found.map(({ kind, text }) => [kind, text.length])).toEqual([
          ['line', LONGEST_LINE],
          ['too_long', KEPT_OF_LONG_LINE],
          ['line', 1],
        ]);
        expect(found[2]).toMatchObject({ offset: bytes.length - 1, next: bytes.length });
      }
    }
  });

  test("too long aren't cut within a character", () => {
    const bytes = Buffer.from(`${'x'.repeat(KEPT_OF_LONG_LINE - 1)}日${'y'.repeat(LONGEST_LINE)}\n`);
    expect(split([bytes])[0]?.text).toBe('x'.repeat(KEPT_OF_LONG_LINE - 1));
  });

  test('an endless line takes no memory', () => {
    const splitter = new LineSplitter();
    const chunk = Buffer.alloc(1024 * 1024, 120);
    for (let round = 0; round < 256; round += 1) {
      splitter.feed(chunk);
      expect(splitter.next()).toBeUndefined();
      // The first chunk is joined before the line is known to be too long.
      expect(splitter.held).toBeLessThanOrEqual(round < 2 ? LONGEST_LINE + chunk.length : KEPT_OF_LONG_LINE);
    }
    splitter.end();
    expect(splitter.next()).toBe('too_long');
    expect(splitter.nextOffset).toBe(256 * 1024 * 1024);
  });

  test("don't depend on chunking, and are contiguous", () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }).map((text) => Buffer.from(text)),
      fc.constantFrom('\n', '\r\n', '\r', '\n\n').map((text) => Buffer.from(text)),
      fc.uint8Array({ maxLength: 12 }).map((bytes) => Buffer.from(bytes)),
    );
    fc.assert(
      fc.property(
        fc.array(piece),
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }),
        (pieces, sizes) => {
          const bytes = Buffer.concat(pieces);
          const whole = split([bytes]);
          expect(split(cut(bytes, sizes))).toEqual(whole);
          let at = 0;
          for (const { offset, next } of whole) {
            expect(offset).toBe(at);
            at = next;
          }
          expect(at).toBe(bytes.length);
        },
      ),
    );
  });
});
