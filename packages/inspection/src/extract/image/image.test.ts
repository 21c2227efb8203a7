import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type Recorded, type RecordingOptions, record } from '../test-record.ts';
import { imageReader } from './image.ts';
import {
  chunk,
  iptc,
  resource,
  segment,
  testExif,
  testHeic,
  testJpeg,
  testPng,
  testPsd,
  testWebp,
} from './test-picture.ts';

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

const EXIF = testExif({ 315: 'Ann Example', 33432: 'Example Inc', 42033: 'SN-4711', 270: 'At the office' });
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

describe('metadata of pictures', () => {
  it('reads EXIF, XMP, IPTC and comments of JPEG', async () => {
    const result = await read(
      'jpeg',
      testJpeg(
        segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), EXIF])),
        segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${XMP}`)),
        segment(
          0xed,
          Buffer.concat([Buffer.from('Photoshop 3.0\0'), resource(0x0404, iptc(105, 'Headline of it'))]),
        ),
        segment(0xfe, Buffer.from('a comment')),
      ),
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
      testPng(
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
      testPng(100, 100, chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), bomb]))),
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
    const webp = testWebp(EXIF, Buffer.from(XMP));
    expect(properties(await read('webp', webp))).toEqual({ ...EXIF_SAYS, ...XMP_SAYS });
    expect(properties(await read('tiff', EXIF))).toEqual(EXIF_SAYS);
    const psd = testPsd(resource(0x0404, iptc(80, 'Cid')), resource(0x0424, Buffer.from(XMP)));
    expect(properties(await read('psd', psd))).toEqual({
      author: 'Cid',
      ...XMP_SAYS,
    });
  });

  it('reads EXIF and XMP items of HEIC', async () => {
    const heic = testHeic(EXIF, Buffer.from(XMP));
    expect(properties(await read('heic', heic))).toEqual({ ...EXIF_SAYS, ...XMP_SAYS });
  });
});

describe('text in pictures', () => {
  it('comes from text recognition where it is installed', async () => {
    const picture = testPng(100, 100);
    const { body, problems } = await read('png', picture, {
      ocr: async (bytes, type) => `${type.id} ${bytes.length}: Card 4111`,
    });
    expect(body).toBe(`png ${picture.length}: Card 4111`);
    expect(problems).toEqual([]);
  });

  it('is missed when recognition fails', async () => {
    const { problems } = await read('png', testPng(100, 100), { ocr: () => Promise.reject(new Error('no')) });
    expect(problems.map(({ code }) => code)).toEqual(['unsupported']);
  });

  it('is not expected in icons and tracking pixels', async () => {
    expect((await read('png', testPng(48, 48))).problems).toEqual([]);
    expect((await read('png', testPng(400, 2))).problems).toEqual([]);
    expect((await read('png', testPng(400, 12))).problems).toEqual(NOT_READ);
    expect((await read('png', testPng(1, 1))).problems).toEqual([]);
  });

  it('is not looked for in pictures that would fill the memory', async () => {
    const { problems } = await read('png', testPng(50_000, 50_000), { ocr: async () => 'never' });
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
