import type { ReadContext, Reader } from '../reader.ts';

const FROM = Buffer.from('From ');

/** Mailboxes with several messages (RFC 4155): each is a member. */
export const mboxReader: Reader = {
  async read(bytes: Buffer, context: ReadContext): Promise<void> {
    const unpacking = context.budget.container(bytes.length);
    let number = 0;
    for (const message of messages(bytes)) {
      number += 1;
      unpacking.add(message.length);
      await context.readMember(`message ${number}.eml`, unquoted(message));
    }
  },
};

function* messages(bytes: Buffer): Generator<Buffer> {
  let start = -1;
  let at = bytes.indexOf(FROM);
  while (at >= 0) {
    if (isBoundary(bytes, at)) {
      if (start >= 0) yield bytes.subarray(start, at);
      const lineEnd = bytes.indexOf(10, at);
      start = lineEnd < 0 ? bytes.length : lineEnd + 1;
    }
    at = bytes.indexOf(FROM, at + FROM.length);
  }
  if (start >= 0 && start < bytes.length) yield bytes.subarray(start);
}

/** At the start of the file, or after an empty line. */
function isBoundary(bytes: Buffer, at: number): boolean {
  if (at === 0) return true;
  if (bytes[at - 1] !== 10) return false;
  return bytes[at - 2] === 10 || (bytes[at - 2] === 13 && bytes[at - 3] === 10);
}

/** Lines that begin with "From " were written with a sign in front. */
function unquoted(message: Buffer): Buffer {
  const quoted = Buffer.from('\n>From ');
  if (!message.includes(quoted)) return message;
  return Buffer.from(message.toString('latin1').replace(/^>(>{0,20}From )/gm, '$1'), 'latin1');
}
