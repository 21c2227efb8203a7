import { inflateRawSync } from 'node:zlib';
import { Budget, type Unpacking } from '../budget.ts';
import { decompress } from '../compression/decompress.ts';
import { LimitReached } from '../limit-reached.ts';
import type { ReadContext } from '../reader.ts';
import { Unreadable } from '../unreadable.ts';

const STREAM = Buffer.from('stream');
const END = Buffer.from('endstream');
/** Dictionaries of streams are short; what is further up belongs to other objects. */
const LONGEST_DICTIONARY = 2048;
/** Filters within each other. */
const DEEPEST = 4;
const MOST_NESTED = 64 * 1024 * 1024;
/** Pictures of blank paper unpack to a thousand times their size. They are measured where they begin like that. */
const SAMPLE = 8 * 1024;
const SUSPICIOUS_RATIO = 200;
const LARGEST_PICTURE = 512 * 1024 * 1024;

/**
 * Unpacks the streams of a PDF file to see how large they become, since pdf.js unpacks whatever it is given. Throws
 * `LimitReached`. Streams of an encrypted file, and those in LZW, can't be measured: the memory limit of the thread is theirs.
 */
export async function measureStreams(bytes: Buffer, context: ReadContext): Promise<void> {
  const unpacking = context.budget.container(bytes.length);
  for (let at = bytes.indexOf(STREAM); at >= 0; at = bytes.indexOf(STREAM, at + STREAM.length)) {
    const start = dataStart(bytes, at);
    if (start === undefined || !isZlib(bytes, start)) continue;
    const end = bytes.indexOf(END, start);
    const packed = bytes.subarray(start, end < 0 ? bytes.length : end);
    if (!isPicture(bytes, at)) await measure(packed, unpacking, 1);
    else if (seemsLarge(packed)) await measurePicture(packed, context);
    context.budget.check();
    if (end >= 0) at = end;
  }
}

/** The keyword ends with a line; `endstream` isn't one. */
function dataStart(bytes: Buffer, at: number): number | undefined {
  if (at >= 3 && bytes.toString('latin1', at - 3, at) === 'end') return undefined;
  const after = at + STREAM.length;
  if (bytes[after] === 10) return after + 1;
  return bytes[after] === 13 ? after + (bytes[after + 1] === 10 ? 2 : 1) : undefined;
}

function isZlib(bytes: Buffer, at: number): boolean {
  const first = bytes[at] ?? 0;
  return (first & 15) === 8 && at + 1 < bytes.length && (first * 256 + (bytes[at + 1] ?? 0)) % 31 === 0;
}

function isPicture(bytes: Buffer, at: number): boolean {
  const before = bytes.toString('latin1', Math.max(0, at - LONGEST_DICTIONARY), at);
  return /\/Subtype\s{0,9}\/Image/.test(before.slice(before.lastIndexOf(' obj') + 1));
}

async function measure(packed: Buffer, unpacking: Unpacking, depth: number): Promise<void> {
  const nested: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of decompress('deflate-raw', packed.subarray(2), unpacking)) {
      if (size === 0 && !isZlib(chunk, 0)) size = MOST_NESTED;
      if (size < MOST_NESTED) nested.push(chunk);
      size += chunk.length;
    }
  } catch (error) {
    // What is damaged is reported where it is read.
    if (!(error instanceof Unreadable)) throw error;
  }
  if (nested.length > 0 && depth < DEEPEST) await measure(Buffer.concat(nested), unpacking, depth + 1);
}

function seemsLarge(packed: Buffer): boolean {
  const sample = packed.subarray(2, 2 + SAMPLE);
  const most = sample.length * SUSPICIOUS_RATIO;
  try {
    // A cut stream gives what it has with this flush.
    return inflateRawSync(sample, { maxOutputLength: most, finishFlush: 2 }).length >= most;
  } catch {
    return true;
  }
}

async function measurePicture(packed: Buffer, context: ReadContext): Promise<void> {
  const limits = { ...context.limits, maxUnpackedBytes: LARGEST_PICTURE, maxRatio: Number.POSITIVE_INFINITY };
  const own = new Budget(limits, context.sink.signal);
  try {
    await measure(packed, own.container(packed.length), 1);
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    throw new LimitReached('too_large', 'file', 'A picture of the PDF file unpacks to more than 512 MiB');
  }
}
