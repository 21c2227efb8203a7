/** Tokenizes a filter's text form. Never throws: invalid text becomes a `broken` token with its reason. */

export type Token = { position: number; end: number } & (
  | { kind: 'word'; text: string }
  | { kind: 'string'; text: string }
  | { kind: 'sign'; text: '(' | ')' | ',' | '=' | '!=' | '<' | '<=' | '>' | '>=' }
  | { kind: 'broken'; reason: 'unclosed_quote' | 'bad_escape' | 'unexpected' }
  | { kind: 'end' }
);

const SPACE = /\s/u;
/**
 * Characters that end a bare word. All others may be part of one: `ACME\o.haddad`, `*.example.com`, `2001:db8::1`,
 * `größe`.
 */
const ENDS_WORD = /[\s(),"'=<>!]/u;
const BARE_WORD = /^[^\s(),"'=<>!]+$/u;
const KEYWORDS = new Set([
  'and',
  'or',
  'not',
  'in',
  'exists',
  'contains',
  'starts',
  'ends',
  'like',
  'is',
  'all',
  'none',
]);

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\',
  '"': '"',
  "'": "'",
  n: '\n',
  r: '\r',
  t: '\t',
};

export function isKeyword(word: string): boolean {
  return KEYWORDS.has(word.toLowerCase());
}

export function tokenAt(text: string, from: number): Token {
  let at = from;
  while (at < text.length && SPACE.test(text.charAt(at))) at++;
  const position = at;
  if (at >= text.length) return { kind: 'end', position, end: at };
  const char = text.charAt(at);
  switch (char) {
    case '(':
    case ')':
    case ',':
    case '=':
      return { kind: 'sign', text: char, position, end: at + 1 };
    case '<':
    case '>':
      return text.charAt(at + 1) === '='
        ? { kind: 'sign', text: `${char}=`, position, end: at + 2 }
        : { kind: 'sign', text: char, position, end: at + 1 };
    case '!':
      return text.charAt(at + 1) === '='
        ? { kind: 'sign', text: '!=', position, end: at + 2 }
        : { kind: 'broken', reason: 'unexpected', position, end: at + 1 };
    case '"':
    case "'":
      return quoted(text, position, char);
  }
  while (at < text.length && !ENDS_WORD.test(text.charAt(at))) at++;
  return { kind: 'word', text: text.slice(position, at), position, end: at };
}

function quoted(text: string, position: number, quote: string): Token {
  let value = '';
  let at = position + 1;
  while (at < text.length) {
    const char = text.charAt(at);
    if (char === quote) return { kind: 'string', text: value, position, end: at + 1 };
    if (char !== '\\') {
      value += char;
      at++;
      continue;
    }
    const escaped = text.charAt(at + 1);
    const unicode = escaped === 'u' ? /^[0-9a-fA-F]{4}/.exec(text.slice(at + 2, at + 6))?.[0] : undefined;
    const plain = ESCAPES[escaped];
    if (unicode !== undefined) {
      value += String.fromCharCode(Number.parseInt(unicode, 16));
      at += 6;
    } else if (plain !== undefined) {
      value += plain;
      at += 2;
    } else if (at + 1 >= text.length) break;
    else return { kind: 'broken', reason: 'bad_escape', position: at, end: at + 2 };
  }
  return { kind: 'broken', reason: 'unclosed_quote', position, end: text.length };
}

/** Formats a value: bare if it reads back unchanged, otherwise quoted. */
export function writeString(value: string): string {
  if (BARE_WORD.test(value) && value.isWellFormed() && !isKeyword(value)) return value;
  let out = '"';
  for (const char of value) {
    const code = char.codePointAt(0) ?? 0;
    if (char === '"' || char === '\\') out += `\\${char}`;
    else if (char === '\n') out += '\\n';
    else if (char === '\r') out += '\\r';
    else if (char === '\t') out += '\\t';
    else if (code < 0x20 || code === 0x7f || (code >= 0xd800 && code <= 0xdfff))
      out += `\\u${code.toString(16).padStart(4, '0')}`;
    else out += char;
  }
  return `${out}"`;
}
