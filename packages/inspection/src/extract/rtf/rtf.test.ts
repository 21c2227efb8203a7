import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { record } from '../test-record.ts';
import { rtfReader } from './rtf.ts';

const read = (rtf: string) => record(rtfReader, Buffer.from(`{\\rtf1\\ansi\\ansicpg1252 ${rtf}}`, 'latin1'));

function hex(text: string, charset: string): string {
  return [...iconv.encode(text, charset)].map((byte) => `\\'${byte.toString(16).padStart(2, '0')}`).join('');
}

describe('the text of RTF', () => {
  it('joins runs with other formats and breaks paragraphs, lines and cells', async () => {
    const { body } = await read(
      'Card 4111{\\b 1111}\\b0 \\i  next\\i0\\par second\\line third\\tab x\\cell y\\row end',
    );
    expect(body).toBe('Card 41111111 next\nsecond\nthird\tx\ty\nend');
  });

  it('reads Unicode with any number of replacements behind it', async () => {
    const { body } = await read("\\u8364?\\uc2\\u233\\'e9\\'e9x{\\uc0\\u-10179\\u-8704}y");
    expect(body).toBe('€éx😀y');
  });

  it('reads code pages of the document and of fonts', async () => {
    const { body } = await read(
      `{\\fonttbl{\\f0\\fcharset0 Arial;}{\\f1\\fcharset204 Arial;}{\\f2\\fcharset128 Mincho;}}\\f0 ${hex('café', 'cp1252')} ` +
        `{\\f1 ${hex('Паспорт', 'cp1251')}} {\\f2 ${hex('口座番号', 'shift_jis')}}\\u160? ok`,
    );
    expect(body).toBe('café Паспорт 口座番号\u00a0 ok');
  });

  it('reads signs that are written as words', async () => {
    const { body } = await read('a\\emdash b\\~c\\_d\\-e \\ldblquote q\\rdblquote  \\{x\\}\\\\');
    expect(body).toBe('a—b c-de “q” {x}\\');
  });

  it('gives notes, headers, comments, fields and properties a part each', async () => {
    const { segments, body } = await read(
      '{\\info{\\title Report}{\\author Ann}{\\*\\company Example Inc}}{\\header top}{\\footer bottom}Text{\\footnote note}' +
        '{\\*\\annotation remark} {\\field{\\*\\fldinst{HYPERLINK "https://example.com/x"}}{\\fldrslt link}} end',
    );
    expect(body).toBe('Text link end');
    expect(segments).toContainEqual({ text: 'Report', place: { part: 'properties' }, heading: 'title' });
    expect(segments).toContainEqual({ text: 'Ann', place: { part: 'properties' }, heading: 'author' });
    expect(segments).toContainEqual({
      text: 'Example Inc',
      place: { part: 'properties' },
      heading: 'company',
    });
    expect(segments).toContainEqual({ text: 'top', place: { part: 'header' } });
    expect(segments).toContainEqual({ text: 'bottom', place: { part: 'footer' } });
    expect(segments).toContainEqual({ text: 'note', place: { part: 'footnote' } });
    expect(segments).toContainEqual({ text: 'remark', place: { part: 'comment' } });
    expect(segments).toContainEqual({ text: 'https://example.com/x', place: { part: 'link' } });
  });

  it('leaves out destinations that hold no text', async () => {
    const { body } = await read(
      '{\\stylesheet{\\s1 heading 1;}}{\\*\\unknown 123}{\\colortbl;\\red0;}seen{\\v hidden}',
    );
    expect(body).toBe('seenhidden');
  });

  it('takes RTF for the HTML of Outlook as what it shows', async () => {
    const { body, segments } = await read(
      '\\fromhtml1 {\\*\\htmltag84 <a href="https://example.com/y">}\\htmlrtf {\\htmlrtf0 Text\\htmlrtf }\\htmlrtf0 {\\*\\htmltag92 </a>}',
    );
    expect(body).toBe('Text');
    expect(segments).toContainEqual({ text: 'https://example.com/y', place: { part: 'link' } });
  });
});

describe('what is embedded', () => {
  it('reads objects, packages and pictures', async () => {
    const text = (value: string): Buffer => {
      const bytes = Buffer.from(`${value}\0`);
      const length = Buffer.alloc(4);
      length.writeUInt32LE(bytes.length);
      return Buffer.concat([length, bytes]);
    };
    const number = (value: number): Buffer => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32LE(value);
      return bytes;
    };
    const file = Buffer.from('content of the file');
    const packed = Buffer.concat([
      Buffer.from([2, 0]),
      Buffer.from('list.txt\0C:\\list.txt\0'),
      Buffer.from([0, 0, 3, 0]),
      text('C:\\temp\\list.txt'),
      number(file.length),
      file,
    ]);
    const object = (className: string, data: Buffer): string =>
      Buffer.concat([
        number(0x501),
        number(2),
        text(className),
        number(0),
        number(0),
        number(data.length),
        data,
      ]).toString('hex');
    const { members, body } = await read(
      `before{\\object\\objemb{\\*\\objdata ${object('Package', packed)}}{\\result shown}}` +
        `{\\object{\\*\\objdata ${object('Word.Document.8', Buffer.from('whole'))}}}{\\pict\\pngblip ${Buffer.from('picture').toString('hex')}}` +
        '{\\pict\\jpegblip\\bin3 abc}after',
    );
    expect(members.map(({ name, bytes }) => [name, bytes.toString()])).toEqual([
      ['list.txt', 'content of the file'],
      ['object 2', 'whole'],
      ['picture 3', 'picture'],
      ['picture 4', 'abc'],
    ]);
    expect(body.replaceAll('\n', ' ')).toBe('shown beforeafter');
  });
});

describe('damaged files', () => {
  it('reads a cut file and says so', async () => {
    const { body, problems } = await record(rtfReader, Buffer.from('{\\rtf1 Some {\\b text'));
    expect(body).toBe('Some text');
    expect(problems).toEqual([
      { code: 'corrupt', path: [], detail: 'Groups of the RTF file are not balanced' },
    ]);
  });

  it('reads any depth of groups', async () => {
    const { body, problems } = await read(`${'{'.repeat(100_000)}deep${'}'.repeat(100_000)}end`);
    expect(body).toBe('deepend');
    expect(problems).toEqual([]);
  });

  it('ends where data is said to be longer than the file', async () => {
    const { body } = await record(rtfReader, Buffer.from('{\\rtf1 Text\\bin99999999999 x}'));
    expect(body).toBe('Text');
  });
});

it('gives back any text that a file was written with', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 80 }), async (text) => {
      const written = [...Array(text.length).keys()]
        .map((index) => {
          const code = text.charCodeAt(index);
          if (text[index] === '\n') return '\\par ';
          if (text[index] === '\t') return '\\tab ';
          return code >= 0x80 || code < 0x20 || /[\\{}]/.test(text[index] ?? '')
            ? `\\u${code > 32_767 ? code - 65_536 : code}?`
            : text[index];
        })
        .join('');
      const { body } = await read(written);
      expect(body).toBe(text.trim() === '' ? '' : text.replace(/\n$/, ''));
    }),
    { numRuns: 150 },
  );
});
