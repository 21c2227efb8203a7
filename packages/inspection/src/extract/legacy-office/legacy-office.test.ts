import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { testCompoundFile } from '../mail/test-compound-file.ts';
import { extracted } from '../test-extract.ts';
import { nativeObject } from '../test-samples.ts';
import {
  biffRecord,
  biffText,
  pptRecord,
  testDoc,
  testMacros,
  testPpt,
  testVbaProject,
  testXls,
} from './test-legacy-office.ts';

const ole = { hasMacros: true };

describe('doc', () => {
  test('pieces of bytes and of UTF-16, footnotes, comments, macros, embedded files', async () => {
    const { segments, files, problems } = await extracted(
      testDoc({
        body: 'Größe of Ann\rCard 4111 1111 1111 1111\rone\u0007two\u0007\u0007See \u0013 HYPERLINK "https://a.example" \u0014here\u0015.\r',
        footnotes: 'A footnote\r',
        comments: 'A comment\r',
        others: {
          Macros: testMacros('Sub A()\r\n'),
          ObjectPool: {
            _1: {
              '\u0001Ole10Native': Buffer.concat([
                Buffer.alloc(6),
                Buffer.from('n.txt\0p\0'),
                Buffer.from([0, 0, 3, 0, 1, 0, 0, 0, 0, 4, 0, 0, 0]),
                Buffer.from('file'),
              ]),
            },
          },
        },
      }),
    );
    expect(problems).toEqual([]);
    expect(segments.map(({ text, place }) => [place.part ?? 'body', text])).toEqual([
      ['body', 'Größe of Ann\nCard 4111 1111 1111 1111\none\ttwo\t\tSee here.'],
      ['field', 'HYPERLINK "https://a.example"'],
      ['notes', 'A footnote'],
      ['comment', 'A comment'],
      ['macro', 'Sub A()\n'],
      ['body', 'file'],
    ]);
    expect(files.at(-1)).toMatchObject({ path: [], type: { id: 'doc' }, ...ole });
  });

  test('a password is a problem', async () => {
    const { problems, files } = await extracted(testDoc({ body: 'xxxx', isEncrypted: true }));
    expect(problems).toMatchObject([{ code: 'encrypted', path: [] }]);
    expect(files).toMatchObject([{ isEncrypted: true }]);
  });
});

describe('xls', () => {
  test('strings that run over records, numbers, formulas, dates and text boxes', async () => {
    const long = 'x'.repeat(30);
    const shared = biffText(`Name${long}`);
    const { segments, problems } = await extracted(
      testXls(
        [
          biffRecord(0x00fd, 0, 0, 0, Buffer.from([0, 0, 0, 0])),
          biffRecord(0x0204, 1, 0, 0, biffText('Ann 日本')),
          biffRecord(0x0203, 1, 1, 0, double(4111111111111111)),
          biffRecord(0x027e, 1, 2, 1, Buffer.from([0xda, 0xc4, 2, 0])),
          biffRecord(0x00bd, 2, 0, 0, Buffer.from([0x92, 1, 0, 0]), 0, Buffer.from([0x93, 1, 0, 0]), 1),
          biffRecord(0x0006, 3, 0, 0, Buffer.from([0, 0, 0, 0, 0, 0, 0xff, 0xff]), 0, 0, 0, 0),
          biffRecord(0x0207, biffText('a formula')),
          biffRecord(0x01b6, 0, 0, 0, 0, 0, 4, 0, 0, 0),
          biffRecord(0x003c, Buffer.from('\0Note')),
        ],
        [
          biffRecord(0x00e0, 0, 0),
          biffRecord(0x00e0, 0, 14),
          biffRecord(0x00fc, Buffer.from([1, 0, 0, 0, 1, 0, 0, 0]), shared.subarray(0, 31)),
          biffRecord(0x003c, Buffer.concat([Buffer.from([1]), shared.subarray(31)])),
        ],
      ),
    );
    expect(problems).toEqual([]);
    const heading = `Name${long}`;
    const place = (cell: string) => ({ sheet: 'Sheet', cell });
    expect(segments).toEqual([
      { text: 'Sheet', place: { part: 'sheet names' } },
      { text: heading, place: place('A1') },
      { text: 'Ann 日本', place: place('A2'), heading },
      { text: '4111111111111111', place: place('B2') },
      { text: '2024-03-15', place: place('C2') },
      { text: '100', place: place('A3'), heading },
      { text: '1', place: place('B3') },
      { text: 'a formula', place: place('A4'), heading },
      { text: 'Note', place: { sheet: 'Sheet', part: 'text box' } },
    ]);
  });

  test('a password is a problem', async () => {
    const { problems } = await extracted(testXls([], [biffRecord(0x002f, 1)]));
    expect(problems).toMatchObject([{ code: 'encrypted', path: [] }]);
  });
});

describe('ppt', () => {
  test('outline and shapes know their slide; notes; compressed macros and objects', async () => {
    const compressed = (bytes: Buffer) => {
      const size = Buffer.alloc(4);
      size.writeUInt32LE(bytes.length);
      return pptRecord(0x1011, Buffer.concat([size, deflateSync(bytes)]), 1);
    };
    const { segments, files, problems } = await extracted(
      testPpt('Title\rline', 'A shape', [
        compressed(testVbaProject('Sub P()')),
        compressed(nativeObject('in.txt', 'dropped')),
      ]),
    );
    expect(problems).toEqual([]);
    expect(segments.map(({ text, place }) => [text, place.slide, place.part])).toEqual([
      ['A shape', 1, undefined],
      ['Title\nline', 1, undefined],
      ['Speaker note', undefined, 'notes'],
      ['Sub P()', undefined, 'macro'],
      ['dropped', undefined, undefined],
    ]);
    expect(files.at(-1)).toMatchObject({ type: { id: 'ppt' }, ...ole });
  });
});

describe('compound files', () => {
  test('a circle of sectors ends', async () => {
    const bytes = testCompoundFile({ WordDocument: Buffer.alloc(20_000), '1Table': Buffer.alloc(10) });
    const table = bytes.readUInt32LE(76);
    // The first sector leads to itself.
    bytes.writeUInt32LE(0, (table + 1) * 512);
    expect((await extracted(bytes)).problems).toHaveLength(1);
  });

  test('an unknown program is unsupported', async () => {
    const { problems } = await extracted(testCompoundFile({ Whatever: Buffer.from('abc') }));
    expect(problems).toMatchObject([{ code: 'unsupported', path: [] }]);
  });
});

function double(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(value);
  return bytes;
}
