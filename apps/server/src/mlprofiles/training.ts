import { setImmediate as otherWork } from 'node:timers/promises';
import type { MlProfileError, MlQuality, SampleKind } from '@casbah/domain/ml-profile';
import { wholeText } from '@casbah/inspection/extract/whole-text';
import { modelParts } from '@casbah/inspection/learning/model';
import { TrainingError, type TrainingErrorCode, trainModel } from '@casbah/inspection/learning/train';
import type { FileStore } from '@casbah/stores/files/file-store';

export interface Training {
  samples: readonly { file: string; name: string; kind: SampleKind }[];
  /** Where the model is written. */
  model: string;
  /** Unix time in milliseconds. */
  now: number;
}

export type Trained = { quality: MlQuality } | { error: MlProfileError };

/** Bytes of text that are learned of a sample. */
const MOST_TEXT = 128 * 1024;
/** Share of the training that reading the samples takes. */
const READING = 0.5;

/** Reads the samples, learns to tell positive from negative ones, and writes the model. */
export async function train(
  files: Pick<FileStore, 'read' | 'append'>,
  { samples, model: name, now }: Training,
  onProgress: (progress: number) => void,
): Promise<Trained> {
  const texts: Record<SampleKind, string[]> = { positive: [], negative: [] };
  for (const [index, sample] of samples.entries()) {
    const document = { name: sample.name, bytes: files.read(sample.file, 0) };
    const limits = { maxTextBytes: MOST_TEXT, now, signal: new AbortController().signal };
    texts[sample.kind].push(await wholeText(document, limits));
    onProgress((READING * (index + 1)) / samples.length);
  }
  try {
    const steps = trainModel(texts);
    let step = steps.next();
    for (; step.done !== true; step = steps.next()) {
      onProgress(READING + (1 - READING) * step.value);
      await otherWork();
    }
    const { model } = step.value;
    let size = 0;
    for (const part of modelParts(model)) {
      if (part.length > 0) await files.append(name, size, part);
      size += part.length;
    }
    const { accuracy, precision, recall, ...counts } = model.quality;
    const { truePositives, falsePositives, trueNegatives, falseNegatives } = counts;
    const judged = truePositives + falsePositives + trueNegatives + falseNegatives;
    return { quality: { accuracy, precision, recall, samples: judged } };
  } catch (error) {
    if (error instanceof TrainingError) return { error: ERRORS[error.code] };
    throw error;
  }
}

const ERRORS: Readonly<Record<TrainingErrorCode, MlProfileError>> = {
  too_few_positive: 'too_few_positive',
  too_few_negative: 'too_few_negative',
  same_on_both_sides: 'same_on_both_sides',
  // The number of samples is limited when they are added.
  too_many_samples: 'internal',
};
