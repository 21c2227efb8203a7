import type { ReadContext, Reader } from '../reader.ts';
import { readExif } from './exif.ts';
import { readGif } from './gif.ts';
import { readHeif } from './heif.ts';
import { readJpeg } from './jpeg.ts';
import { newFacts, type PictureFacts } from './metadata.ts';
import { readPng } from './png.ts';
import { readPsd } from './psd.ts';
import { readWebp } from './webp.ts';

/** A line of text is higher and longer, in pixels: icons, bullets, rules and tracking pixels have no room for one. */
const LEAST_HEIGHT = 10;
const LEAST_LENGTH = 64;
/** More pixels than these would take more memory than a worker has. */
const MOST_PIXELS = 100_000_000;

/**
 * Pictures: what their metadata says (place, author, copyright, description, serial numbers), and their text where text
 * recognition is installed. A picture whose text wasn't read is a problem of its own.
 */
export const imageReader: Reader = {
  async read(bytes: Buffer, context: ReadContext): Promise<void> {
    const facts = newFacts();
    readFacts(bytes, context.type.id, facts);
    for (const [name, text] of facts.properties) context.segment(text, { part: 'properties' }, name);
    if (facts.isDamaged) context.problem('corrupt', 'The metadata of the picture is damaged');
    await readText(bytes, facts, context);
  },
};

type ReadFacts = (bytes: Buffer, facts: PictureFacts) => void;

/** By file type. Raw pictures of most cameras are TIFF structures. */
const FORMATS: Readonly<Record<string, ReadFacts>> = {
  jpeg: readJpeg,
  png: readPng,
  gif: readGif,
  webp: readWebp,
  heic: readHeif,
  avif: readHeif,
  tiff: readExif,
  cr2: readExif,
  psd: readPsd,
  bmp: readBitmap,
};

function readFacts(bytes: Buffer, id: string, facts: PictureFacts): void {
  if (Object.hasOwn(FORMATS, id)) FORMATS[id]?.(bytes, facts);
}

function readBitmap(bytes: Buffer, facts: PictureFacts): void {
  if (bytes.length < 26) return;
  facts.width = Math.abs(bytes.readInt32LE(18));
  facts.height = Math.abs(bytes.readInt32LE(22));
}

async function readText(bytes: Buffer, facts: PictureFacts, context: ReadContext): Promise<void> {
  const { width, height } = facts;
  if (width !== undefined && height !== undefined && !hasRoom(width, height)) return;
  if (context.ocr === undefined) {
    context.problem('unsupported', 'The text in the picture was not read: no text recognition is installed');
    return;
  }
  if ((width ?? 0) * (height ?? 0) > MOST_PIXELS) {
    context.problem('too_large', `The picture has more than ${MOST_PIXELS} pixels`);
    return;
  }
  try {
    context.segment(await context.ocr(bytes, context.type, context.sink.signal));
  } catch {
    context.budget.check();
    context.problem('unsupported', 'The text in the picture was not read: text recognition failed');
  }
}

function hasRoom(width: number, height: number): boolean {
  return Math.min(width, height) >= LEAST_HEIGHT && Math.max(width, height) >= LEAST_LENGTH;
}
