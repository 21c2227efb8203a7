import { decodeTransfer } from '../mail/transfer-encoding.ts';
import type { ReadContext, Reader } from '../reader.ts';
import { decodeText } from './charset.ts';
import { LinedText } from './lined-text.ts';

const LINES_PER_BREATH = 4096;

/**
 * vCard, iCalendar and LDIF (RFC 6350, 5545, 2849): properties on lines that may be folded, with values as they are meant,
 * pictures and certificates as documents inside.
 */
export const foldedReader: Reader = {
  async read(bytes: Buffer, context: ReadContext): Promise<void> {
    const lined = new LinedText(context);
    const files: { readonly name: string; readonly bytes: Buffer }[] = [];
    let count = 0;
    for (const { text, line } of unfolded(decodeText(bytes))) {
      const property = parseProperty(text, context.type.id === 'ldif');
      if (property.bytes !== undefined) files.push({ name: property.name, bytes: property.bytes });
      else lined.value(property.name, property.value, line, property.name);
      count += 1;
      if (count % LINES_PER_BREATH === 0) await context.budget.breathe();
    }
    lined.flush();
    const unpacking = context.budget.container(bytes.length);
    for (const [index, file] of files.entries()) {
      unpacking.add(file.bytes.length);
      await context.readMember(`${file.name.slice(0, 60)} ${index + 1}`, file.bytes);
    }
  },
};

interface LogicalLine {
  readonly text: string;
  /** In which it begins, from 1. */
  readonly line: number;
}

/** A line that begins with a blank goes on where the last ended; so does one behind a soft break of quoted-printable. */
function* unfolded(text: string): Generator<LogicalLine> {
  let pieces: string[] = [];
  let isQuoted = false;
  let line = 1;
  let first = 1;
  let start = 0;
  while (start <= text.length) {
    let end = text.indexOf('\n', start);
    if (end < 0) end = text.length;
    const raw = text.slice(start, end > start && text[end - 1] === '\r' ? end - 1 : end);
    const isContinued = isQuoted && pieces.at(-1)?.endsWith('=') === true;
    if (pieces.length > 0 && !isContinued && !/^[ \t]/.test(raw)) {
      yield { text: pieces.join(''), line: first };
      pieces = [];
    }
    if (pieces.length === 0) {
      first = line;
      isQuoted = /^[^:]{0,200};ENCODING=QUOTED-PRINTABLE/i.test(raw);
      if (raw !== '') pieces.push(raw);
    } else pieces.push(isContinued ? `\n${raw}` : raw.slice(1));
    line += 1;
    start = end + 1;
  }
  if (pieces.length > 0) yield { text: pieces.join(''), line: first };
}

interface Property {
  readonly name: string;
  readonly value: string;
  /** Of a value that isn’t text. */
  readonly bytes?: Buffer;
}

function parseProperty(text: string, isLdif: boolean): Property {
  const colon = text.indexOf(':');
  if (colon < 0 || text.startsWith('#')) return { name: '', value: text };
  const name = text.slice(0, colon);
  const value = text.slice(colon + 1);
  if (isLdif) {
    if (!value.startsWith(':')) return { name, value: value.replace(/^[<\s]{1,3}/, '') };
    return fromBytes(name, Buffer.from(value.slice(1), 'base64'), undefined);
  }
  const charset = /;CHARSET=([\w-]{1,40})/i.exec(name)?.[1];
  if (/;ENCODING=QUOTED-PRINTABLE/i.test(name))
    return fromBytes(
      name,
      decodeTransfer(Buffer.from(value), 'quoted-printable') ?? Buffer.alloc(0),
      charset,
    );
  if (/;ENCODING=(?:B|BASE64)(?:;|$)/i.test(name) || value.startsWith('data:'))
    return fromBytes(name, Buffer.from(value.slice(value.lastIndexOf(',') + 1), 'base64'), charset);
  return { name, value: value.replace(/\\n/gi, ' ').replace(/\\([,;\\])/g, '$1') };
}

function fromBytes(name: string, bytes: Buffer, charset: string | undefined): Property {
  // Text has no zeros and hardly any control characters.
  const controls = bytes.reduce(
    (sum, byte) => sum + (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13 ? 1 : 0),
    0,
  );
  if (controls > 0) return { name, value: '', bytes };
  return { name, value: decodeText(bytes, charset) };
}
