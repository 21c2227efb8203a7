import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { filesOf, placesNow, readNew, troubleOf } from './followed-files.ts';
import type { CollectSpool } from './spool.ts';
import type { UserTokens } from './user-tokens.ts';

const pack = promisify(gzip);

/** Bytes of a file per chunk: far below the server's limit, so little is resent after an interruption. */
const PIECE = 2 * 1024 * 1024;
/** Bytes searched for the header lines of a W3C log: `#Fields: …`. */
const HEAD = 64 * 1024;
const FULL = 'The spool is full. Reading resumes when waiting lines are delivered.';

/** Outcome of sending a chunk: its unpacked bytes, stored by the server; or the reason to send it again. */
export type Sent = { bytes: number } | { problem: string };

export interface CollectorParts {
  /** Files and folders to collect. */
  paths: readonly string[];
  spool: CollectSpool;
  /** Maximum packed bytes in the spool; beyond it, files aren't read further, and their lines stay where they are. */
  mostSpooled: number;
  /** Undefined to send lines unchanged. */
  tokens: UserTokens | undefined;
  /** Sends a packed chunk under its ID, which stays the same for every retry. */
  send(id: string, packed: Uint8Array<ArrayBuffer>): Promise<Sent>;
}

/** Delivers the lines of files to Casbah: each exactly once, whatever fails. */
export class Collector {
  readonly #parts: CollectorParts;
  /** Why a file isn't read, and why nothing is delivered. */
  #unread: string | undefined;
  #undelivered: string | undefined;
  #isFull = false;

  constructor(parts: CollectorParts) {
    this.#parts = parts;
  }

  get spool(): CollectSpool {
    return this.#parts.spool;
  }

  /** The current problem, if any. */
  get problem(): string | undefined {
    return this.#undelivered ?? (this.#isFull ? FULL : this.#unread);
  }

  /** Reads new lines of every file into the spool, up to one chunk per file. Returns whether there may be more. */
  async read(): Promise<boolean> {
    const { paths, spool, mostSpooled } = this.#parts;
    const { files: named, troubles } = await filesOf(paths);
    const files = await this.#followed(named);
    let isMore = false;
    for (const path of files) {
      if (spool.size >= mostSpooled) {
        this.#isFull = true;
        return false;
      }
      try {
        if (await this.#readOne(path)) isMore = true;
      } catch (error) {
        // An unreadable file doesn't stop the others.
        troubles.push(troubleOf(path, error));
      }
    }
    if (files.length === 0 && troubles.length === 0) troubles.push('No log to read yet.');
    this.#unread = troubles.length === 0 ? undefined : troubles.join(' ');
    return isMore;
  }

  async #readOne(path: string): Promise<boolean> {
    const { spool } = this.#parts;
    const before = spool.state.files[path];
    const read = await readNew(path, before, PIECE);
    if (read === undefined) return false;
    if (before?.inode === read.place.inode && before.offset === read.place.offset) return false;
    const goesOn = before?.inode === read.place.inode && before.offset > 0;
    const head = goesOn ? await headOf(path) : [];
    const { lines, heldBack } = this.#readable([...head, ...read.lines], head.length);
    const packed =
      lines.length > head.length ? await pack(lines.map((line) => `${line}\n`).join('')) : undefined;
    await spool.keep(packed, {
      files: { ...spool.state.files, [path]: read.place },
      heldBackLines: heldBack,
    });
    return true;
  }

  /** Sends spooled chunks, oldest first, until all are delivered or one fails. */
  async deliver(): Promise<boolean> {
    const { spool, send } = this.#parts;
    for (let piece = spool.oldest; piece !== undefined; piece = spool.oldest) {
      const packed = await spool.read(piece);
      const sent = await send(`${spool.state.id}.${piece.number}.${hashOf(packed)}`, packed);
      if ('problem' in sent) {
        this.#undelivered = sent.problem;
        return false;
      }
      await spool.delivered(piece, sent.bytes);
    }
    this.#undelivered = undefined;
    this.#isFull = false;
    return true;
  }

  /** Returns the files to read: the named ones, and those that were read before they were rotated. */
  async #followed(named: readonly string[]): Promise<string[]> {
    const { spool } = this.#parts;
    const before = spool.state.files;
    const files = await placesNow(before);
    if (files !== before) await spool.keep(undefined, { files, heldBackLines: 0 });
    const rotated = Object.entries(files).flatMap(([path, { followedAt }]) =>
      followedAt !== undefined && named.includes(followedAt) ? [path] : [],
    );
    // Rotated files are older than their successors.
    return [...new Set([...rotated, ...named])];
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

/**
 * Part of a chunk's ID: after a machine was cloned with its spool, chunks with the same number have different content.
 */
function hashOf(packed: Uint8Array): string {
  return createHash('sha256').update(packed).digest('hex').slice(0, 16);
}

/** The `#` header lines of a log: later chunks can't be parsed without them. */
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
