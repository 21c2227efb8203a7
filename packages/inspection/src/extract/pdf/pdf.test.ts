import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { record } from '../test-record.ts';
import { pdfReader } from './pdf.ts';
import { firstObject, show, writePages, writePdf } from './test-pdf.ts';

describe('the text of PDF pages', () => {
  it('gives each page its text with its number', async () => {
    const { segments, problems } = await record(
      pdfReader,
      writePages([show('First page of the file', 50, 700), show('Second page of the file', 50, 700)]),
    );
    expect(segments).toEqual([
      { text: 'First page of the file', place: { page: 1 } },
      { text: 'Second page of the file', place: { page: 2 } },
    ]);
    expect(problems).toEqual([]);
  });

  it('joins a number that is drawn in several pieces, whatever their order', async () => {
    const pieces = [
      show('1111', 113.4, 700),
      show('Card: ', 50, 700),
      show('4111', 86.7, 700),
      show('and more words here', 50, 680),
    ];
    const { body } = await record(pdfReader, writePages([pieces.join('')]));
    expect(body).toContain('Card: 41111111');
    expect(body.split('\n')[1]).toBe('and more words here');
  });

  it('puts a blank between words that are only apart', async () => {
    const { body } = await record(
      pdfReader,
      writePages([show('Hello', 50, 700) + show('world of pages', 82, 700)]),
    );
    expect(body).toBe('Hello world of pages');
  });

  it('keeps columns apart', async () => {
    const left = ['left one', 'left two', 'left three'].map((text, row) => show(text, 50, 700 - row * 20));
    const right = ['right one', 'right two', 'right three'].map((text, row) =>
      show(text, 350, 700 - row * 20),
    );
    const { body } = await record(pdfReader, writePages([[...left, ...right].join('')]));
    expect(body).toBe('left one\nleft two\nleft three\nright one\nright two\nright three');
  });

  it('puts the cells of a row on one line', async () => {
    const { body } = await record(
      pdfReader,
      writePages([show('Name and number', 50, 700) + show('123-45-6789', 300, 700)]),
    );
    expect(body).toBe('Name and number\t123-45-6789');
  });

  it('reads text that is turned', async () => {
    const turned =
      'BT /F1 12 Tf 0 1 -1 0 300 200 Tm (turned text) Tj ET\nBT /F1 12 Tf 0 1 -1 0 300 262 Tm (of a page) Tj ET\n';
    const { body } = await record(pdfReader, writePages([turned]));
    expect(body).toBe('turned text of a page');
  });
});

describe('what else a PDF file holds', () => {
  const first = firstObject(1);

  it('reads properties, custom ones and XMP', async () => {
    const xmp =
      '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF ' +
      'xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" ' +
      'xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:rights><rdf:Alt><rdf:li xml:lang="x-default">All rights of Ann' +
      '</rdf:li></rdf:Alt></dc:rights></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>';
    const { segments } = await record(
      pdfReader,
      writePages([show('Some text of a page', 50, 700)], {
        catalog: `/Metadata ${first + 1} 0 R`,
        trailer: `/Info ${first} 0 R`,
        objects: [
          '<< /Title (Quarterly figures) /Author (Ann Example) /Project (Orion) >>',
          { dictionary: '/Type /Metadata /Subtype /XML', stream: xmp },
        ],
      }),
    );
    const properties = segments.filter(({ place }) => place.part === 'properties');
    expect(properties).toContainEqual({
      text: 'Quarterly figures',
      place: { part: 'properties' },
      heading: 'Title',
    });
    expect(properties).toContainEqual({
      text: 'Ann Example',
      place: { part: 'properties' },
      heading: 'Author',
    });
    expect(properties).toContainEqual({ text: 'Orion', place: { part: 'properties' }, heading: 'Project' });
    expect(properties.some(({ text }) => text.includes('All rights of Ann'))).toBe(true);
  });

  it('reads comments, links and form fields', async () => {
    const { segments } = await record(
      pdfReader,
      writePages([show('Some text of a page', 50, 700)], {
        catalog: `/AcroForm << /Fields [${first + 2} 0 R] >>`,
        page: `/Annots [${first} 0 R ${first + 1} 0 R ${first + 2} 0 R]`,
        objects: [
          '<< /Type /Annot /Subtype /Text /Rect [1 1 20 20] /T (Ann) /Contents (Please call 555 0100) >>',
          '<< /Type /Annot /Subtype /Link /Rect [1 30 20 40] /A << /S /URI /URI (https://example.com/a?b=c) >> >>',
          '<< /Type /Annot /Subtype /Widget /FT /Tx /T (ssn) /TU (Social security number) /V (123-45-6789) /Rect [1 50 90 70] >>',
        ],
      }),
    );
    expect(segments).toContainEqual({
      text: 'Please call 555 0100',
      place: { part: 'comment', page: 1 },
      heading: 'Ann',
    });
    expect(segments).toContainEqual({ text: 'https://example.com/a?b=c', place: { part: 'link', page: 1 } });
    expect(segments).toContainEqual({
      text: '123-45-6789',
      place: { part: 'form field', page: 1 },
      heading: 'Social security number ssn',
    });
  });

  it('reads files that are pinned to a page', async () => {
    const { members, problems } = await record(
      pdfReader,
      writePages([show('Some text of a page', 50, 700)], {
        page: `/Annots [${first} 0 R]`,
        objects: [
          `<< /Type /Annot /Subtype /FileAttachment /Rect [1 1 20 20] /FS << /Type /Filespec /F (pinned.txt) /EF << /F ${first + 1} 0 R >> >> >>`,
          { dictionary: '/Type /EmbeddedFile', stream: 'pinned text' },
        ],
      }),
    );
    expect(members).toEqual([{ name: 'pinned.txt', bytes: Buffer.from('pinned text') }]);
    expect(problems).toEqual([]);
  });

  it('reads bookmarks, scripts and attached files', async () => {
    const { segments, members, problems } = await record(
      pdfReader,
      writePages([show('Some text of a page', 50, 700)], {
        catalog:
          `/Outlines ${first} 0 R /Names << /EmbeddedFiles << /Names [(list.txt) ${first + 2} 0 R] >> ` +
          `/JavaScript << /Names [(run) ${first + 4} 0 R] >> >>`,
        objects: [
          `<< /Type /Outlines /First ${first + 1} 0 R /Last ${first + 1} 0 R /Count 1 >>`,
          `<< /Title (Chapter of secrets) /Parent ${first} 0 R /Dest [4 0 R /Fit] >>`,
          `<< /Type /Filespec /F (list.txt) /UF (list.txt) /EF << /F ${first + 3} 0 R >> >>`,
          { dictionary: '/Type /EmbeddedFile', stream: 'attached text' },
          '<< /S /JavaScript /JS (app.alert\\(1\\)) >>',
        ],
      }),
    );
    expect(segments).toContainEqual({ text: 'Chapter of secrets', place: { part: 'outline' } });
    expect(segments).toContainEqual({ text: 'app.alert(1)', place: { part: 'script' } });
    expect(members).toEqual([{ name: 'list.txt', bytes: Buffer.from('attached text') }]);
    expect(problems).toEqual([]);
  });
});

describe('PDF files that cannot be read completely', () => {
  it('says that a page is a picture, once for the file', async () => {
    const first = firstObject(2);
    const content = 'q 500 0 0 700 50 50 cm /Im1 Do Q\n';
    const file = writePages([content, content], {
      resources: `/XObject << /Im1 ${first} 0 R >>`,
      objects: [
        {
          dictionary:
            '/Type /XObject /Subtype /Image /Width 40 /Height 40 /ColorSpace /DeviceGray /BitsPerComponent 8',
          stream: Buffer.alloc(1600, 200),
        },
      ],
    });
    const unread = await record(pdfReader, file);
    expect(unread.problems).toEqual([
      {
        code: 'unsupported',
        path: [],
        detail: '2 pages from page 1 on are pictures and no text recognition is installed',
      },
    ]);
    const seen: string[] = [];
    const read = await record(pdfReader, file, {
      ocr: async (image, type) => {
        seen.push(`${type.id} ${image.length}`);
        return 'recognized text';
      },
    });
    expect(read.problems).toEqual([]);
    expect(read.segments).toContainEqual({ text: 'recognized text', place: { page: 2 } });
    expect(seen).toEqual(['bmp 4854', 'bmp 4854']);
  });

  it('leaves blank pages in peace', async () => {
    const { problems } = await record(pdfReader, writePages(['', show('Some text of a page', 50, 700)]));
    expect(problems).toEqual([]);
  });

  it('opens an empty user password and reports another one', async () => {
    const open = await record(pdfReader, encrypted(''));
    expect(open.body).toBe('Hidden behind a key');
    await expect(record(pdfReader, encrypted('secret'))).rejects.toMatchObject({ code: 'encrypted' });
  });

  it('reports what is not a PDF file as corrupt', async () => {
    await expect(record(pdfReader, Buffer.from('%PDF-1.7\nnothing'))).rejects.toMatchObject({
      code: 'corrupt',
    });
    await expect(record(pdfReader, Buffer.alloc(0))).rejects.toMatchObject({ code: 'corrupt' });
  });

  it('reads what it can of a page with errors, and says so', async () => {
    const lines = Array.from({ length: 40 }, (_, line) =>
      show(`Line ${line} of ${Math.sin(line)}`, 50, 760 - line * 18),
    );
    const packed = deflateSync(lines.join(''));
    packed.fill(0xff, 400, 440);
    const { body, problems } = await record(
      pdfReader,
      writePdf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
        '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 5 0 R /Resources << /Font << /F1 3 0 R >> >> >>',
        { dictionary: '/Filter /FlateDecode', stream: packed },
      ]),
    );
    expect(body).toContain('Line 1 of 0.84');
    expect(problems).toEqual([
      { code: 'corrupt', path: [], detail: "Couldn't read all of page 1 of the PDF file" },
    ]);
  });

  it('says that a form is there only as XFA', async () => {
    const file = writePages([show('Please wait for the form', 50, 700)], {
      catalog: `/AcroForm << /Fields [] /XFA ${firstObject(1)} 0 R >>`,
      objects: [{ dictionary: '', stream: '<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"></xdp:xdp>' }],
    });
    const { problems } = await record(pdfReader, file);
    expect(problems).toEqual([
      { code: 'unsupported', path: [], detail: 'The PDF file is an XFA form, whose text is not read' },
    ]);
  });

  it('says that text is in a font whose character map is not in the file', async () => {
    const { problems } = await record(
      pdfReader,
      writePdf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
        '<< /Type /Font /Subtype /Type0 /BaseFont /Mincho /Encoding /90ms-RKSJ-H /DescendantFonts [<< /Type /Font ' +
          '/Subtype /CIDFontType0 /BaseFont /Mincho /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >> >>] >>',
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 5 0 R /Resources << /Font << /F1 3 0 R >> >> >>',
        { dictionary: '', stream: show('text', 50, 700) },
      ]),
    );
    expect(problems).toEqual([
      {
        code: 'unsupported',
        path: [],
        detail: 'Text in fonts with the character map 90ms-RKSJ-H was not read',
      },
    ]);
  });

  it.each([
    ['/FlateDecode', (bytes: Buffer) => deflateSync(bytes)],
    ['[/FlateDecode /FlateDecode]', (bytes: Buffer) => deflateSync(deflateSync(bytes))],
  ])('never unpacks a bomb in %s', async (filter, pack) => {
    const file = writePdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R >>',
      { dictionary: `/Filter ${filter}`, stream: pack(Buffer.alloc(20_000_000, ' ')) },
    ]);
    await expect(record(pdfReader, file)).rejects.toMatchObject({ code: 'ratio_exceeded' });
  });

  it('takes blank paper for no bomb', async () => {
    const paper = deflateSync(Buffer.alloc(20_000_000, 255));
    const first = firstObject(1);
    const { body, problems } = await record(
      pdfReader,
      writePages([`${show('Some text of a page', 50, 700)}q 500 0 0 700 50 50 cm /Im1 Do Q`], {
        resources: `/XObject << /Im1 ${first} 0 R >>`,
        objects: [
          {
            dictionary:
              '/Type /XObject /Subtype /Image /Width 5000 /Height 4000 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode',
            stream: paper,
          },
        ],
      }),
    );
    expect(body).toBe('Some text of a page');
    expect(problems).toEqual([]);
  });

  it('reads a file whose cross-reference table is broken', async () => {
    const file = writePages([show('Some text of a page', 50, 700)])
      .toString('latin1')
      .replace(/startxref\n\d+/, 'startxref\n7');
    const { body } = await record(pdfReader, Buffer.from(file, 'latin1'));
    expect(body).toBe('Some text of a page');
  });
});

it('survives pages that pdf.js reads ahead and drops', async () => {
  const file = writePages(['', '', ''].map((_, page) => show(`Some text of page ${page}`, 50, 700)))
    .toString('latin1')
    // The object of the third page never ends, and the number of pages leaves it out.
    .replace('/Count 3', '/Count 2')
    .replace('\n8 0 obj\n<< /Type /Page ', '\n8 0 obj\n[ [ [ [ [ [ [ [');
  const others = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  try {
    const { body } = await record(pdfReader, Buffer.from(file, 'latin1'));
    expect(body).toContain('Some text of page 0');
    await new Promise((resolve) => setImmediate(resolve));
    expect(process.listenerCount('unhandledRejection')).toBe(0);
  } finally {
    for (const listener of others) process.on('unhandledRejection', listener);
  }
});

/** Security handler revision 2, RC4 with 40 bits (ISO 32000-1, 7.6). */
function encrypted(password: string): Buffer {
  const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
  const padded = Buffer.concat([Buffer.from(password), padding]).subarray(0, 32);
  const id = Buffer.alloc(16, 7);
  const permissions = Buffer.from([0xfc, 0xff, 0xff, 0xff]);
  const owner = rc4(md5(padded).subarray(0, 5), padded);
  const key = md5(Buffer.concat([padded, owner, permissions, id])).subarray(0, 5);
  const user = rc4(key, padding);
  const objectKey = md5(Buffer.concat([key, Buffer.from([5, 0, 0, 0, 0])])).subarray(0, 10);
  const content = rc4(objectKey, Buffer.from(show('Hidden behind a key', 50, 700))).toString('latin1');
  const file = writePages(['@'.repeat(content.length)], {
    trailer:
      `/ID [<${id.toString('hex')}> <${id.toString('hex')}>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 ` +
      `/O <${owner.toString('hex')}> /U <${user.toString('hex')}> >>`,
  }).toString('latin1');
  return Buffer.from(
    file.replace('@'.repeat(content.length), () => content),
    'latin1',
  );
}

function md5(bytes: Buffer): Buffer {
  return createHash('md5').update(bytes).digest();
}

function rc4(key: Buffer, bytes: Buffer): Buffer {
  const state = Array.from({ length: 256 }, (_, index) => index);
  const swap = (a: number, b: number): void => {
    const kept = state[a] ?? 0;
    state[a] = state[b] ?? 0;
    state[b] = kept;
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let i = 0;
  let j = 0;
  return Buffer.from(
    bytes.map((byte) => {
      i = (i + 1) & 255;
      j = (j + (state[i] ?? 0)) & 255;
      swap(i, j);
      return byte ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) & 255] ?? 0);
    }),
  );
}
