import { sigmoid } from './logistic-regression.ts';

/** The score of a sample by a model that hadn't seen it. */
export interface HeldOut {
  readonly score: number;
  readonly isPositive: boolean;
}

/** Turns scores into probabilities: sigmoid(slope × score + offset). */
export interface Calibration {
  readonly slope: number;
  readonly offset: number;
}

const STEPS = 100;

/**
 * Fits probabilities to held-out scores. Source: J. Platt, Probabilistic outputs for support vector machines, 1999, with its
 * smoothed targets, so that few samples don't give certainty.
 */
export function calibrate(heldOut: readonly HeldOut[]): Calibration {
  const positives = heldOut.filter(({ isPositive }) => isPositive).length;
  const high = (positives + 1) / (positives + 2);
  const low = 1 / (heldOut.length - positives + 2);
  let slope = 1;
  let offset = 0;
  // Newton's method on two parameters.
  for (let step = 0; step < STEPS; step += 1) {
    let [slopeGradient, offsetGradient, slope2, offset2, mixed] = [0, 0, 1e-6, 1e-6, 0];
    for (const { score, isPositive } of heldOut) {
      const probability = sigmoid(slope * score + offset);
      const error = probability - (isPositive ? high : low);
      const curve = Math.max(1e-6, probability * (1 - probability));
      slopeGradient += error * score;
      offsetGradient += error;
      slope2 += curve * score * score;
      offset2 += curve;
      mixed += curve * score;
    }
    const determinant = slope2 * offset2 - mixed * mixed;
    if (Math.abs(determinant) < 1e-12) break;
    const slopeStep = (offset2 * slopeGradient - mixed * offsetGradient) / determinant;
    const offsetStep = (slope2 * offsetGradient - mixed * slopeGradient) / determinant;
    // Bounded, since far from the solution a whole step may overshoot.
    slope -= Math.max(-1, Math.min(1, slopeStep));
    offset -= Math.max(-1, Math.min(1, offsetStep));
    if (Math.abs(slopeStep) + Math.abs(offsetStep) < 1e-6) break;
  }
  return { slope: Math.max(0.01, slope), offset };
}

export const probabilityOf = ({ slope, offset }: Calibration, score: number): number =>
  sigmoid(slope * score + offset);

export interface Quality {
  readonly accuracy: number;
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
  /** Held-out samples by what they are and what the model took them for. */
  readonly truePositives: number;
  readonly falsePositives: number;
  readonly trueNegatives: number;
  readonly falseNegatives: number;
}

export function qualityAt(
  threshold: number,
  heldOut: readonly { probability: number; isPositive: boolean }[],
): Quality {
  let [truePositives, falsePositives, trueNegatives, falseNegatives] = [0, 0, 0, 0];
  for (const { probability, isPositive } of heldOut) {
    if (probability >= threshold) isPositive ? truePositives++ : falsePositives++;
    else isPositive ? falseNegatives++ : trueNegatives++;
  }
  const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
  const precision = share(truePositives, truePositives + falsePositives);
  const recall = share(truePositives, truePositives + falseNegatives);
  return {
    accuracy: share(truePositives + trueNegatives, heldOut.length),
    precision,
    recall,
    f1: share(2 * precision * recall, precision + recall),
    truePositives,
    falsePositives,
    trueNegatives,
    falseNegatives,
  };
}

/** Part of the positive samples that high sensitivity finds. */
const SENSITIVE_RECALL = 0.99;

/** Documents that are like neither side fall between the samples: nearer to the positive ones, they don't count. */
const CAUTION = 0.75;

/** The threshold with the best F1, between the samples it separates, and a lower one that misses hardly any. */
export function thresholdsOf(heldOut: readonly { probability: number; isPositive: boolean }[]): {
  threshold: number;
  sensitiveThreshold: number;
} {
  const probabilities = [...new Set(heldOut.map(({ probability }) => probability))].sort(
    (one, other) => one - other,
  );
  let best = { f1: -1, threshold: 0.5 };
  for (const [at, probability] of probabilities.entries()) {
    const { f1 } = qualityAt(probability, heldOut);
    const below = probabilities[at - 1] ?? probability;
    if (f1 >= best.f1) best = { f1, threshold: below + (probability - below) * CAUTION };
  }
  const positive = heldOut
    .filter(({ isPositive }) => isPositive)
    .map(({ probability }) => probability)
    .sort((one, other) => one - other);
  const missed = Math.floor(positive.length * (1 - SENSITIVE_RECALL));
  return {
    threshold: best.threshold,
    sensitiveThreshold: Math.min(best.threshold / 2, positive[missed] ?? best.threshold),
  };
}
