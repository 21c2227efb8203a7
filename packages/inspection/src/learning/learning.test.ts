import { describe, expect, test } from 'vitest';
import { SUBJECTS, textAbout } from '../fingerprints/text-samples.ts';
import { seededRandom } from '../random/seeded-random.ts';
import { calibrate, probabilityOf } from './calibration.ts';
import { explain, judge, modelParts, readModel } from './model.ts';
import { TrainingError, type TrainingSamples, trainModel } from './train.ts';

const random = seededRandom(3);
const texts = (subject: number, count: number) =>
  Array.from({ length: count }, () => textAbout(random, SUBJECTS[subject] ?? [], 60));
const SAMPLES: TrainingSamples = { positive: texts(0, 24), negative: [...texts(1, 12), ...texts(2, 12)] };

function trained(samples: TrainingSamples, seed?: number) {
  const steps = trainModel(samples, seed);
  const progress: number[] = [];
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return { ...step.value, progress };
    progress.push(step.value);
  }
}
const TRAINED = trained(SAMPLES);

test('tells documents like its samples from others, also about something new', () => {
  const { model } = TRAINED;
  const right = [
    ...texts(0, 20).map((text) => judge(model, text) >= model.threshold),
    ...texts(1, 10).map((text) => judge(model, text) < model.threshold),
    ...texts(3, 20).map((text) => judge(model, text) < model.threshold),
  ];
  expect(right.filter(Boolean).length / right.length).toBeGreaterThan(0.85);
  expect(judge(model, '')).toBe(0);
});

test('shows how good it is on samples that it had not seen', () => {
  const { quality, threshold, sensitiveThreshold } = TRAINED.model;
  expect(quality.accuracy).toBeGreaterThan(0.9);
  expect(quality.truePositives + quality.falseNegatives).toBe(24);
  expect(sensitiveThreshold).toBeLessThan(threshold);
  // Labels without a meaning can't be learned, and the held-out samples show it.
  const mixed = texts(0, 60);
  const noise = trained({ positive: mixed.slice(0, 30), negative: mixed.slice(30) });
  expect(noise.model.quality.accuracy).toBeLessThan(0.75);
});

test('reports its progress', () => {
  const { progress } = TRAINED;
  expect(progress.every((one, at) => one >= (progress[at - 1] ?? 0))).toBe(true);
  expect(progress.at(-1)).toBeCloseTo(1);
});

test('is the same for the same samples and seed', () => {
  expect(trained(SAMPLES).model.quality).toEqual(TRAINED.model.quality);
  expect(trained(SAMPLES).model.bias).toBe(TRAINED.model.bias);
});

test('explains a judgment by words', () => {
  const terms = explain(
    TRAINED.model,
    'The supplier sent the invoice; payment is due. The engine needs a new bearing.',
  );
  const score = (word: string) => terms.find(({ term }) => term === word)?.score ?? 0;
  expect(score('invoice')).toBeGreaterThan(0);
  expect(score('bearing')).toBeLessThan(0);
});

test('learns any language', () => {
  const japanese = (words: readonly string[]) =>
    Array.from(
      { length: 14 },
      (_, at) =>
        `${words[at % words.length]}について、${words[(at + 1) % words.length]}の${at}件を報告します。${words[(at * 3 + 2) % words.length]}。`,
    );
  const { model } = trained({
    positive: japanese(['請求書', '支払期限', '振込先口座', '売掛金']),
    negative: japanese(['社員旅行', '忘年会', '食堂のメニュー', '健康診断']),
  });
  expect(judge(model, '振込先口座と請求書の金額を確認してください')).toBeGreaterThan(model.threshold);
  expect(judge(model, '来週の食堂のメニューと忘年会のお知らせ')).toBeLessThan(model.threshold);
});

describe('refuses', () => {
  const code = (samples: TrainingSamples) => {
    try {
      trained(samples);
    } catch (error) {
      if (error instanceof TrainingError) return [error.code, error.positive, error.negative];
    }
    return undefined;
  };

  test('too few samples, those without words and repeated ones left out', () => {
    const { positive, negative } = SAMPLES;
    expect(code({ positive: positive.slice(0, 9), negative })?.[0]).toBe('too_few_positive');
    expect(code({ positive, negative: negative.slice(0, 9) })?.[0]).toBe('too_few_negative');
    const repeated = [
      ...positive.slice(0, 9),
      ...positive.slice(0, 9).map((text) => text.toUpperCase()),
      '',
      '—',
    ];
    expect(code({ positive: repeated, negative })?.[0]).toBe('too_few_positive');
  });

  test('a sample on both sides', () => {
    const { positive, negative } = SAMPLES;
    expect(code({ positive, negative: [...negative, positive[3] ?? ''] })).toEqual([
      'same_on_both_sides',
      3,
      24,
    ]);
  });
});

test('a model is read as it was written', () => {
  const read = readModel(Buffer.concat(modelParts(TRAINED.model)));
  const text = texts(0, 1)[0] ?? '';
  expect(judge(read, text)).toBe(judge(TRAINED.model, text));
  expect(read.quality).toEqual(TRAINED.model.quality);
});

test('probabilities are calibrated', () => {
  const heldOut = Array.from({ length: 2000 }, () => {
    const score = random() * 8 - 4;
    return { score, isPositive: random() < 1 / (1 + Math.exp(-(0.7 * score + 0.5))) };
  });
  const { slope, offset } = calibrate(heldOut);
  expect(slope).toBeCloseTo(0.7, 0);
  expect(Math.abs(probabilityOf({ slope, offset }, 0) - 1 / (1 + Math.exp(-0.5)))).toBeLessThan(0.06);
});
