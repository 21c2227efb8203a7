import type { FileType } from '../../document/file-type.ts';
import { decodeText, detectCharset } from '../text/charset.ts';
import { compoundFileFormat } from './compound-file-format.ts';
import { beginsWith, type Format } from './format.ts';
import { FORMATS } from './formats/all.ts';
import { TEXTS } from './formats/texts.ts';
import { textFormat } from './text-format.ts';
import { zipFormat } from './zip-format.ts';

/** As far as detection looks into text. ISO images have their signature at 32 KiB. */
export const DETECTION_BYTES = 64 * 1024;

const BY_ID = new Map(FORMATS.map((format) => [format.id, format]));
const BY_EXTENSION = byExtension(FORMATS);
const TEXT_BY_EXTENSION = byExtension(TEXTS);
const TEXT_IDS: ReadonlySet<string> = new Set(TEXTS.map(({ id }) => id));

/** Binary formats whose files may be all text. */
const WRITTEN_AS_TEXT = new Set('pdf fdf ps step stata age hdr cpio ar torrent skp'.split(' '));

/** What the name may add where the content is only the container: `zip` → `nupkg`. */
const NAMED_CONTAINERS: Readonly<Record<string, readonly string[]>> = {
  zip: ['nupkg', 'whl', 'cbz'],
  exe: [],
};

/**
 * The true type of a file from its content. The name only decides between formats that content can't tell apart: source
 * code by language, formats without a signature. `isWhole`: no more bytes follow.
 */
export async function detectFileType(
  bytes: Buffer,
  name: string | undefined,
  isWhole: boolean,
): Promise<FileType> {
  const extension = extensionOf(name);
  const head = bytes.subarray(0, DETECTION_BYTES);
  const isText = looksLikeText(head);
  const signed = bySignature(head, isText);
  if (signed?.id === 'zip' && isWhole) return byName(await zipFormat(bytes), extension);
  if (signed?.id === 'cfb' && isWhole) return fileType(compoundFileFormat(bytes));
  if (signed?.id === 'mkv' && head.includes('webm')) return fileType('webm');
  if (signed !== undefined && signed.id !== 'mp3') return fileType(signed.id);
  if (isText) return textType(head, extension, isWhole && bytes.length <= head.length);
  // Readers accept bytes in front of the header (ISO 32000-2, annex I).
  if (/%PDF-\d/.test(head.toString('latin1', 0, 1024))) return fileType('pdf');
  if (signed !== undefined) return fileType(signed.id);
  if (isOldTar(head)) return fileType('tar');
  return fileType(unsigned(bytes, extension, isWhole));
}

export function fileType(id: string): FileType {
  const found = BY_ID.get(id) ?? BY_ID.get('unknown');
  if (found === undefined) throw new Error('The list of formats has no unknown');
  return { id: found.id, class: found.class, mediaType: found.mediaType };
}

/** Whether the plain text reader can read it where it has no reader of its own. */
export function isTextType(type: FileType): boolean {
  return TEXT_IDS.has(type.id);
}

/** Of all signatures that fit, the one with the most bytes. */
function bySignature(head: Buffer, isText: boolean): Format | undefined {
  let best: Format | undefined;
  let most = 0;
  for (const candidate of FORMATS) {
    if (isText && !WRITTEN_AS_TEXT.has(candidate.id)) continue;
    for (const signature of candidate.signatures) {
      const length = signature.reduce((sum, part) => sum + part.bytes.length, 0);
      if (length > most && beginsWith(head, signature)) {
        best = candidate;
        most = length;
      }
    }
  }
  return best;
}

function textType(head: Buffer, extension: string, isWhole: boolean): FileType {
  const said = textFormat(decodeText(head), isWhole);
  const named = TEXT_BY_EXTENSION.get(extension)?.id;
  if (said === undefined) {
    // These say themselves what they are, or aren't it.
    const mustSay = [
      'html',
      'xml',
      'json',
      'jsonl',
      'eml',
      'mbox',
      'mhtml',
      'vcf',
      'ics',
      'kml',
      'pgp-armor',
      'smime',
    ];
    return fileType(named === undefined || mustSay.includes(named) ? 'text' : named);
  }
  // A template, stylesheet or script may look like markup or a table; its name knows better.
  const isVague = said === 'xml' || said === 'html' || said === 'csv' || said === 'tsv' || said === 'yaml';
  const isCode = named !== undefined && BY_ID.get(named)?.class === 'source_code';
  return fileType(isVague && (isCode || named === 'markdown') ? named : said);
}

/** No control characters but those of text, or the zero bytes of UTF-16 and UTF-32. */
export function looksLikeText(head: Buffer): boolean {
  let controls = 0;
  let zeros = 0;
  for (const byte of head) {
    if (byte === 0) zeros += 1;
    else if (byte < 0x20 && (byte < 0x07 || byte > 0x0d) && byte !== 0x1b) controls += 1;
    else if (byte === 0x7f) controls += 1;
  }
  if (zeros > 0) {
    if (!/^utf-?(16|32)/i.test(detectCharset(head))) return false;
    return isMostlyPrintable(decodeText(head));
  }
  return controls * 200 <= head.length;
}

function isMostlyPrintable(text: string): boolean {
  let strange = 0;
  for (const char of text)
    if (/[\p{Cc}\p{Cn}\p{Co}\p{Cs}\ufffd]/u.test(char) && !/[\t\r\n\f]/.test(char)) strange += 1;
  return strange * 20 <= text.length;
}

/** Tar of before POSIX has no signature, but a checksum of its header. */
function isOldTar(head: Buffer): boolean {
  if (head.length < 512 || head[0] === 0) return false;
  const written = /^[ 0]*([0-7]{1,6})[ \0]/.exec(head.toString('latin1', 148, 156))?.[1];
  if (written === undefined) return false;
  let sum = 8 * 0x20;
  for (let at = 0; at < 512; at++) if (at < 148 || at >= 156) sum += head[at] ?? 0;
  return sum === Number.parseInt(written, 8);
}

/** Formats without a signature: the extension proposes, a check of the content decides. */
function unsigned(bytes: Buffer, extension: string, isWhole: boolean): string {
  switch (extension) {
    case 'dmg':
      return isWhole && bytes.subarray(-512).toString('latin1', 0, 4) === 'koly' ? 'dmg' : 'unknown';
    case 'dbf':
      return [0x02, 0x03, 0x04, 0x05, 0x30, 0x43, 0x83, 0x8b, 0xf5].includes(bytes[0] ?? 0)
        ? 'dbf'
        : 'unknown';
    case 'br':
      return 'brotli';
    default:
      return 'unknown';
  }
}

function byName(id: string, extension: string): FileType {
  const named = BY_EXTENSION.get(extension)?.id;
  return fileType(named !== undefined && NAMED_CONTAINERS[id]?.includes(named) === true ? named : id);
}

function extensionOf(name: string | undefined): string {
  const dot = name?.lastIndexOf('.') ?? -1;
  return name === undefined || dot === -1 ? '' : name.slice(dot + 1).toLowerCase();
}

function byExtension(formats: readonly Format[]): ReadonlyMap<string, Format> {
  const found = new Map<string, Format>();
  for (const entry of formats)
    for (const extension of entry.extensions) if (!found.has(extension)) found.set(extension, entry);
  return found;
}
