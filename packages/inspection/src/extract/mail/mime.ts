import { type Header, type Parameters, parseHeaders, parseParameters } from './headers.ts';

/** A message or a part of one (RFC 2045). */
export interface MimePart {
  readonly headers: readonly Header[];
  readonly type: Parameters;
  readonly disposition: Parameters;
  /** Lower case; empty for none. */
  readonly encoding: string;
  /** Still with its transfer encoding; of a multipart, what is before its first part. */
  readonly body: Buffer;
  readonly parts: readonly MimePart[];
  /** A multipart without its closing line, or without parts. */
  readonly isBroken: boolean;
}

const DEEPEST = 60;
const MOST_PARTS = 20_000;

export function parseMime(bytes: Buffer): MimePart {
  return parsePart(bytes, 0, { left: MOST_PARTS }, 'text/plain');
}

/** `left` bounds the parts of the whole message; deeper or further ones stay unparsed bodies. */
function parsePart(bytes: Buffer, depth: number, count: { left: number }, typeByDefault: string): MimePart {
  const { head, body } = splitHead(bytes);
  const headers = parseHeaders(head);
  const type = parseParameters(headerOf(headers, 'content-type') ?? typeByDefault);
  const part = {
    headers,
    type,
    disposition: parseParameters(headerOf(headers, 'content-disposition')),
    encoding:
      (headerOf(headers, 'content-transfer-encoding') ?? '').split(/[\s;(]/, 1)[0]?.toLowerCase() ?? '',
  };
  const boundary = type.get('boundary');
  if (!type.value.startsWith('multipart/')) return { ...part, body, parts: [], isBroken: false };
  if (boundary === undefined || boundary === '' || depth >= DEEPEST)
    return { ...part, body, parts: [], isBroken: true };
  const { preamble, pieces, isClosed } = splitParts(body, boundary, count);
  const childType = type.value === 'multipart/digest' ? 'message/rfc822' : 'text/plain';
  return {
    ...part,
    body: preamble,
    parts: pieces.map((piece) => parsePart(piece, depth + 1, count, childType)),
    isBroken: !isClosed || pieces.length === 0,
  };
}

export function headerOf(headers: readonly Header[], name: string): string | undefined {
  return headers.find((header) => header.name === name)?.value;
}

/** A longer head is read as body, whatever it looks like. */
const LONGEST_HEAD = 2 * 1024 * 1024;

/** The first empty line ends the head. A part may begin with it. */
function splitHead(bytes: Buffer): { readonly head: Buffer; readonly body: Buffer } {
  let at = 0;
  while (at < bytes.length && at < LONGEST_HEAD) {
    const end = bytes.indexOf(10, at);
    const lineEnd = end < 0 ? bytes.length : end;
    const isEmpty = lineEnd === at || (lineEnd === at + 1 && bytes[at] === 13);
    if (isEmpty)
      return { head: bytes.subarray(0, at), body: bytes.subarray(Math.min(lineEnd + 1, bytes.length)) };
    at = lineEnd + 1;
  }
  return { head: bytes.subarray(0, at), body: bytes.subarray(Math.min(at, bytes.length)) };
}

function splitParts(
  body: Buffer,
  boundary: string,
  count: { left: number },
): { readonly preamble: Buffer; readonly pieces: readonly Buffer[]; readonly isClosed: boolean } {
  const mark = Buffer.from(`--${boundary}`);
  const pieces: Buffer[] = [];
  let preamble = body;
  let start = -1;
  let from = 0;
  for (;;) {
    const at = body.indexOf(mark, from);
    if (at < 0) break;
    from = at + mark.length;
    const ending = at === 0 || body[at - 1] === 10 ? lineEnding(body, from) : undefined;
    if (ending === undefined) continue;
    const end = endBefore(body, at);
    if (start < 0) preamble = body.subarray(0, end);
    else pieces.push(body.subarray(start, Math.max(start, end)));
    if (ending.isClosing) return { preamble, pieces, isClosed: true };
    start = ending.next;
    from = ending.next;
    count.left -= 1;
    if (count.left <= 0) break;
  }
  if (start >= 0) pieces.push(body.subarray(start));
  return { preamble, pieces, isClosed: false };
}

/** What follows a boundary on its line; undefined where the line goes on, as with a boundary that is longer. */
function lineEnding(
  body: Buffer,
  start: number,
): { readonly isClosing: boolean; readonly next: number } | undefined {
  const isClosing = body[start] === 0x2d && body[start + 1] === 0x2d;
  let at = isClosing ? start + 2 : start;
  while (body[at] === 32 || body[at] === 9 || body[at] === 13) at += 1;
  if (at < body.length && body[at] !== 10) return undefined;
  return { isClosing, next: Math.min(at + 1, body.length) };
}

/** The line break before a boundary belongs to it. */
function endBefore(body: Buffer, at: number): number {
  if (at > 1 && body[at - 1] === 10) return body[at - 2] === 13 ? at - 2 : at - 1;
  return Math.max(0, at - 1);
}
