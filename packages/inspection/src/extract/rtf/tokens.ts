/** What the bytes of an RTF file say, one after the other; the reader gives each its meaning. */
export interface RtfHandler {
  openGroup(): void;
  closeGroup(): void;
  /** `\word` or `\word12`; signs such as `\~` come as words of one sign. */
  control(word: string, parameter: number | undefined): void;
  /** A byte of text, plain or written as `\'hh`. */
  byte(value: number): void;
  /** What follows `\binN`. */
  binary(bytes: Uint8Array): void;
}

const BACKSLASH = 0x5c;
const OPEN = 0x7b;
const CLOSE = 0x7d;
/** Longer words exist only in broken files. */
const LONGEST_WORD = 32;
const BYTES_PER_CHECK = 1024 * 1024;

/** Reads the tokens of RTF 1.9.1 (Microsoft, 2008); `check` is called once per MiB and throws to end it. */
export function readTokens(bytes: Uint8Array, handler: RtfHandler, check: () => void): void {
  let at = 0;
  let nextCheck = BYTES_PER_CHECK;
  while (at < bytes.length) {
    if (at >= nextCheck) {
      check();
      nextCheck = at + BYTES_PER_CHECK;
    }
    const byte = bytes[at] ?? 0;
    at += 1;
    if (byte === OPEN) handler.openGroup();
    else if (byte === CLOSE) handler.closeGroup();
    else if (byte === BACKSLASH) at = readControl(bytes, at, handler);
    else if (byte !== 0x0d && byte !== 0x0a && byte !== 0) handler.byte(byte);
  }
}

function readControl(bytes: Uint8Array, start: number, handler: RtfHandler): number {
  const first = bytes[start];
  if (first === undefined) return start;
  if (!isLetter(first)) return readSign(bytes, start, first, handler);
  let at = start;
  while (at - start < LONGEST_WORD && isLetter(bytes[at] ?? 0)) at += 1;
  const word = String.fromCharCode(...bytes.subarray(start, at));
  let parameter: number | undefined;
  const isNegative = bytes[at] === 0x2d;
  let digits = isNegative ? at + 1 : at;
  if (isDigit(bytes[digits] ?? 0)) {
    parameter = 0;
    const end = digits + 10;
    for (; digits < end && isDigit(bytes[digits] ?? 0); digits += 1)
      parameter = parameter * 10 + (bytes[digits] ?? 0) - 0x30;
    if (isNegative) parameter = -parameter;
    at = digits;
  }
  if (bytes[at] === 0x20) at += 1;
  if (word === 'bin') {
    const length = Math.min(Math.max(parameter ?? 0, 0), bytes.length - at);
    handler.binary(bytes.subarray(at, at + length));
    return at + length;
  }
  handler.control(word, parameter);
  return at;
}

function readSign(bytes: Uint8Array, start: number, sign: number, handler: RtfHandler): number {
  if (sign === 0x27) {
    const high = hexValue(bytes[start + 1]);
    const low = hexValue(bytes[start + 2]);
    if (high < 0 || low < 0) return start + 1;
    handler.byte(high * 16 + low);
    return start + 3;
  }
  if (sign === BACKSLASH || sign === OPEN || sign === CLOSE) handler.byte(sign);
  else handler.control(String.fromCharCode(sign), undefined);
  return start + 1;
}

function isLetter(byte: number): boolean {
  return (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a);
}

function isDigit(byte: number): boolean {
  return byte >= 0x30 && byte <= 0x39;
}

/** -1 where the byte isn't a hexadecimal digit. */
export function hexValue(byte: number | undefined): number {
  if (byte === undefined) return -1;
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const lower = byte | 0x20;
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : -1;
}
