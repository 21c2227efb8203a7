import { inflateSync } from 'node:zlib';
import { decodeText } from '../text/charset.ts';
import { readExif } from './exif.ts';
import { addProperty, type PictureFacts } from './metadata.ts';
import { readXmp } from './xmp.ts';

const LONGEST_TEXT = 4 * 1024 * 1024;
const XMP = 'XML:com.adobe.xmp';

/** Chunks with text, EXIF and size. Source: PNG, third edition (W3C). */
export function readPng(bytes: Buffer, facts: PictureFacts): void {
  let at = 8;
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const data = bytes.subarray(at + 8, Math.min(at + 8 + length, bytes.length));
    if (type === 'IHDR' && data.length >= 8) {
      facts.width = data.readUInt32BE(0);
      facts.height = data.readUInt32BE(4);
    } else if (type === 'tEXt' || type === 'zTXt' || type === 'iTXt') readText(type, data, facts);
    else if (type === 'eXIf') readExif(data, facts);
    else if (type === 'IEND') return;
    at += 12 + length;
  }
  facts.isDamaged = true;
}

function readText(type: 'tEXt' | 'zTXt' | 'iTXt', data: Buffer, facts: PictureFacts): void {
  const nameEnd = data.indexOf(0);
  if (nameEnd < 0) return;
  const name = data.toString('latin1', 0, nameEnd);
  let text: Buffer | undefined = data.subarray(nameEnd + 1);
  if (type === 'zTXt') text = inflate(text.subarray(1));
  else if (type === 'iTXt') {
    const isPacked = text[0] === 1;
    const language = text.indexOf(0, 2);
    const translated = language < 0 ? -1 : text.indexOf(0, language + 1);
    text = text.subarray(translated + 1);
    if (isPacked) text = inflate(text);
  }
  if (text === undefined) facts.isDamaged = true;
  else if (name === XMP) readXmp(text, facts);
  else addProperty(facts, name, decodeText(text));
}

function inflate(packed: Buffer): Buffer | undefined {
  try {
    return inflateSync(packed, { maxOutputLength: LONGEST_TEXT });
  } catch {
    return undefined;
  }
}
