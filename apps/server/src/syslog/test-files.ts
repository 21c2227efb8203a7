import type { SpoolParts } from './spool.ts';

/** Files in memory, as spools write them: which are open, which were handed on, and a disk that can be made to fail or wait. */
export class TestFiles {
  /** The pieces of each. */
  readonly files = new Map<string, Buffer[]>();
  readonly sealed: string[] = [];
  /** While it is set, nothing is written until it resolves. */
  gate: Promise<void> | undefined;
  /** Writes that fail next, with this error. */
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

  /** Everything written, in the order of its files. */
  get text(): string {
    return Buffer.concat([...this.files.values()].flat()).toString();
  }
}

function sizeOf(pieces: readonly Buffer[]): number {
  return pieces.reduce((size, piece) => size + piece.length, 0);
}
