import { decodeText } from '../text/charset.ts';

export interface Header {
  /** Lower case. */
  readonly name: string;
  /** Unfolded, encoded words decoded. */
  readonly value: string;
}

/** Header fields of RFC 5322, as far as the first empty line; `bytes` ends there. */
export function parseHeaders(bytes: Buffer): readonly Header[] {
  // Headers may hold raw UTF-8 (RFC 6532) or what the sender's machine used.
  const lines = decodeText(bytes).split(/\r?\n|\r/);
  const headers: Header[] = [];
  let current = '';
  const end = (): void => {
    const colon = current.indexOf(':');
    const name = current.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    if (name !== '') headers.push({ name, value: decodeWords(current.slice(colon + 1).trim()) });
    current = '';
  };
  for (const line of lines) {
    if (/^[ \t]/.test(line) && current !== '') current += ` ${line.trim()}`;
    else {
      end();
      current = line;
    }
  }
  end();
  return headers;
}

const ENCODED_WORD = /=\?([^?\s]{1,60})\?([bq])\?([^?\s]{0,8000})\?=/gi;

/** Encoded words of RFC 2047. Those that follow each other are one text, even within a character. */
export function decodeWords(value: string): string {
  if (!value.includes('=?')) return value;
  const joined = value.replace(/\?=\s{1,8}=\?/g, '?==?');
  let result = '';
  let at = 0;
  let run: { charset: string; bytes: Buffer[] } | undefined;
  const endRun = (): void => {
    if (run !== undefined) result += decodeText(Buffer.concat(run.bytes), run.charset);
    run = undefined;
  };
  for (const match of joined.matchAll(ENCODED_WORD)) {
    const [whole, charset = '', encoding = '', text = ''] = match;
    const name = charset.split('*')[0]?.toLowerCase() ?? '';
    if (match.index > at || run?.charset !== name) endRun();
    result += joined.slice(at, match.index);
    run ??= { charset: name, bytes: [] };
    run.bytes.push(encoding.toLowerCase() === 'b' ? Buffer.from(text, 'base64') : fromQ(text));
    at = match.index + whole.length;
  }
  endRun();
  return result + joined.slice(at);
}

function fromQ(text: string): Buffer {
  return Buffer.from(
    text
      .replaceAll('_', ' ')
      .replace(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
}

export interface Parameters {
  /** Lower case, without parameters. */
  readonly value: string;
  get(name: string): string | undefined;
}

const PARAMETER =
  /;\s{0,200}([^\s=;"]{1,80})\s{0,20}=\s{0,20}(?:"((?:[^"\\]|\\.){0,4000})"|([^;\s"]{0,4000}))/g;

/** Value and parameters of a Content-Type or Content-Disposition, with continuations and charsets of RFC 2231. */
export function parseParameters(header: string | undefined): Parameters {
  const text = (header ?? '').slice(0, 64 * 1024);
  const found = new Map<string, string>();
  const pieces = new Map<
    string,
    { readonly order: number; readonly text: string; readonly isEncoded: boolean }[]
  >();
  for (const [, rawName = '', quoted, bare = ''] of text.matchAll(PARAMETER)) {
    const value = quoted === undefined ? bare : quoted.replace(/\\(.)/g, '$1');
    const name = rawName.toLowerCase();
    const star = name.indexOf('*');
    if (star < 0) {
      if (!found.has(name)) found.set(name, value);
      continue;
    }
    const base = name.slice(0, star);
    const order = Number.parseInt(name.slice(star + 1), 10) || 0;
    const list = pieces.get(base) ?? [];
    list.push({ order, text: value, isEncoded: name.endsWith('*') });
    pieces.set(base, list);
  }
  for (const [name, list] of pieces) found.set(name, joinPieces(list.sort((a, b) => a.order - b.order)));
  return {
    value: (text.split(';', 1)[0] ?? '').trim().toLowerCase(),
    get: (name) => found.get(name),
  };
}

function joinPieces(pieces: readonly { readonly text: string; readonly isEncoded: boolean }[]): string {
  let charset = '';
  const bytes = pieces.map(({ text, isEncoded }, index) => {
    if (!isEncoded) return Buffer.from(text);
    let encoded = text;
    const named = index === 0 ? /^([^']{0,40})'[^']{0,20}'/.exec(text) : null;
    if (named !== null) {
      charset = named[1] ?? '';
      encoded = text.slice(named[0].length);
    }
    return Buffer.from(
      encoded.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
      'latin1',
    );
  });
  return decodeText(Buffer.concat(bytes), charset === '' ? undefined : charset);
}
