import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LogRecord } from '../fields/log-record.ts';
import { Normaliser } from '../fields/normaliser.ts';
import { readText } from '../read-text.ts';
import { UTC } from '../time/zone.ts';
import type { Stream } from './format.ts';
import { FORMATS } from './registry.ts';
import { MORE_LINES, ONE_OF_EACH } from './sample-lines.ts';
import { NOW } from './test-lines.ts';

const OPTIONS = { timezone: 'Europe/Paris', now: NOW };

/** Formats that hold an event for later lines, so that it belongs to no single line. */
const HOLDING = new Set(
  FORMATS.filter((format) => format.open(streamOf()).finish !== undefined).map(({ name }) => name),
);

function streamOf(): Stream {
  const normaliser = new Normaliser({ zone: UTC, now: NOW });
  return { normaliser, record: new LogRecord(), directives: { software: '', date: '' } };
}

/** Parsed lines of a text: an event with its format, or a reject reason. */
function outcomes(text: string): Map<number, unknown> {
  const { events, rejects } = readText(text, OPTIONS);
  const found = new Map<number, unknown>();
  for (const { event, line, format } of events)
    if (!HOLDING.has(format)) found.set(line, { format, ...event });
  // An unknown line may be taken for a truncated line of the file whose header applies.
  for (const { line, reason, format } of rejects)
    found.set(line, reason === 'not_traffic' ? { reason, format } : { reason: 'not read' });
  return found;
}

/** A line of a file, its header, and its result within its own file. */
interface Sample {
  readonly file: string;
  readonly header: readonly string[];
  readonly line: string;
  readonly alone: unknown;
}

function samplesOf(file: string, text: string): Sample[] {
  const lines = text.split('\n');
  const found = outcomes(text);
  const header = lines.filter((_, index) => !found.has(index + 1));
  if (HOLDING.has(file)) return lines.map((line) => ({ file, header: [], line, alone: undefined }));
  return lines.flatMap((line, index) => {
    const alone = found.get(index + 1);
    return alone === undefined ? [] : [{ file, header, line, alone }];
  });
}

const SAMPLES = [...Object.entries(ONE_OF_EACH), ...Object.entries(MORE_LINES)].flatMap(([file, text]) =>
  samplesOf(file, text),
);
const PLAIN = SAMPLES.filter(({ header }) => header.length === 0);
const HEADED = SAMPLES.filter(({ header }) => header.length > 0);

/** Reads the samples as one log, repeating a header after another file's. */
function together(samples: readonly Sample[]): { sample: Sample; outcome: unknown }[] {
  const lines: string[] = [];
  const places: number[] = [];
  let headed = '';
  for (const { file, header, line } of samples) {
    if (header.length > 0 && headed !== file) {
      headed = file;
      lines.push(...header);
    }
    lines.push(line);
    places.push(lines.length);
  }
  const found = outcomes(lines.join('\n'));
  return samples.map((sample, index) => ({ sample, outcome: found.get(places[index] ?? 0) }));
}

/** Lines with another result than in their own file, each with the previous line. */
function misread(samples: readonly Sample[]): string[] {
  const read = together(samples);
  return read.flatMap(({ sample, outcome }, index) => {
    const same = JSON.stringify(outcome) === JSON.stringify(sample.alone);
    const before = samples[index - 1]?.file ?? 'nothing';
    return same
      ? []
      : [
          `${sample.file} behind ${before}: ${JSON.stringify(outcome)}, alone ${JSON.stringify(sample.alone)}`,
        ];
  });
}

describe('a line gives the same result as in its own file, whatever surrounds it', () => {
  test('every format has sample lines', () => {
    expect(FORMATS.filter(({ name }) => ONE_OF_EACH[name] === undefined)).toEqual([]);
  });

  test('after a line of each other format', () => {
    const pairs = PLAIN.flatMap((one) => PLAIN.flatMap((other) => [one, other]));
    expect(misread(pairs)).toEqual([]);
  });

  test('between lines announced by a header', () => {
    for (const headed of HEADED)
      expect(misread(PLAIN.flatMap((other) => [headed, other])), headed.file).toEqual([]);
  });

  test('after another header', () => {
    expect(misread(HEADED.flatMap((one) => HEADED.flatMap((other) => [one, other])))).toEqual([]);
  });

  test('in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...SAMPLES), { maxLength: 40 }), (mix) => {
        expect(misread(mix)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});
