import { fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { OTHERS } from '../../private-folder.ts';

type EngineOptions = Parameters<NodeFS['init']>[1];

/**
 * A local folder for PGlite with a real `fsync` and files private to their owner. PGlite's own folder reports
 * success for a flush without doing one, and creates files with mode 0666 regardless of the umask.
 */
export class DurableFolder extends NodeFS {
  readonly #flush: (file: number) => void;
  #flushes = 0;

  /** `flush` syncs an open file or folder to disk, or throws. */
  constructor(folder: string, flush: (file: number) => void = fsyncSync) {
    super(folder);
    this.#flush = flush;
  }

  /**
   * Number of flushes so far. PostgreSQL flushes at every start, so 0 afterwards means that nothing here is
   * durable.
   */
  get flushes(): number {
    return this.#flushes;
  }

  override async init(pg: PGlite, options: EngineOptions): Promise<{ emscriptenOpts: EngineOptions }> {
    const { emscriptenOpts } = await super.init(pg, options);
    const prepare = (engine: { NODEFS: unknown }): void => {
      const files = nodeFiles(engine.NODEFS);
      files.stream_ops.fsync = ({ nfd }) => {
        this.#flushes += 1;
        // Turns a disk error into a PostgreSQL error, which stops PostgreSQL instead of letting it trust its
        // writes.
        files.tryFSOperation(() => this.#flush(nfd));
        return 0;
      };
      keepPrivate(files);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), prepare] } };
  }
}

/** Removes group and other permissions from every mode PostgreSQL sets on a file or folder. */
function keepPrivate({ node_ops, stream_ops }: NodeFiles): void {
  const make = node_ops.mknod;
  node_ops.mknod = (parent, name, mode, device) => make(parent, name, mode & ~OTHERS, device);
  for (const operations of [node_ops, stream_ops]) {
    const set = operations.setattr;
    operations.setattr = (file, change) => {
      if (change.mode !== undefined) change.mode &= ~OTHERS;
      return set(file, change);
    };
  }
}

/** The parts of Emscripten's Node file system that handle flushing and modes. */
interface NodeFiles {
  node_ops: SetsAttributes & {
    mknod(parent: unknown, name: string, mode: number, device: number): unknown;
  };
  stream_ops: SetsAttributes & { fsync?: (stream: { nfd: number }) => number };
  /** Converts a Node error to its C errno. */
  tryFSOperation(work: () => void): void;
}

interface SetsAttributes {
  setattr(file: unknown, change: { mode?: number }): unknown;
}

function nodeFiles(found: unknown): NodeFiles {
  if (isNodeFiles(found)) return found;
  throw new Error('This version of PGlite keeps its files in a way that cannot be flushed or kept private');
}

function isNodeFiles(found: unknown): found is NodeFiles {
  return (
    has(found, 'tryFSOperation') &&
    found.tryFSOperation instanceof Function &&
    has(found, 'node_ops') &&
    has(found.node_ops, 'mknod') &&
    found.node_ops.mknod instanceof Function &&
    has(found.node_ops, 'setattr') &&
    found.node_ops.setattr instanceof Function &&
    has(found, 'stream_ops') &&
    has(found.stream_ops, 'setattr') &&
    found.stream_ops.setattr instanceof Function
  );
}

function has<Name extends string>(found: unknown, name: Name): found is Record<Name, unknown> {
  return found instanceof Object && name in found;
}
