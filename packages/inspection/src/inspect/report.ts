import type { FileType } from '../document/file-type.ts';
import type { Problem } from '../document/problem.ts';
import type { SeenFile } from '../document/sink.ts';
import type { Verdict } from '../rules/verdict.ts';
import type { Finding, FindingCount } from './finding.ts';

/** What inspection of one document found. */
export interface InspectionReport {
  /** Its name, if it has one. */
  readonly file?: string;
  readonly type: FileType;
  /** In bytes. */
  readonly size: number;
  /** Lower-case hexadecimal; absent where not all of it was read. */
  readonly sha256?: string;
  /** Extracted text, in characters (Unicode code points). */
  readonly characters: number;
  readonly findings: readonly Finding[];
  /** Counted, but beyond the limit of listed findings. */
  readonly omittedFindings: number;
  readonly counts: readonly FindingCount[];
  /** Kind of document, such as a contract or a CV, and language of source code, where the text shows it. */
  readonly kinds: readonly DocumentKindFound[];
  /** Why something wasn't inspected; none means that all of it was. */
  readonly problems: readonly Problem[];
  /** The document and what is in it, the first `FILES_MAX`. */
  readonly files: readonly SeenFile[];
  /** Of every profile that was asked for, whether the document violates it, and why. */
  readonly verdicts: readonly Verdict[];
  /** The beginning of the extracted text, if it was asked for. */
  readonly text?: string;
}

export interface DocumentKindFound {
  /** `document-contract`, `code-python` … */
  readonly id: string;
  readonly name: string;
  /** From 0 to 1: how sure it is. */
  readonly score: number;
}
