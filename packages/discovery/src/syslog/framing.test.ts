import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FramingError, LONGEST_MESSAGE, SyslogFramer, takeDatagram } from './framing.ts';

const bytesOf = (text: string): Uint8Array => Buffer.from(text);

/** Messages parsed from a stream cut at these positions. */
function messagesOf(stream: Uint8Array, cuts: readonly number[] = []): { messages: string[]; lost: number } {
  const framer = new SyslogFramer();
  const messages: string[] = [];
  const take = (from: Uint8Array, start: number, end: number) =>
    void messages.push(Buffer.from(from.subarray(start, end)).toString());
  const places = [...new Set(cuts.map((cut) => cut % (stream.length + 1)))].sort((a, b) => a - b);
  let from = 0;
  for (const place of [...places, stream.length]) {
    framer.push(stream.subarray(from, place), take);
    from = place;
  }
  return { messages, lost: framer.end(take) };
}

const inCount = (messages: readonly string[]): Uint8Array =>
  Buffer.concat(messages.map((message) => Buffer.from(`${Buffer.byteLength(message)} ${message}`)));

/** Any text with a priority in front and no line ending, as senders write it. */
const message = fc
  .string({ unit: 'grapheme', maxLength: 200 })
  .map((text) => `<134>${text.replaceAll(/[\r\n\0]/g, ' ')}x`);
const cuts = fc.array(fc.nat(), { maxLength: 20 });

describe('octet counting (RFC 6587, 3.4.1)', () => {
  test('returns complete messages for any chunking', () => {
    fc.assert(
      fc.property(fc.array(message, { minLength: 1, maxLength: 30 }), cuts, (messages, places) => {
        expect(messagesOf(inCount(messages), places)).toEqual({ messages, lost: 0 });
      }),
    );
  });

  test("a message may contain line feeds; a trailing one isn't part of it", () => {
    expect(messagesOf(bytesOf('12 <1>one\ntwo\n\n\n6 <1>end')).messages).toEqual(['<1>one\ntwo', '<1>end']);
  });

  test('a truncated message is dropped, and its bytes are counted', () => {
    expect(messagesOf(bytesOf('6 <1>end20 <1>never')).lost).toBe(11);
  });

  test('input without a length ends the connection', () => {
    expect(() => messagesOf(bytesOf('6 <1>end<1>no length'))).toThrow(FramingError);
    expect(() => messagesOf(bytesOf('6 <1>end0 '))).toThrow(FramingError);
    expect(() => messagesOf(bytesOf('6 <1>end999999999 <1>'))).toThrow(FramingError);
    expect(() => messagesOf(bytesOf(`6 <1>end${LONGEST_MESSAGE + 1} <1>`))).toThrow(FramingError);
  });
});

describe('lines (RFC 6587, 3.4.2)', () => {
  test('returns complete lines for any chunking', () => {
    const end = fc.constantFrom('\n', '\r\n', '\0\n');
    fc.assert(
      fc.property(
        fc.array(fc.tuple(message, end), { minLength: 1, maxLength: 30 }),
        cuts,
        (lines, places) => {
          const stream = bytesOf(lines.map(([text, behind]) => text + behind).join(''));
          expect(messagesOf(stream, places)).toEqual({ messages: lines.map(([text]) => text), lost: 0 });
        },
      ),
    );
  });

  test('a log line may begin with digits', () => {
    const lines = ['1764000000.123 200 TCP_MISS/200', '1764000000 two', '12 three', '0 <4>'];
    for (const line of lines) expect(messagesOf(bytesOf(`${line}\n`)).messages).toEqual([line]);
  });

  test("a last line without an ending counts; empty ones don't", () => {
    expect(messagesOf(bytesOf('<1>a\n\n\r\n<1>b')).messages).toEqual(['<1>a', '<1>b']);
  });

  test('an endless line ends the connection within the size limit', () => {
    const framer = new SyslogFramer();
    const piece = new Uint8Array(64 * 1024).fill(0x78);
    expect(() => {
      for (let n = 0; n < 1000; n += 1) framer.push(piece, () => {});
    }).toThrow(FramingError);
    expect(framer.held).toBeLessThanOrEqual(LONGEST_MESSAGE);
  });
});

test('any input gives only messages or an error', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), cuts, (stream, places) => {
      try {
        const { messages } = messagesOf(stream, places);
        expect(Buffer.byteLength(messages.join(''), 'latin1')).toBeLessThanOrEqual(stream.length);
      } catch (error) {
        expect(error).toBeInstanceOf(FramingError);
      }
    }),
  );
});

test('a datagram is one message', () => {
  const taken: string[] = [];
  takeDatagram(bytesOf('<1>one\ntwo\n\0'), (from, start, end) =>
    taken.push(Buffer.from(from.subarray(start, end)).toString()),
  );
  takeDatagram(bytesOf('\n'), () => taken.push('empty'));
  expect(taken).toEqual(['<1>one\ntwo']);
});
