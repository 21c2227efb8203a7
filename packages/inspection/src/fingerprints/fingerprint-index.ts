import { Bloom } from '../indexing/bloom.ts';
import { IndexFileError, indexFileParts, readIndexFile } from '../indexing/index-file.ts';
import { fingerprintsOf } from './shingles.ts';

export interface IndexedDocument {
  readonly id: string;
  /** Sum of the weights of its different fingerprints, without those that too many documents have. */
  readonly weight: number;
}

/** Fingerprints of documents, sorted. */
export interface FingerprintIndex {
  readonly documents: readonly IndexedDocument[];
  readonly filter: Bloom;
  readonly hashes: Uint32Array;
  /** Index of the document of each hash. */
  readonly owners: Uint32Array;
}

/** Shorter documents, of fewer than about twenty words, can't be told from chance. */
export const LEAST_FINGERPRINTS = 4;
/** As if the index had so many documents more: in a small one, two versions of a document aren't commonplace. */
const OTHERS = 100;

/** What several of all documents have says less about each: forms, phrases of the trade (inverse document frequency). */
export const weightOf = (documents: number, all: number): number =>
  Math.log((all + OTHERS) / documents) / Math.log(all + OTHERS);

/** What more documents have is a form or a footer, and says nothing. */
const COMMON_SHARE = 0.1;
const COMMON_DOCUMENTS = 20;

/** Builds an index document by document: 8 bytes for each fingerprint, of which there are about four for ten words. */
export class FingerprintIndexBuilder {
  readonly #ids: string[] = [];
  readonly #hashes: Uint32Array[] = [];

  get documents(): number {
    return this.#ids.length;
  }

  /** Whether the document was added: it isn't if it is too short. */
  add(id: string, text: string): boolean {
    return this.addHashes(id, hashesOf(text));
  }

  /** The same with the result of `hashesOf`, which is all that must be kept of a document. */
  addHashes(id: string, hashes: Uint32Array): boolean {
    if (hashes.length < LEAST_FINGERPRINTS) return false;
    this.#ids.push(id);
    this.#hashes.push(hashes);
    return true;
  }

  finish(): FingerprintIndex {
    const total = this.#hashes.reduce((sum, { length }) => sum + length, 0);
    // Hash × 2^21 + owner sorts as one number.
    const keys = new Float64Array(total);
    let at = 0;
    for (const [owner, hashes] of this.#hashes.entries())
      for (const hash of hashes) keys[at++] = hash * OWNERS + owner;
    keys.sort();
    const most = Math.max(COMMON_DOCUMENTS, this.#ids.length * COMMON_SHARE);
    const hashes = new Uint32Array(total);
    const owners = new Uint32Array(total);
    const weights = new Float64Array(this.#ids.length);
    let kept = 0;
    for (let from = 0, to = 0; from < total; from = to) {
      const hash = Math.floor((keys[from] ?? 0) / OWNERS);
      while (to < total && Math.floor((keys[to] ?? 0) / OWNERS) === hash) to += 1;
      if (to - from > most) continue;
      for (let one = from; one < to; one += 1) {
        const owner = (keys[one] ?? 0) - hash * OWNERS;
        hashes[kept] = hash;
        owners[kept++] = owner;
        weights[owner] = (weights[owner] ?? 0) + weightOf(to - from, this.#ids.length);
      }
    }
    const filter = Bloom.for(kept);
    for (let one = 0; one < kept; one += 1) filter.add(...filterKey(hashes[one] ?? 0));
    return {
      documents: this.#ids.map((id, owner) => ({ id, weight: weights[owner] ?? 0 })),
      filter,
      hashes: hashes.slice(0, kept),
      owners: owners.slice(0, kept),
    };
  }
}

/** The different fingerprints of a text. */
export const hashesOf = (text: string): Uint32Array =>
  Uint32Array.from(new Set(fingerprintsOf(text).map(({ hash }) => hash)));

const OWNERS = 2 ** 21;
const KIND = 'fingerprints';

/** Two halves for the filter. */
export const filterKey = (hash: number): [high: number, low: number] => [
  hash,
  Math.imul(hash, 0x2545f491) >>> 0,
];

/** The parts of the index's file, to be written one after the other. */
export const fingerprintIndexParts = ({
  documents,
  filter,
  hashes,
  owners,
}: FingerprintIndex): readonly Uint8Array[] =>
  indexFileParts(KIND, documents, [filter.words, hashes, owners]);

/** Reads what `fingerprintIndexParts` wrote. Throws `IndexFileError`. */
export function readFingerprintIndex(bytes: Uint8Array): FingerprintIndex {
  const { facts, arrays } = readIndexFile(KIND, bytes);
  const [filter, hashes, owners] = arrays;
  if (!areDocuments(facts) || !filter || !hashes || !owners) throw new IndexFileError('damaged');
  return { documents: facts, filter: new Bloom(filter), hashes, owners };
}

const areDocuments = (value: unknown): value is readonly IndexedDocument[] =>
  Array.isArray(value) &&
  value.every((one: unknown) => typeof one === 'object' && one !== null && 'id' in one && 'weight' in one);
