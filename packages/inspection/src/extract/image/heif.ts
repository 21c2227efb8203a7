import { readExif } from './exif.ts';
import type { PictureFacts } from './metadata.ts';
import { readXmp } from './xmp.ts';

const MOST_BOXES = 10_000;
const MOST_ITEMS = 10_000;

interface Box {
  readonly type: string;
  readonly data: Buffer;
}

/** EXIF, XMP and size of HEIC and AVIF pictures. Source: ISO/IEC 14496-12 (boxes) and 23008-12 (items). */
export function readHeif(bytes: Buffer, facts: PictureFacts): void {
  const meta = boxes(bytes).find(({ type }) => type === 'meta');
  if (meta === undefined) {
    facts.isDamaged = true;
    return;
  }
  const inner = boxes(meta.data.subarray(4));
  const of = (type: string): Buffer => inner.find((box) => box.type === type)?.data ?? Buffer.alloc(0);
  const kinds = itemKinds(of('iinf'));
  const places = itemPlaces(of('iloc'));
  for (const [id, kind] of kinds) {
    if (kind !== 'Exif' && kind !== 'mime') continue;
    const parts = (places.get(id) ?? []).map(({ at, length }) => bytes.subarray(at, at + length));
    const data = Buffer.concat(parts);
    if (kind === 'mime') readXmp(data, facts);
    // The first number is the offset of the TIFF header behind it.
    else if (data.length > 4) readExif(data.subarray(4 + Math.min(data.readUInt32BE(0), data.length)), facts);
  }
  for (const properties of boxes(of('iprp')).filter(({ type }) => type === 'ipco'))
    for (const { type, data } of boxes(properties.data))
      if (type === 'ispe' && data.length >= 12) {
        facts.width = Math.max(facts.width ?? 0, data.readUInt32BE(4));
        facts.height = Math.max(facts.height ?? 0, data.readUInt32BE(8));
      }
}

function boxes(bytes: Buffer): readonly Box[] {
  const found: Box[] = [];
  let at = 0;
  while (at + 8 <= bytes.length && found.length < MOST_BOXES) {
    let size = bytes.readUInt32BE(at);
    let head = 8;
    if (size === 1 && at + 16 <= bytes.length) {
      size = Number(bytes.readBigUInt64BE(at + 8));
      head = 16;
    } else if (size === 0) size = bytes.length - at;
    if (size < head) break;
    found.push({
      type: bytes.toString('latin1', at + 4, at + 8),
      data: bytes.subarray(at + head, at + size),
    });
    at += size;
  }
  return found;
}

function itemKinds(iinf: Buffer): ReadonlyMap<number, string> {
  const kinds = new Map<number, string>();
  if (iinf.length < 6) return kinds;
  for (const { type, data } of boxes(iinf.subarray(iinf[0] === 0 ? 6 : 8))) {
    const version = data[0] ?? 0;
    if (type !== 'infe' || version < 2 || data.length < 14) continue;
    const id = version === 2 ? data.readUInt16BE(4) : data.readUInt32BE(4);
    const at = version === 2 ? 8 : 10;
    kinds.set(id, data.toString('latin1', at, at + 4));
  }
  return kinds;
}

interface Extent {
  readonly at: number;
  readonly length: number;
}

function itemPlaces(iloc: Buffer): ReadonlyMap<number, readonly Extent[]> {
  const places = new Map<number, readonly Extent[]>();
  try {
    readPlaces(iloc, places);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return places;
}

function readPlaces(iloc: Buffer, places: Map<number, readonly Extent[]>): void {
  const version = iloc.readUInt8(0);
  const [offsetSize, lengthSize] = [iloc.readUInt8(4) >> 4, iloc.readUInt8(4) & 15];
  const [baseSize, indexSize] = [iloc.readUInt8(5) >> 4, version === 0 ? 0 : iloc.readUInt8(5) & 15];
  let at = 6;
  const take = (size: number): number => {
    const value = size === 0 ? 0 : size === 8 ? Number(iloc.readBigUInt64BE(at)) : iloc.readUIntBE(at, size);
    at += size;
    return value;
  };
  const count = Math.min(take(version < 2 ? 2 : 4), MOST_ITEMS);
  for (let item = 0; item < count; item += 1) {
    const id = take(version < 2 ? 2 : 4);
    if (version > 0) at += 2;
    at += 2;
    const base = take(baseSize);
    const extents = Math.min(take(2), 100);
    const found: Extent[] = [];
    for (let index = 0; index < extents; index += 1) {
      at += indexSize;
      const offset = take(offsetSize);
      found.push({ at: base + offset, length: take(lengthSize) });
    }
    places.set(id, found);
  }
}
