import { execFile } from 'node:child_process';
import { closeSync, constants, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/**
 * Named pipes through which results leave the engine: a query writes INTO OUTFILE, the answer reads the other end.
 *
 * Unlike chDB's own results, which are held whole in memory and copied twice, a pipe is slow when its reader is slow, so an
 * export of any length costs 64 KB; every format comes out as one document; and what a failed query left half-written
 * goes nowhere but into its own answer.
 */
export interface Pipes {
  take(): Pipe;
  give(pipe: Pipe): void;
}

export interface Pipe {
  readonly path: string;
  /** Opens the reading end. Ends when the writer has closed and everything is read. */
  open(): Socket;
  /** Call when no writer is left: a reader that never met one would wait for ever. */
  finish(): void;
  /**
   * Call while no one reads anymore: a writer that opens its end then would wait for a reader for ever, and no cancellation
   * reaches it there. This lets it in; with its first row it finds that no one reads.
   */
  turnAway(): void;
}

/**
 * @param folder is recreated. If its file system doesn't support pipes (a mounted one may not), they are created in the
 * temporary folder.
 */
export async function makePipes(folder: string, count: number): Promise<Pipes> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const paths = await makeFifos(folder, count).catch(() =>
    makeFifos(mkdtempSync(join(tmpdir(), 'casbah-engine-')), count),
  );
  const free = paths.map(pipeAt);
  return {
    take() {
      const pipe = free.pop();
      if (pipe === undefined) throw new Error('More results than pipes.');
      return pipe;
    },
    give: (pipe) => free.push(pipe),
  };
}

/** Node has no call for it. */
async function makeFifos(folder: string, count: number): Promise<string[]> {
  const paths = Array.from({ length: count }, (_, index) => join(folder, `${index}`));
  await promisify(execFile)('mkfifo', ['-m', '600', ...paths]);
  return paths;
}

function pipeAt(path: string): Pipe {
  return {
    path,
    open() {
      // Without O_NONBLOCK the open waits for the writer, and blocks a thread of the pool until then.
      const fd = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
      return new Socket({ fd, readable: true, writable: false, allowHalfOpen: false });
    },
    finish() {
      try {
        closeSync(openSync(path, constants.O_WRONLY | constants.O_NONBLOCK));
      } catch (error) {
        // ENXIO: the reader has seen the end already.
        if (!(error instanceof Error && 'code' in error && error.code === 'ENXIO')) throw error;
      }
    },
    turnAway() {
      closeSync(openSync(path, constants.O_RDONLY | constants.O_NONBLOCK));
    },
  };
}
