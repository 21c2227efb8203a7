import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { testCompoundFile } from './mail/test-compound-file.ts';
import { extracted } from './test-extract.ts';
import { testWord } from './test-office.ts';
import { testZip } from './test-zip.ts';

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

function nested(levels: number, innermost: Buffer): Buffer {
  let bytes = innermost;
  for (let level = 0; level < levels; level++)
    bytes = testZip([{ name: level === 0 ? 'note.txt' : 'inner.zip', content: bytes }]);
  return bytes;
}

async function* pieces(bytes: Buffer, size: number): AsyncGenerator<Uint8Array, void> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

describe('what extraction gives', () => {
  test('every file with its type, size and hash, members with their path', async () => {
    const inner = Buffer.from('a note');
    const zip = testZip([{ name: 'folder/note.txt', content: inner }]);
    const { files, segments } = await extracted(zip, { name: 'lies.docx' });
    expect(files).toEqual([
      {
        path: ['folder/note.txt'],
        type: { id: 'text', class: 'text', mediaType: 'text/plain' },
        size: 6,
        sha256: sha256(inner),
        isEncrypted: false,
        hasMacros: false,
      },
      {
        path: [],
        type: { id: 'zip', class: 'archive', mediaType: 'application/zip' },
        size: zip.length,
        sha256: sha256(zip),
        isEncrypted: false,
        hasMacros: false,
      },
    ]);
    expect(segments).toEqual([{ text: 'a note', place: { path: ['folder/note.txt'], line: 1 } }]);
  });

  test('the same for a document that arrives in pieces of any size', async () => {
    const docx = testWord('<w:p><w:r><w:t>Hello</w:t></w:r></w:p>');
    const whole = await extracted(docx);
    for (const size of [1, 7, 1000, 1_000_000]) expect(await extracted(pieces(docx, size))).toEqual(whole);
  });

  test('text in pieces that end with a line and know their line', async () => {
    const lines = Array.from({ length: 20_000 }, (_, index) => `line ${index + 1} of the log`);
    const { segments, files } = await extracted(pieces(Buffer.from(lines.join('\n')), 10_000), {
      name: 'a.log',
    });
    expect(segments.length).toBeGreaterThan(5);
    expect(segments.map(({ text }) => text).join('\n')).toBe(lines.join('\n'));
    for (const { text, place } of segments) expect(text.startsWith(`line ${place.line} of`)).toBe(true);
    expect(files[0]?.size).toBe(Buffer.byteLength(lines.join('\n')));
  });

  test('a number at the seam of two pieces of one long line in one of them', async () => {
    const { segments } = await extracted(Buffer.from('4111111111111111 '.repeat(20_000)));
    for (const { text } of segments) expect(text.replaceAll('4111111111111111', '').trim()).toBe('');
  });

  test('text of other encodings', async () => {
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Größe €', 'utf16le')]);
    expect((await extracted(utf16)).text).toBe('Größe €');
    expect((await extracted(Buffer.from('Gr\xf6\xdfe', 'latin1'))).text).toBe('Größe');
  });

  test('nothing but the file of an empty document', async () => {
    const { files, problems, segments } = await extracted(Buffer.alloc(0));
    expect([files.length, problems, segments]).toEqual([1, [], []]);
  });
});

describe('problems', () => {
  test('what Casbah can’t read is unsupported', async () => {
    const { problems } = await extracted(testZip([{ name: 'a.rar', content: 'Rar!\x1a\x07\x00………' }]));
    expect(problems).toMatchObject([{ code: 'unsupported', path: ['a.rar'] }]);
  });

  test('an encrypted Office document', async () => {
    const bytes = testCompoundFile({
      EncryptedPackage: Buffer.alloc(5000, 7),
      EncryptionInfo: Buffer.alloc(100),
    });
    const { problems, files } = await extracted(bytes, { name: 'a.docx' });
    expect(problems).toMatchObject([{ code: 'encrypted', path: [] }]);
    expect(files).toMatchObject([{ isEncrypted: true, type: { id: 'encrypted-ooxml' } }]);
  });

  test('a document that breaks off while it is received', async () => {
    async function* broken(): AsyncGenerator<Uint8Array, void> {
      yield Buffer.from('the beginning');
      throw new Error('connection reset');
    }
    const { problems, text } = await extracted(broken());
    expect(text).toBe('the beginning');
    expect(problems).toMatchObject([{ code: 'corrupt', path: [] }]);
  });

  test('a deadline that has passed', async () => {
    const timeout = new DOMException('too late', 'TimeoutError');
    const zip = testZip([{ name: 'a.txt', content: 'a' }]);
    expect((await extracted(zip, { signal: AbortSignal.abort(timeout) })).problems).toMatchObject([
      { code: 'timed_out' },
    ]);
    expect((await extracted(zip, { signal: AbortSignal.abort() })).problems).toEqual([]);
  });
});

test('a deadline that passes while an archive is read ends it', async () => {
  const controller = new AbortController();
  const entries = Array.from({ length: 200 }, (_, index) => ({
    name: `${index}.txt`,
    content: `text ${index}`,
  }));
  const reading = extracted(testZip(entries), { signal: controller.signal });
  setImmediate(() => controller.abort(new DOMException('too late', 'TimeoutError')));
  const { problems, files } = await reading;
  expect(problems).toMatchObject([{ code: 'timed_out' }]);
  expect(files.length).toBeLessThan(200);
});

describe('limits', () => {
  test('10 levels of containers are read, an 11th is too deep', async () => {
    const note = Buffer.from('deep down');
    expect(await extracted(nested(10, note))).toMatchObject({ text: 'deep down', problems: [] });
    const deeper = await extracted(nested(11, note));
    expect(deeper.text).toBe('');
    expect(deeper.problems).toMatchObject([
      { code: 'too_deep', path: Array.from({ length: 10 }, () => 'inner.zip') },
    ]);
  });

  test('a gzip that holds itself, level by level', async () => {
    let bytes = Buffer.from('end');
    for (let level = 0; level < 200; level++) bytes = gzipSync(bytes);
    expect((await extracted(bytes)).problems).toMatchObject([{ code: 'too_deep' }]);
  });

  test('a zip of zeros ends at the ratio, within memory', async () => {
    const bomb = testZip([
      { name: 'zeros', content: Buffer.alloc(64 * 1024 * 1024) },
      { name: 'after.txt', content: 'after' },
    ]);
    const { problems, files } = await extracted(bomb);
    expect(problems).toMatchObject([{ code: 'ratio_exceeded', path: ['zeros'] }]);
    expect(files).toHaveLength(2);
  });

  test('entries that overlap count each time they are unpacked', async () => {
    const zip = testZip([{ name: 'a', content: Buffer.alloc(900_000, 'ab') }]);
    // 50 entries of the directory that all point to the same packed bytes.
    const start = zip.readUInt32LE(zip.length - 6);
    const entry = zip.subarray(start, zip.length - 22);
    const end = Buffer.from(zip.subarray(-22));
    end.writeUInt16LE(50, 8);
    end.writeUInt16LE(50, 10);
    end.writeUInt32LE(entry.length * 50, 12);
    const bytes = Buffer.concat([zip.subarray(0, start), ...Array.from({ length: 50 }, () => entry), end]);
    expect((await extracted(bytes)).problems).toMatchObject([{ code: 'ratio_exceeded' }]);
  });

  test('bytes unpacked from all containers together', async () => {
    const random = Buffer.from(
      Array.from({ length: 100_000 }, (_, index) => Math.imul(index, 2654435761) >>> 24),
    );
    const zip = testZip(['a', 'b', 'c'].map((name) => ({ name, content: random, isStored: true })));
    const { problems } = await extracted(zip, { limits: { maxUnpackedBytes: 250_000 } });
    expect(problems.filter(({ code }) => code === 'too_large')).toMatchObject([{ path: ['c'] }]);
  });

  test('members of all containers together', async () => {
    const zip = testZip(Array.from({ length: 30 }, (_, index) => ({ name: `${index}.txt`, content: 'x' })));
    const { problems, segments } = await extracted(zip, { limits: { maxEntries: 20 } });
    expect(problems).toMatchObject([{ code: 'too_many_entries', path: [] }]);
    expect(segments).toHaveLength(20);
  });

  test('text: what comes first is given, and the hash is that of all', async () => {
    const bytes = Buffer.from('é'.repeat(300_000));
    const { problems, segments, files } = await extracted(pieces(bytes, 50_000), {
      limits: { maxTextBytes: 100_000 },
    });
    expect(problems).toMatchObject([{ code: 'too_much_text' }]);
    expect(segments.map(({ text }) => text).join('')).toBe('é'.repeat(50_000));
    expect(files).toMatchObject([{ size: 600_000, sha256: sha256(bytes) }]);
  });

  test('bytes of the document, but not of text that streams', async () => {
    const limits = { maxBytes: 50_000 };
    const zip = testZip([{ name: 'a', content: Buffer.alloc(60_000, 7), isStored: true }]);
    expect((await extracted(pieces(zip, 1000), { limits })).problems).toMatchObject([
      { code: 'too_large', path: [] },
    ]);
    expect((await extracted(pieces(Buffer.from('text '.repeat(20_000)), 1000), { limits })).problems).toEqual(
      [],
    );
  });
});
