import { setImmediate } from 'node:timers/promises';
import type { ExtractLimits } from '../document/limits.ts';
import { Aborted, LimitReached } from './limit-reached.ts';

/** Ratios of small containers say nothing: they are judged from this many unpacked bytes on. */
const RATIO_FROM = 1024 * 1024;

/** What one document, with everything inside it, has used of its limits. Readers charge it before they keep anything. */
export class Budget {
  readonly limits: ExtractLimits;
  readonly #signal: AbortSignal;
  #unpacked = 0;
  #entries = 0;
  #text = 0;

  constructor(limits: ExtractLimits, signal: AbortSignal) {
    this.limits = limits;
    this.#signal = signal;
  }

  /** Loops that cost time call it every few thousand steps. Throws `Aborted`. */
  check(): void {
    if (this.#signal.aborted) throw new Aborted();
  }

  /** Lets timers and messages of the thread run, such as the one that aborts. */
  async breathe(): Promise<void> {
    await setImmediate();
    this.check();
  }

  /** One more member of a container. Throws `LimitReached` too_many_entries. */
  entry(): void {
    this.#entries += 1;
    if (this.#entries > this.limits.maxEntries)
      throw new LimitReached('too_many_entries', 'document', `More than ${this.limits.maxEntries} members`);
    this.check();
  }

  /** Begins a container of this packed size; what is unpacked from it is charged to the answer. */
  container(packedBytes: number): Unpacking {
    return new Unpacking(this, packedBytes);
  }

  get unpackedLeft(): number {
    return this.limits.maxUnpackedBytes - this.#unpacked;
  }

  /** Bytes unpacked from any container. Throws `LimitReached` too_large. */
  unpacked(bytes: number): void {
    this.#unpacked += bytes;
    if (this.#unpacked > this.limits.maxUnpackedBytes)
      throw new LimitReached(
        'too_large',
        'document',
        `More than ${this.limits.maxUnpackedBytes} bytes unpacked`,
      );
    this.check();
  }

  /** Takes text and answers how much of it still fits; the frame does this for every segment. */
  text(text: string): string {
    const room = this.limits.maxTextBytes - this.#text;
    const bytes = Buffer.byteLength(text);
    this.#text += Math.min(bytes, room);
    return bytes <= room ? text : Buffer.from(text).subarray(0, room).toString('utf8');
  }

  get textIsUsedUp(): boolean {
    return this.#text >= this.limits.maxTextBytes;
  }

  get textLeft(): number {
    return this.limits.maxTextBytes - this.#text;
  }
}

/** What one container has given so far, against its packed size. */
export class Unpacking {
  readonly #budget: Budget;
  readonly #most: number;
  #unpacked = 0;

  constructor(budget: Budget, packedBytes: number) {
    this.#budget = budget;
    this.#most = Math.max(RATIO_FROM, packedBytes * budget.limits.maxRatio);
  }

  /** Bytes that may still be unpacked before a limit is reached: the bound for a decompressor. */
  get left(): number {
    return Math.max(0, Math.min(this.#most - this.#unpacked, this.#budget.unpackedLeft));
  }

  /** The limit was reached in a member, so that the rest of the container can't be read either. */
  get isExceeded(): boolean {
    return this.#unpacked > this.#most;
  }

  /** Throws `LimitReached` ratio_exceeded or too_large. */
  add(bytes: number): void {
    this.#unpacked += bytes;
    if (this.#unpacked > this.#most)
      throw new LimitReached(
        'ratio_exceeded',
        'file',
        `The container unpacks to more than ${this.#budget.limits.maxRatio} times its size; the rest of it wasn't read`,
      );
    this.#budget.unpacked(bytes);
  }
}
