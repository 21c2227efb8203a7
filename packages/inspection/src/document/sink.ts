import type { FileType } from './file-type.ts';
import type { Segment } from './place.ts';
import type { Problem } from './problem.ts';

/** A file that was seen: the document itself, a member of an archive, an attachment, an embedded object. */
export interface SeenFile {
  /** Names that lead to it, outermost first; empty for the document itself. */
  readonly path: readonly string[];
  readonly type: FileType;
  /** In bytes; absent where it is known only after reading. */
  readonly size?: number;
  /** Lower-case hexadecimal. */
  readonly sha256?: string;
  readonly isEncrypted: boolean;
  readonly hasMacros: boolean;
}

/** Receives what extraction finds, in the order of the document. */
export interface DocumentSink {
  segment(segment: Segment): void;
  file(file: SeenFile): void;
  problem(problem: Problem): void;
  /** Aborted where the rest isn't wanted: a deadline has passed, or a limit of the reader is reached. */
  readonly signal: AbortSignal;
}
