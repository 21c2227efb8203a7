import type { Confidence } from '@casbah/domain/content-alias';
import type { Place } from '../document/place.ts';
import type { SeenFile } from '../document/sink.ts';
import type { ThreatKind } from '../threats/threat.ts';

/** What inspection found in a document, before any rule judges it. */
export interface Evidence {
  /** Name of the document; empty for text without one. */
  readonly name: string;
  /** The document itself first, then what is in it. `file` of all else is an index of this list. */
  readonly files: readonly SeenFile[];
  /** Data identifiers. Wide matches included, since rules of high sensitivity count them. */
  readonly identifiers: readonly IdentifierEvidence[];
  /** Terms of a company's dictionaries and of predefined ones. */
  readonly terms: readonly TermEvidence[];
  readonly patterns: readonly PatternEvidence[];
  readonly kinds: readonly KindEvidence[];
  readonly similarities: readonly SimilarityEvidence[];
  readonly records: readonly RecordEvidence[];
  readonly threats: readonly ThreatEvidence[];
  /** A DLP service outside Casbah objected to the document. */
  readonly isManagedDlpViolation: boolean;
  /** Profiles without the risk `contentiq_profile` that the document violates: they are evaluated first. */
  readonly violatedProfiles: readonly string[];
}

/** A stretch of text. Which units positions are in is the caller's choice: rules only hand them on. */
export interface Found {
  readonly file: number;
  /** As written. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly place?: Place;
}

export interface IdentifierEvidence extends Found {
  readonly identifier: string;
  readonly confidence: Confidence;
  /** Equal for matches that are the same value: only letters and digits, in upper case. */
  readonly value: string;
}

export interface TermEvidence extends Found {
  readonly dictionary: string;
  /** Index of the term in its dictionary. */
  readonly term: number;
}

export interface PatternEvidence extends Found {
  readonly pattern: string;
}

/** What kind of document a file is: `document-contract`, `code-python` … */
export interface KindEvidence {
  readonly file: number;
  readonly kind: string;
}

export interface SimilarityEvidence {
  readonly file: number;
  readonly profile: string;
  /** Calibrated probability that the document is of the profile's kind. */
  readonly probability: number;
}

/** A record or document of an index. */
export interface RecordEvidence extends Found {
  readonly index: string;
  /** The row or document of the index: different ones are counted. */
  readonly record: string;
  /** False where the index's rule is met only at high sensitivity. */
  readonly isSure: boolean;
}

export interface ThreatEvidence {
  readonly file: number;
  readonly threat: ThreatKind;
  /** Name of the malware, or the listed address. */
  readonly name: string;
}
