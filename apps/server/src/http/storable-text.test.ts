import { expect, test } from 'vitest';
import { unstorableText } from './storable-text.ts';

test('accepts valid text in any language and at any depth', () => {
  for (const value of ['', 'Größe', '日本', '👩‍👩‍👧', { a: [{ b: 'c' }, null, 1, true] }, undefined, null, 5])
    expect(unstorableText(value)).toBeUndefined();
});

test('finds text that no store accepts, with its place', () => {
  expect(unstorableText('a\0b')).toMatchObject({ place: '', problem: 'holds the character U+0000' });
  expect(unstorableText({ name: 'x', tags: ['ok', { deep: '\0' }] })).toMatchObject({ place: 'tags.1.deep' });
  expect(unstorableText({ 'ke\0y': 1 })).toMatchObject({ place: 'key' });
  for (const half of ['\ud800', 'x\udc00', '\udc00\ud800'])
    expect(unstorableText([half])).toMatchObject({
      place: '0',
      problem: expect.stringContaining('surrogate'),
    });
});

test('checks deeply nested values without a stack overflow', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(200_000)}"\\u0000"${']'.repeat(200_000)}`);
  expect(unstorableText(deep)).toBeDefined();
});
