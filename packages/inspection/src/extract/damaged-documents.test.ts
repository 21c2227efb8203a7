import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXTRACT_LIMITS } from '../document/limits.ts';
import { NUMBER, TEST_DOCUMENTS } from './test-documents.ts';
import { extracted } from './test-extract.ts';

const MUTATIONS = process.env.CASBAH_SOAK === '1' ? 2000 : 150;
/** Small enough that some mutations reach them. */
const LIMITS = {
  ...EXTRACT_LIMITS,
  maxTextBytes: 64 * 1024,
  maxUnpackedBytes: 1024 * 1024,
  maxEntries: 40,
  maxDepth: 4,
};

const FORMATS = Object.entries(TEST_DOCUMENTS);
/** Their text is in no metadata. */
const WITHOUT_NUMBER = new Set(['tnef', 'psd']);

describe('documents as they are', () => {
  it.each(FORMATS)('%s is recognized and read', async (id, document) => {
    const { files, text, problems } = await extracted(document());
    expect(files.find(({ path }) => path.length === 0)?.type.id).toBe(id);
    if (!WITHOUT_NUMBER.has(id)) expect(text).toContain(NUMBER);
    expect(problems.filter(({ code, path }) => code !== 'unsupported' && path.length === 0)).toEqual([]);
  });
});

describe('damaged documents', () => {
  // Promises that pdf.js drops are ignored where it runs, but the test runner would report them all the same.
  const others = process.listeners('unhandledRejection');
  beforeAll(() => {
    process.removeAllListeners('unhandledRejection');
  });
  afterAll(() => {
    for (const listener of others) process.on('unhandledRejection', listener);
  });

  it.each(FORMATS)(
    '%s always gets an answer within the limits',
    async (id, document) => {
      const random = seeded(id);
      const original = document();
      for (let round = 0; round < MUTATIONS; round += 1) {
        const { segments, files, problems } = await extracted(mutated(original, random), { limits: LIMITS });
        const size = segments.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
        expect(size).toBeLessThanOrEqual(LIMITS.maxTextBytes);
        expect(files.length).toBeLessThanOrEqual(LIMITS.maxEntries + 1);
        expect(files.every(({ path }) => path.length <= LIMITS.maxDepth)).toBe(true);
        expect(files.filter(({ path }) => path.length === 0).length).toBe(1);
        for (const { detail } of problems) expect(detail).not.toContain(NUMBER);
      }
    },
    MUTATIONS * 500,
  );
});

type Random = (below: number) => number;

/** Mulberry32 by Tommy Ettinger: the same numbers for the same name. */
function seeded(name: string): Random {
  let state = [...name].reduce((sum, char) => Math.imul(sum, 31) + (char.codePointAt(0) ?? 0), 7);
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % Math.max(below, 1);
  };
}

function mutated(original: Buffer, random: Random): Buffer {
  let bytes = Buffer.from(original);
  for (let change = 0; change <= random(4); change += 1) {
    const at = random(bytes.length);
    const length = random(Math.min(bytes.length - at, 200));
    switch (random(9)) {
      case 0:
        bytes[at] = random(256);
        break;
      case 1:
        bytes[at] = (bytes[at] ?? 0) ^ (1 << random(8));
        break;
      case 2:
        bytes = bytes.subarray(0, at);
        break;
      case 3:
        bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + length)]);
        break;
      case 4:
        bytes = Buffer.concat([bytes.subarray(0, at + length), bytes.subarray(at)]);
        break;
      case 5:
        bytes.fill(random(2) === 0 ? 0 : 255, at, at + Math.min(length, 8));
        break;
      case 6:
        if (at + 4 <= bytes.length)
          bytes.writeUInt32LE([0xffffffff, 0x7fffffff, 0x80000000, 1][random(4)] ?? 0, at);
        break;
      case 7: {
        const part = bytes.subarray(at, at + 16);
        bytes = Buffer.concat([
          bytes.subarray(0, at),
          ...Array<Buffer>(random(500)).fill(part),
          bytes.subarray(at),
        ]);
        break;
      }
      default: {
        const digit = bytes.findIndex((byte, index) => index >= at && byte >= 0x30 && byte <= 0x39);
        if (digit >= 0) bytes[digit] = 0x30 + random(10);
      }
    }
  }
  return bytes;
}
