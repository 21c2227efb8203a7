import { Bloom } from '../indexing/bloom.ts';

/** Digests of files, by their length in bytes. */
const ALGORITHMS: ReadonlyMap<number, 'md5' | 'sha256'> = new Map([
  [16, 'md5'],
  [32, 'sha256'],
]);

export interface HashLine {
  readonly hash: Uint8Array;
  readonly name: string;
}

/** A line of a hash list: 32 or 64 hexadecimal digits, then, if anything, a name. Comments begin with `#` or `;`. */
export function readHashLine(line: string): HashLine | undefined {
  const match = /^\s*([0-9A-Fa-f]{64}|[0-9A-Fa-f]{32})(?:[\s,;:|]+(\S.*))?$/.exec(line);
  if (match === null) return undefined;
  return { hash: Buffer.from(match[1] ?? '', 'hex'), name: match[2]?.trim() ?? '' };
}

/** Hashes of known malware: sorted bytes of one length and a filter, 40 bytes for a SHA-256. */
export class HashSet {
  readonly #sides: ReadonlyMap<number, Sorted>;
  readonly #names: ReadonlyMap<string, string>;

  /** Of equal hashes, the first name counts. Hashes of other lengths are left out. */
  constructor(lines: Iterable<HashLine>) {
    const byLength = new Map<number, Uint8Array[]>([...ALGORITHMS.keys()].map((length) => [length, []]));
    const names = new Map<string, string>();
    for (const { hash, name } of lines) {
      const list = byLength.get(hash.length);
      if (list === undefined) continue;
      list.push(hash);
      const key = hexOf(hash);
      if (name !== '' && !names.has(key)) names.set(key, name);
    }
    this.#names = names;
    this.#sides = new Map([...byLength].map(([length, hashes]) => [length, sorted(hashes, length)]));
  }

  get size(): number {
    return [...this.#sides.values()].reduce((sum, { count }) => sum + count, 0);
  }

  /** The name of the malware with this hash, in hexadecimal; empty if the list has no name, undefined if it isn't listed. */
  find(hash: string): string | undefined {
    if (!/^(?:[0-9A-Fa-f]{32}|[0-9A-Fa-f]{64})$/.test(hash)) return undefined;
    const bytes = Buffer.from(hash, 'hex');
    const side = this.#sides.get(bytes.length);
    if (side === undefined || !has(side, bytes)) return undefined;
    return this.#names.get(hexOf(bytes)) ?? '';
  }
}

interface Sorted {
  readonly bytes: Buffer;
  readonly length: number;
  readonly count: number;
  readonly filter: Bloom;
}

function sorted(hashes: readonly Uint8Array[], length: number): Sorted {
  const ordered = [...hashes].sort(Buffer.compare);
  const different = ordered.filter(
    (hash, at) => at === 0 || Buffer.compare(hash, ordered[at - 1] ?? hash) !== 0,
  );
  const filter = Bloom.for(different.length);
  for (const hash of different) filter.add(...filterKey(hash));
  return { bytes: Buffer.concat(different), length, count: different.length, filter };
}

function has({ bytes, length, count, filter }: Sorted, wanted: Uint8Array): boolean {
  if (!filter.has(...filterKey(wanted))) return false;
  let low = 0;
  for (let high = count; low < high; ) {
    const middle = (low + high) >>> 1;
    const order = Buffer.compare(bytes.subarray(middle * length, (middle + 1) * length), wanted);
    if (order === 0) return true;
    if (order < 0) low = middle + 1;
    else high = middle;
  }
  return false;
}

/** Digests are random already. */
function filterKey(hash: Uint8Array): [high: number, low: number] {
  const view = new DataView(hash.buffer, hash.byteOffset, hash.byteLength);
  return [view.getUint32(0), view.getUint32(4)];
}

const hexOf = (hash: Uint8Array): string =>
  Buffer.from(hash.buffer, hash.byteOffset, hash.byteLength).toString('hex');
