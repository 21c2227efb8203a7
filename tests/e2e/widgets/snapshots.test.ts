import { expect, test } from 'vitest';
import { comparePictures, keptPictures } from './pictures.ts';

comparePictures('used');

test('pictures are kept of every story, and take little room', () => {
  const { files, expected, bytes, mostBytes } = keptPictures();
  expect(files).toEqual(expected);
  expect(bytes).toBeLessThan(mostBytes);
});
