import { expect, test } from 'vitest';
import { parseFeedToken, writeFeedToken } from './block-list.ts';

const token = { id: 'abcdefgh12345678', secret: `_-${'x'.repeat(39)}__` };

test('a token of a feed is read as it was written, and no part of one is', () => {
  const text = writeFeedToken(token);
  expect(parseFeedToken(text)).toEqual(token);
  for (const wrong of [
    text.slice(0, -1),
    `${text}x`,
    text.replace('casbahfeed', 'casbah'),
    '',
    'casbahfeed__',
  ])
    expect([wrong, parseFeedToken(wrong)]).toEqual([wrong, undefined]);
});
