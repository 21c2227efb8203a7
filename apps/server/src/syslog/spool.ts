import { setTimeout as sleep } from 'node:timers/promises';

export type SpoolProblem = 'no_space' | 'unavailable';

/** The file of a load to be, by its name in the files store. */
export interface OpenedFile {
  load: string;
  file: string;
}

/** Dependencies of a spool. */
export interface SpoolParts {
  /** Requests a new file; `undefined` if its source is gone. Rejects if temporarily unavailable. */
  open(): Promise<OpenedFile | undefined>;
  /** Puts bytes at an offset of a file; resolves when they survive a power cut. */
  append(file: string, offset: number, bytes: Uint8Array): Promise<void>;
  /** The file is whole. Rejects where that couldn't be noted. */
  seal(file: OpenedFile & { size: number }): Promise<void>;
  limits?: Partial<SpoolLimits>;
}

export interface SpoolLimits {
  /** A file this large is handed on: bytes. */
  fileBytes: number;
  /** A file this old is handed on: milliseconds. */
  fileAge: number;
  /** The first file after silence closes sooner, so people who set up a device see it work. */
  firstFileAge: number;
  /** Silence that makes a file the first: milliseconds. */
  silence: number;
  /** Maximum bytes waiting for the disk; beyond it, senders aren't read. */
  most: number;
  /** Delay that collects small writes, so one line per second doesn't mean one flush per second. */
  gather: number;
  /** Between attempts when the disk or the control store doesn't do. */
  retry: number;
}

const LIMITS: SpoolLimits = {
  fileBytes: 64 * 1024 ** 2,
  fileAge: 60_000,
  firstFileAge: 3_000,
  silence: 60_000,
  most: 8 * 1024 ** 2,
  gather: 100,
  retry: 1_000,
};

/** Bytes are gathered in blocks of this size: growing one buffer would copy it again and again. */
const BLOCK = 1024 * 1024;
const LF = 0x0a;
const CR = 0x0d;
const SPACE = 0x20;

/** Writes the lines of one source to files, and hands each on when it is large or old enough. */
export class Spool {
  readonly #parts: SpoolParts;
  readonly #limits: SpoolLimits;
  /** What waits in blocks that are left, oldest first. */
  #blocks: Buffer[] = [];
  /** The block that lines go into: what is before `#from` was taken to be written already. */
  #block = Buffer.allocUnsafeSlow(BLOCK);
  #from = 0;
  #used = 0;
  /** Bytes in `#blocks`, and being written. */
  #taken = 0;
  #writing: Promise<void> | undefined;
  #gathering: NodeJS.Timeout | undefined;
  #file: (OpenedFile & { size: number }) | undefined;
  #ageing: NodeJS.Timeout | undefined;
  /** The file is old enough. */
  #isDue = false;
  #isEnding = false;
  #lastOn = Number.NEGATIVE_INFINITY;
  #waiters: (() => void)[] = [];
  #lines = 0;
  #bytes = 0;
  #problem: SpoolProblem | undefined;

  constructor(parts: SpoolParts) {
    this.#parts = parts;
    this.#limits = { ...LIMITS, ...parts.limits };
  }

  /** Lines and bytes taken since it began. */
  get taken(): { lines: number; bytes: number } {
    return { lines: this.#lines, bytes: this.#bytes };
  }

  /** Why nothing can be written at this moment: what was taken waits, and senders with it. */
  get problem(): SpoolProblem | undefined {
    return this.#problem;
  }

  /** Bytes that aren't on the disk yet. */
  get waiting(): number {
    return this.#taken + this.#used - this.#from;
  }

  /** The buffer is full: stop reading from senders until `drained`. */
  get isFull(): boolean {
    return this.waiting >= this.#limits.most;
  }

  /** Calls back once, when there is room again. */
  drained(callback: () => void): void {
    this.#waiters.push(callback);
  }

  /** Lines come in, at a time in milliseconds: said once for all lines of a chunk, before them. */
  heard(now: number): void {
    if (now - this.#lastOn > this.#limits.silence) this.#ageIn(this.#limits.firstFileAge);
    this.#lastOn = now;
  }

  /**
   * Takes a message, of 1 MiB less one byte at most, as one line: a line break within becomes a space, for logs are read in
   * lines.
   */
  add(from: Uint8Array, start: number, end: number): void {
    const length = end - start + 1;
    if (this.#used + length > BLOCK) this.#nextBlock();
    const at = this.#used;
    this.#block.set(from.subarray(start, end), at);
    const line = this.#block.subarray(at, at + length - 1);
    for (const mark of [LF, CR]) if (line.includes(mark)) replaceAll(line, mark);
    this.#block[at + length - 1] = LF;
    this.#used = at + length;
    this.#lines += 1;
    this.#bytes += length;
    if (this.#writing === undefined) this.#gathering ??= setTimeout(() => this.#flush(), this.#limits.gather);
  }

  /** Writes what is there and hands the file on. Nothing may be added anymore. */
  async end(): Promise<void> {
    clearTimeout(this.#ageing);
    this.#isEnding = true;
    while (this.waiting > 0 || this.#file !== undefined) {
      this.#isDue = true;
      this.#flush();
      await this.#writing;
    }
  }

  #ageIn(ms: number): void {
    clearTimeout(this.#ageing);
    this.#ageing = setTimeout(() => {
      this.#ageing = undefined;
      this.#isDue = true;
      this.#flush();
    }, ms);
  }

  #nextBlock(): void {
    this.#leaveBlock();
    this.#block = Buffer.allocUnsafeSlow(BLOCK);
    this.#from = 0;
    this.#used = 0;
    this.#flush();
  }

  #leaveBlock(): void {
    if (this.#used === this.#from) return;
    this.#blocks.push(this.#block.subarray(this.#from, this.#used));
    this.#taken += this.#used - this.#from;
    this.#from = this.#used;
  }

  #flush(): void {
    clearTimeout(this.#gathering);
    this.#gathering = undefined;
    this.#writing ??= this.#write().finally(() => {
      this.#writing = undefined;
      if (this.waiting > 0) this.#gathering ??= setTimeout(() => this.#flush(), this.#limits.gather);
    });
  }

  async #write(): Promise<void> {
    do {
      this.#leaveBlock();
      const piece = this.#blocks.length === 1 ? this.#blocks[0] : Buffer.concat(this.#blocks);
      this.#blocks = [];
      if (piece !== undefined && piece.length > 0) {
        await this.#untilDone(() => this.#keep(piece));
        this.#taken -= piece.length;
        this.#tellDrained();
      }
      const file = this.#file;
      if (file !== undefined && (this.#isDue || file.size >= this.#limits.fileBytes)) {
        await this.#untilDone(() => this.#parts.seal(file));
        this.#file = undefined;
        clearTimeout(this.#ageing);
        this.#ageing = undefined;
      }
      this.#isDue = this.#isEnding;
    } while (this.#blocks.length > 0);
  }

  async #keep(piece: Buffer): Promise<void> {
    if (this.#file === undefined) {
      const opened = await this.#parts.open();
      // Its source was deleted: so are its lines.
      if (opened === undefined) return;
      this.#file = { ...opened, size: 0 };
      if (this.#ageing === undefined && !this.#isEnding) this.#ageIn(this.#limits.fileAge);
    }
    await this.#parts.append(this.#file.file, this.#file.size, piece);
    this.#file.size += piece.length;
  }

  /** Retries until it succeeds, because accepted lines must not be lost. */
  async #untilDone(work: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        await work();
        this.#problem = undefined;
        return;
      } catch (error) {
        const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
        this.#problem = isFull ? 'no_space' : 'unavailable';
        await sleep(this.#limits.retry);
      }
    }
  }

  #tellDrained(): void {
    if (this.waiting > this.#limits.most / 2) return;
    const waiters = this.#waiters;
    this.#waiters = [];
    for (const callback of waiters) callback();
  }
}

function replaceAll(line: Buffer, mark: number): void {
  for (let at = line.indexOf(mark); at >= 0; at = line.indexOf(mark, at + 1)) line[at] = SPACE;
}
