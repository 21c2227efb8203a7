import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** How far a file is read. */
const place = z.object({
  inode: z.string(),
  offset: z.number().int().min(0),
  /** What it begins with, so that another file with its inode isn't taken for it. */
  head: z.object({ bytes: z.number().int().min(1), hash: z.string() }).optional(),
  /** Its path before rotation renamed it. */
  followedAt: z.string().optional(),
});
export type FilePlace = z.output<typeof place>;

const state = z.object({
  id: z.uuid(),
  /** The number of the next piece. */
  next: z.number().int().min(0),
  deliveredBytes: z.number().int().min(0),
  heldBackLines: z.number().int().min(0),
  /** By path. */
  files: z.record(z.string(), place),
});
export type CollectState = z.output<typeof state>;

/** A packed piece of log on the disk. */
export interface SpooledPiece {
  number: number;
  /** Packed. */
  size: number;
}

const PIECE = /^(\d{12})\.gz$/;
const nameOf = (number: number): string => `${String(number).padStart(12, '0')}.gz`;

/**
 * What was read and isn't delivered yet, in a folder: packed pieces, and a note of how far each file is read. The note is
 * written after its piece, at once for all files, and only pieces before the note's number are ever sent. So whatever ends
 * in between, each line is in one piece: at the next start pieces beyond the note are thrown away, and their lines read again.
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

  /** Takes up what an earlier run left. Throws where the note can't be read: nothing is guessed. */
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

  /** Packed bytes that wait. */
  get size(): number {
    return this.#pieces.reduce((sum, { size }) => sum + size, 0);
  }

  /** The oldest piece that waits. */
  get oldest(): SpooledPiece | undefined {
    return this.#pieces[0];
  }

  /** Keeps a packed piece together with how far its files are read; without a piece, only the latter. */
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

  /** A piece is safe at the other end: so many bytes, unpacked. */
  async delivered({ number }: SpooledPiece, bytes: number): Promise<void> {
    await this.#note({ ...this.#state, deliveredBytes: this.#state.deliveredBytes + bytes });
    await rm(join(this.#folder, nameOf(number)), { force: true });
    this.#pieces = this.#pieces.filter((piece) => piece.number !== number);
  }

  async #note(next: CollectState): Promise<void> {
    await this.#write('state.json', Buffer.from(JSON.stringify(next)));
    this.#state = next;
  }

  /** Whole or not at all, also after a power cut. */
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
