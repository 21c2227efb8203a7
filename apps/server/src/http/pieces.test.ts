import { expect, test } from 'vitest';
import { inPieces } from './pieces.ts';

test('chunks are joined until a piece is large enough', async () => {
  async function* chunks() {
    for (const length of [3, 3, 0, 5, 1]) yield new Uint8Array(length);
  }
  const lengths = async (size: number) => {
    const found: number[] = [];
    for await (const piece of inPieces(chunks(), size)) found.push(piece.length);
    return found;
  };
  expect(await lengths(5)).toEqual([6, 5, 1]);
  expect(await lengths(100)).toEqual([12]);
});
