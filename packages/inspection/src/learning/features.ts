import { fold, KIND, OTHER, UNSPACED } from '../folding/fold.ts';

/** Features are hashed into so many buckets: a vocabulary would grow with every language. */
export const BUCKETS = 2 ** 18;
/** Characters of a document that are read: its kind shows at the beginning. */
export const READ_CHARACTERS = 100_000;
const SHORTEST_GRAM = 3;
const LONGEST_GRAM = 5;
const LONGEST_WORD = 40;

/** What a text is like: how often which words, pairs of words and pieces of words are in it. */
export interface Features {
  /** Buckets, each once. */
  readonly buckets: Uint32Array;
  readonly values: Float32Array;
}

export function featuresOf(text: string): Features {
  const words = wordsOf(text);
  const wholes = new Map<number, number>();
  const pieces = new Map<number, number>();
  let before = '';
  for (const word of words) {
    for (const bucket of wordBuckets(before, word)) wholes.set(bucket, (wholes.get(bucket) ?? 0) + 1);
    for (const bucket of pieceBuckets(word)) pieces.set(bucket, (pieces.get(bucket) ?? 0) + 1);
    before = word;
  }
  // Both kinds weigh the same, whatever the length of the text.
  const entries = [...normalized(wholes), ...normalized(pieces)];
  return {
    buckets: Uint32Array.from(entries, ([bucket]) => bucket),
    values: Float32Array.from(entries, ([, value]) => value),
  };
}

/** Folded words; letters of scripts without spaces are words of their own, so that pairs of them are what words are elsewhere. */
export function wordsOf(text: string): readonly string[] {
  const folded = fold(text.slice(0, READ_CHARACTERS));
  const words: string[] = [];
  let start = -1;
  for (let at = 0; at <= folded.length; at += 1) {
    const kind = at < folded.length ? (KIND[folded.charCodeAt(at)] ?? OTHER) : OTHER;
    const isInWord = kind !== OTHER && kind !== UNSPACED;
    if (isInWord && start < 0) start = at;
    if (!isInWord && start >= 0) {
      // What a number is says nothing, only that there is one of its length.
      const word = folded.slice(start, Math.min(at, start + LONGEST_WORD));
      words.push(/^\d+$/.test(word) ? '0'.repeat(word.length) : word);
      start = -1;
    }
    if (kind === UNSPACED) words.push(folded[at] ?? '');
  }
  return words;
}

/** Buckets of a word and of the pair it ends. */
export const wordBuckets = (before: string, word: string): readonly number[] => [
  bucketOf(`w ${word}`),
  bucketOf(`p ${before} ${word}`),
];

/** Buckets of the pieces of a word, which find inflected and compound words. */
export function pieceBuckets(word: string): readonly number[] {
  const whole = `<${word}>`;
  const buckets: number[] = [];
  for (let length = SHORTEST_GRAM; length <= LONGEST_GRAM; length += 1)
    for (let at = 0; at + length <= whole.length; at += 1)
      buckets.push(bucketOf(whole.slice(at, at + length)));
  return buckets;
}

function bucketOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return ((hash ^ (hash >>> 15)) >>> 0) % BUCKETS;
}

function normalized(
  counts: ReadonlyMap<number, number>,
): readonly (readonly [bucket: number, value: number])[] {
  const damped = [...counts].map(([bucket, count]) => [bucket, 1 + Math.log(count)] as const);
  const length = Math.sqrt(damped.reduce((sum, [, value]) => sum + value * value, 0));
  return damped.map(([bucket, value]) => [bucket, value / (length * Math.SQRT2)] as const);
}
