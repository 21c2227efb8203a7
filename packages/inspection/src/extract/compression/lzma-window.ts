import { Unreadable } from '../unreadable.ts';

const FIRST = 64 * 1024;
const MOST = 256 * 1024 * 1024;

/** The last bytes of the output, to copy from. Grows with the output up to the size of the dictionary. */
export class LzmaWindow {
  readonly #size: number;
  #buffer: Buffer;
  #at = 0;
  #taken = 0;
  /** Bytes since the dictionary was last reset. */
  total = 0;

  constructor(dictionary: number) {
    if (dictionary > MOST)
      throw new Unreadable('unsupported', `LZMA with a dictionary of ${dictionary} bytes`);
    this.#size = Math.max(dictionary, 4096);
    this.#buffer = Buffer.allocUnsafe(Math.min(FIRST, this.#size));
  }

  reset(): void {
    this.total = 0;
  }

  put(byte: number): void {
    if (this.#at === this.#buffer.length) this.#wrap();
    this.#buffer[this.#at++] = byte;
    this.total += 1;
  }

  /** The byte that was put `distance` bytes ago. */
  byte(distance: number): number {
    if (distance > this.total || distance > this.#buffer.length)
      throw new Unreadable('corrupt', 'LZMA data is damaged');
    const at = this.#at - distance;
    return this.#buffer[at < 0 ? at + this.#buffer.length : at] ?? 0;
  }

  copy(distance: number, length: number): void {
    for (let step = 0; step < length; step++) this.put(this.byte(distance));
  }

  /** What was put since the last call. Must be called before more than the size of the window is put. */
  take(): Buffer {
    const taken = Buffer.from(this.#buffer.subarray(this.#taken, this.#at));
    this.#taken = this.#at;
    return taken;
  }

  /** How much may be put before `take` is due. */
  get room(): number {
    return this.#buffer.length - this.#at === 0 ? this.#nextRoom() : this.#buffer.length - this.#at;
  }

  #nextRoom(): number {
    this.#wrap();
    return this.#buffer.length - this.#at;
  }

  #wrap(): void {
    if (this.#buffer.length < this.#size) {
      const larger = Buffer.allocUnsafe(Math.min(this.#buffer.length * 4, this.#size));
      this.#buffer.copy(larger);
      this.#buffer = larger;
      return;
    }
    this.#at = 0;
    this.#taken = 0;
  }
}
