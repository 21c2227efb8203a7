import { fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { OTHERS } from '../../private-folder.ts';

type EngineOptions = Parameters<NodeFS['init']>[1];

/**
 * A folder on the machine's own disk for PGlite, where PostgreSQL's `fsync` is one and every file belongs to its owner alone.
 * PGlite's own folder has no such operation: a flush answers that all is well and does nothing. And it sets the mode of each
 * file it makes to 0666, past the umask.
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
    const prepare = (engine: { NODEFS: unknown }): void => {
      const files = nodeFiles(engine.NODEFS);
      files.stream_ops.fsync = ({ nfd }) => {
        this.#flushes += 1;
        // An error of the disk becomes one of PostgreSQL, which then ends rather than trust what it wrote.
        files.tryFSOperation(() => this.#flush(nfd));
        return 0;
      };
      keepPrivate(files);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), prepare] } };
  }
}

/** Takes the rights of others from every mode that PostgreSQL gives a file or folder. */
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

/** Emscripten's file system over Node's, as far as flushing and modes concern it. */
interface NodeFiles {
  node_ops: SetsAttributes & {
    mknod(parent: unknown, name: string, mode: number, device: number): unknown;
  };
  stream_ops: SetsAttributes & { fsync?: (stream: { nfd: number }) => number };
  /** Turns an error of Node into the number that C knows it by. */
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
