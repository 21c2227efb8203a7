import { describe, expect, test } from 'vitest';
import { EXTRACT_LIMITS } from '../document/limits.ts';
import { extracted } from './test-extract.ts';
import { TestMutations } from './test-mutations.ts';
import { SAMPLES } from './test-samples.ts';

const ROUNDS = process.env.CASBAH_SOAK === '1' ? Math.ceil(10_000 / Object.keys(SAMPLES).length) : 150;
const LIMITS = { maxUnpackedBytes: 8 * 1024 * 1024, maxTextBytes: 1024 * 1024, maxEntries: 200 };

describe('a document of each format', () => {
  for (const [type, bytes] of Object.entries(SAMPLES))
    test(`${type} is recognized without its name and read without a problem`, async () => {
      const { files, problems, text } = await extracted(bytes);
      expect(problems).toEqual([]);
      expect(files.find(({ path }) => path.length === 0)?.type.id).toBe(type);
      expect(text.replaceAll(' ', '')).toContain('4111111111111111');
    });
});

describe('mutated documents are always answered within the limits', () => {
  for (const [type, bytes] of Object.entries(SAMPLES))
    test(type, async () => {
      const mutations = new TestMutations(type);
      for (let round = 0; round < ROUNDS; round++) {
        const mutated = mutations.of(bytes);
        const { segments, files } = await extracted(mutated, { limits: LIMITS });
        const textBytes = segments.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
        expect(textBytes, `${type} ${round}`).toBeLessThanOrEqual(LIMITS.maxTextBytes);
        expect(files.length, `${type} ${round}`).toBeLessThanOrEqual(LIMITS.maxEntries + 1);
        expect(Math.max(0, ...files.map(({ path }) => path.length))).toBeLessThanOrEqual(
          EXTRACT_LIMITS.maxDepth * 2,
        );
        expect(files.filter(({ path }) => path.length === 0)).toHaveLength(1);
      }
    });
});
