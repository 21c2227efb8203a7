import { expect, test } from 'vitest';
import { unstorableText } from './storable-text.ts';

test('sound text, in any language and at any depth, passes', () => {
  for (const value of ['', 'Größe', '日本', '👩‍👩‍👧', { a: [{ b: 'c' }, null, 1, true] }, undefined, null, 5])
    expect(unstorableText(value)).toBeUndefined();
});

test('text that no store keeps is found, and its place is named', () => {
  expect(unstorableText('a\0b')).toMatchObject({ place: '', problem: 'holds the character U+0000' });
  expect(unstorableText({ name: 'x', tags: ['ok', { deep: '\0' }] })).toMatchObject({ place: 'tags.1.deep' });
  expect(unstorableText({ 'ke\0y': 1 })).toMatchObject({ place: 'key' });
  for (const half of ['\ud800', 'x\udc00', '\udc00\ud800'])
    expect(unstorableText([half])).toMatchObject({
      place: '0',
      problem: expect.stringContaining('surrogate'),
    });
});

test('what is nested very deeply is looked through without an overflow', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(200_000)}"\\u0000"${']'.repeat(200_000)}`);
  expect(unstorableText(deep)).toBeDefined();
});
