import {
  chunk,
  segment,
  testExif,
  testHeic,
  testJpeg,
  testPng,
  testPsd,
  testWebp,
} from './image/test-picture.ts';
import { testOutlook } from './mail/test-outlook.ts';
import { testTnef } from './mail/test-tnef.ts';
import { firstObject, show, writePages } from './pdf/test-pdf.ts';

/** A text that every document below holds. */
export const NUMBER = '4111 1111 1111 1111';

const EXIF = testExif({ 315: NUMBER });
const XMP = Buffer.from(
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
    `<rdf:Description xmlns:dc="d" dc:rights="${NUMBER}"/></rdf:RDF></x:xmpmeta>`,
);
const HTML = `<!DOCTYPE html><html><head><title>Page</title><meta charset=utf-8></head><body><table><tr><th>Card</th></tr>
<tr><td>${NUMBER}</td></tr></table><!-- note --><p title="x">Text &amp; <b>more</b></p><script>run()</script></body></html>`;
const RTF =
  `{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0\\fcharset204 Arial;}}{\\info{\\author Ann}}Card ${NUMBER}\\par \\u8364?\\'e9` +
  '{\\object{\\*\\objdata 0105000002000000}}{\\pict\\pngblip 89504e47}{\\field{\\*\\fldinst HYPERLINK "x"}{\\fldrslt y}}\\bin3 abc}';
const MAIL = [
  'From: Ann <ann@example.com>',
  'To: bob@example.com',
  'Subject: =?utf-8?B?Q2Fmw6k=?=',
  'Date: Mon, 1 Jun 2026 10:00:00 +0000',
  'Message-ID: <1@example.com>',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary="b"',
  '',
  '--b',
  'Content-Type: text/plain; charset=utf-8',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  `Card ${NUMBER} caf=C3=A9`,
  '--b',
  'Content-Type: text/rtf; name="a.rtf"',
  'Content-Transfer-Encoding: base64',
  '',
  Buffer.from(RTF).toString('base64'),
  '--b--',
  '',
].join('\r\n');

function pdf(): Buffer {
  const first = firstObject(2);
  return writePages([show(`Card ${NUMBER}`, 50, 700), show('Second page of it', 50, 700)], {
    catalog: `/AcroForm << /Fields [${first + 1} 0 R] >> /Names << /EmbeddedFiles << /Names [(a) ${first + 2} 0 R] >> >>`,
    page: `/Annots [${first} 0 R ${first + 1} 0 R]`,
    trailer: `/Info ${first + 4} 0 R`,
    objects: [
      '<< /Type /Annot /Subtype /Text /Rect [1 1 20 20] /T (Ann) /Contents (A comment) >>',
      '<< /Type /Annot /Subtype /Widget /FT /Tx /T (field) /V (value) /Rect [1 50 90 70] >>',
      `<< /Type /Filespec /F (a.rtf) /EF << /F ${first + 3} 0 R >> >>`,
      { dictionary: '/Type /EmbeddedFile', stream: RTF },
      '<< /Title (Title) /Author (Ann) >>',
    ],
  });
}

/** A small document of each format, with its file type. */
export const TEST_DOCUMENTS: Readonly<Record<string, () => Buffer>> = {
  pdf,
  rtf: () => Buffer.from(RTF),
  html: () => Buffer.from(HTML),
  svg: () =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><title>x</title><text>${NUMBER}</text></svg>`),
  eml: () => Buffer.from(MAIL),
  mbox: () =>
    Buffer.from(
      `From ann@example.com Mon Jun  1 10:00:00 2026\n${MAIL}\nFrom ann@example.com Mon Jun  1 10:00:00 2026\n${MAIL}`,
    ),
  mhtml: () =>
    Buffer.from(
      'From: <Saved by Blink>\r\nSubject: Page\r\nDate: Mon, 1 Jun 2026 10:00:00 +0000\r\nMIME-Version: 1.0\r\n' +
        `Content-Type: multipart/related; type="text/html"; boundary="b"\r\n\r\n--b\r\nContent-Type: text/html\r\n\r\n${HTML}\r\n--b--\r\n`,
    ),
  msg: () =>
    testOutlook({
      texts: { 55: 'Subject', 4096: `Card ${NUMBER}`, 26: 'IPM.Note' },
      recipients: [{ 12289: 'Bob' }],
      attachments: [
        { texts: { 14087: 'a.rtf' }, content: Buffer.from(RTF) },
        { texts: { 12289: 'inner' }, content: { texts: { 55: 'inner', 4096: 'inner body' } } },
      ],
    }),
  tnef: () => Buffer.concat([testTnef(), Buffer.alloc(0)]),
  csv: () =>
    Buffer.from(`name,card,city\nAnn,${NUMBER},Rome\n"Bob, B",5500 0000 0000 0004,"New York"\nEve,x,Oslo\n`),
  tsv: () => Buffer.from(`name\tcard\tcity\nAnn\t${NUMBER}\tRome\nBob\t5500 0000 0000 0004\tOslo\n`),
  json: () =>
    Buffer.from(`{"people":[{"name":"Ann","card":"${NUMBER}"},{"name":"B\\u00f6b","tags":[1,2,null,true]}]}`),
  jsonl: () =>
    Buffer.from(`{"name":"Ann","card":"${NUMBER}"}\n{"name":"Bob","card":"5500 0000 0000 0004"}\n`),
  xml: () =>
    Buffer.from(
      `<?xml version="1.0"?>\n<!DOCTYPE people [<!ENTITY a "b">]>\n<people><person id="1"><card>${NUMBER}</card>&a;</person><!-- note --></people>\n`,
    ),
  vcf: () =>
    Buffer.from(
      `BEGIN:VCARD\r\nVERSION:2.1\r\nN;ENCODING=QUOTED-PRINTABLE:=43afe\r\nNOTE:${NUMBER.slice(0, 8)}\r\n ${NUMBER.slice(8)}\r\nPHOTO;ENCODING=b:AAECAw==\r\nEND:VCARD\r\n`,
    ),
  ics: () =>
    Buffer.from(
      `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:${NUMBER.slice(0, 8)}\r\n ${NUMBER.slice(8)}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`,
    ),
  ldif: () =>
    Buffer.from(
      `version: 1\ndn: cn=Ann\ndescription:: ${Buffer.from(NUMBER).toString('base64')}\nphoto:: AAECAw==\n`,
    ),
  jpeg: () =>
    testJpeg(
      segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), EXIF])),
      segment(0xfe, Buffer.from('comment')),
    ),
  png: () => testPng(100, 100, chunk('tEXt', Buffer.from(`Comment\0${NUMBER}`)), chunk('eXIf', EXIF)),
  gif: () =>
    Buffer.concat([
      Buffer.from('GIF89a\x64\0\x64\0\0\0\0\x21\xfe', 'latin1'),
      Buffer.from([NUMBER.length]),
      Buffer.from(NUMBER),
      Buffer.from([0, 0x3b]),
    ]),
  webp: () => testWebp(EXIF, XMP),
  heic: () => testHeic(EXIF, XMP),
  tiff: () => EXIF,
  psd: () => testPsd(),
};
