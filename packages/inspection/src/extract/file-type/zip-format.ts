import { inflateRawSync } from 'node:zlib';
import { packedBytes, zipDirectory } from '../zip/zip.ts';
import type { ZipEntry } from '../zip/zip-entry.ts';

/** Formats whose marker comes late are zip archives to us. */
const MOST_ENTRIES = 20_000;
const MOST_BYTES = 1024 * 1024;

/** Main parts by content type. Sources: ECMA-376 part 1, [MS-OFFMACRO2]. */
const CONTENT_TYPES: readonly (readonly [type: RegExp, id: string])[] = [
  [/ms-word\.document\.macroEnabled\.main/, 'docm'],
  [/ms-word\.template\.macroEnabledTemplate\.main/, 'dotm'],
  [/wordprocessingml\.template\.main/, 'dotx'],
  [/wordprocessingml\.document\.main/, 'docx'],
  [/ms-excel\.sheet\.binary\.macroEnabled\.main/, 'xlsb'],
  [/ms-excel\.sheet\.macroEnabled\.main/, 'xlsm'],
  [/ms-excel\.template\.macroEnabled\.main/, 'xltm'],
  [/ms-excel\.addin\.macroEnabled\.main/, 'xlam'],
  [/spreadsheetml\.template\.main/, 'xltx'],
  [/spreadsheetml\.sheet\.main/, 'xlsx'],
  [/ms-powerpoint\.presentation\.macroEnabled\.main/, 'pptm'],
  [/ms-powerpoint\.template\.macroEnabled\.main/, 'potm'],
  [/ms-powerpoint\.slideshow\.macroEnabled\.main/, 'ppsm'],
  [/presentationml\.template\.main/, 'potx'],
  [/presentationml\.slideshow\.main/, 'ppsx'],
  [/presentationml\.presentation\.main/, 'pptx'],
  [/ms-visio\./, 'vsdx'],
  [/ms-package\.xps-fixeddocumentsequence|openxps/, 'xps'],
  [/ms-package\.3dmanufacturing-3dmodel/, '3mf'],
];

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  'application/epub+zip': 'epub',
  'application/hwp+zip': 'hwpx',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.text-master': 'odt',
  'application/vnd.oasis.opendocument.text-template': 'ott',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/vnd.oasis.opendocument.spreadsheet-template': 'ots',
  'application/vnd.oasis.opendocument.presentation': 'odp',
  'application/vnd.oasis.opendocument.presentation-template': 'otp',
  'application/vnd.oasis.opendocument.graphics': 'odg',
  'application/vnd.oasis.opendocument.graphics-template': 'odg',
  'application/vnd.oasis.opendocument.formula': 'odf',
  'application/vnd.oasis.opendocument.base': 'odb',
};

/** Members that only archives of one format have; the first that fits decides. */
const BY_MEMBER: readonly (readonly [name: RegExp, id: string])[] = [
  [/^word\/document\.xml$/i, 'docx'],
  [/^xl\/workbook\.xml$/i, 'xlsx'],
  [/^xl\/workbook\.bin$/i, 'xlsb'],
  [/^ppt\/presentation\.xml$/i, 'pptx'],
  [/^visio\/document\.xml$/i, 'vsdx'],
  [/^AndroidManifest\.xml$/, 'apk'],
  [/^Payload\/[^/]{1,200}\.app\//, 'ipa'],
  [/^extension\.vsixmanifest$/, 'vsix'],
  [/^[^/]{1,200}\.nuspec$/, 'nupkg'],
  [/^[^/]{1,200}\.dist-info\/WHEEL$/, 'whl'],
  [/^META-INF\/mozilla\.rsa$/i, 'xpi'],
  [/^META-INF\/MANIFEST\.MF$/i, 'jar'],
  [/^doc\.kml$/, 'kmz'],
  [/^Index\/Slide(-\d{1,9})?\.iwa$/, 'keynote'],
  [/^Index\/CalculationEngine(-\d{1,9})?\.iwa$/, 'numbers'],
  [/^Index\/Document\.iwa$/, 'pages'],
];

/** What a zip archive holds. */
export async function zipFormat(bytes: Buffer): Promise<string> {
  let entries: readonly ZipEntry[];
  try {
    entries = (await zipDirectory(bytes, MOST_ENTRIES)).entries;
  } catch {
    return 'zip';
  }
  const mimetype = entries.find(({ name }) => name === 'mimetype');
  if (mimetype !== undefined) {
    const id = MEDIA_TYPES[smallText(bytes, mimetype).trim()];
    if (id !== undefined) return id;
  }
  const types = entries.find(({ name }) => name.toLowerCase() === '[content_types].xml');
  if (types !== undefined) {
    // Defaults by extension say nothing about which part is the main one.
    const text = (smallText(bytes, types).match(/<Override\s[^>]{0,600}>/g) ?? []).join('\n');
    const id = CONTENT_TYPES.find(([type]) => type.test(text))?.[1];
    if (id !== undefined) return id;
  }
  const names = entries.map(({ name }) => name.replaceAll('\\', '/'));
  const found = BY_MEMBER.find(([pattern]) => names.some((name) => pattern.test(name)))?.[1];
  // Numbers documents and presentations have a calculation engine, too, if they hold a table.
  return found === 'numbers' && !names.some((name) => name.startsWith('Index/Tables/'))
    ? 'pages'
    : (found ?? 'zip');
}

/** The first MiB of an entry, empty if it can't be unpacked. */
function smallText(bytes: Buffer, entry: ZipEntry): string {
  if (entry.isEncrypted) return '';
  try {
    const packed = packedBytes(bytes, entry);
    if (entry.method === 0) return packed.toString('utf8', 0, MOST_BYTES);
    return entry.method === 8 ? inflateRawSync(packed, { maxOutputLength: MOST_BYTES }).toString('utf8') : '';
  } catch {
    return '';
  }
}
