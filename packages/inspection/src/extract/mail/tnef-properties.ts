import type { MapiProperty } from './mapi-message.ts';

const MULTIPLE = 0x1000;
const MOST_VALUES = 10_000;

/** Texts and binary values of a property list ([MS-OXTNEF] 2.1.3.4); what comes before where it is damaged. */
export function readPropertyList(bytes: Buffer): readonly MapiProperty[] {
  const found: MapiProperty[] = [];
  try {
    readAll(bytes, found);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return found;
}

function readAll(bytes: Buffer, found: MapiProperty[]): void {
  const count = Math.min(bytes.readUInt32LE(0), MOST_VALUES);
  let at = 4;
  for (let index = 0; index < count; index += 1) {
    const kind = bytes.readUInt16LE(at);
    const id = bytes.readUInt16LE(at + 2);
    at += 4;
    if (id >= 0x8000) at = afterName(bytes, at);
    const type = kind & ~MULTIPLE;
    const isCounted = (kind & MULTIPLE) !== 0 || isVariable(type);
    const values = isCounted ? Math.min(bytes.readUInt32LE(at), MOST_VALUES) : 1;
    if (isCounted) at += 4;
    for (let value = 0; value < values; value += 1) {
      if (!isVariable(type)) {
        at += fixedSize(type);
        continue;
      }
      const length = bytes.readUInt32LE(at);
      const data = bytes.subarray(at + 4, at + 4 + length);
      at += 4 + padded(length);
      if (type === 0x001f) found.push({ id, value: data.toString('utf16le') });
      else if (type === 0x001e || id === 0x1009 || id === 0x1013 || id === 0x3701)
        found.push({ id, value: data });
    }
  }
}

/** Named properties carry a set and a number or a name. */
function afterName(bytes: Buffer, start: number): number {
  const isNumber = bytes.readUInt32LE(start + 16) === 0;
  const last = bytes.readUInt32LE(start + 20);
  return start + 24 + (isNumber ? 0 : padded(last));
}

function isVariable(type: number): boolean {
  return type === 0x001e || type === 0x001f || type === 0x0102 || type === 0x000d;
}

function fixedSize(type: number): number {
  switch (type) {
    case 0x0005:
    case 0x0006:
    case 0x0007:
    case 0x0014:
    case 0x0040:
      return 8;
    case 0x0048:
      return 16;
    default:
      return 4;
  }
}

function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}
