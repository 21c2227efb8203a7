import type { FileType } from '../document/file-type.ts';
import { EXTRACT_LIMITS, type ExtractLimits } from '../document/limits.ts';
import type { Segment } from '../document/place.ts';
import type { Problem } from '../document/problem.ts';
import { Budget } from './budget.ts';
import type { Ocr, ReadContext, Reader } from './reader.ts';

/** What a reader gave, for tests of one format without the frame. */
export interface Recorded {
  readonly segments: readonly Segment[];
  readonly problems: readonly Problem[];
  readonly members: readonly { readonly name: string; readonly bytes: Buffer }[];
  readonly marks: readonly string[];
  /** Text of the body. */
  readonly body: string;
  /** All text of a part. */
  part(part: string): string;
}

export interface RecordingOptions {
  readonly limits?: Partial<ExtractLimits>;
  readonly type?: FileType;
  readonly ocr?: Ocr;
  readonly signal?: AbortSignal;
}

export async function record(
  reader: Reader,
  bytes: Buffer,
  options: RecordingOptions = {},
): Promise<Recorded> {
  const segments: Segment[] = [];
  const problems: Problem[] = [];
  const members: { readonly name: string; readonly bytes: Buffer }[] = [];
  const marks: string[] = [];
  const limits = { ...EXTRACT_LIMITS, ...options.limits };
  const signal = options.signal ?? new AbortController().signal;
  const context: ReadContext = {
    sink: {
      segment: (segment) => segments.push(segment),
      file: () => undefined,
      problem: (problem) => problems.push(problem),
      signal,
    },
    path: [],
    type: options.type ?? { id: 'test', class: 'other', mediaType: 'application/octet-stream' },
    limits,
    budget: new Budget(limits, signal),
    now: Date.UTC(2026, 10, 24),
    ...(options.ocr === undefined ? {} : { ocr: options.ocr }),
    segment(text, place = {}, heading = undefined) {
      if (text !== '') segments.push({ text, place, ...(heading === undefined ? {} : { heading }) });
    },
    problem: (code, detail) => problems.push({ code, path: [], ...(detail === undefined ? {} : { detail }) }),
    mark: (facts) => marks.push(...Object.keys(facts)),
    readMember: async (name, content) => {
      const parts: Buffer[] = [];
      if (Buffer.isBuffer(content)) parts.push(content);
      else for await (const part of content) parts.push(part);
      members.push({ name, bytes: Buffer.concat(parts) });
    },
    missMember: (name, why) => problems.push({ code: why.code, path: [name], detail: why.message }),
  };
  await reader.read(bytes, context);
  const join = (chosen: readonly Segment[]): string => chosen.map(({ text }) => text).join('\n');
  return {
    segments,
    problems,
    members,
    marks,
    body: join(segments.filter(({ place }) => place.part === undefined)),
    part: (part) => join(segments.filter(({ place }) => place.part === part)),
  };
}
