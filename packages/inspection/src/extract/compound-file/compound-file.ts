import type { Unpacking } from '../budget.ts';
import { Unreadable } from '../unreadable.ts';
import { SectorChains } from './sector-chains.ts';

const ENTRY = 128;
const NONE = 0xffffffff;
const MOST_ENTRIES = 100_000;
const MOST_DEPTH = 64;
const STORAGE = 1;
const STREAM = 2;
const ROOT = 5;

/** A folder in a compound file. Names match in any case, as [MS-CFB] 2.6.4 has it. */
export interface CompoundStorage {
  readonly name: string;
  /** Lower-case hexadecimal of the 16 bytes as stored; all zeros where there is none. */
  readonly classId: string;
  readonly storages: readonly CompoundStorage[];
  readonly streams: readonly CompoundStream[];
  storage(name: string): CompoundStorage | undefined;
  stream(name: string): CompoundStream | undefined;
}

export interface CompoundStream {
  readonly name: string;
  readonly size: number;
  /** Where the chain of sectors is broken, what comes before. Charges `unpacking`. */
  read(unpacking: Unpacking): Buffer;
}

/** Opens a compound file (OLE2): the container of doc, xls, ppt and msg. Throws `Unreadable` corrupt. Source: [MS-CFB]. */
export function openCompoundFile(bytes: Buffer): CompoundStorage {
  if (bytes.length < 512 || bytes.readBigUInt64LE(0) !== 0xe11ab1a1e011cfd0n)
    throw new Unreadable('corrupt', 'The header of a compound file is damaged');
  const chains = new SectorChains(bytes);
  const directory = chains.regular(bytes.readUInt32LE(48), bytes.length);
  const root = new Entry(directory, 0);
  if (root.type !== ROOT) throw new Unreadable('corrupt', 'The directory of a compound file is damaged');
  chains.openMini(root.start, root.size);
  return new Storage(directory, root, chains, new Set([0]), 0);
}

/** One record of the directory. */
class Entry {
  readonly name: string;
  readonly type: number;
  readonly left: number;
  readonly right: number;
  readonly child: number;
  readonly classId: string;
  readonly start: number;
  readonly size: number;

  constructor(directory: Buffer, index: number) {
    const at = index * ENTRY;
    if (at + ENTRY > directory.length)
      throw new Unreadable('corrupt', 'The directory of a compound file is damaged');
    const nameBytes = Math.min(64, directory.readUInt16LE(at + 64));
    this.name = directory.toString('utf16le', at, at + Math.max(0, nameBytes - 2));
    this.type = directory.readUInt8(at + 66);
    this.left = directory.readUInt32LE(at + 68);
    this.right = directory.readUInt32LE(at + 72);
    this.child = directory.readUInt32LE(at + 76);
    this.classId = directory.toString('hex', at + 80, at + 96);
    this.start = directory.readUInt32LE(at + 116);
    // Files of version 3 may have anything in the upper half.
    this.size = directory.readUInt32LE(at + 120);
  }
}

class Storage implements CompoundStorage {
  readonly name: string;
  readonly classId: string;
  readonly storages: CompoundStorage[] = [];
  readonly streams: CompoundStream[] = [];

  /** `seen` holds every record that was visited: one that is linked twice is read once. */
  constructor(directory: Buffer, entry: Entry, chains: SectorChains, seen: Set<number>, depth: number) {
    this.name = entry.name;
    this.classId = entry.classId;
    const open = [entry.child];
    const found: Entry[] = [];
    while (open.length > 0) {
      const index = open.pop() ?? NONE;
      if (index === NONE || seen.has(index) || seen.size > MOST_ENTRIES) continue;
      if ((index + 1) * ENTRY > directory.length) continue;
      seen.add(index);
      const next = new Entry(directory, index);
      found.push(next);
      open.push(next.right, next.left);
    }
    for (const next of found) {
      if (next.type === STREAM) this.streams.push(new Stream(next, chains));
      else if (next.type === STORAGE && depth < MOST_DEPTH)
        this.storages.push(new Storage(directory, next, chains, seen, depth + 1));
    }
  }

  storage(name: string): CompoundStorage | undefined {
    return this.storages.find((storage) => storage.name.toLowerCase() === name.toLowerCase());
  }

  stream(name: string): CompoundStream | undefined {
    return this.streams.find((stream) => stream.name.toLowerCase() === name.toLowerCase());
  }
}

class Stream implements CompoundStream {
  readonly name: string;
  readonly size: number;
  readonly #start: number;
  readonly #chains: SectorChains;

  constructor(entry: Entry, chains: SectorChains) {
    this.name = entry.name;
    this.size = entry.size;
    this.#start = entry.start;
    this.#chains = chains;
  }

  read(unpacking: Unpacking): Buffer {
    const bytes = this.#chains.read(this.#start, this.size);
    unpacking.add(bytes.length);
    return bytes;
  }
}
