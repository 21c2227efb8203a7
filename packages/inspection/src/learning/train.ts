import { fold } from '../folding/fold.ts';
import { type Random, seededRandom } from '../random/seeded-random.ts';
import { calibrate, type HeldOut, probabilityOf, qualityAt, thresholdsOf } from './calibration.ts';
import { featuresOf, wordsOf } from './features.ts';
import { fitLinear, type LabeledFeatures, scoreOf, shuffled } from './logistic-regression.ts';
import type { MlModel } from './model.ts';

export interface TrainingSamples {
  readonly positive: readonly string[];
  readonly negative: readonly string[];
}

export const TRAINING_LIMITS = {
  /** Different, readable samples of each side. */
  least: 10,
  most: 2000,
  /** Words of a sample. */
  words: 5,
} as const;

export type TrainingErrorCode =
  | 'too_few_positive'
  | 'too_few_negative'
  | 'too_many_samples'
  | 'same_on_both_sides';

/** Why samples can't be learned from. */
export class TrainingError extends Error {
  readonly code: TrainingErrorCode;
  /** For `same_on_both_sides`: the first such sample, by index. */
  readonly positive: number | undefined;
  readonly negative: number | undefined;

  constructor(code: TrainingErrorCode, positive?: number, negative?: number) {
    super(`The samples can't be learned from: ${code}`);
    this.code = code;
    this.positive = positive;
    this.negative = negative;
  }
}

export interface TrainingResult {
  readonly model: MlModel;
  /** Samples that count: without those that are too short, or the same as another of their side. */
  readonly used: { readonly positive: number; readonly negative: number };
}

const FOLDS = 5;

/**
 * Learns to tell positive from negative samples. The quality is that of models that hadn't seen the samples they judge: five,
 * each trained without a fifth of both sides. Yields the share that is done, so that a worker can report it, and stop.
 * The same samples and seed give the same model. Throws `TrainingError`.
 */
export function* trainModel(samples: TrainingSamples, seed = 1): Generator<number, TrainingResult> {
  const { positive, negative } = different(samples);
  const labeled: LabeledFeatures[] = [];
  for (const [texts, isPositive] of [
    [positive, true],
    [negative, false],
  ] as const)
    for (const text of texts) {
      labeled.push({ features: featuresOf(text), isPositive });
      yield (0.2 * labeled.length) / (positive.length + negative.length);
    }
  const random = seededRandom(seed);
  const folds = foldsOf(labeled, random);
  const heldOut: HeldOut[] = [];
  for (const [at, fold] of folds.entries()) {
    const others = folds.flatMap((one, other) => (other === at ? [] : one));
    const model = yield* scaled(fitLinear(others, random), 0.2 + (0.8 * at) / (FOLDS + 1));
    heldOut.push(
      ...fold.map(({ features, isPositive }) => ({ score: scoreOf(model, features), isPositive })),
    );
  }
  const { weights, bias } = yield* scaled(fitLinear(labeled, random), 0.2 + (0.8 * FOLDS) / (FOLDS + 1));
  const calibration = calibrate(heldOut);
  const judged = heldOut.map(({ score, isPositive }) => ({
    probability: probabilityOf(calibration, score),
    isPositive,
  }));
  const thresholds = thresholdsOf(judged);
  return {
    model: { weights, bias, calibration, ...thresholds, quality: qualityAt(thresholds.threshold, judged) },
    used: { positive: positive.length, negative: negative.length },
  };
}

function* scaled<Result>(steps: Generator<number, Result>, from: number): Generator<number, Result> {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    yield from + (step.value * 0.8) / (FOLDS + 1);
  }
}

/** Both sides spread evenly over the folds. */
function foldsOf(labeled: readonly LabeledFeatures[], random: Random): readonly LabeledFeatures[][] {
  const folds: LabeledFeatures[][] = Array.from({ length: FOLDS }, () => []);
  for (const side of [true, false])
    for (const [at, one] of shuffled(
      labeled.filter(({ isPositive }) => isPositive === side),
      random,
    ).entries())
      folds[at % FOLDS]?.push(one);
  return folds;
}

function different({ positive, negative }: TrainingSamples): TrainingSamples {
  const { least, most, words } = TRAINING_LIMITS;
  if (positive.length > most || negative.length > most) throw new TrainingError('too_many_samples');
  const seen = new Map<string, number>();
  const kept = (texts: readonly string[], onRepeated?: (index: number, earlier: number) => void) => {
    const own = new Set<string>();
    return texts.filter((text, index) => {
      if (wordsOf(text).length < words) return false;
      const key = fold(text);
      const earlier = seen.get(key);
      if (earlier !== undefined) onRepeated?.(index, earlier);
      if (own.has(key)) return false;
      own.add(key);
      return true;
    });
  };
  const positives = kept(positive);
  for (const [index, text] of positive.entries()) {
    const key = fold(text);
    if (!seen.has(key)) seen.set(key, index);
  }
  const negatives = kept(negative, (index, earlier) => {
    throw new TrainingError('same_on_both_sides', earlier, index);
  });
  if (positives.length < least) throw new TrainingError('too_few_positive');
  if (negatives.length < least) throw new TrainingError('too_few_negative');
  return { positive: positives, negative: negatives };
}
