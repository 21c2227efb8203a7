import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText } from '../plain-text/plain-text.ts';
import { record } from '../test-record.ts';
import { columnLetters, delimitedReader } from './delimited.ts';
import { foldedReader } from './folded-lines.ts';
import { jsonReader } from './json.ts';
import { xmlReader } from './xml.ts';

describe('delimited files', () => {
  const read = (text: string) => record(delimitedReader, Buffer.from(text));

  it.each([',', ';', '\t', '|'])('finds the delimiter %j, the heads and the cells', async (delimiter) => {
    const rows = [
      ['name', 'ssn', 'city'],
      ['Ann', '123-45-6789', 'Rome'],
      ['Bob', '987-65-4321', 'Oslo'],
    ];
    const { segments } = await read(rows.map((row) => row.join(delimiter)).join('\r\n'));
    expect(segments).toEqual([
      { text: 'name\tssn\tcity', place: { line: 1 } },
      { text: 'Ann\tRome', place: { line: 2 } },
      { text: '123-45-6789', place: { line: 2, cell: 'B2' }, heading: 'ssn' },
      { text: 'Bob\tOslo', place: { line: 3 } },
      { text: '987-65-4321', place: { line: 3, cell: 'B3' }, heading: 'ssn' },
    ]);
  });

  it('reads quotes, doubled quotes, and line breaks in cells', async () => {
    const { segments } = await read('id,note\n7,"say ""hi"", then\ngo on with 12345"\n8,"short"\n');
    expect(segments).toEqual([
      { text: 'id\tnote', place: { line: 1 } },
      { text: '7', place: { line: 2 } },
      { text: 'say "hi", then\ngo on with 12345', place: { line: 2, cell: 'B2' }, heading: 'note' },
      { text: '8\tshort', place: { line: 4 } },
    ]);
  });

  it('takes rows without heads together', async () => {
    const { segments } = await read('17,4111111111111111\n18,5500005555555559\n');
    expect(segments).toEqual([{ text: '17\t4111111111111111\n18\t5500005555555559', place: { line: 1 } }]);
  });

  it('follows the delimiter that Excel writes into the first line', async () => {
    const { body } = await read('sep=:\nname:number\nAnn:12345\n');
    expect(body).toBe('name\tnumber\nAnn\n12345');
  });

  it('reads a quote that is never closed', async () => {
    const { body } = await read('a,b\n"open,12345\nnext,67890\n');
    expect(body).toContain('12345');
    expect(body).toContain('67890');
  });

  it('reads a long line of quoted cells in linear time', async () => {
    const { body } = await read(`a,b\n${'"x""y,'.repeat(300_000)}12345\n`);
    expect(body).toContain('12345');
  });

  it('names columns as spreadsheets do', () => {
    expect([0, 25, 26, 701, 702].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA']);
  });

  it('gives back any cells that a file was written with', async () => {
    const cell = fc.string({ unit: 'grapheme', maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 8 }), async (rows) => {
        const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
        const { segments } = await read(
          ['"first","second"', ...rows.map((row) => row.map(quoted).join(','))].join('\n'),
        );
        const all = segments.map(({ text }) => text).join('\n');
        for (const text of rows.flat()) expect(all).toContain(text);
      }),
      { numRuns: 150 },
    );
  });
});

describe('JSON', () => {
  const read = (text: string) => record(jsonReader, Buffer.from(text));

  it('gives values their names, headings and lines', async () => {
    const { segments, problems } = await read(
      '{\n "customer": {\n  "name": "Ann",\n  "cardNumber": "4111 1111",\n  "tags": ["a", 123456]\n },\n "on": true\n}\n',
    );
    expect(segments).toEqual([
      { text: 'name: Ann', place: { line: 3 } },
      { text: 'cardNumber: 4111 1111', place: { line: 4 }, heading: 'customer card Number' },
      { text: 'a', place: { line: 5 } },
      { text: '123456', place: { line: 5 }, heading: 'tags' },
    ]);
    expect(problems).toEqual([]);
  });

  it('keeps the lines of the file in runs of words', async () => {
    const { segments } = await read('{"a":"x",\n\n"b":"y", "c":"z"}');
    expect(segments).toEqual([{ text: 'a: x\n\nb: y\tc: z', place: { line: 1 } }]);
  });

  it('reads escapes, and JSON within strings', async () => {
    const { body } = await read(
      '{"text":"caf\\u00e9 \\ud83d\\ude00\\/","inner":"{\\"ssn\\":\\"123-45-6789\\"}"}',
    );
    expect(body).toContain('text: café 😀/');
    expect(body).toContain('"ssn":"123-45-6789"');
  });

  it('reads several documents, one a line', async () => {
    const { segments } = await read('{"id":"12345"}\n{"id":"67890"}\n');
    expect(segments.map(({ text, place }) => [text, place.line])).toEqual([
      ['id: 12345', 1],
      ['id: 67890', 2],
    ]);
  });

  it('reads documents that a value holds as base64', async () => {
    const file = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(300, 65)]);
    const { members } = await read(
      JSON.stringify({ name: 'x', file: file.toString('base64') }).replaceAll('/', '\\/'),
    );
    expect(members.map(({ bytes }) => bytes)).toEqual([file]);
  });

  it('says that a text is cut, and reads it all the same', async () => {
    const { body, problems } = await read('{"a":[1,"text that en');
    expect(body).toContain('text that en');
    expect(problems.map(({ code }) => code)).toEqual(['corrupt']);
  });

  it('reads any depth', async () => {
    const { body, problems } = await read(`${'['.repeat(200_000)}"deep"${']'.repeat(200_000)}`);
    expect(body).toBe('deep');
    expect(problems).toEqual([]);
  });

  it('gives back any value that a text was written with', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.boolean(), async (value, isPretty) => {
        const { segments, problems } = await read(JSON.stringify(value, undefined, isPretty ? 2 : 0));
        const all = segments.map(({ text }) => text).join('\n');
        for (const text of strings(value)) expect(all).toContain(text);
        expect(problems).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});

function strings(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(strings);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}

describe('XML', () => {
  const read = (text: string) => record(xmlReader, Buffer.from(text));

  it('gives elements and attributes their names, headings and lines', async () => {
    const { segments, problems } = await read(
      '<?xml version="1.0"?>\n<people xmlns="urn:x">\n <person id="17">\n  <name>Ann &amp; Al</name>\n  <ssn>123-45-6789</ssn>\n </person>\n</people>',
    );
    expect(segments).toEqual([
      { text: 'id: 17\nname: Ann & Al', place: { line: 3 } },
      { text: 'ssn: 123-45-6789', place: { line: 5 }, heading: 'person ssn' },
    ]);
    expect(problems).toEqual([]);
  });

  it('keeps text with words marked in it together', async () => {
    const { body } = await read('<p>Card 4111<b>1111</b>1111 and <i>more</i></p>');
    expect(body).toBe('Card 411111111111 and more');
  });

  it('reads CDATA, comments and instructions', async () => {
    const { body, segments } = await read('<a><b><![CDATA[x < 12345]]></b><!-- note --><?run fast?></a>');
    expect(body).toBe('b: x < 12345');
    expect(segments).toContainEqual({ text: 'note', place: { part: 'comment', line: 1 } });
    expect(segments).toContainEqual({ text: 'run fast', place: { part: 'comment', line: 1 } });
  });

  it('never expands entities of a DOCTYPE, and reads what they hold', async () => {
    const { body, segments } = await read(
      '<!DOCTYPE a [<!ENTITY x "lol lol"><!ENTITY y SYSTEM "file:///etc/hostname">]><a>&x;&y;text</a>',
    );
    expect(body).toContain('&x;&y;text');
    expect(segments.find(({ place }) => place.part === 'doctype')?.text).toContain('"lol lol"');
  });

  it('reads all text where the XML is broken', async () => {
    const { body, problems } = await read('<a><b>first</b><c>second</d><e>third 12345</e>');
    expect(body).toContain('b: first');
    expect(body).toContain('third 12345');
    expect(problems.map(({ code }) => code)).toEqual(['corrupt']);
  });

  it('reads any depth, and end tags without a beginning, in linear time', async () => {
    const { body, problems } = await read(`${'<a>'.repeat(100_000)}deep${'</b>'.repeat(100_000)}`);
    expect(body).toContain('deep');
    expect(problems.map(({ code }) => code)).toEqual(['corrupt']);
  });

  it('gives back any text that it was written with', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 60 }), async (text) => {
        const clean = text.replace(/[^\P{C}\n\t]|[\ufffe\uffff]/gu, '').trim();
        const escaped = clean.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
        const { body } = await read(`<root><value>${escaped}</value></root>`);
        expect(body).toBe(clean === '' ? '' : `value: ${clean}`);
      }),
      { numRuns: 150 },
    );
  });
});

describe('base64 in texts', () => {
  const file = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(90_000, 'some words ')]);

  it.each([
    ['on one line', file.toString('base64')],
    ['wrapped', file.toString('base64').replace(/(.{76})/g, '$1\n')],
    ['wrapped and indented', file.toString('base64').replace(/(.{64})/g, '$1\r\n    ')],
  ])('is read as a document: %s', async (_, encoded) => {
    const { members } = await record(plainText, Buffer.from(`file: |\n    ${encoded}\nnext: line\n`));
    expect(members.map(({ name, bytes }) => [name, bytes.equals(file)])).toEqual([['base64 1', true]]);
  });

  it('stays text where it is not a document, or not the beginning of one', async () => {
    const words = Buffer.alloc(3000, 'some words ').toString('base64');
    const { members } = await record(
      plainText,
      Buffer.from(`${words}\nJVBERi short\n${'A'.repeat(300)}JVBERi${'A'.repeat(300)}\n`),
    );
    expect(members).toEqual([]);
  });
});

it('reads ISO-2022-JP in plain text', async () => {
  const { body } = await record(plainText, Buffer.from('\u001b$B$"\u001b(B 123', 'latin1'));
  expect(body).toBe('あ 123');
});

describe('folded lines', () => {
  const read = (id: string, ...lines: readonly string[]) =>
    record(foldedReader, Buffer.from(lines.join('\r\n')), {
      type: { id, class: 'data', mediaType: 'text/plain' },
    });

  it('are joined in calendars', async () => {
    const { segments } = await read(
      'ics',
      'BEGIN:VEVENT',
      'DESCRIPTION:Card 4111 1111\\, 1',
      ' 111 1111',
      'END:VEVENT',
    );
    expect(segments).toEqual([
      { text: 'BEGIN: VEVENT', place: { line: 1 } },
      { text: 'DESCRIPTION: Card 4111 1111, 1111 1111', place: { line: 2 }, heading: 'DESCRIPTION' },
      { text: 'END: VEVENT', place: { line: 4 } },
    ]);
  });

  it('are joined in contacts, quoted-printable and base64 included', async () => {
    const photo = Buffer.from([0x89, 0x50, 0, 1, 2, 3]);
    const { body, members } = await read(
      'vcf',
      'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Caf=C3=A9 =',
      'Owner',
      'TEL;CELL:+1 555 0100',
      `PHOTO;ENCODING=b;TYPE=PNG:${photo.toString('base64')}`,
    );
    expect(body).toContain('Café Owner');
    expect(body).toContain('TEL;CELL: +1 555 0100');
    expect(members.map(({ bytes }) => bytes)).toEqual([photo]);
  });

  it('are joined in directories, base64 included', async () => {
    const { body } = await read(
      'ldif',
      'dn: cn=Ann',
      'description:: Q2Fmw6kgbsO6',
      ' bWVybw==',
      'telephone: +1 5',
      ' 55',
    );
    expect(body).toBe('dn: cn=Ann\ndescription: Café número\ntelephone: +1 555');
  });
});
