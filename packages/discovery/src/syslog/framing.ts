/** Maximum message size in bytes; longer ones aren't syslog. RFC 5425 requires 8 KiB; devices send far less. */
export const LONGEST_MESSAGE = 256 * 1024;
/** Maximum digits of a length, with some to spare so that invalid lengths are recognized as such. */
const MOST_DIGITS = 8;

const LF = 0x0a;
const CR = 0x0d;
const NUL = 0x00;
const SPACE = 0x20;
const ZERO = 0x30;
const NINE = 0x39;
const LESS_THAN = 0x3c;

/**
 * The stream can't be split anymore because the start of the next message is lost, so the connection must be
 * closed.
 */
export class FramingError extends Error {
  readonly code = 'SYSLOG_FRAMING';
  constructor(message: string) {
    super(message);
    this.name = 'FramingError';
  }
}

/**
 * Framing of messages on a connection (RFC 6587): `count` prefixes each with its length (3.4.1, and RFC 5425
 * over TLS); `line` ends each with a line feed (3.4.2).
 */
export type Framing = 'count' | 'line';

/**
 * Receives complete messages: the bytes of `from` from `start` to `end` (exclusive), valid only during the
 * call.
 */
export type TakeMessage = (from: Uint8Array, start: number, end: number) => void;

/**
 * Splits a connection's bytes into syslog messages. The first one decides the framing: octet counting if it begins with
 * a length, a space and `<`, since plain lines may begin with digits, too. Buffers one unfinished message.
 */
export class SyslogFramer {
  #framing: Framing | undefined;
  #held: Uint8Array = new Uint8Array(0);
  /** Bytes of `#held` already searched for a line ending. */
  #searched = 0;

  /** Undefined until enough of the first message has arrived. */
  get framing(): Framing | undefined {
    return this.#framing;
  }

  /** Bytes of an incomplete message. */
  get held(): number {
    return this.#held.length;
  }

  /** Accepts received bytes. Throws `FramingError` for oversized messages and invalid lengths. */
  push(chunk: Uint8Array, take: TakeMessage): void {
    const bytes = this.#held.length === 0 ? chunk : joined(this.#held, chunk);
    this.#framing ??= framingOf(bytes);
    const used =
      this.#framing === undefined
        ? 0
        : this.#framing === 'count'
          ? this.#counted(bytes, take)
          : this.#lines(bytes, take);
    // A copy, because the chunk's memory belongs to the connection and is much larger than the rest.
    this.#held = used === bytes.length ? new Uint8Array(0) : bytes.slice(used);
    this.#searched = this.#framing === 'line' ? this.#held.length : 0;
  }

  /**
   * Handles the end of the connection. A last line without an ending counts as a message; an incomplete
   * counted message doesn't, and its bytes are returned.
   */
  end(take: TakeMessage): number {
    const left = this.#held;
    this.#held = new Uint8Array(0);
    this.#searched = 0;
    if (left.length === 0) return 0;
    if (this.#framing === 'count') return left.length;
    takeTrimmed(left, 0, left.length, take);
    return 0;
  }

  #lines(bytes: Uint8Array, take: TakeMessage): number {
    let start = 0;
    let from = this.#searched;
    for (;;) {
      const end = bytes.indexOf(LF, from);
      if (end < 0) break;
      takeTrimmed(bytes, start, end, take);
      start = end + 1;
      from = start;
    }
    if (bytes.length - start > LONGEST_MESSAGE)
      throw new FramingError(`A line is longer than ${LONGEST_MESSAGE} bytes`);
    return start;
  }

  #counted(bytes: Uint8Array, take: TakeMessage): number {
    let start = 0;
    while (start < bytes.length) {
      // Some senders also end counted messages with a line feed.
      if (bytes[start] === LF) {
        start += 1;
        continue;
      }
      let at = start;
      let length = 0;
      for (let digit = bytes[at]; digit !== undefined && digit >= ZERO && digit <= NINE; digit = bytes[at]) {
        length = length * 10 + digit - ZERO;
        at += 1;
        if (at - start > MOST_DIGITS) break;
      }
      if (at === bytes.length && at - start <= MOST_DIGITS) return start;
      if (at === start || bytes[at] !== SPACE || bytes[start] === ZERO)
        throw new FramingError('A message does not begin with its length');
      if (length > LONGEST_MESSAGE)
        throw new FramingError(`A message says it is ${length} bytes long; ${LONGEST_MESSAGE} is the most`);
      const end = at + 1 + length;
      if (end > bytes.length) return start;
      takeTrimmed(bytes, at + 1, end, take);
      start = end;
    }
    return start;
  }
}

/** Passes on a datagram as one message (RFC 5426), whatever its ending. */
export function takeDatagram(bytes: Uint8Array, take: TakeMessage): void {
  takeTrimmed(bytes, 0, bytes.length, take);
}

/** Strips trailing line feeds, carriage returns and NULs that senders add. */
function takeTrimmed(bytes: Uint8Array, start: number, end: number, take: TakeMessage): void {
  let last = end;
  while (last > start) {
    const byte = bytes[last - 1];
    if (byte !== LF && byte !== CR && byte !== NUL) break;
    last -= 1;
  }
  if (last > start) take(bytes, start, last);
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

/** Undefined while the first bytes fit both. */
function framingOf(bytes: Uint8Array): Framing | undefined {
  let at = 0;
  for (let digit = bytes[0]; digit !== undefined && digit >= ZERO && digit <= NINE; digit = bytes[at])
    at += 1;
  if (at === 0) return bytes.length === 0 ? undefined : 'line';
  if (at > MOST_DIGITS || bytes[0] === ZERO) return 'line';
  if (bytes.length < at + 2) return bytes.length > at && bytes[at] !== SPACE ? 'line' : undefined;
  return bytes[at] === SPACE && bytes[at + 1] === LESS_THAN ? 'count' : 'line';
}
