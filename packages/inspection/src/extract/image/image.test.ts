import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type Recorded, type RecordingOptions, record } from '../test-record.ts';
import { imageReader } from './image.ts';

const read = (id: string, bytes: Buffer, options: RecordingOptions = {}): Promise<Recorded> =>
  record(imageReader, bytes, { type: { id, class: 'image', mediaType: `image/${id}` }, ...options });

function properties({ segments }: Recorded): Readonly<Record<string, string>> {
  return Object.fromEntries(segments.map(({ heading, text }) => [heading ?? '', text]));
}

const NOT_READ = [
  {
    code: 'unsupported',
    path: [],
    detail: 'The text in the picture was not read: no text recognition is installed',
  },
];

/** A TIFF structure, little endian: texts by tag, a GPS directory at the end. */
function exif(texts: Readonly<Record<number, string>>): Buffer {
  const entries = Object.entries(texts).map(([tag, text]) => ({
    tag: Number(tag),
    data: Buffer.from(`${text}\0`),
  }));
  const directorySize = 2 + (entries.length + 1) * 12 + 4;
  let at = 8 + directorySize;
  const head = Buffer.alloc(8 + directorySize);
  head.write('II*\0', 'latin1');
  head.writeUInt32LE(8, 4);
  head.writeUInt16LE(entries.length + 1, 8);
  for (const [index, { tag, data }] of entries.entries()) {
    writeEntry(head, 10 + index * 12, tag, 2, data.length, at);
    if (data.length <= 4) data.copy(head, 10 + index * 12 + 8);
    else at += data.length;
  }
  const gpsAt = at;
  writeEntry(head, 10 + entries.length * 12, 0x8825, 4, 1, gpsAt);
  const gps = Buffer.alloc(2 + 4 * 12 + 4 + 48);
  gps.writeUInt16LE(4, 0);
  writeEntry(gps, 2, 1, 2, 2, 0);
  gps.write('N\0', 10, 'latin1');
  writeEntry(gps, 14, 2, 5, 3, gpsAt + 54);
  writeEntry(gps, 26, 3, 2, 2, 0);
  gps.write('W\0', 34, 'latin1');
  writeEntry(gps, 38, 4, 5, 3, gpsAt + 78);
  for (const [index, value] of [48, 51, 30, 2, 17, 40].entries()) {
    gps.writeUInt32LE(value, 54 + index * 8);
    gps.writeUInt32LE(1, 58 + index * 8);
  }
  return Buffer.concat([head, ...entries.map(({ data }) => data).filter((data) => data.length > 4), gps]);
}

function writeEntry(
  bytes: Buffer,
  at: number,
  tag: number,
  type: number,
  count: number,
  value: number,
): void {
  bytes.writeUInt16LE(tag, at);
  bytes.writeUInt16LE(type, at + 2);
  bytes.writeUInt32LE(count, at + 4);
  bytes.writeUInt32LE(value, at + 8);
}

const EXIF = exif({ 315: 'Ann Example', 33432: 'Example Inc', 42033: 'SN-4711', 270: 'At the office' });
const EXIF_SAYS = {
  author: 'Ann Example',
  copyright: 'Example Inc',
  'camera serial number': 'SN-4711',
  description: 'At the office',
  'GPS position': '48.858333, -2.294444',
};
const XMP =
  '<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
  '<rdf:Description xmlns:photoshop="p" photoshop:City="Lyon" xmpMM:DocumentID="x"><dc:creator xmlns:dc="d"><rdf:Seq>' +
  '<rdf:li>Bob Example</rdf:li></rdf:Seq></dc:creator></rdf:Description></rdf:RDF></x:xmpmeta>   <?xpacket end="w"?>';
const XMP_SAYS = { City: 'Lyon', creator: 'Bob Example' };

function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
}

function iptc(dataset: number, text: string): Buffer {
  return Buffer.concat([Buffer.from([0x1c, 2, dataset, 0, text.length]), Buffer.from(text)]);
}

function resource(id: number, data: Buffer): Buffer {
  const head = Buffer.from('8BIM\0\0\0\0\0\0\0\0', 'latin1');
  head.writeUInt16BE(id, 4);
  head.writeUInt32BE(data.length, 8);
  return Buffer.concat([head, data, Buffer.alloc(data.length & 1)]);
}

function png(width: number, height: number, ...chunks: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...chunks,
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('metadata of pictures', () => {
  it('reads EXIF, XMP, IPTC and comments of JPEG', async () => {
    const size = Buffer.from([8, 1, 0, 1, 0, 1, 1, 0x11, 0]);
    const result = await read(
      'jpeg',
      Buffer.concat([
        Buffer.from([0xff, 0xd8]),
        segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), EXIF])),
        segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${XMP}`)),
        segment(
          0xed,
          Buffer.concat([Buffer.from('Photoshop 3.0\0'), resource(0x0404, iptc(105, 'Headline of it'))]),
        ),
        segment(0xfe, Buffer.from('a comment')),
        segment(0xc0, size),
        Buffer.from([0xff, 0xda]),
      ]),
    );
    expect(properties(result)).toEqual({
      ...EXIF_SAYS,
      ...XMP_SAYS,
      headline: 'Headline of it',
      comment: 'a comment',
    });
    expect(result.segments.every(({ place }) => place.part === 'properties')).toBe(true);
    expect(result.problems).toEqual(NOT_READ);
  });

  it('reads the texts of PNG, packed or not', async () => {
    const result = await read(
      'png',
      png(
        100,
        100,
        chunk('tEXt', Buffer.from('Author\0Ann')),
        chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync('packed text')])),
        chunk('iTXt', Buffer.from('Title\0\0\0\0\0Café')),
        chunk('iTXt', Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\u0001\0\0\0'), deflateSync(XMP)])),
        chunk('eXIf', EXIF),
      ),
    );
    expect(properties(result)).toEqual({
      Author: 'Ann',
      Comment: 'packed text',
      Title: 'Café',
      ...XMP_SAYS,
      ...EXIF_SAYS,
    });
    expect(result.problems).toEqual(NOT_READ);
  });

  it('never unpacks a text bomb', async () => {
    const bomb = deflateSync(Buffer.alloc(30_000_000));
    const { problems } = await read(
      'png',
      png(100, 100, chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), bomb]))),
    );
    expect(problems.map(({ code }) => code)).toEqual(['corrupt', 'unsupported']);
  });

  it('reads comments of GIF', async () => {
    const gif = Buffer.concat([
      Buffer.from('GIF89a', 'latin1'),
      Buffer.from([100, 0, 100, 0, 0, 0, 0]),
      Buffer.from([0x21, 0xfe, 5]),
      Buffer.from('hello'),
      Buffer.from([6]),
      Buffer.from(' there'),
      Buffer.from([0, 0x3b]),
    ]);
    const result = await read('gif', gif);
    expect(properties(result)).toEqual({ comment: 'hello there' });
  });

  it('reads WebP, TIFF and Photoshop files', async () => {
    const riff = (type: string, data: Buffer): Buffer => {
      const length = Buffer.alloc(4);
      length.writeUInt32LE(data.length);
      return Buffer.concat([Buffer.from(type, 'latin1'), length, data, Buffer.alloc(data.length & 1)]);
    };
    const webp = riff(
      'RIFF',
      Buffer.concat([Buffer.from('WEBP'), riff('EXIF', EXIF), riff('XMP ', Buffer.from(XMP))]),
    );
    expect(properties(await read('webp', webp))).toEqual({ ...EXIF_SAYS, ...XMP_SAYS });
    expect(properties(await read('tiff', EXIF))).toEqual(EXIF_SAYS);
    const header = Buffer.alloc(34);
    header.write('8BPS', 'latin1');
    header.writeUInt32BE(100, 14);
    header.writeUInt32BE(100, 18);
    const resources = Buffer.concat([resource(0x0404, iptc(80, 'Cid')), resource(0x0424, Buffer.from(XMP))]);
    header.writeUInt32BE(resources.length, 30);
    expect(properties(await read('psd', Buffer.concat([header, resources])))).toEqual({
      author: 'Cid',
      ...XMP_SAYS,
    });
  });

  it('reads EXIF and XMP items of HEIC', async () => {
    const box = (type: string, data: Buffer): Buffer => {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(data.length + 8);
      return Buffer.concat([length, Buffer.from(type, 'latin1'), data]);
    };
    const item = (id: number, type: string): Buffer =>
      box('infe', Buffer.from(`\x02\0\0\0\0${String.fromCharCode(id)}\0\0${type}\0\0`, 'latin1'));
    const payloads = [Buffer.concat([Buffer.alloc(4), EXIF]), Buffer.from(XMP)];
    const file = (offset: number): Buffer => {
      const places = Buffer.alloc(8 + payloads.length * 14);
      places.writeUInt16BE(0x4400, 4);
      places.writeUInt16BE(payloads.length, 6);
      let at = offset;
      for (const [index, payload] of payloads.entries()) {
        const row = 8 + index * 14;
        places.writeUInt16BE(index + 1, row);
        places.writeUInt16BE(1, row + 4);
        places.writeUInt32BE(at, row + 6);
        places.writeUInt32BE(payload.length, row + 10);
        at += payload.length;
      }
      const items = Buffer.concat([Buffer.from([0, 0, 0, 0, 0, 2]), item(1, 'Exif'), item(2, 'mime')]);
      return Buffer.concat([
        box('ftyp', Buffer.from('heic')),
        box('meta', Buffer.concat([Buffer.alloc(4), box('iinf', items), box('iloc', places)])),
      ]);
    };
    const head = file(file(0).length + 8);
    const heic = Buffer.concat([head, box('mdat', Buffer.concat(payloads))]);
    expect(properties(await read('heic', heic))).toEqual({ ...EXIF_SAYS, ...XMP_SAYS });
  });
});

describe('text in pictures', () => {
  it('comes from text recognition where it is installed', async () => {
    const picture = png(100, 100);
    const { body, problems } = await read('png', picture, {
      ocr: async (bytes, type) => `${type.id} ${bytes.length}: Card 4111`,
    });
    expect(body).toBe(`png ${picture.length}: Card 4111`);
    expect(problems).toEqual([]);
  });

  it('is missed when recognition fails', async () => {
    const { problems } = await read('png', png(100, 100), { ocr: () => Promise.reject(new Error('no')) });
    expect(problems.map(({ code }) => code)).toEqual(['unsupported']);
  });

  it('is not expected in icons and tracking pixels', async () => {
    expect((await read('png', png(16, 16))).problems).toEqual([]);
    expect((await read('png', png(1, 1))).problems).toEqual([]);
  });

  it('is not looked for in pictures that would fill the memory', async () => {
    const { problems } = await read('png', png(50_000, 50_000), { ocr: async () => 'never' });
    expect(problems.map(({ code }) => code)).toEqual(['too_large']);
  });
});

describe('damaged pictures', () => {
  it.each(['jpeg', 'png', 'gif', 'webp', 'heic', 'tiff', 'psd', 'bmp'])(
    'never fails on garbage called %s',
    async (id) => {
      for (const size of [0, 1, 7, 40, 500]) {
        const { segments } = await read(id, Buffer.alloc(size, 0xff));
        expect(segments).toEqual([]);
      }
    },
  );

  it('follows no loop of directories', async () => {
    const loop = Buffer.alloc(26);
    loop.write('II*\0', 'latin1');
    loop.writeUInt32LE(8, 4);
    loop.writeUInt16LE(1, 8);
    loop.writeUInt16LE(0x8769, 10);
    loop.writeUInt16LE(4, 12);
    loop.writeUInt32LE(1, 14);
    loop.writeUInt32LE(8, 18);
    loop.writeUInt32LE(8, 22);
    expect((await read('tiff', loop)).segments).toEqual([]);
  });
});
