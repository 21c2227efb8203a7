import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { extracted } from '../test-extract.ts';
import { ORDERS, PACKED } from '../test-packed.ts';
import { paxRecord, testTar } from '../test-tar.ts';

describe('tar', () => {
  test('names of pax, GNU and ustar', async () => {
    const long = `${'folder/'.repeat(30)}file.txt`;
    const tar = testTar([
      { name: 'pax', content: paxRecord('path', long), type: 'x' },
      { name: 'cut', content: 'one' },
      { name: '././@LongLink', content: `${long}\0`, type: 'L' },
      { name: 'cut', content: 'two' },
      { name: 'short.txt', content: 'three' },
      { name: 'folder/', content: '', type: '5' },
      { name: 'link', content: '', type: '2' },
    ]);
    const { segments, problems } = await extracted(tar);
    expect(problems).toEqual([]);
    expect(segments.map(({ text, place }) => [place.path?.[0], text])).toEqual([
      [long, 'one'],
      [long, 'two'],
      ['short.txt', 'three'],
    ]);
  });

  test('the form before POSIX, without a signature', async () => {
    const { files } = await extracted(testTar([{ name: 'a.txt', content: 'text' }], '\0\0\0\0\0\0\0\0'));
    expect(files.map(({ type }) => type.id)).toEqual(['text', 'tar']);
  });

  test('sparse members are refused, members cut short are read', async () => {
    const sparse = await extracted(testTar([{ name: 'a', content: 'x', type: 'S' }]));
    expect(sparse.problems).toMatchObject([{ code: 'unsupported', path: ['a'] }]);
    const tar = testTar([{ name: 'a.txt', content: 'a text '.repeat(100) }]);
    const cut = await extracted(tar.subarray(0, 512 + 256));
    expect(cut.problems).toMatchObject([{ code: 'corrupt', path: ['a.txt'] }]);
    expect(cut.text).toContain('a text a text');
  });

  test('two archives, one after the other', async () => {
    const both = Buffer.concat([
      testTar([{ name: 'a', content: 'one' }]),
      testTar([{ name: 'b', content: 'two' }]),
    ]);
    expect((await extracted(both)).text).toBe('one\ntwo');
  });
});

describe('compressed files', () => {
  for (const format of ['bzip2', 'xz', 'lzma'] as const)
    test(format, async () => {
      const { text, problems } = await extracted(PACKED[format]);
      expect(problems).toEqual([]);
      expect(text.trimEnd()).toBe(ORDERS.trimEnd());
    });

  test('the file inside is called like the archive', async () => {
    const tgz = gzipSync(testTar([{ name: 'a.txt', content: 'text' }]));
    const { files } = await extracted(tgz, { name: 'backup.tgz' });
    expect(files.map(({ path }) => path)).toEqual([['backup.tar', 'a.txt'], ['backup.tar'], []]);
  });

  test('what comes before the damage is read', async () => {
    const packed = gzipSync(Array.from({ length: 50_000 }, (_, index) => `line ${index}`).join('\n'));
    const { text, problems } = await extracted(packed.subarray(0, packed.length / 2));
    expect(text).toContain('line 100\n');
    expect(problems).toMatchObject([{ code: 'corrupt', path: ['content'] }]);
  });
});

describe('7z', () => {
  test('solid, filtered', async () => {
    for (const archive of [PACKED.sevenZip, PACKED.sevenZipFiltered]) {
      const { segments, problems } = await extracted(archive);
      expect(problems).toEqual([]);
      const text = new Map(segments.map((segment) => [segment.place.path?.[0], segment.text.trimEnd()]));
      expect(text.get('orders.txt')).toBe(ORDERS.trimEnd());
      expect(text.get('note.txt')).toBe('A short note');
    }
  });

  test('with a password for the content, and for the names too', async () => {
    const content = await extracted(PACKED.sevenZipEncrypted);
    expect(content.problems.map(({ code, path }) => [code, path])).toEqual([
      ['encrypted', ['note.txt']],
      ['encrypted', ['orders.txt']],
    ]);
    expect(content.files.every(({ isEncrypted }) => isEncrypted)).toBe(true);
    const names = await extracted(PACKED.sevenZipHeaderEncrypted);
    expect(names.problems).toMatchObject([{ code: 'encrypted', path: [] }]);
  });

  test('an unknown method is unsupported', async () => {
    const { problems } = await extracted(PACKED.sevenZipPpmd);
    expect(problems).toMatchObject([{ code: 'unsupported' }, { code: 'unsupported' }]);
  });
});
