import { createHash } from 'node:crypto';
import type { FileType } from '../document/file-type.ts';
import type { ProblemCode } from '../document/problem.ts';
import type { DocumentSink } from '../document/sink.ts';
import type { Budget } from './budget.ts';
import { type DocumentBytes, gather, openDocument } from './document-bytes.ts';
import type { ExtractOptions } from './extract-options.ts';
import { FileContext } from './file-context.ts';
import { DETECTION_BYTES, detectFileType, fileType, isTextType } from './file-type/detect.ts';
import { Aborted, LimitReached } from './limit-reached.ts';
import { plainText } from './plain-text/plain-text.ts';
import type { Reader } from './reader.ts';
import { READERS } from './readers.ts';
import { Unreadable } from './unreadable.ts';

/** The reading of one document with everything inside it. */
export class Extraction {
  readonly sink: DocumentSink;
  readonly budget: Budget;
  readonly options: ExtractOptions;
  #isTimeoutReported = false;

  constructor(sink: DocumentSink, budget: Budget, options: ExtractOptions) {
    this.sink = sink;
    this.budget = budget;
    this.options = options;
  }

  async readDocument(source: DocumentBytes, name: string | undefined): Promise<void> {
    const context = new FileContext(this, { path: [], type: fileType('unknown'), name, parent: undefined });
    await this.#readArriving(source, context);
    // The hash is that of all bytes, whatever ended the reading.
    await this.#guard(context, () => source.drain(() => this.budget.check()));
    if (source.isComplete) context.seen(source.size, source.sha256());
    else context.seen();
  }

  /** Reads a file inside the document. Throws only what ends the whole document. */
  async readMember(
    parent: FileContext,
    name: string,
    content: Buffer | AsyncIterable<Buffer>,
  ): Promise<void> {
    await this.budget.breathe();
    const context = parent.inside(name, fileType('unknown'));
    if (Buffer.isBuffer(content)) {
      context.become(await this.#typeOf(content, name));
      await this.#guard(context, () => this.#read(content, context));
      context.seen(content.length, createHash('sha256').update(content).digest('hex'));
    } else {
      const source = openDocument(content);
      await this.#readArriving(source, context);
      await source.close();
      if (source.isComplete) context.seen(source.size, source.sha256());
      else context.seen();
    }
    if (context.endedBy !== undefined) throw context.endedBy;
  }

  /** Text is read while it arrives, everything else as a whole. */
  async #readArriving(source: DocumentBytes, context: FileContext): Promise<void> {
    await this.#guard(context, async () => {
      const head = await source.head(DETECTION_BYTES);
      // Of a member that can't be unpacked at all, nothing is known.
      if (head.bytes.length > 0 || head.isWhole)
        context.become(await detectFileType(head.bytes, context.name, head.isWhole));
      const stream = this.#reader(context.type)?.stream;
      if (stream !== undefined) return stream(source.chunks(), context);
      const { bytes, damage } = await gather(source.chunks(), this.options.limits.maxBytes);
      if (damage !== undefined) {
        if (damage.code === 'encrypted') context.mark({ isEncrypted: true });
        context.problem(damage.code, damage.message);
      }
      if (!head.isWhole && bytes.length > 0) context.become(await this.#typeOf(bytes, context.name));
      if (damage === undefined || bytes.length > 0) await this.#read(bytes, context);
    });
  }

  async #typeOf(bytes: Buffer, name: string | undefined): Promise<FileType> {
    try {
      return await detectFileType(bytes, name, true);
    } catch {
      return fileType('unknown');
    }
  }

  async #read(bytes: Buffer, context: FileContext): Promise<void> {
    const { type } = context;
    this.budget.check();
    if (bytes.length === 0) return;
    const reader = this.#reader(type);
    if (reader !== undefined) return reader.read(bytes, context);
    if (type.class === 'encrypted') throw new Unreadable('encrypted', `A file of type ${type.id}`);
    throw new Unreadable('unsupported', `Casbah reads no text from files of type ${type.id}`);
  }

  #reader(type: FileType): Reader | undefined {
    return READERS[type.id] ?? (isTextType(type) && type.class !== 'encrypted' ? plainText : undefined);
  }

  /** Turns whatever ends the reading of a file into its problem. */
  async #guard(context: FileContext, read: () => Promise<void>): Promise<void> {
    try {
      await read();
    } catch (error) {
      if (error instanceof Aborted) {
        if (!this.#isTimeoutReported && isTimeout(this.sink.signal.reason))
          context.problem('timed_out', 'The time for the document is over');
        this.#isTimeoutReported = true;
        context.endedBy = error;
        return;
      }
      if (error instanceof LimitReached) {
        if (!error.isReported) context.problem(error.code, error.message);
        error.isReported = true;
        if (error.ends === 'document') context.endedBy = error;
        return;
      }
      const { code, detail } = described(error);
      if (code === 'encrypted') context.mark({ isEncrypted: true });
      context.problem(code, detail);
    }
  }
}

function isTimeout(reason: unknown): boolean {
  return reason instanceof Error && reason.name === 'TimeoutError';
}

/** The message of an unexpected error may quote the document: only its kind is reported. */
function described(error: unknown): { readonly code: ProblemCode; readonly detail: string } {
  if (error instanceof Unreadable) return { code: error.code, detail: error.message };
  return {
    code: 'corrupt',
    detail: `Reading failed: ${error instanceof Error ? error.name : 'unknown error'}`,
  };
}
