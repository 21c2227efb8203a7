import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** Read position of a file. */
const place = z.object({
  inode: z.string(),
  offset: z.number().int().min(0),
  /** Hash of its beginning, to recognize another file with the same inode. */
  head: z.object({ bytes: z.number().int().min(1), hash: z.string() }).optional(),
  /** Its path before rotation renamed it. */
  followedAt: z.string().optional(),
});
export type FilePlace = z.output<typeof place>;

const state = z.object({
  id: z.uuid(),
  /** Number of the next chunk. */
  next: z.number().int().min(0),
  deliveredBytes: z.number().int().min(0),
  heldBackLines: z.number().int().min(0),
  /** Read positions by path. */
  files: z.record(z.string(), place),
});
export type CollectState = z.output<typeof state>;

/** A packed chunk of log on disk. */
export interface SpooledPiece {
  number: number;
  /** Packed size in bytes. */
  size: number;
}

const PIECE = /^(\d{12})\.gz$/;
const nameOf = (number: number): string => `${String(number).padStart(12, '0')}.gz`;

/**
 * Chunks read but not yet delivered, and a note with the read positions of all files. Only chunks before the note's
 * number are sent; on start, later ones are deleted and their lines read again, so no crash loses or duplicates lines.
 */
export class CollectSpool {
  readonly #folder: string;
  #state: CollectState;
  #pieces: SpooledPiece[];

  private constructor(folder: string, kept: CollectState, pieces: SpooledPiece[]) {
    this.#folder = folder;
    this.#state = kept;
    this.#pieces = pieces;
  }

  /** Opens the spool of an earlier run. Throws if the note is unreadable, instead of guessing. */
  static async open(folder: string): Promise<CollectSpool> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const kept = await readState(join(folder, 'state.json'));
    const pieces: SpooledPiece[] = [];
    for (const name of (await readdir(folder)).sort()) {
      const number = Number(PIECE.exec(name)?.[1]);
      if (name.endsWith('.part') || number >= kept.next) await rm(join(folder, name));
      else if (!Number.isNaN(number)) pieces.push({ number, size: (await stat(join(folder, name))).size });
    }
    const spool = new CollectSpool(folder, kept, pieces);
    await spool.#note(kept);
    return spool;
  }

  get state(): Readonly<CollectState> {
    return this.#state;
  }

  /** Packed bytes waiting. */
  get size(): number {
    return this.#pieces.reduce((sum, { size }) => sum + size, 0);
  }

  /** The oldest waiting chunk. */
  get oldest(): SpooledPiece | undefined {
    return this.#pieces[0];
  }

  /** Stores a packed chunk together with the read positions of its files; without a chunk, only the positions. */
  async keep(
    packed: Uint8Array | undefined,
    read: { files: CollectState['files']; heldBackLines: number },
  ): Promise<void> {
    const number = this.#state.next;
    if (packed !== undefined) await this.#write(nameOf(number), packed);
    await this.#note({
      ...this.#state,
      next: packed === undefined ? number : number + 1,
      files: read.files,
      heldBackLines: this.#state.heldBackLines + read.heldBackLines,
    });
    if (packed !== undefined) this.#pieces.push({ number, size: packed.length });
  }

  read({ number }: SpooledPiece): Promise<Buffer<ArrayBuffer>> {
    return readFile(join(this.#folder, nameOf(number)));
  }

  /** Removes a delivered chunk and counts its unpacked bytes. */
  async delivered({ number }: SpooledPiece, bytes: number): Promise<void> {
    await this.#note({ ...this.#state, deliveredBytes: this.#state.deliveredBytes + bytes });
    await rm(join(this.#folder, nameOf(number)), { force: true });
    this.#pieces = this.#pieces.filter((piece) => piece.number !== number);
  }

  async #note(next: CollectState): Promise<void> {
    await this.#write('state.json', Buffer.from(JSON.stringify(next)));
    this.#state = next;
  }

  /** Atomic, even with a power failure. */
  async #write(name: string, bytes: Uint8Array): Promise<void> {
    const path = join(this.#folder, name);
    const handle = await open(`${path}.part`, 'w', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(`${path}.part`, path);
    const folder = await open(this.#folder, 'r');
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  }
}

async function readState(path: string): Promise<CollectState> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'ENOENT') throw error;
    return { id: crypto.randomUUID(), next: 0, deliveredBytes: 0, heldBackLines: 0, files: {} };
  }
  return state.parse(JSON.parse(text));
}
