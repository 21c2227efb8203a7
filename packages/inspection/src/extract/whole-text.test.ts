import { expect, it } from 'vitest';
import { wholeText } from './whole-text.ts';

const options = { maxTextBytes: 1000, now: 0, signal: new AbortController().signal };

it('is the text of a document, up to a limit', async () => {
  const bytes = Buffer.from('<html><body><p>One</p><p>Two</p></body></html>');
  expect(await wholeText({ name: 'a.html', bytes }, options)).toMatch(/One\s+Two/);
  const long = Buffer.from('word '.repeat(1000));
  const text = await wholeText({ name: 'a.txt', bytes: long }, options);
  expect(text.length).toBeGreaterThan(500);
  expect(text.length).toBeLessThanOrEqual(1000);
});

it('is empty for a document without text', async () => {
  expect(await wholeText({ bytes: Buffer.alloc(0) }, options)).toBe('');
  expect(
    await wholeText({ bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 1, 2, 3]) }, options),
  ).toBe('');
});
