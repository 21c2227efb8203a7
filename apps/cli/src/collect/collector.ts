import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { filesOf, readNew } from './followed-files.ts';
import type { CollectSpool, CollectState } from './spool.ts';
import type { UserTokens } from './user-tokens.ts';

const pack = promisify(gzip);

/** Bytes of a file that make one piece: far below what the server takes, so that a break costs little. */
const PIECE = 2 * 1024 * 1024;
/** Where the lines lie that begin a log in W3C's form: `#Fields: …`. */
const HEAD = 64 * 1024;

/** What became of a piece at the other end: bytes that are safe there, unpacked; or why it must be sent again. */
export type Sent = { bytes: number } | { problem: string };

export interface CollectorParts {
  /** Files, and folders of files. */
  paths: readonly string[];
  spool: CollectSpool;
  /** Packed bytes that may wait on the disk; with more, files are read no further: their lines stay where they are. */
  mostSpooled: number;
  /** Absent: lines are sent as they are. */
  tokens: UserTokens | undefined;
  /** Sends a packed piece under an id that is its own, however often it is sent. */
  send(id: string, packed: Uint8Array<ArrayBuffer>): Promise<Sent>;
}

/** Brings what files hold to Casbah: each line once, whatever breaks. */
export class Collector {
  readonly #parts: CollectorParts;
  #problem: string | undefined;

  constructor(parts: CollectorParts) {
    this.#parts = parts;
  }

  get spool(): CollectSpool {
    return this.#parts.spool;
  }

  /** What cannot be done at this moment. */
  get problem(): string | undefined {
    return this.#problem;
  }

  /** Reads what is new of every file into the spool, one piece of each at most. Answers whether there may be more. */
  async read(): Promise<boolean> {
    const { paths, spool, mostSpooled } = this.#parts;
    const files = await filesOf(paths);
    await this.#followRotated(files);
    let isMore = false;
    for (const path of files) {
      if (spool.size >= mostSpooled) {
        this.#problem = 'The spool is full: nothing more is read until what waits is delivered.';
        return false;
      }
      const read = await readNew(path, spool.state.files[path], PIECE);
      const before = spool.state.files[path];
      if (read === undefined) continue;
      if (before?.inode === read.place.inode && before.offset === read.place.offset) continue;
      isMore = true;
      const head = read.place.offset > 0 && before !== undefined ? await headOf(path) : [];
      const { lines, heldBack } = this.#readable([...head, ...read.lines], head.length);
      const packed =
        lines.length > head.length ? await pack(lines.map((line) => `${line}\n`).join('')) : undefined;
      await spool.keep(packed, {
        files: { ...spool.state.files, [path]: read.place },
        heldBackLines: heldBack,
      });
    }
    return isMore;
  }

  /** Sends what waits, the oldest first, until all is delivered or a piece is not. */
  async deliver(): Promise<boolean> {
    const { spool, send } = this.#parts;
    for (let piece = spool.oldest; piece !== undefined; piece = spool.oldest) {
      const sent = await send(`${spool.state.id}.${piece.number}`, await spool.read(piece));
      if ('problem' in sent) {
        this.#problem = sent.problem;
        return false;
      }
      await spool.delivered(piece, sent.bytes);
    }
    this.#problem = undefined;
    return true;
  }

  /** A rotated file in a folder has a new name; what is read of it is not read again. */
  async #followRotated(files: readonly string[]): Promise<void> {
    const { spool } = this.#parts;
    const places: CollectState['files'] = { ...spool.state.files };
    const inodes = new Map<string, string>();
    for (const path of files) {
      const inode = await inodeOf(path);
      if (inode !== undefined) inodes.set(path, inode);
    }
    let hasMoved = false;
    for (const [path, inode] of inodes) {
      if (places[path]?.inode === inode) continue;
      const [from] =
        Object.entries(places).find(
          ([other, known]) => known.inode === inode && inodes.get(other) !== inode,
        ) ?? [];
      const place = from === undefined ? undefined : places[from];
      if (from === undefined || place === undefined) continue;
      delete places[from];
      places[path] = place;
      hasMoved = true;
    }
    if (hasMoved) await spool.keep(undefined, { files: places, heldBackLines: 0 });
  }

  #readable(lines: readonly string[], heads: number): { lines: string[]; heldBack: number } {
    const { tokens } = this.#parts;
    if (tokens === undefined) return { lines: [...lines], heldBack: 0 };
    const tokenised = tokens.tokenise(lines);
    const kept = tokenised.flatMap((line, index) =>
      line === undefined ? (index < heads ? [lines[index] ?? ''] : []) : [line],
    );
    return { lines: kept, heldBack: lines.length - kept.length };
  }
}

async function inodeOf(path: string): Promise<string | undefined> {
  try {
    const handle = await open(path, 'r');
    try {
      const { dev, ino } = await handle.stat();
      return `${dev}:${ino}`;
    } finally {
      await handle.close();
    }
  } catch {
    return undefined;
  }
}

/** The lines with `#` that a log begins with: a later piece cannot be read without them. */
async function headOf(path: string): Promise<string[]> {
  try {
    const handle = await open(path, 'r');
    try {
      const { bytesRead, buffer } = await handle.read(Buffer.alloc(HEAD), 0, HEAD, 0);
      const lines = buffer.subarray(0, bytesRead).toString().split(/\r?\n/).slice(0, -1);
      const end = lines.findIndex((line) => !line.startsWith('#'));
      return lines.slice(0, end < 0 ? lines.length : end);
    } finally {
      await handle.close();
    }
  } catch {
    return [];
  }
}
