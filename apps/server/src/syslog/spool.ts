import { setTimeout as sleep } from 'node:timers/promises';

export type SpoolProblem = 'no_space' | 'unavailable';

/** An open file that will become an ingest job, by its name in the file store. */
export interface OpenedFile {
  load: string;
  file: string;
}

/** Dependencies of a spool. */
export interface SpoolParts {
  /** Requests a new file; `undefined` if its source is gone. Rejects if temporarily unavailable. */
  open(): Promise<OpenedFile | undefined>;
  /** Writes bytes at an offset; resolves when they are durable. */
  append(file: string, offset: number, bytes: Uint8Array): Promise<void>;
  /** Marks a file as complete. Rejects if that can't be recorded. */
  seal(file: OpenedFile & { size: number }): Promise<void>;
  limits?: Partial<SpoolLimits>;
}

export interface SpoolLimits {
  /** Size in bytes at which a file is handed over. */
  fileBytes: number;
  /** Age in milliseconds at which a file is handed over. */
  fileAge: number;
  /** The first file after silence closes sooner, so people who set up a device see it work. */
  firstFileAge: number;
  /** Silence after which the next file counts as the first: milliseconds. */
  silence: number;
  /** Maximum bytes waiting for the disk; beyond it, senders aren't read. */
  most: number;
  /** Delay that batches small writes, so one line per second doesn't mean one flush per second. */
  gather: number;
  /** Delay between attempts while the disk or control store fails. */
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

/** Block size of the buffer: growing one buffer would copy it repeatedly. */
const BLOCK = 1024 * 1024;
const LF = 0x0a;
const CR = 0x0d;
const SPACE = 0x20;

/** Writes the lines of one source to files, and hands each over when it is large or old enough. */
export class Spool {
  readonly #parts: SpoolParts;
  readonly #limits: SpoolLimits;
  /** Full blocks that wait, oldest first. */
  #blocks: Buffer[] = [];
  /** The block that receives lines; bytes before `#from` were already taken for writing. */
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

  /** Lines and bytes received since it began. */
  get taken(): { lines: number; bytes: number } {
    return { lines: this.#lines, bytes: this.#bytes };
  }

  /** Why nothing can be written now: received lines wait, and so do senders. */
  get problem(): SpoolProblem | undefined {
    return this.#problem;
  }

  /** Bytes not yet on disk. */
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

  /** Notes the time in milliseconds at which lines arrived: called once per chunk, before its lines. */
  heard(now: number): void {
    if (now - this.#lastOn > this.#limits.silence) this.#ageIn(this.#limits.firstFileAge);
    this.#lastOn = now;
  }

  /**
   * Adds a message, of less than 1 MiB, as one line: line breaks inside become spaces, because logs are read
   * by line.
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

  /** Writes the rest and hands the file over. Nothing may be added afterwards. */
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
      // The source was deleted, and its lines with it.
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
