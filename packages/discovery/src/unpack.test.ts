import { randomBytes } from 'node:crypto';
import { constants, crc32, deflateRawSync, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type PackedFile, UnpackError, type UnpackLimits, unpack } from './unpack.ts';

/** An in-memory file, streamed in pieces. */
function fileOf(bytes: Uint8Array, piece = 1000, size: number | undefined = bytes.length): PackedFile {
  return {
    size,
    async *stream(start, end = bytes.length) {
      for (let at = start; at < end; at += piece) yield bytes.subarray(at, Math.min(end, at + piece));
    },
  };
}

/** The complete output, and the error after it. */
async function read(file: PackedFile, limits?: UnpackLimits) {
  const chunks: Uint8Array[] = [];
  const unpacking = unpack(file, limits);
  let error: unknown;
  try {
    for await (const chunk of unpacking) chunks.push(chunk);
  } catch (thrown) {
    error = thrown;
  }
  return {
    bytes: Buffer.concat(chunks),
    consumed: unpacking.consumed,
    error,
    code: error instanceof UnpackError ? error.code : undefined,
  };
}

interface ZipPart {
  name: string;
  data: Buffer;
  method?: number;
  encrypted?: boolean;
}

/** A zip file, built manually. */
function zipOf(
  parts: readonly ZipPart[],
  { offsetOf = (offset: number) => offset }: { offsetOf?: (offset: number, index: number) => number } = {},
): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [index, { name, data, method = 8, encrypted = false }] of parts.entries()) {
    const packed = method === 8 ? deflateRawSync(data) : data;
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(encrypted ? 1 : 0, 6);
    local.writeUInt16LE(method, 8);
    local.writeUInt32LE(crc32(data), 14);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(data.length, 22);
    local.writeUInt16LE(Buffer.byteLength(name), 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(20, 4);
    entry.writeUInt16LE(20, 6);
    local.copy(entry, 8, 6, 30);
    entry.writeUInt32LE(offsetOf(offset, index), 42);
    locals.push(local, Buffer.from(name), packed);
    central.push(entry, Buffer.from(name));
    offset += 30 + Buffer.byteLength(name) + packed.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

/** Lines that compress poorly, so that every part of the compressed file matters. */
const LOG = Buffer.from(
  Array.from(
    { length: 4000 },
    (_, index) =>
      `${1795162462 + index}.123 ${(index * 7919) % 10007} 10.0.${index % 7}.${index % 251} line ${Math.sin(index)}\n`,
  ).join(''),
);

describe('uncompressed input', () => {
  test('passes through', async () => {
    const { bytes, error, consumed } = await read(fileOf(LOG));
    expect(error).toBeUndefined();
    expect(bytes.equals(LOG)).toBe(true);
    expect(consumed).toBe(LOG.length);
    expect(await read(fileOf(Buffer.alloc(0)))).toMatchObject({ error: undefined });
  });

  test("UTF-16 is text, a page of NUL bytes isn't", async () => {
    expect((await read(fileOf(Buffer.from('\ufeffabc\n', 'utf16le')))).error).toBeUndefined();
    expect((await read(fileOf(Buffer.alloc(100_000)))).code).toBe('not_a_log');
  });

  test("random bytes aren't a log; a NUL byte or control characters as separators are allowed", async () => {
    expect((await read(fileOf(randomBytes(100_000)))).code).toBe('not_a_log');
    const withNul = Buffer.from(LOG);
    withNul[100] = 0;
    expect((await read(fileOf(withNul))).error).toBeUndefined();
    expect((await read(fileOf(Buffer.from('amy\x01GET\x01host\x01200\n'.repeat(1000))))).error).toBe(
      undefined,
    );
  });

  test.each([
    ['a PNG image', '89504e470d0a1a0a0000000d'],
    ['a PDF document', '255044462d312e37'],
    ['a Linux program', '7f454c4602010100'],
    ['a Windows program', '4d5a90000300'],
    ['an old Office document', 'd0cf11e0a1b11ae1'],
  ])("%s isn't a log", async (name, hex) => {
    const { code, error } = await read(fileOf(Buffer.concat([Buffer.from(hex, 'hex'), LOG])));
    expect(code).toBe('not_a_log');
    expect(String(error)).toContain(name);
  });

  test.each([
    ['7-Zip', '377abcaf271c0004'],
    ['xz', 'fd377a585a0000'],
    ['bzip2', '425a6839314159'],
    ['Zstandard', '28b52ffd04'],
  ])('%s is not read', async (name, hex) => {
    const { code, error } = await read(fileOf(Buffer.concat([Buffer.from(hex, 'hex'), LOG])));
    expect(code).toBe('unsupported_archive');
    expect(String(error)).toContain(name);
  });
});

describe('gzip', () => {
  test('with one or several members, in chunks of any size', async () => {
    const members = Buffer.concat([
      gzipSync(LOG.subarray(0, 50_000)),
      gzipSync(Buffer.alloc(0)),
      gzipSync(LOG.subarray(50_000)),
    ]);
    for (const packed of [gzipSync(LOG), members])
      for (const piece of [1, 997, 100_000]) {
        if (piece === 1 && packed === members) continue;
        const { bytes, error, consumed } = await read(fileOf(packed, piece));
        expect(error).toBeUndefined();
        expect(bytes.equals(LOG)).toBe(true);
        expect(consumed).toBe(packed.length);
      }
  });

  test('from a stream of unknown size', async () => {
    const { bytes } = await read({ ...fileOf(gzipSync(LOG)), size: undefined });
    expect(bytes.equals(LOG)).toBe(true);
  });

  test('if truncated, gives everything before, then an error', async () => {
    const packed = gzipSync(LOG);
    for (let end = 3; end < packed.length; end += 769) {
      const cut = packed.subarray(0, end);
      const { bytes, code } = await read(fileOf(cut));
      expect(code, `cut at ${end}`).toBe('truncated_archive');
      const before = end < 20 ? Buffer.alloc(0) : gunzipSync(cut, { finishFlush: constants.Z_SYNC_FLUSH });
      expect(bytes.equals(before), `cut at ${end}`).toBe(true);
    }
  });

  test('damaged in the middle gives everything before', async () => {
    const packed = Buffer.from(gzipSync(LOG));
    packed.fill(0xff, packed.length / 2, packed.length / 2 + 200);
    const { bytes, code } = await read(fileOf(packed));
    expect(code).toBe('truncated_archive');
    // After the damage, garbage may come out before the inflater notices.
    expect(bytes.subarray(0, 50_000).equals(LOG.subarray(0, 50_000))).toBe(true);
  });

  test('compressed twice, or with an image or tar inside', async () => {
    expect((await read(fileOf(gzipSync(gzipSync(LOG))))).code).toBe('unsupported_archive');
    expect((await read(fileOf(gzipSync(Buffer.from('89504e470d0a1a0a00', 'hex'))))).code).toBe('not_a_log');
    const tar = Buffer.alloc(1024);
    tar.write('ustar', 257);
    expect((await read(fileOf(gzipSync(tar)))).code).toBe('unsupported_archive');
  });

  test('that expands too much is stopped', async () => {
    const bomb = gzipSync(Buffer.alloc(30_000_000, 'a line of text\n'));
    expect((await read(fileOf(bomb), { maxRatio: 100, ratioFrom: 1_000_000 })).code).toBe(
      'archive_too_large',
    );
    const { code, bytes } = await read(fileOf(bomb), { maxBytes: 5_000_000 });
    expect(code).toBe('archive_too_large');
    expect(bytes.length).toBeLessThanOrEqual(5_000_000);
    expect((await read(fileOf(bomb))).error).toBeUndefined();
    const member = gzipSync(Buffer.alloc(1_000_000, 'a line of text\n'));
    const many = Buffer.concat(Array.from({ length: 30 }, () => member));
    expect((await read(fileOf(many), { maxRatio: 100, ratioFrom: 1_000_000 })).code).toBe(
      'archive_too_large',
    );
  });
});

describe('zip', () => {
  test('gives its files in sequence, each on its own lines', async () => {
    const packed = zipOf([
      { name: 'logs/', data: Buffer.alloc(0), method: 0 },
      { name: 'logs/a.log', data: Buffer.from('a1\na2') },
      { name: 'logs/b.log', data: LOG },
      { name: 'logs/c.log', data: Buffer.from('c1\n'), method: 0 },
      { name: '__MACOSX/logs/._a.log', data: Buffer.alloc(100) },
      { name: 'logs/chart.png', data: Buffer.from('89504e470d0a1a0a00', 'hex') },
    ]);
    const { bytes, error } = await read(fileOf(packed));
    expect(error).toBeUndefined();
    expect(bytes.equals(Buffer.concat([Buffer.from('a1\na2\n'), LOG, Buffer.from('c1\n')]))).toBe(true);
  });

  test('that is encrypted, unsupported, truncated, damaged, or has too many files', async () => {
    expect((await read(fileOf(zipOf([{ name: 'a', data: LOG, encrypted: true }])))).code).toBe(
      'unsupported_archive',
    );
    expect((await read(fileOf(zipOf([{ name: 'a', data: LOG, method: 12 }])))).code).toBe(
      'unsupported_archive',
    );
    const packed = zipOf([{ name: 'a', data: LOG }]);
    expect((await read(fileOf(packed.subarray(0, packed.length - 30)))).code).toBe('truncated_archive');
    const damaged = Buffer.from(packed);
    damaged.fill(0xff, damaged.length / 2, damaged.length / 2 + 200);
    const { code, bytes } = await read(fileOf(damaged));
    expect(code).toBe('truncated_archive');
    expect(bytes.length).toBeGreaterThan(10_000);
    const many = zipOf(
      Array.from({ length: 20 }, (_, index) => ({ name: `${index}`, data: Buffer.from('x\n') })),
    );
    expect((await read(fileOf(many), { maxEntries: 19 })).code).toBe('archive_too_large');
    expect((await read(fileOf(many))).bytes.length).toBe(40);
  });

  test('with overlapping files is refused before any output', async () => {
    const text = Buffer.alloc(1_000_000, 'a line of text\n');
    const parts = Array.from({ length: 50 }, (_, index) => ({ name: `${index}.log`, data: text }));
    for (const shared of [
      // All directory entries point to one file.
      zipOf(parts, { offsetOf: () => 0 }),
      // Each file contains the next one's header as data, so no two start at the same offset.
      zipOf(parts, { offsetOf: (offset, index) => (index === 0 ? offset : offset - 100) }),
    ]) {
      const { code, bytes, error } = await read(fileOf(shared));
      expect(code).toBe('unsupported_archive');
      expect(String(error)).toContain('overlap');
      expect(bytes).toHaveLength(0);
    }
  });

  test('whose header moves data into the next file is refused', async () => {
    const packed = zipOf([
      { name: 'a.log', data: LOG, method: 0 },
      { name: 'b.log', data: LOG, method: 0 },
    ]);
    // Length of the extra field, which only this header has.
    packed.writeUInt16LE(40, 28);
    const { code, error } = await read(fileOf(packed));
    expect(code).toBe('unsupported_archive');
    expect(String(error)).toContain('overlap');
  });

  test('that is a document, contains only images, or comes from a stream', async () => {
    expect(
      (await read(fileOf(zipOf([{ name: '[Content_Types].xml', data: Buffer.from('<x/>') }])))).code,
    ).toBe('not_a_log');
    expect(
      (await read(fileOf(zipOf([{ name: 'a.png', data: Buffer.from('89504e470d0a1a0a00', 'hex') }])))).code,
    ).toBe('not_a_log');
    expect((await read(fileOf(zipOf([{ name: 'a.log.gz', data: gzipSync(LOG) }])))).code).toBe(
      'unsupported_archive',
    );
    expect((await read({ ...fileOf(zipOf([{ name: 'a', data: LOG }])), size: undefined })).code).toBe(
      'unsupported_archive',
    );
  });
});

describe('the file is closed', () => {
  const picture = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), randomBytes(200_000)]);
  const damaged = Buffer.from(gzipSync(LOG));
  damaged.fill(0xff, 100, 300);
  const FILES: readonly (readonly [string, Buffer])[] = [
    ['a log', LOG],
    ['a picture', picture],
    ['binary data', randomBytes(200_000)],
    ['a packed log', gzipSync(LOG)],
    ['a packed picture', gzipSync(picture)],
    ['a log packed twice', gzipSync(gzipSync(Buffer.concat([LOG, randomBytes(200_000)])))],
    ['a damaged log', damaged],
    [
      'a zip of logs',
      zipOf([
        { name: 'a', data: LOG },
        { name: 'b', data: LOG, method: 0 },
      ]),
    ],
    [
      'a zip of a picture and a log',
      zipOf([
        { name: 'a', data: picture },
        { name: 'b', data: LOG },
      ]),
    ],
    ['a zip with another method', zipOf([{ name: 'a', data: LOG, method: 12 }])],
    ['a document', zipOf([{ name: '[Content_Types].xml', data: Buffer.from('<x/>') }])],
  ];

  test.each(FILES)('%s: read completely, refused, or abandoned after any chunk', async (_, bytes) => {
    for (const pieces of [0, 1, 3, Number.POSITIVE_INFINITY]) {
      let open = 0;
      const file: PackedFile = {
        size: bytes.length,
        async *stream(start, end = bytes.length) {
          open += 1;
          try {
            for (let at = start; at < end; at += 1000) yield bytes.subarray(at, Math.min(end, at + 1000));
          } finally {
            open -= 1;
          }
        },
      };
      let read = 0;
      try {
        for await (const chunk of unpack(file)) {
          read += chunk.length > 0 ? 1 : 0;
          if (read > pieces) break;
        }
      } catch (error) {
        expect(error).toBeInstanceOf(UnpackError);
      }
      await expect.poll(() => open).toBe(0);
    }
  });
});

test('a disk error is passed on unchanged', async () => {
  const broken = new Error('EIO');
  const file = (bytes: Buffer): PackedFile => ({
    size: bytes.length,
    async *stream() {
      yield bytes.subarray(0, 700);
      throw broken;
    },
  });
  for (const bytes of [LOG, gzipSync(LOG), zipOf([{ name: 'a', data: LOG }])])
    expect((await read(file(bytes))).error).toBe(broken);
});
