import { type FingerprintIndex, filterKey, weightOf } from './fingerprint-index.ts';
import { type Fingerprint, fingerprintsOf } from './shingles.ts';

/** A document of the index that a text contains, wholly or in part, or is a part of. */
export interface FingerprintMatch {
  /** Id of the indexed document. */
  readonly document: string;
  /** Share of the indexed document that is in the text, from 0 to 1. */
  readonly shareOfDocument: number;
  /** Share of the text that is from the document. */
  readonly shareOfText: number;
  /** Weight of the fingerprints in common: 1 for each that only this document has. */
  readonly common: number;
  /** Passages of the text that are from the document, in UTF-16 code units. */
  readonly places: readonly { readonly start: number; readonly end: number }[];
  /** False: found only at high sensitivity. */
  readonly isSure: boolean;
}

export interface FingerprintRule {
  /** Share of the document or of the text that is enough for a match. */
  readonly share: number;
  /** Score of one passage that makes a match, about one for each of its fingerprints: excerpts of long documents have a small share of both. */
  readonly passage: number;
}

/** Edits of 30 % of the words leave about a quarter of the fingerprints; an excerpt of 50 words has some 18. */
export const FINGERPRINT_RULE: FingerprintRule = { share: 0.12, passage: 6 };
/** High sensitivity asks for this part of it. */
const SENSITIVE = 0.5;
/** Common fingerprints without which a share is chance. */
const LEAST_COMMON = 4;
/** What a fingerprint that isn't shared takes from the score of a passage. */
const STRANGER = 0.35;
/** Places that are reported of a document. */
const MOST_PLACES = 50;

/** Finds the documents of an index that a text shares passages with, those with most in common first. */
export function matchFingerprints(
  index: FingerprintIndex,
  text: string,
  rule: FingerprintRule = FINGERPRINT_RULE,
): readonly FingerprintMatch[] {
  const prints = fingerprintsOf(text);
  const different = new Set(prints.map(({ hash }) => hash)).size;
  const matches: FingerprintMatch[] = [];
  for (const [owner, shared] of sharedByOwner(index, prints)) {
    const document = index.documents[owner];
    if (document === undefined) continue;
    const common = totalWeight(shared);
    if (common < LEAST_COMMON) continue;
    const passages = passagesOf(shared);
    const shareOfDocument = Math.min(1, common / document.weight);
    const shareOfText = common / different;
    const longest = passages.reduce((most, { score }) => Math.max(most, score), 0);
    const strength = Math.max(shareOfDocument / rule.share, shareOfText / rule.share, longest / rule.passage);
    if (strength < SENSITIVE) continue;
    matches.push({
      document: document.id,
      shareOfDocument,
      shareOfText,
      common,
      places: placesOf(passages),
      isSure: strength >= 1,
    });
  }
  return matches.sort((one, other) => other.common - one.common);
}

/** A fingerprint that text and document have in common. */
interface Shared extends Fingerprint {
  /** Index among the fingerprints of the text. */
  readonly at: number;
  readonly weight: number;
}

function sharedByOwner(
  { documents, filter, hashes, owners }: FingerprintIndex,
  prints: readonly Fingerprint[],
): ReadonlyMap<number, readonly Shared[]> {
  const shared = new Map<number, Shared[]>();
  for (const [at, print] of prints.entries()) {
    const { hash } = print;
    if (!filter.has(...filterKey(hash))) continue;
    let from = 0;
    for (let high = hashes.length; from < high; ) {
      const middle = (from + high) >>> 1;
      if ((hashes[middle] ?? 0) < hash) from = middle + 1;
      else high = middle;
    }
    let to = from;
    while (to < hashes.length && hashes[to] === hash) to += 1;
    const one = { ...print, at, weight: weightOf(to - from, documents.length) };
    for (const owner of owners.subarray(from, to)) {
      const known = shared.get(owner);
      if (known === undefined) shared.set(owner, [one]);
      else known.push(one);
    }
  }
  return shared;
}

/** Each fingerprint once, however often the text repeats it. */
function totalWeight(shared: readonly Shared[]): number {
  const weights = new Map(shared.map(({ hash, weight }) => [hash, weight]));
  return weights.values().reduce((sum, weight) => sum + weight, 0);
}

interface Passage {
  readonly shared: readonly Shared[];
  /** Weights of what it shares, less `STRANGER` for every other fingerprint between. */
  readonly score: number;
}

/** Stretches that score above what precedes them: a copied passage has few strangers in it, chance has many. */
function passagesOf(shared: readonly Shared[]): readonly Passage[] {
  const passages: Passage[] = [];
  const seen = new Set<number>();
  let passage: Shared[] = [];
  let score = 0;
  let best = 0;
  let bestLength = 0;
  const end = (): void => {
    if (passage.length > 0) passages.push({ shared: passage.slice(0, bestLength), score: best });
    passage = [];
    score = 0;
    best = 0;
    bestLength = 0;
  };
  for (const one of shared) {
    const before = passage.at(-1);
    if (before !== undefined) score -= (one.at - before.at - 1) * STRANGER;
    if (score < 0) end();
    passage.push(one);
    // Repeating a sentence doesn't make a passage longer.
    if (!seen.has(one.hash)) score += one.weight;
    seen.add(one.hash);
    if (score > best) {
      best = score;
      bestLength = passage.length;
    }
  }
  end();
  return passages;
}

/** In the order of the text; a single fingerprint is a phrase rather than a passage, and isn't reported beside passages. */
function placesOf(passages: readonly Passage[]): FingerprintMatch['places'] {
  const long = passages.filter(({ shared }) => shared.length > 2);
  return (long.length > 0 ? long : passages)
    .slice(0, MOST_PLACES)
    .map(({ shared }) => ({ start: shared[0]?.start ?? 0, end: shared.at(-1)?.end ?? 0 }));
}
