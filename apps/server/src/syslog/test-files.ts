import type { SpoolParts } from './spool.ts';

/**
 * In-memory files as spools write them: which are open, which were handed over, and a disk that can fail or
 * wait.
 */
export class TestFiles {
  /** Chunks of each file. */
  readonly files = new Map<string, Buffer[]>();
  readonly sealed: string[] = [];
  /** While set, writes wait until it resolves. */
  gate: Promise<void> | undefined;
  /** Errors for the next writes. */
  failures: Error[] = [];
  isGone = false;
  #last = 0;

  parts(limits: SpoolParts['limits'] = {}): SpoolParts {
    return {
      open: async () => {
        if (this.isGone) return undefined;
        const load = `${++this.#last}`;
        return { load, file: load };
      },
      append: async (file, offset, bytes) => {
        await this.gate;
        const failure = this.failures.shift();
        if (failure !== undefined) throw failure;
        const before = this.files.get(file) ?? [];
        if (offset !== sizeOf(before)) throw new RangeError('not where the file ends');
        this.files.set(file, [...before, Buffer.from(bytes)]);
      },
      seal: async ({ file, size }) => {
        if (sizeOf(this.files.get(file) ?? []) !== size) throw new RangeError('a file of another size');
        this.sealed.push(file);
      },
      limits: { gather: 1, retry: 1, ...limits },
    };
  }

  /** Everything written, in file order. */
  get text(): string {
    return Buffer.concat([...this.files.values()].flat()).toString();
  }
}

function sizeOf(pieces: readonly Buffer[]): number {
  return pieces.reduce((size, piece) => size + piece.length, 0);
}
