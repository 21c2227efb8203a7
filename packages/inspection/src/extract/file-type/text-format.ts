/** Enough to see headers, the root element and some records. */
const HEAD = 16 * 1024;

/** What a text is by its own words; undefined where only the extension says more. `isWhole`: nothing follows the text. */
export function textFormat(text: string, isWhole: boolean): string | undefined {
  const head = text.slice(0, HEAD);
  const start = head.trimStart();
  return (
    announced(start) ??
    markup(start) ??
    mail(head) ??
    json(start, isWhole && text.length <= HEAD) ??
    table(head, isWhole)
  );
}

const ANNOUNCED: readonly (readonly [beginning: RegExp, id: string])[] = [
  [/^%PDF-\d/, 'pdf'],
  [/^\{\\rtf/, 'rtf'],
  [/^BEGIN:VCARD\b/i, 'vcf'],
  [/^BEGIN:VCALENDAR\b/i, 'ics'],
  [/^-----BEGIN PGP MESSAGE-----/, 'pgp-armor'],
  [/^-----BEGIN [A-Z0-9 ]{1,60}-----/, 'pem'],
  [/^version: 1\r?\n(#.{0,200}\r?\n)*\r?\n?dn:/, 'ldif'],
  [/^dn: [^\n]{1,500}\n/, 'ldif'],
  [/^\\documentclass\b/, 'latex'],
  [/^---\r?\n[\w-]{1,60}:/, 'yaml'],
  [/^<\?php\b/, 'php'],
  [/^#![^\n]{0,100}\bpython/, 'python'],
  [/^#![^\n]{0,100}\bperl\b/, 'perl'],
  [/^#![^\n]{0,100}\bruby\b/, 'ruby'],
  [/^#![^\n]{0,100}\b(node|deno|bun)\b/, 'javascript'],
  [/^#![^\n]{0,100}sh\b/, 'shell'],
  [/^@echo off\b/i, 'batch'],
];

function announced(start: string): string | undefined {
  return ANNOUNCED.find(([beginning]) => beginning.test(start))?.[1];
}

const ROOTS: Readonly<Record<string, string>> = {
  html: 'html',
  '!doctype html': 'html',
  head: 'html',
  body: 'html',
  svg: 'svg',
  kml: 'kml',
};

const FLAT_ODF: Readonly<Record<string, string>> = {
  text: 'fodt',
  spreadsheet: 'fods',
  presentation: 'fodp',
  graphics: 'fodg',
};

function markup(start: string): string | undefined {
  if (!start.startsWith('<')) return undefined;
  const isXml = start.startsWith('<?xml');
  let rest = start;
  // Declarations, comments and the document type come before the root.
  for (let step = 0; step < 20; step++) {
    const end = rest.startsWith('<?')
      ? rest.indexOf('?>') + 2
      : rest.startsWith('<!--')
        ? rest.indexOf('-->') + 3
        : rest.startsWith('<!') && !/^<!doctype html/i.test(rest)
          ? rest.indexOf('>') + 1
          : 0;
    if (end <= 3) break;
    rest = rest.slice(end).trimStart();
  }
  const root = /^<(!doctype html|[A-Za-z_][\w.-]{0,60}(?::[\w.-]{1,60})?)/i.exec(rest)?.[1];
  if (root === undefined) return isXml ? 'xml' : undefined;
  if (root === 'office:document') {
    const kind = /office:mimetype="application\/vnd\.oasis\.opendocument\.([a-z]+)/.exec(rest)?.[1];
    return FLAT_ODF[kind ?? ''] ?? 'xml';
  }
  const name = root.toLowerCase();
  const known = ROOTS[name] ?? ROOTS[name.replace(/^\w+:/, '')];
  if (known !== undefined) return known;
  if (isXml) return 'xml';
  if (/^(table|div|p|span|meta|style|script|h[1-6]|title|ul|ol|center|font|a|b|i)$/.test(name)) return 'html';
  return rest.includes(`</${root}`) || rest.includes(' xmlns') ? 'xml' : undefined;
}

const HEADER = /^([A-Za-z][A-Za-z0-9-]{1,60}):[ \t]/;
const MAIL_HEADERS = new Set(
  'received return-path from to cc subject date message-id mime-version content-type delivered-to dkim-signature x-mailer reply-to'.split(
    ' ',
  ),
);

/** RFC 5322: header lines up to an empty line, some of them those that every mail has. */
function mail(head: string): string | undefined {
  const isMbox = /^From \S+ .{1,60}\d{4}/.test(head);
  const lines = head.split(/\r?\n/, 60);
  let known = 0;
  let isMultipart = false;
  let hasMime = false;
  let hasSubject = false;
  let hasSender = false;
  for (const line of isMbox ? lines.slice(1) : lines) {
    if (line === '') break;
    if (/^[ \t]/.test(line)) continue;
    const name = HEADER.exec(`${line} `)?.[1]?.toLowerCase();
    if (name === undefined) return undefined;
    if (MAIL_HEADERS.has(name)) known += 1;
    if (name === 'content-type' && /multipart\/related/i.test(line)) isMultipart = true;
    hasMime ||=
      name === 'mime-version' || name === 'message-id' || name === 'received' || name === 'return-path';
    hasSubject ||= name === 'subject';
    hasSender ||= name === 'from';
  }
  if (isMbox) return known >= 2 ? 'mbox' : undefined;
  if (known < 3 || !(hasMime || (hasSubject && hasSender))) return undefined;
  return isMultipart && /^(from:.{0,20}<?saved by|snapshot-content-location:)/im.test(head) ? 'mhtml' : 'eml';
}

function json(start: string, isWhole: boolean): string | undefined {
  if (!/^[[{]/.test(start)) return undefined;
  if (isWhole) {
    if (isJson(start)) return 'json';
  } else if (/^(\{\s*(\}|"[^"\n]{0,200}"\s*:)|\[\s*([[{"\d\-\]]|true|false|null))/.test(start)) {
    const lines = start.split(/\r?\n/, 4).slice(0, 3);
    return lines.length > 1 && lines.slice(0, -1).every(isJson) ? 'jsonl' : 'json';
  }
  const lines = start.split(/\r?\n/).filter((line) => line.trim() !== '');
  const complete = isWhole ? lines : lines.slice(0, -1);
  return complete.length > 0 && complete.every((line) => /^\s*[[{]/.test(line) && isJson(line))
    ? 'jsonl'
    : undefined;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const DELIMITERS = ['\t', ';', ',', '|'] as const;

/** Lines that all have the same number of the same delimiter, at least one line below the first. */
function table(head: string, isWhole: boolean): string | undefined {
  const lines = head.split(/\r?\n/, 22);
  if (!isWhole || lines.length > 21) lines.pop();
  const filled = lines.filter((line) => line.trim() !== '').slice(0, 20);
  if (filled.length < 2) return undefined;
  for (const delimiter of DELIMITERS) {
    const counts = filled.map((line) => cells(line, delimiter));
    const first = counts[0] ?? 0;
    // A comma a line may be prose; two and more in each line are not.
    if (first >= (delimiter === ',' ? 3 : 2) && counts.every((count) => count === first))
      return delimiter === '\t' ? 'tsv' : delimiter === '|' ? undefined : 'csv';
  }
  return undefined;
}

function cells(line: string, delimiter: string): number {
  let count = 1;
  let isQuoted = false;
  for (const char of line) {
    if (char === '"') isQuoted = !isQuoted;
    else if (char === delimiter && !isQuoted) count += 1;
  }
  return count;
}
