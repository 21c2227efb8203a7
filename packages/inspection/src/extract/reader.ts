import type { FileType } from '../document/file-type.ts';
import type { ExtractLimits } from '../document/limits.ts';
import type { Place } from '../document/place.ts';
import type { ProblemCode } from '../document/problem.ts';
import type { DocumentSink } from '../document/sink.ts';
import type { Budget } from './budget.ts';
import type { Unreadable } from './unreadable.ts';

/** Reads one format. */
export interface Reader {
  /**
   * Gives the text to the context in the order of the document. Throws `Unreadable` where the file can't be read,
   * `LimitReached` comes from the budget; any other error is reported as corrupt.
   */
  read(bytes: Buffer, context: ReadContext): Promise<void>;
  /** Reads while the document arrives, in little memory: what is larger than `maxBytes` is read, too. */
  stream?(chunks: AsyncIterable<Buffer>, context: ReadContext): Promise<void>;
}

/** One file that is being read, and the document around it. */
export interface ReadContext {
  /** Bounded: charges the text to the budget and adds `path` to every place. */
  readonly sink: DocumentSink;
  /** Names that lead to the file, outermost first; empty for the document itself. */
  readonly path: readonly string[];
  readonly name?: string;
  readonly type: FileType;
  readonly limits: ExtractLimits;
  readonly budget: Budget;
  /** Unix time in milliseconds. */
  readonly now: number;
  /** Recognizes text in a picture; absent where it isn't installed. */
  readonly ocr?: Ocr;
  /** `sink.segment` in short; empty text is left out. */
  segment(text: string, place?: Omit<Place, 'path'>, heading?: string): void;
  /** A problem of this file that doesn't end its reading. */
  problem(code: ProblemCode, detail?: string): void;
  /** What `SeenFile` reports of this file. */
  mark(facts: { readonly isEncrypted?: true; readonly hasMacros?: true }): void;
  /**
   * Reads what is inside: an attachment, an embedded object. Its own problems are reported with its path. Charges an entry and
   * a level of depth, but no bytes: the reader that unpacks them charges `budget.container`. Bytes that come in pieces may end
   * with `Unreadable`: what came before is read.
   */
  readMember(name: string, bytes: Buffer | AsyncIterable<Buffer>): Promise<void>;
  /** A member whose bytes can't be had, such as an encrypted one. */
  missMember(name: string, why: Unreadable, type: FileType, size?: number): void;
}

export type Ocr = (image: Buffer, type: FileType, signal: AbortSignal) => Promise<string>;
