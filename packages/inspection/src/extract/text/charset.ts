import iconv from 'iconv-lite';
import { legacyCharset } from './legacy-charset.ts';

/** Bytes that the guess looks at: enough of any language, little enough for files of any size. */
const SAMPLE_BYTES = 64 * 1024;

/**
 * The character set of text without a declaration: the byte order mark, else the zero bytes of UTF-16 and UTF-32, else
 * UTF-8 where the bytes allow it, else the legacy set whose reading looks most like a language.
 */
export function detectCharset(bytes: Uint8Array): string {
  return (
    markedCharset(bytes) ?? wideCharset(sample(bytes)) ?? utf8Charset(bytes) ?? legacyCharset(sample(bytes))
  );
}

/** Reads bytes as text of the charset, or of the detected one; without byte order mark. Never throws. */
export function decodeText(bytes: Uint8Array, charset?: string): string {
  const marked = markedCharset(bytes);
  if (marked !== undefined) return decodeAs(bytes, marked);
  if (charset !== undefined && isKnownCharset(charset) && fits(bytes, charset))
    return decodeAs(bytes, charset);
  return decodeAs(bytes, detectCharset(bytes));
}

export function isKnownCharset(charset: string): boolean {
  return canonical(charset) === 'iso-2022-jp' || iconv.encodingExists(canonical(charset));
}

/** A declared UTF-8 that the bytes contradict is a wrong declaration, and a wide one needs its zero bytes. */
function fits(bytes: Uint8Array, charset: string): boolean {
  const name = canonical(charset);
  if (name === 'utf-8' || name === 'utf8' || name === 'ascii' || name === 'us-ascii')
    return utf8Charset(bytes) !== undefined;
  if (/^(utf-?16|utf-?32|ucs-?[24])/.test(name)) return wideCharset(sample(bytes)) !== undefined;
  return true;
}

/** Decodes text that arrives in pieces. */
export interface PieceDecoder {
  write(bytes: Buffer): string;
  end(): string | undefined;
}

/** Of a charset as `detectCharset` names it. */
export function openDecoder(charset: string): PieceDecoder {
  const name = canonical(charset);
  if (name !== 'iso-2022-jp') return iconv.getDecoder(name);
  const decoder = new TextDecoder(name);
  return { write: (bytes) => decoder.decode(bytes, { stream: true }), end: () => decoder.decode() };
}

function decodeAs(bytes: Uint8Array, charset: string): string {
  const name = canonical(charset);
  const text =
    name === 'utf-8' || name === 'iso-2022-jp'
      ? new TextDecoder(name).decode(bytes)
      : iconv.decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), name);
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}

/** Names that documents use and iconv-lite doesn't know, or reads as a smaller set than their authors meant. */
const SYNONYMS: Readonly<Record<string, string>> = {
  'x-sjis': 'shift_jis',
  'ks_c_5601-1987': 'cp949',
  ks_c_5601: 'cp949',
  'euc-kr': 'cp949',
  gb2312: 'gb18030',
  gbk: 'gb18030',
  'gb_2312-80': 'gb18030',
  'iso-8859-1': 'windows-1252',
  'iso_8859-1': 'windows-1252',
  latin1: 'windows-1252',
  ascii: 'windows-1252',
  'us-ascii': 'windows-1252',
  'iso-8859-8-i': 'iso-8859-8',
  'x-mac-roman': 'macroman',
  unicode: 'utf-16le',
  utf8: 'utf-8',
  csiso2022jp: 'iso-2022-jp',
};

function canonical(charset: string): string {
  const name = charset.trim().toLowerCase();
  return SYNONYMS[name] ?? name;
}

function sample(bytes: Uint8Array): Uint8Array {
  return bytes.subarray(0, SAMPLE_BYTES);
}

function markedCharset(bytes: Uint8Array): string | undefined {
  const [a, b, c, d] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xff && b === 0xfe) return c === 0 && d === 0 && bytes.length % 4 === 0 ? 'utf-32le' : 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  if (a === 0 && b === 0 && c === 0xfe && d === 0xff) return 'utf-32be';
  return undefined;
}

/** Text of wide units has zero bytes in the same places of most units; other text has none. */
function wideCharset(bytes: Uint8Array): string | undefined {
  const zeros: [number, number, number, number] = [0, 0, 0, 0];
  for (let index = 0; index < bytes.length; index += 1)
    if (bytes[index] === 0) {
      const at = index & 3;
      if (at === 0) zeros[0] += 1;
      else if (at === 1) zeros[1] += 1;
      else if (at === 2) zeros[2] += 1;
      else zeros[3] += 1;
    }
  const quarter = bytes.length / 4;
  const [z0, z1, z2, z3] = zeros;
  if (quarter >= 1 && z2 > quarter * 0.9 && z3 > quarter * 0.9 && z0 < quarter * 0.1) return 'utf-32le';
  if (quarter >= 1 && z0 > quarter * 0.9 && z1 > quarter * 0.9 && z3 < quarter * 0.1) return 'utf-32be';
  const even = z0 + z2;
  const odd = z1 + z3;
  // One zero is a terminator.
  if (even + odd < 2) return undefined;
  const half = bytes.length / 2;
  // Blanks and line breaks give even East Asian text some.
  if (odd > half * 0.03 && odd > even * 8 && isPlausibleWide(bytes, 'utf-16le')) return 'utf-16le';
  if (even > half * 0.03 && even > odd * 8 && isPlausibleWide(bytes, 'utf-16be')) return 'utf-16be';
  return undefined;
}

function isPlausibleWide(bytes: Uint8Array, charset: string): boolean {
  const text = decodeAs(bytes.subarray(0, 4096), charset);
  let odd = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if ((code < 32 && code !== 9 && code !== 10 && code !== 13) || code >= 0xfff0) odd += 1;
  }
  return odd <= text.length / 50;
}

/** UTF-8 with a stray byte here and there is still UTF-8: a file cut in the middle, a field of another origin. */
function utf8Charset(bytes: Uint8Array): string | undefined {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return hasJisEscape(sample(bytes)) ? 'iso-2022-jp' : 'utf-8';
  } catch {
    const { sequences, errors } = utf8Counts(bytes.subarray(0, 1024 * 1024));
    return errors === 0 || sequences > errors * 10 ? 'utf-8' : undefined;
  }
}

function hasJisEscape(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(0x1b); at >= 0; at = bytes.indexOf(0x1b, at + 1)) {
    const next = bytes[at + 1];
    const last = bytes[at + 2];
    if (next === 0x24 && (last === 0x42 || last === 0x40)) return true;
  }
  return false;
}

function utf8Counts(bytes: Uint8Array): { readonly sequences: number; readonly errors: number } {
  let sequences = 0;
  let errors = 0;
  let index = 0;
  while (index < bytes.length) {
    const lead = bytes[index] ?? 0;
    const more =
      lead < 0x80
        ? 0
        : lead >= 0xc2 && lead < 0xe0
          ? 1
          : lead >> 4 === 0xe
            ? 2
            : lead >= 0xf0 && lead < 0xf5
              ? 3
              : -1;
    let seen = 0;
    while (seen < more && ((bytes[index + 1 + seen] ?? 0) & 0xc0) === 0x80) seen += 1;
    // Text is cut anywhere, so its last character may be incomplete.
    if (more >= 0 && index + 1 + seen === bytes.length) break;
    if (more < 0 || seen < more) {
      errors += 1;
      index += 1;
    } else {
      if (more > 0) sequences += 1;
      index += 1 + more;
    }
  }
  return { sequences, errors };
}
