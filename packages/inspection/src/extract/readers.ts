import { compressed } from './archive/compressed.ts';
import { tar } from './archive/tar.ts';
import { zip } from './archive/zip.ts';
import { embeddedObject } from './compound-file/embedded-object.ts';
import { htmlReader } from './html/html.ts';
import { imageReader } from './image/image.ts';
import { doc } from './legacy-office/doc.ts';
import { ppt } from './legacy-office/ppt.ts';
import { xls } from './legacy-office/xls.ts';
import { emlReader } from './mail/eml.ts';
import { mboxReader } from './mail/mbox.ts';
import { msgReader } from './mail/msg.ts';
import { tnefReader } from './mail/tnef.ts';
import { excel } from './office/excel.ts';
import { powerpoint } from './office/powerpoint.ts';
import { visio } from './office/visio.ts';
import { word } from './office/word.ts';
import { epub } from './open-document/epub.ts';
import { flatOpenDocument, openDocument } from './open-document/open-document.ts';
import { pdfReader } from './pdf/pdf.ts';
import type { Reader } from './reader.ts';
import { rtfReader } from './rtf/rtf.ts';
import { sevenZip } from './seven-zip/seven-zip.ts';
import { delimitedReader } from './text/delimited.ts';
import { foldedReader } from './text/folded-lines.ts';
import { jsonReader } from './text/json.ts';
import { xmlReader } from './text/xml.ts';

/** Readers by the id of the file type; what isn't here has no text that Casbah can read. */
export const READERS: Readonly<Record<string, Reader>> = {
  docx: word,
  docm: word,
  dotx: word,
  dotm: word,
  xlsx: excel,
  xlsm: excel,
  xltx: excel,
  xltm: excel,
  xlam: excel,
  pptx: powerpoint,
  pptm: powerpoint,
  potx: powerpoint,
  potm: powerpoint,
  ppsx: powerpoint,
  ppsm: powerpoint,
  vsdx: visio,
  odt: openDocument,
  ott: openDocument,
  ods: openDocument,
  ots: openDocument,
  odp: openDocument,
  otp: openDocument,
  odg: openDocument,
  odf: openDocument,
  fodt: flatOpenDocument,
  fods: flatOpenDocument,
  fodp: flatOpenDocument,
  fodg: flatOpenDocument,
  epub,
  doc,
  xls,
  ppt,
  cfb: embeddedObject,
  zip,
  jar: zip,
  apk: zip,
  xpi: zip,
  ipa: zip,
  kmz: zip,
  nupkg: zip,
  vsix: zip,
  whl: zip,
  cbz: zip,
  tar,
  '7z': sevenZip,
  gz: compressed('gzip'),
  bz2: compressed('bzip2'),
  xz: compressed('xz'),
  zst: compressed('zstd'),
  lzma: compressed('lzma'),
  pdf: pdfReader,
  rtf: rtfReader,
  html: htmlReader,
  svg: htmlReader,
  xml: xmlReader,
  kml: xmlReader,
  json: jsonReader,
  jsonl: jsonReader,
  csv: delimitedReader,
  tsv: delimitedReader,
  vcf: foldedReader,
  ics: foldedReader,
  ldif: foldedReader,
  eml: emlReader,
  mhtml: emlReader,
  mbox: mboxReader,
  msg: msgReader,
  tnef: tnefReader,
  jpeg: imageReader,
  png: imageReader,
  gif: imageReader,
  webp: imageReader,
  heic: imageReader,
  avif: imageReader,
  tiff: imageReader,
  cr2: imageReader,
  bmp: imageReader,
  psd: imageReader,
  jp2: imageReader,
  jxl: imageReader,
  ico: imageReader,
};
