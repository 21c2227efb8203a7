import { describe, expect, test } from 'vitest';
import { extracted } from '../test-extract.ts';
import { testZip } from '../test-zip.ts';

describe('zip', () => {
  test('an entry with a wrong check sum is corrupt, and read', async () => {
    const zip = testZip([
      { name: 'bad.txt', content: 'some text', crc32: 1 },
      { name: 'good.txt', content: 'more text' },
    ]);
    const { problems, text } = await extracted(zip);
    expect(problems).toMatchObject([{ code: 'corrupt', path: ['bad.txt'] }]);
    expect(text).toBe('some text\nmore text');
  });

  test('an encrypted entry is a file and a problem', async () => {
    const zip = testZip([{ name: 'secret.txt', content: 'xxxx', isEncrypted: true }]);
    const { problems, files } = await extracted(zip);
    expect(problems).toMatchObject([{ code: 'encrypted', path: ['secret.txt'] }]);
    expect(files).toMatchObject([
      { path: ['secret.txt'], isEncrypted: true, type: { id: 'unknown' } },
      { path: [], isEncrypted: true },
    ]);
  });

  test('names that lie, that lead out of the folder, and that come twice', async () => {
    const zip = testZip([
      { name: '../../etc/passwd.png', content: 'plain text' },
      { name: 'twice.txt', content: 'first' },
      { name: 'twice.txt', content: 'second' },
    ]);
    const { files, text } = await extracted(zip);
    expect(files[0]).toMatchObject({ path: ['../../etc/passwd.png'], type: { id: 'text' } });
    expect(text).toBe('plain text\nfirst\nsecond');
  });

  test('an unknown compression is unsupported', async () => {
    const { problems } = await extracted(testZip([{ name: 'a.txt', content: 'abc', method: 9 }]));
    expect(problems).toMatchObject([{ code: 'unsupported', path: ['a.txt'] }]);
  });

  test('an archive without its directory is read by its local headers', async () => {
    const zip = testZip([
      { name: 'a.txt', content: 'first text' },
      { name: 'b.txt', content: 'second text' },
    ]);
    const cut = zip.subarray(0, zip.indexOf(Buffer.from('PK\x01\x02', 'latin1')));
    const { problems, text } = await extracted(cut);
    expect(problems).toMatchObject([{ code: 'corrupt', path: [] }]);
    expect(text).toBe('first text\nsecond text');
  });

  test('a size in the directory that is too small hides nothing', async () => {
    const zip = testZip([{ name: 'a.txt', content: 'a text of some length' }]);
    const directory = zip.indexOf(Buffer.from('PK\x01\x02', 'latin1'));
    zip.writeUInt32LE(1, directory + 24);
    expect((await extracted(zip)).text).toBe('a text of some length');
  });
});
