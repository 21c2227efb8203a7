import { IndexFileError, indexFileParts, readIndexFile } from '../indexing/index-file.ts';
import { type Calibration, probabilityOf, type Quality } from './calibration.ts';
import { BUCKETS, featuresOf, pieceBuckets, wordBuckets, wordsOf } from './features.ts';
import { type LinearModel, scoreOf } from './logistic-regression.ts';

/** What a training made: tells documents like the positive samples from others. */
export interface MlModel extends Readonly<LinearModel> {
  readonly calibration: Calibration;
  /** Probability from which a document counts, normally and with high sensitivity. */
  readonly threshold: number;
  readonly sensitiveThreshold: number;
  /** At the threshold, on samples that the judging model hadn't seen. */
  readonly quality: Quality;
}

/** Probability that a text is like the positive samples; 0 for one without words. */
export function judge(model: MlModel, text: string): number {
  const features = featuresOf(text);
  return features.buckets.length === 0 ? 0 : probabilityOf(model.calibration, scoreOf(model, features));
}

/** What a word adds to the score of a text: above 0 if it speaks for the positive side. */
export interface Contribution {
  /** Folded: lower case, without accents. */
  readonly term: string;
  readonly score: number;
}

/** The words that decided the most, those with the largest contribution first, whatever its sign. */
export function explain(model: MlModel, text: string, most = 10): readonly Contribution[] {
  const { buckets, values } = featuresOf(text);
  const shares = new Map<number, number>();
  for (let at = 0; at < buckets.length; at += 1) {
    const bucket = buckets[at] ?? 0;
    shares.set(bucket, (shares.get(bucket) ?? 0) + (model.weights[bucket] ?? 0) * (values[at] ?? 0));
  }
  const words = wordsOf(text);
  const uses = new Map<number, number>();
  const bucketsOf = (at: number) => {
    const word = words[at] ?? '';
    return [...wordBuckets(words[at - 1] ?? '', word), ...pieceBuckets(word)];
  };
  for (const at of words.keys())
    for (const bucket of bucketsOf(at)) uses.set(bucket, (uses.get(bucket) ?? 0) + 1);
  const scores = new Map<string, number>();
  // Words that share a feature share what it added.
  for (const [at, word] of words.entries())
    for (const bucket of bucketsOf(at))
      scores.set(word, (scores.get(word) ?? 0) + (shares.get(bucket) ?? 0) / (uses.get(bucket) ?? 1));
  return [...scores]
    .map(([term, score]) => ({ term, score }))
    .sort((one, other) => Math.abs(other.score) - Math.abs(one.score))
    .slice(0, most);
}

const KIND = 'ml-profile';

/** The parts of the model's file, to be written one after the other. */
export function modelParts({ weights, ...facts }: MlModel): readonly Uint8Array[] {
  return indexFileParts(KIND, facts, [new Uint32Array(weights.buffer, weights.byteOffset, weights.length)]);
}

/** Reads what `modelParts` wrote. Throws `IndexFileError`. */
export function readModel(bytes: Uint8Array): MlModel {
  const { facts, arrays } = readIndexFile(KIND, bytes);
  const [weights] = arrays;
  if (!isFacts(facts) || weights?.length !== BUCKETS) throw new IndexFileError('damaged');
  return { ...facts, weights: new Float32Array(weights.buffer, weights.byteOffset, weights.length) };
}

const isFacts = (value: unknown): value is Omit<MlModel, 'weights'> =>
  typeof value === 'object' &&
  value !== null &&
  'bias' in value &&
  'calibration' in value &&
  'threshold' in value &&
  'quality' in value;
