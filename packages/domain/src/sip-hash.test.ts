import { expect, test } from 'vitest';
import { sipHash } from './sip-hash.ts';

const KEY = [0x0706050403020100n, 0x0f0e0d0c0b0a0908n] as const;

/** From the reference implementation's test vectors: the bytes 0, 1, 2 … for each length. */
const VECTORS: readonly (readonly [number, bigint])[] = [
  [0, 0x726fdb47dd0e0e31n],
  [1, 0x74f839c593dc67fdn],
  [7, 0xab0200f58b01d137n],
  [8, 0x93f5f5799a932462n],
  [15, 0xa129ca6149be45e5n],
];

test.each(VECTORS)('%d bytes match the reference', (length, hash) => {
  expect(
    sipHash(
      Uint8Array.from({ length }, (_, index) => index),
      KEY,
    ),
  ).toBe(hash);
});
