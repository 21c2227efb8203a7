import type { FileType } from '../document/file-type.ts';
import type { ExtractLimits } from '../document/limits.ts';
import type { Place, Segment } from '../document/place.ts';
import type { ProblemCode } from '../document/problem.ts';
import type { DocumentSink } from '../document/sink.ts';
import type { Budget } from './budget.ts';
import type { ExtractOptions } from './extract-options.ts';
import { type Aborted, LimitReached } from './limit-reached.ts';
import type { Ocr, ReadContext } from './reader.ts';
import type { Unreadable } from './unreadable.ts';

const LONGEST_NAME = 512;
/** Compressions of one file: a tar inside is the same container. */
const COMPRESSIONS = ['gz', 'bz2', 'xz', 'zst', 'lzma'];

/** The reading of the whole document. */
interface Frame {
  readonly sink: DocumentSink;
  readonly budget: Budget;
  readonly options: ExtractOptions;
  readMember(parent: FileContext, name: string, content: Buffer | AsyncIterable<Buffer>): Promise<void>;
}

interface FileFacts {
  readonly path: readonly string[];
  readonly type: FileType;
  readonly name: string | undefined;
  readonly parent: FileContext | undefined;
}

/** What the reader of one file works with. */
export class FileContext implements ReadContext {
  readonly path: readonly string[];
  readonly name?: string;
  readonly limits: ExtractLimits;
  readonly budget: Budget;
  readonly now: number;
  readonly ocr?: Ocr;
  readonly sink: DocumentSink;
  readonly #frame: Frame;
  readonly #facts: FileFacts;
  #type: FileType;
  #isEncrypted = false;
  #hasMacros = false;
  /** What ended the whole document while this file was read. */
  endedBy: Aborted | LimitReached | undefined;

  constructor(frame: Frame, facts: FileFacts) {
    const { sink, budget, options } = frame;
    this.path = facts.path;
    if (facts.name !== undefined) this.name = facts.name;
    this.#type = facts.type;
    this.limits = options.limits;
    this.budget = budget;
    this.now = options.now;
    if (options.ocr !== undefined) this.ocr = options.ocr;
    this.#frame = frame;
    this.#facts = facts;
    this.sink = {
      segment: (segment) => this.#give(segment),
      file: (file) => sink.file(file),
      problem: (problem) => sink.problem(problem),
      signal: sink.signal,
    };
  }

  get type(): FileType {
    return this.#type;
  }

  segment(text: string, place: Omit<Place, 'path'> = {}, heading?: string): void {
    if (text === '') return;
    this.#give(heading === undefined ? { text, place } : { text, place, heading });
  }

  problem(code: ProblemCode, detail?: string): void {
    this.sink.problem(detail === undefined ? { code, path: this.path } : { code, path: this.path, detail });
  }

  mark(facts: { readonly isEncrypted?: true; readonly hasMacros?: true }): void {
    this.#isEncrypted ||= facts.isEncrypted ?? false;
    this.#hasMacros ||= facts.hasMacros ?? false;
  }

  async readMember(name: string, bytes: Buffer | AsyncIterable<Buffer>): Promise<void> {
    this.#enter();
    await this.#frame.readMember(this, name, bytes);
  }

  missMember(name: string, why: Unreadable, type: FileType, size?: number): void {
    this.#enter();
    const member = this.inside(name, type);
    if (why.code === 'encrypted') member.mark({ isEncrypted: true });
    member.problem(why.code, why.message);
    member.seen(size);
  }

  /** What the content turned out to be. */
  become(type: FileType): void {
    this.#type = type;
  }

  inside(name: string, type: FileType): FileContext {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: names of members may hold any
    const shown = name.slice(0, LONGEST_NAME).replaceAll(/[\u0000-\u001f\u007f]/g, '\ufffd');
    return new FileContext(this.#frame, { path: [...this.path, shown], name, type, parent: this });
  }

  /** Containers around the file. */
  get depth(): number {
    const { parent } = this.#facts;
    if (parent === undefined) return 0;
    const isSameContainer = this.#type.id === 'tar' && COMPRESSIONS.includes(parent.type.id);
    return parent.depth + (isSameContainer ? 0 : 1);
  }

  seen(size?: number, sha256?: string): void {
    this.sink.file({
      path: this.path,
      type: this.#type,
      ...(size === undefined ? {} : { size }),
      ...(sha256 === undefined ? {} : { sha256 }),
      isEncrypted: this.#isEncrypted,
      hasMacros: this.#hasMacros,
    });
  }

  #enter(): void {
    if (this.depth >= this.limits.maxDepth)
      throw new LimitReached(
        'too_deep',
        'file',
        `More than ${this.limits.maxDepth} containers within each other`,
      );
    this.budget.entry();
  }

  /** Text that no longer fits is cut, and ends the document. */
  #give(segment: Segment): void {
    this.budget.check();
    const text = this.budget.text(segment.text);
    const place = this.path.length === 0 ? segment.place : { ...segment.place, path: this.path };
    if (text !== '') this.#frame.sink.segment({ ...segment, text, place });
    if (text.length < segment.text.length)
      throw new LimitReached(
        'too_much_text',
        'document',
        `More than ${this.limits.maxTextBytes} bytes of text`,
      );
  }
}
