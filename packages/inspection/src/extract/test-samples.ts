import { gzipSync, zstdCompressSync } from 'node:zlib';
import {
  biffRecord,
  biffText,
  testDoc,
  testMacros,
  testPpt,
  testVbaProject,
  testXls,
} from './legacy-office/test-legacy-office.ts';
import { testCompoundFile } from './mail/test-compound-file.ts';
import { testFlatOpenDocument, testOpenDocument } from './open-document/test-open-document.ts';
import { testExcel, testOffice, testWord } from './test-office.ts';
import { PACKED } from './test-packed.ts';
import { paxRecord, testTar } from './test-tar.ts';
import { testZip } from './test-zip.ts';

const CARD = '4111 1111 1111 1111';
const NATIVE = nativeObject('order.txt', `Card ${CARD}\n`);

const docx = testWord(
  `<w:p><w:r><w:t>Card 4111 </w:t></w:r><w:r><w:t>1111 1111 1111</w:t></w:r></w:p><w:tbl><w:tr><w:tc><w:p><w:r><w:t>a</w:t></w:r></w:p></w:tc></w:tr></w:tbl>`,
  [
    {
      name: 'word/header1.xml',
      type: 'wordprocessingml.header+xml',
      xml: '<w:hdr><w:p><w:r><w:t>Head</w:t></w:r></w:p></w:hdr>',
    },
    {
      name: 'docProps/core.xml',
      type: 'x',
      xml: '<cp:coreProperties><dc:title>Title</dc:title></cp:coreProperties>',
    },
  ],
  {
    'word/document.xml': [
      { id: 'r1', type: 'hyperlink', target: 'https://example.com/?a=1', isExternal: true },
    ],
  },
  [
    { name: 'word/vbaProject.bin', content: testVbaProject('Sub A()\r\nEnd Sub\r\n') },
    { name: 'word/embeddings/oleObject1.bin', content: NATIVE },
  ],
);

const xls = testXls(
  [
    biffRecord(0x00fd, 0, 0, 0, Buffer.from([0, 0, 0, 0])),
    biffRecord(0x0204, 1, 0, 0, biffText(CARD)),
    biffRecord(0x0203, 1, 1, 0, Buffer.from(new Float64Array([4111111111111111]).buffer)),
    biffRecord(0x027e, 2, 0, 0, Buffer.from([0x92, 1, 0, 0])),
  ],
  [biffRecord(0x00fc, Buffer.from([1, 0, 0, 0, 1, 0, 0, 0]), biffText('Card number'))],
  { _VBA_PROJECT_CUR: testMacros('Sub A()\r\nEnd Sub\r\n') },
);

/** A document of each format, all with a card number in them or in a file inside. */
export const SAMPLES: Readonly<Record<string, Buffer>> = {
  text: Buffer.from(`A line\nCard ${CARD}\n`),
  docx,
  xlsx: testExcel(
    `<row r="1"><c r="A1" t="s"><v>0</v></c></row><row r="2"><c r="A2"><v>4.111111111111111E+15</v></c><c r="B2" t="inlineStr"><is><t>${CARD}</t></is></c></row>`,
    [
      {
        name: 'xl/sharedStrings.xml',
        type: 'spreadsheetml.sharedStrings+xml',
        xml: '<sst><si><t>Card</t></si></sst>',
      },
    ],
  ),
  pptx: testOffice([
    { name: 'ppt/presentation.xml', type: 'presentationml.presentation.main+xml', xml: '<p:presentation/>' },
    {
      name: 'ppt/slides/slide1.xml',
      type: 'presentationml.slide+xml',
      xml: `<p:sld><a:p><a:r><a:t>${CARD}</a:t></a:r></a:p></p:sld>`,
    },
  ]),
  odt: testOpenDocument(
    'text',
    `<text:p>Card <text:span>${CARD}</text:span></text:p><text:note><text:p>Note</text:p></text:note>`,
  ),
  ods: testOpenDocument(
    'spreadsheet',
    `<table:table table:name="S"><table:table-row><table:table-cell><text:p>${CARD}</text:p></table:table-cell></table:table-row></table:table>`,
  ),
  fodt: testFlatOpenDocument('text', `<text:p>${CARD}</text:p>`),
  epub: testZip([
    { name: 'mimetype', content: 'application/epub+zip', isStored: true },
    { name: 'OEBPS/one.txt', content: `Card ${CARD}` },
  ]),
  doc: testDoc({
    body: `Card ${CARD} of Ann\rEnd`,
    footnotes: 'A note\r',
    others: { Macros: testMacros('Sub A()\r\n') },
  }),
  xls,
  ppt: testPpt(`Card ${CARD}`, 'A shape'),
  cfb: NATIVE,
  zip: testZip([
    { name: 'a.txt', content: `Card ${CARD}` },
    { name: 'inner.zip', content: testZip([{ name: 'b.txt', content: CARD }]) },
  ]),
  tar: testTar([
    { name: 'x', content: paxRecord('path', 'long/name.txt'), type: 'x' },
    { name: 'short', content: `Card ${CARD}` },
  ]),
  gz: gzipSync(`Card ${CARD}`),
  zst: zstdCompressSync(`Card ${CARD}`),
  bz2: PACKED.bzip2,
  xz: PACKED.xz,
  lzma: PACKED.lzma,
  '7z': PACKED.sevenZip,
};

/** An embedded object as the packager of Windows writes it. */
export function nativeObject(name: string, content: string): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(content.length);
  return testCompoundFile({
    '\u0001Ole10Native': Buffer.concat([
      Buffer.from([0, 0, 0, 0, 2, 0]),
      Buffer.from(`${name}\0C:\\${name}\0`),
      Buffer.from([0, 0, 3, 0]),
      Buffer.from([4, 0, 0, 0]),
      Buffer.from('tmp\0'),
      size,
      Buffer.from(content),
    ]),
  });
}
