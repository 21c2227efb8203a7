import { execFile } from 'node:child_process';
import { closeSync, constants, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/**
 * Named pipes for results: a query writes INTO OUTFILE, the response reads the other end. Unlike chDB's
 * in-memory results they have backpressure, so any export takes 64 KB, and partial output never leaks.
 */
export interface Pipes {
  take(): Pipe;
  give(pipe: Pipe): void;
}

export interface Pipe {
  readonly path: string;
  /** Opens the read end, which ends once the writer has closed and everything is read. */
  open(): Socket;
  /** Call once no writer is left; a reader that never had one would wait forever. */
  finish(): void;
  /**
   * Call while no one reads: a writer opening its end would block forever, out of reach of cancellation. This
   * lets it open; its first write then fails.
   */
  turnAway(): void;
}

/**
 * @param folder is recreated. If its file system doesn't support pipes, they are created in the temporary
 * folder.
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

/** Node has no API for this. */
async function makeFifos(folder: string, count: number): Promise<string[]> {
  const paths = Array.from({ length: count }, (_, index) => join(folder, `${index}`));
  await promisify(execFile)('mkfifo', ['-m', '600', ...paths]);
  return paths;
}

function pipeAt(path: string): Pipe {
  return {
    path,
    open() {
      // Without O_NONBLOCK, open waits for the writer and blocks a thread of the pool.
      const fd = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
      return new Socket({ fd, readable: true, writable: false, allowHalfOpen: false });
    },
    finish() {
      try {
        closeSync(openSync(path, constants.O_WRONLY | constants.O_NONBLOCK));
      } catch (error) {
        // ENXIO: the reader has already seen the end.
        if (!(error instanceof Error && 'code' in error && error.code === 'ENXIO')) throw error;
      }
    },
    turnAway() {
      closeSync(openSync(path, constants.O_RDONLY | constants.O_NONBLOCK));
    },
  };
}
