import { createHash } from 'node:crypto';
import { Aborted, LimitReached } from './limit-reached.ts';
import { Unreadable } from './unreadable.ts';

/** The bytes of the document as they arrive: hashed and counted once, looked at before they are read. */
export interface DocumentBytes {
  /** The first bytes, and whether they are all. They are given again by `chunks`. */
  head(bytes: number): Promise<{ readonly bytes: Buffer; readonly isWhole: boolean }>;
  chunks(): AsyncGenerator<Buffer, void>;
  /** Reads what is left, so that size and hash are those of the whole document. */
  drain(check: () => void): Promise<void>;
  /** Whether all bytes were read, so that size and hash are right. */
  readonly isComplete: boolean;
  /** Lets the source free what it holds. */
  close(): Promise<void>;
  readonly size: number;
  sha256(): string;
}

export function openDocument(bytes: AsyncIterable<Uint8Array> | Uint8Array): DocumentBytes {
  return new IncomingBytes(bytes instanceof Uint8Array ? once(bytes) : bytes);
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array, void> {
  yield bytes;
}

class IncomingBytes implements DocumentBytes {
  readonly #source: AsyncIterator<Uint8Array>;
  readonly #hash = createHash('sha256');
  #ready: Buffer[] = [];
  #isEnded = false;
  #failure: unknown;
  size = 0;

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  async head(bytes: number): Promise<{ readonly bytes: Buffer; readonly isWhole: boolean }> {
    let length = this.#ready.reduce((sum, piece) => sum + piece.length, 0);
    while (length < bytes) {
      const piece = await this.#upToFailure();
      if (piece === undefined) break;
      this.#ready.push(piece);
      length += piece.length;
    }
    // One more piece tells whether these are all.
    if (!this.#isEnded && length <= bytes) {
      const piece = await this.#upToFailure();
      if (piece !== undefined) this.#ready.push(piece);
    }
    if (this.#ready.length > 1) this.#ready = [Buffer.concat(this.#ready)];
    return { bytes: this.#ready[0] ?? Buffer.alloc(0), isWhole: this.isComplete };
  }

  async *chunks(): AsyncGenerator<Buffer, void> {
    while (this.#ready.length > 0) {
      const piece = this.#ready.shift();
      if (piece !== undefined) yield piece;
    }
    for (let piece = await this.#next(); piece !== undefined; piece = await this.#next()) yield piece;
  }

  async drain(check: () => void): Promise<void> {
    this.#ready = [];
    if (this.#failure !== undefined) return;
    while ((await this.#next()) !== undefined) check();
  }

  get isComplete(): boolean {
    return this.#isEnded && this.#failure === undefined;
  }

  async close(): Promise<void> {
    if (!this.#isEnded) await this.#source.return?.();
  }

  sha256(): string {
    return this.#hash.copy().digest('hex');
  }

  /** A failure waits until the pieces before it are read. */
  async #upToFailure(): Promise<Buffer | undefined> {
    try {
      return await this.#next();
    } catch {
      return undefined;
    }
  }

  async #next(): Promise<Buffer | undefined> {
    if (this.#failure !== undefined) throw this.#failure;
    if (this.#isEnded) return undefined;
    try {
      const step = await this.#source.next();
      if (step.done !== true) {
        const piece = Buffer.from(step.value.buffer, step.value.byteOffset, step.value.byteLength);
        this.size += piece.length;
        this.#hash.update(piece);
        return piece;
      }
    } catch (error) {
      const isOurs = error instanceof Unreadable || error instanceof LimitReached || error instanceof Aborted;
      this.#failure = isOurs
        ? error
        : new Unreadable('corrupt', 'The document broke off while it was received');
      this.#isEnded = true;
      throw this.#failure;
    }
    this.#isEnded = true;
    return undefined;
  }
}

export interface Gathered {
  readonly bytes: Buffer;
  /** Why the bytes may be wrong or incomplete. */
  readonly damage?: Unreadable;
}

/** The whole file in one piece; where its container is damaged, what could be had. Throws `LimitReached` too_large. */
export async function gather(chunks: AsyncIterable<Buffer>, most: number): Promise<Gathered> {
  const pieces: Buffer[] = [];
  let length = 0;
  let damage: Unreadable | undefined;
  try {
    for await (const piece of chunks) {
      length += piece.length;
      if (length > most) throw new LimitReached('too_large', 'file', `Larger than ${most} bytes`);
      pieces.push(piece);
    }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    damage = error;
  }
  const [only] = pieces;
  const bytes = pieces.length === 1 && only !== undefined ? only : Buffer.concat(pieces, length);
  return damage === undefined ? { bytes } : { bytes, damage };
}
