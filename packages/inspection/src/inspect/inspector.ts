import { createHash } from 'node:crypto';
import type { ContentProfile } from '@casbah/domain/content-profile';
import type { FileType } from '../document/file-type.ts';
import { EXTRACT_LIMITS, type ExtractLimits } from '../document/limits.ts';
import type { Segment } from '../document/place.ts';
import type { Problem } from '../document/problem.ts';
import type { DocumentSink, SeenFile } from '../document/sink.ts';
import { extract } from '../extract/extract.ts';
import type { Ocr } from '../extract/reader.ts';
import { evaluate } from '../rules/evaluate.ts';
import type { Evidence } from '../rules/evidence.ts';
import type { Verdict } from '../rules/verdict.ts';
import type { Threat } from '../threats/threat.ts';
import {
  type CompiledDefinitions,
  compileDefinitions,
  INCLUDED_ONLY,
  type InspectionDefinitions,
} from './definitions.ts';
import { EvidenceBuilder } from './evidence-builder.ts';
import { fileFindings } from './file-findings.ts';
import { FileTexts } from './file-texts.ts';
import { Findings } from './findings.ts';
import type { InspectionReport } from './report.ts';
import { TextInspection } from './text-inspection.ts';

/** A file, or text as it is: its positions are those of the text, whatever format it seems to be. */
export type InspectedDocument = { readonly name?: string } & (
  | { readonly bytes: AsyncIterable<Uint8Array> | Uint8Array }
  | { readonly text: string }
);

export interface InspectOptions {
  /** Unix time in milliseconds. */
  readonly now: number;
  readonly limits?: ExtractLimits;
  /** Aborted when the time is over: what was found until then is reported, with a problem. */
  readonly signal?: AbortSignal;
  /** Findings that are listed; all are counted. */
  readonly maxFindings?: number;
  /** Characters of extracted text that the report repeats; 0 if absent. */
  readonly maxText?: number;
  readonly ocr?: Ocr;
  /** What malware scanners outside say about the document; waited for after its text was read. */
  readonly scanned?: () => Promise<{
    readonly threats: readonly Threat[];
    readonly problems: readonly Problem[];
  }>;
}

const FINDINGS_MAX = 1000;
export const FILES_MAX = 1000;
const PROBLEMS_MAX = 1000;

/** Looks for sensitive data in documents. */
export class Inspector {
  readonly #definitions: CompiledDefinitions;

  constructor(definitions: InspectionDefinitions = INCLUDED_ONLY) {
    this.#definitions = compileDefinitions(definitions);
  }

  /** Never throws for what is in a document: what couldn't be inspected is in `problems`. */
  async inspect(
    document: InspectedDocument,
    {
      now,
      limits = EXTRACT_LIMITS,
      signal = new AbortController().signal,
      maxFindings = FINDINGS_MAX,
      maxText = 0,
      ocr,
      scanned,
    }: InspectOptions,
  ): Promise<InspectionReport> {
    const findings = new Findings(maxFindings);
    const evidence = new EvidenceBuilder(this.#definitions);
    const files: SeenFile[] = [];
    const problems: Problem[] = [];
    const addProblem = (problem: Problem): void => {
      if (problems.length < PROBLEMS_MAX) problems.push(problem);
    };
    const texts = new FileTexts();
    let own: SeenFile | undefined;
    let hasFailed = false;
    const text = new TextInspection(maxText, (piece) => {
      const { text: read, from, until } = piece;
      if (hasFailed || signal.aborted) return;
      try {
        const matches = this.#definitions.find(read.bytes, { from, until, headings: read, signal });
        findings.add(matches, read);
        evidence.add(piece, matches, signal);
      } catch (error) {
        if (signal.aborted) return;
        // RE2 gives up when the automaton's memory is used up: the text counts as not inspected, never as clean.
        hasFailed = true;
        addProblem({
          code: 'pattern_failed',
          path: [],
          detail: error instanceof Error ? error.message : 'unknown',
        });
      }
    });
    const sink = {
      segment: (segment: Segment): void => {
        texts.add(segment);
        text.add(segment);
      },
      file: (file: SeenFile): void => {
        if (file.path.length === 0) own = file;
        if (files.length < FILES_MAX) files.push(file);
      },
      problem: addProblem,
      signal,
    };
    if ('text' in document) addText(document.text, sink);
    else await extract(document, sink, { limits, now, ...(ocr === undefined ? {} : { ocr }) });
    text.end();
    if (signal.aborted && !problems.some(({ code }) => code === 'timed_out'))
      addProblem({ code: 'timed_out', path: [] });
    const found = fileFindings(texts, this.#definitions, document.name);
    const outside = await scanned?.();
    for (const problem of outside?.problems ?? []) addProblem(problem);
    return {
      ...(document.name === undefined ? {} : { file: document.name }),
      type: own?.type ?? UNKNOWN,
      size: own?.size ?? 0,
      ...(own?.sha256 === undefined ? {} : { sha256: own.sha256 }),
      characters: text.characters,
      findings: findings.listed,
      omittedFindings: findings.omitted,
      counts: findings.counts,
      kinds: found.find(({ path }) => path.length === 0)?.kinds ?? [],
      problems,
      files,
      verdicts: this.#judge(evidence.evidence(document.name ?? '', files, found, outside?.threats ?? [])),
      ...(maxText === 0 ? {} : { text: text.beginning(maxText) }),
    };
  }

  /** Profiles that ask for violations of others come last. */
  #judge(evidence: Evidence): readonly Verdict[] {
    const { profiles, resources } = this.#definitions;
    const asks = profiles.filter(asksForOthers);
    const first = profiles
      .filter((profile) => !asks.includes(profile))
      .map((profile) => evaluate(profile, evidence, resources));
    const violatedProfiles = first.filter(({ isViolated }) => isViolated).map(({ profile }) => profile);
    return [
      ...first,
      ...asks.map((profile) => evaluate(profile, { ...evidence, violatedProfiles }, resources)),
    ];
  }
}

const asksForOthers = ({ sets }: ContentProfile): boolean =>
  sets.some(({ ruleLines }) =>
    ruleLines.some(({ rules, ruleType }) =>
      rules.some(({ value }) => ruleType === 'risk_type' && value === 'contentiq_profile'),
    ),
  );

const UNKNOWN: FileType = { id: 'unknown', class: 'other', mediaType: 'application/octet-stream' };
const PLAIN_TEXT: FileType = { id: 'text', class: 'text', mediaType: 'text/plain' };

function addText(text: string, sink: DocumentSink): void {
  sink.segment({ text, place: { line: 1 } });
  sink.file({
    path: [],
    type: PLAIN_TEXT,
    size: Buffer.byteLength(text),
    sha256: createHash('sha256').update(text).digest('hex'),
    isEncrypted: false,
    hasMacros: false,
  });
}
