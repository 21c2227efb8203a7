import { decodeText } from '../text/charset.ts';
import { readIptc } from './iptc.ts';
import { addProperty, type PictureFacts } from './metadata.ts';
import { readXmp } from './xmp.ts';

const MOST_ENTRIES = 1000;
const MOST_DIRECTORIES = 64;
const LONGEST_VALUE = 256 * 1024;

/** Tags with text, or numbers that say where, when and with what. Sources: TIFF 6.0, EXIF 2.32, Microsoft's XP tags. */
const NAMES: ReadonlyMap<number, string> = new Map([
  [0x010d, 'document name'],
  [0x010e, 'description'],
  [0x010f, 'camera maker'],
  [0x0110, 'camera model'],
  [0x011d, 'page name'],
  [0x0131, 'software'],
  [0x0132, 'date'],
  [0x013b, 'author'],
  [0x013c, 'host computer'],
  [0x8298, 'copyright'],
  [0x9003, 'date taken'],
  [0x9286, 'user comment'],
  [0x927c, 'maker note'],
  [0x9c9b, 'title'],
  [0x9c9c, 'comment'],
  [0x9c9d, 'author'],
  [0x9c9e, 'keywords'],
  [0x9c9f, 'subject'],
  [0xa420, 'image id'],
  [0xa430, 'camera owner'],
  [0xa431, 'camera serial number'],
  [0xa433, 'lens maker'],
  [0xa434, 'lens model'],
  [0xa435, 'lens serial number'],
  [0xc614, 'camera model'],
  [0xc62f, 'camera serial number'],
]);

const WIDTH = 0x0100;
const HEIGHT = 0x0101;
const SUB_DIRECTORIES = new Set([0x8769, 0xa005, 0x014a]);
const GPS = 0x8825;
const XMP = 0x02bc;
const IPTC = 0x83bb;
const UTF16 = new Set([0x9c9b, 0x9c9c, 0x9c9d, 0x9c9e, 0x9c9f]);
const BYTES_OF_TYPE = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4];

/** Reads the directories of a TIFF structure, as TIFF files are and EXIF has inside. */
export function readExif(bytes: Buffer, facts: PictureFacts): void {
  const order = bytes.toString('latin1', 0, 2);
  if (bytes.length < 8 || (order !== 'II' && order !== 'MM')) {
    facts.isDamaged = true;
    return;
  }
  new Directories(bytes, order === 'II', facts).read();
}

class Directories {
  readonly #bytes: Buffer;
  readonly #isLittle: boolean;
  readonly #facts: PictureFacts;

  constructor(bytes: Buffer, isLittle: boolean, facts: PictureFacts) {
    this.#bytes = bytes;
    this.#isLittle = isLittle;
    this.#facts = facts;
  }

  read(): void {
    const open: { readonly at: number; readonly isGps: boolean }[] = [{ at: this.#long(4), isGps: false }];
    const seen = new Set<number>();
    while (open.length > 0 && seen.size < MOST_DIRECTORIES) {
      const next = open.pop();
      if (next === undefined || next.at === 0 || seen.has(next.at)) continue;
      seen.add(next.at);
      if (next.at + 2 > this.#bytes.length) {
        this.#facts.isDamaged = true;
        continue;
      }
      const count = Math.min(this.#short(next.at), MOST_ENTRIES);
      const gps = new Map<number, Entry>();
      for (let index = 0; index < count; index += 1) {
        const entry = this.#entry(next.at + 2 + index * 12);
        if (entry === undefined) continue;
        if (next.isGps) gps.set(entry.tag, entry);
        else if (entry.tag === GPS) open.push({ at: entry.number, isGps: true });
        else if (SUB_DIRECTORIES.has(entry.tag))
          for (const at of this.#numbers(entry).slice(0, 16)) open.push({ at, isGps: false });
        else this.#property(entry);
      }
      if (next.isGps) this.#position(gps);
      else open.push({ at: this.#long(next.at + 2 + count * 12), isGps: false });
    }
  }

  #entry(at: number): Entry | undefined {
    if (at + 12 > this.#bytes.length) {
      this.#facts.isDamaged = true;
      return undefined;
    }
    const type = this.#short(at + 2);
    const size = (BYTES_OF_TYPE[type] ?? 0) * this.#long(at + 4);
    const start = size <= 4 ? at + 8 : this.#long(at + 8);
    const data = this.#bytes.subarray(
      start,
      Math.min(start + Math.min(size, LONGEST_VALUE), this.#bytes.length),
    );
    const number = type === 3 ? this.#short(at + 8) : this.#long(at + 8);
    return { tag: this.#short(at), type, data, start, number };
  }

  #property(entry: Entry): void {
    const { tag, data } = entry;
    if (tag === WIDTH) this.#facts.width = Math.max(this.#facts.width ?? 0, entry.number);
    else if (tag === HEIGHT) this.#facts.height = Math.max(this.#facts.height ?? 0, entry.number);
    else if (tag === XMP) readXmp(data, this.#facts);
    else if (tag === IPTC) readIptc(data, this.#facts);
    const name = NAMES.get(tag);
    if (name === undefined) return;
    if (UTF16.has(tag)) addProperty(this.#facts, name, data.toString('utf16le'));
    else if (tag === 0x9286) addProperty(this.#facts, name, this.#comment(data));
    else if (tag === 0x927c) addProperty(this.#facts, name, printable(data));
    else addProperty(this.#facts, name, decodeText(data));
  }

  /** Begins with the name of its character set in eight bytes. */
  #comment(data: Buffer): string {
    const charset = data.toString('latin1', 0, 8).replace(/\0/g, '');
    const text = data.subarray(8);
    if (charset === 'UNICODE') return decodeText(text, this.#isLittle ? 'utf-16le' : 'utf-16be');
    if (charset === 'JIS') return decodeText(text, 'iso-2022-jp');
    return charset === 'ASCII' || charset === '' ? decodeText(text) : decodeText(data);
  }

  #position(gps: ReadonlyMap<number, Entry>): void {
    const place = (reference: number, value: number): string | undefined => {
      const entry = gps.get(value);
      if (entry === undefined) return undefined;
      const [degrees = 0, minutes = 0, seconds = 0] = this.#ratios(entry);
      const decimal = degrees + minutes / 60 + seconds / 3600;
      const side = gps.get(reference)?.data.toString('latin1', 0, 1) ?? '';
      return Number.isFinite(decimal)
        ? (side === 'S' || side === 'W' ? -decimal : decimal).toFixed(6)
        : undefined;
    };
    const latitude = place(1, 2);
    const longitude = place(3, 4);
    if (latitude !== undefined && longitude !== undefined)
      addProperty(this.#facts, 'GPS position', `${latitude}, ${longitude}`);
    for (const [tag, name] of [
      [27, 'GPS method'],
      [28, 'GPS area'],
      [29, 'GPS date'],
    ] as const) {
      const entry = gps.get(tag);
      if (entry !== undefined)
        addProperty(
          this.#facts,
          name,
          tag === 29 ? entry.data.toString('latin1') : this.#comment(entry.data),
        );
    }
  }

  #numbers({ type, data, number }: Entry): readonly number[] {
    if (data.length <= 4) return [number];
    const size = type === 3 ? 2 : 4;
    const found: number[] = [];
    for (let at = 0; at + size <= data.length; at += size)
      found.push(size === 2 ? this.#shortOf(data, at) : this.#longOf(data, at));
    return found;
  }

  #ratios({ data }: Entry): readonly number[] {
    const found: number[] = [];
    for (let at = 0; at + 8 <= data.length; at += 8)
      found.push(this.#longOf(data, at) / (this.#longOf(data, at + 4) || 1));
    return found;
  }

  #short(at: number): number {
    return this.#shortOf(this.#bytes, at);
  }

  #long(at: number): number {
    return this.#longOf(this.#bytes, at);
  }

  #shortOf(bytes: Buffer, at: number): number {
    if (at + 2 > bytes.length) return 0;
    return this.#isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at);
  }

  #longOf(bytes: Buffer, at: number): number {
    if (at + 4 > bytes.length) return 0;
    return this.#isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at);
  }
}

interface Entry {
  readonly tag: number;
  readonly type: number;
  readonly data: Buffer;
  readonly start: number;
  /** The value of a single number. */
  readonly number: number;
}

/** Runs of letters in binary data of the maker: serial numbers and owners are among them. */
function printable(data: Buffer): string {
  return (data.toString('latin1').match(/[\x20-\x7e]{8,}/g) ?? []).join('\n');
}
