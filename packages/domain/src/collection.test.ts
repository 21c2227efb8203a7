import { expect, test } from 'vitest';
import { isChunkId, parseSourceToken, sourceTokenText, writeSourceToken } from './collection.ts';

const parts = { id: 'abcdefgh12345678', secret: `-_${'a'.repeat(41)}` };

test('a token is read as it was written, and nothing else is one', () => {
  const token = writeSourceToken(parts);
  expect(parseSourceToken(token)).toEqual(parts);
  for (const other of [`${token}x`, token.slice(1), token.replace('casbahsource', 'casbah'), ''])
    expect([other, parseSourceToken(other)]).toEqual([other, undefined]);
});

test('it stands in the header by itself; an API key is none', () => {
  const token = writeSourceToken(parts);
  expect(sourceTokenText(`Bearer ${token}`)).toBe(token);
  expect(sourceTokenText(`bearer  ${token}`)).toBe(token);
  for (const other of [undefined, token, `Basic ${token}`, 'Bearer casbah_abc_def', `Bearer ${token} more`])
    expect([other, sourceTokenText(other)]).toEqual([other, undefined]);
});

test('the id of a piece has a form of its own', () => {
  for (const id of ['a', 'host-1:proxy.log:0-4096', 'x'.repeat(128)])
    expect([id, isChunkId(id)]).toEqual([id, true]);
  for (const id of ['', ' ', 'a b', 'x'.repeat(129), 'é']) expect([id, isChunkId(id)]).toEqual([id, false]);
});
