import { fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type EngineOptions = Parameters<NodeFS['init']>[1];

/**
 * A folder on the machine's own disk for PGlite, where PostgreSQL's `fsync` is one. PGlite's own folder has no such
 * operation: there a flush answers that all is well and does nothing.
 */
export class DurableFolder extends NodeFS {
  readonly #flush: (file: number) => void;
  #flushes = 0;

  /** `flush` puts an open file or folder on the disk, or throws. */
  constructor(folder: string, flush: (file: number) => void = fsyncSync) {
    super(folder);
    this.#flush = flush;
  }

  /** How often PostgreSQL has flushed. It does so at every start: 0 after one means that nothing here is durable. */
  get flushes(): number {
    return this.#flushes;
  }

  override async init(pg: PGlite, options: EngineOptions): Promise<{ emscriptenOpts: EngineOptions }> {
    const { emscriptenOpts } = await super.init(pg, options);
    const flushing = (engine: { NODEFS: unknown }): void => {
      const files = nodeFiles(engine.NODEFS);
      files.stream_ops.fsync = ({ nfd }) => {
        this.#flushes += 1;
        // An error of the disk becomes one of PostgreSQL, which then ends rather than trust what it wrote.
        files.tryFSOperation(() => this.#flush(nfd));
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), flushing] } };
  }
}

/** Emscripten's file system over Node's, as far as a flush concerns it. */
interface NodeFiles {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
  /** Turns an error of Node into the number that C knows it by. */
  tryFSOperation(work: () => void): void;
}

function nodeFiles(found: unknown): NodeFiles {
  if (isNodeFiles(found)) return found;
  throw new Error('This version of PGlite keeps its files in a way that cannot be flushed');
}

function isNodeFiles(found: unknown): found is NodeFiles {
  return (
    found instanceof Object &&
    'stream_ops' in found &&
    found.stream_ops instanceof Object &&
    'tryFSOperation' in found &&
    found.tryFSOperation instanceof Function
  );
}
