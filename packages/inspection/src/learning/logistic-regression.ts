import type { Random } from '../random/seeded-random.ts';
import { BUCKETS, type Features } from './features.ts';

export interface LabeledFeatures {
  readonly features: Features;
  readonly isPositive: boolean;
}

export interface LinearModel {
  readonly weights: Float32Array;
  bias: number;
}

const EPOCHS = 20;
const RATE = 0.5;
const DECAY = 1e-5;

/**
 * Logistic regression by stochastic gradient descent with AdaGrad. Both sides weigh the same, however many samples they have.
 * Yields the share that is done, after each pass over the samples.
 */
export function* fitLinear(
  samples: readonly LabeledFeatures[],
  random: Random,
): Generator<number, LinearModel> {
  const model: LinearModel = { weights: new Float32Array(BUCKETS), bias: 0 };
  const squares = new Float32Array(BUCKETS).fill(1e-6);
  let biasSquares = 1e-6;
  const positives = samples.filter(({ isPositive }) => isPositive).length;
  const sideWeight = (isPositive: boolean) =>
    samples.length / (2 * Math.max(1, isPositive ? positives : samples.length - positives));
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (const { features, isPositive } of shuffled(samples, random)) {
      const { buckets, values } = features;
      const error = (sigmoid(scoreOf(model, features)) - Number(isPositive)) * sideWeight(isPositive);
      for (let at = 0; at < buckets.length; at += 1) {
        const bucket = buckets[at] ?? 0;
        const weight = model.weights[bucket] ?? 0;
        const gradient = error * (values[at] ?? 0) + DECAY * weight;
        const square = (squares[bucket] ?? 0) + gradient * gradient;
        squares[bucket] = square;
        model.weights[bucket] = weight - (RATE * gradient) / Math.sqrt(square);
      }
      biasSquares += error * error;
      model.bias -= (RATE * error) / Math.sqrt(biasSquares);
    }
    yield (epoch + 1) / EPOCHS;
  }
  return model;
}

export function scoreOf({ weights, bias }: LinearModel, { buckets, values }: Features): number {
  let score = bias;
  for (let at = 0; at < buckets.length; at += 1)
    score += (weights[buckets[at] ?? 0] ?? 0) * (values[at] ?? 0);
  return score;
}

export const sigmoid = (score: number): number => 1 / (1 + Math.exp(-score));

/** A random order (Fisher and Yates). */
export function shuffled<Item>(items: readonly Item[], random: Random): readonly Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const [one, two] = [order[last], order[other]];
    if (one !== undefined && two !== undefined) {
      order[last] = two;
      order[other] = one;
    }
  }
  return order;
}
