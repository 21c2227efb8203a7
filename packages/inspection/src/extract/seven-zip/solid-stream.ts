import { crc32 } from 'node:zlib';
import { Unreadable } from '../unreadable.ts';

/** Files that were packed as one stream, taken from it one after the other. */
export class SolidStream {
  readonly #pieces: AsyncGenerator<Buffer, void>;
  #piece: Buffer = Buffer.alloc(0);
  #left = 0;
  #failure: Error | undefined;

  constructor(pieces: AsyncGenerator<Buffer, void>) {
    this.#pieces = pieces;
  }

  /** After damage nothing more can be taken. */
  get failure(): Error | undefined {
    return this.#failure;
  }

  /** The next `size` bytes. */
  async *take(size: number, crc: number | undefined): AsyncGenerator<Buffer, void> {
    this.#left = size;
    let sum = 0;
    while (this.#left > 0) {
      const piece = await this.#next();
      sum = crc32(piece, sum);
      yield piece;
    }
    if (crc !== undefined && sum !== crc)
      throw new Unreadable('corrupt', 'The check sum of a 7z member is wrong');
  }

  /** Passes over what the reader of a member left. */
  async finish(): Promise<void> {
    try {
      while (this.#left > 0 && this.#failure === undefined) await this.#next();
    } catch (error) {
      // The members that follow report it.
      if (!(error instanceof Unreadable)) throw error;
    }
  }

  async close(): Promise<void> {
    await this.#pieces.return();
  }

  async #next(): Promise<Buffer> {
    if (this.#failure !== undefined) throw this.#failure;
    try {
      while (this.#piece.length === 0) {
        const step = await this.#pieces.next();
        if (step.done === true) throw new Unreadable('corrupt', 'The 7z archive holds less than it says');
        this.#piece = step.value;
      }
    } catch (error) {
      this.#failure = error instanceof Error ? error : new Error('Unpacking failed');
      throw this.#failure;
    }
    const piece = this.#piece.subarray(0, this.#left);
    this.#piece = this.#piece.subarray(piece.length);
    this.#left -= piece.length;
    return piece;
  }
}
