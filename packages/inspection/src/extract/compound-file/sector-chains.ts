import { Unreadable } from '../unreadable.ts';

const MINI_SECTOR = 64;
const CUTOFF = 4096;
/** Anything above marks an end or a special sector. */
const LAST_SECTOR = 0xfffffffa;

/** The sectors of a compound file, linked by its file allocation tables. */
export class SectorChains {
  readonly #bytes: Buffer;
  readonly #sectorSize: number;
  readonly #fat: Uint32Array;
  #miniFat: Uint32Array = new Uint32Array(0);
  #mini: Buffer = Buffer.alloc(0);

  constructor(bytes: Buffer) {
    const shift = bytes.readUInt16LE(30);
    if (shift !== 9 && shift !== 12)
      throw new Unreadable('corrupt', 'The header of a compound file is damaged');
    this.#bytes = bytes;
    this.#sectorSize = 1 << shift;
    this.#fat = this.#readFat();
  }

  /** The mini stream holds what is smaller than 4 KiB; the root entry says where it is. */
  openMini(start: number, size: number): void {
    const table = this.regular(this.#bytes.readUInt32LE(60), this.#bytes.length);
    this.#miniFat = numbers(table);
    this.#mini = this.regular(start, size);
  }

  read(start: number, size: number): Buffer {
    return size < CUTOFF ? this.#small(start, size) : this.regular(start, size);
  }

  /** A chain of whole sectors, as long as its links go, at most `size` bytes. A circle ends with the size or the file. */
  regular(start: number, size: number): Buffer {
    const pieces: Buffer[] = [];
    let left = Math.min(size, this.#bytes.length);
    for (let sector = start; sector <= LAST_SECTOR && left > 0; sector = this.#fat[sector] ?? 0xffffffff) {
      const at = (sector + 1) * this.#sectorSize;
      const piece = this.#bytes.subarray(at, at + Math.min(left, this.#sectorSize));
      if (piece.length === 0) break;
      pieces.push(piece);
      left -= piece.length;
    }
    return Buffer.concat(pieces);
  }

  #small(start: number, size: number): Buffer {
    const pieces: Buffer[] = [];
    let left = size;
    for (
      let sector = start;
      sector <= LAST_SECTOR && left > 0;
      sector = this.#miniFat[sector] ?? 0xffffffff
    ) {
      const at = sector * MINI_SECTOR;
      const piece = this.#mini.subarray(at, at + Math.min(left, MINI_SECTOR));
      if (piece.length === 0) break;
      pieces.push(piece);
      left -= piece.length;
    }
    return Buffer.concat(pieces);
  }

  /** The table's own sectors: 109 are listed in the header, more in a chain of sectors whose last number links on. */
  #readFat(): Uint32Array {
    const bytes = this.#bytes;
    const sectors: number[] = [];
    const most = Math.ceil(bytes.length / this.#sectorSize);
    for (let at = 76; at < 512; at += 4) sectors.push(bytes.readUInt32LE(at));
    let next = bytes.readUInt32LE(68);
    for (let step = 0; next <= LAST_SECTOR && step < most; step++) {
      const at = (next + 1) * this.#sectorSize;
      if (at + this.#sectorSize > bytes.length) break;
      for (let offset = 0; offset < this.#sectorSize - 4; offset += 4)
        sectors.push(bytes.readUInt32LE(at + offset));
      next = bytes.readUInt32LE(at + this.#sectorSize - 4);
    }
    const pieces: Buffer[] = [];
    for (const sector of sectors) {
      if (sector > LAST_SECTOR || pieces.length >= most) break;
      const at = (sector + 1) * this.#sectorSize;
      const piece = bytes.subarray(at, at + this.#sectorSize);
      if (piece.length < this.#sectorSize) break;
      pieces.push(piece);
    }
    return numbers(Buffer.concat(pieces));
  }
}

function numbers(table: Buffer): Uint32Array {
  const values = new Uint32Array(table.length >> 2);
  for (let index = 0; index < values.length; index++) values[index] = table.readUInt32LE(index * 4);
  return values;
}
