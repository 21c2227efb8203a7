import { EXTRACT_LIMITS, type ExtractLimits } from '../document/limits.ts';
import type { Segment } from '../document/place.ts';
import type { Problem } from '../document/problem.ts';
import type { SeenFile } from '../document/sink.ts';
import { extract } from './extract.ts';

export interface Extracted {
  readonly segments: readonly Segment[];
  readonly files: readonly SeenFile[];
  readonly problems: readonly Problem[];
  /** All segments, one a line. */
  readonly text: string;
}

/** Extracts a document and gathers what comes out. */
export async function extracted(
  bytes: Buffer | AsyncIterable<Uint8Array>,
  options: {
    readonly name?: string;
    readonly limits?: Partial<ExtractLimits>;
    readonly signal?: AbortSignal;
  } = {},
): Promise<Extracted> {
  const segments: Segment[] = [];
  const files: SeenFile[] = [];
  const problems: Problem[] = [];
  await extract(
    options.name === undefined ? { bytes } : { bytes, name: options.name },
    {
      segment: (segment) => segments.push(segment),
      file: (file) => files.push(file),
      problem: (problem) => problems.push(problem),
      signal: options.signal ?? new AbortController().signal,
    },
    { limits: { ...EXTRACT_LIMITS, ...options.limits }, now: 1_780_000_000_000 },
  );
  return { segments, files, problems, text: segments.map(({ text }) => text).join('\n') };
}
