import { createHash, type Hash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { addReceived, type StoredLoad } from '@casbah/stores/control/datasources/loads';
import type { FileStore } from '@casbah/stores/files/file-store';
import { whileItArrives } from '../http/arriving-body.ts';
import { ApiFailure } from '../http/failure.ts';
import { existingLoad, type Ingest } from './service.ts';

export interface UploadParts {
  control: ControlStore;
  files: Pick<FileStore, 'append'>;
  ingest: Pick<Ingest, 'received'>;
  /** File store name of an ingest job's file. */
  fileOf(load: StoredLoad): string;
  /** Maximum stall of a body in milliseconds. */
  bodyPatience: number;
}

/**
 * Bytes written and recorded at a time: the maximum to resend after a broken connection or `kill -9`. Each
 * write costs a disk flush.
 */
const PIECE = 8 * 1024 ** 2;

/** Maximum uploads hashed while streaming; others are hashed when read. */
const MOST_HASHES = 256;

/** Receives the bytes of announced files. What the answer counts as received survives `kill -9`. */
export class Uploads {
  readonly #parts: UploadParts;
  /** Uploads in progress, by ingest job. */
  readonly #senders = new Map<string, { body: Readable; done: Promise<void> }>();
  /** Hash states of files that arrived here from their first byte. */
  readonly #hashes = new Map<string, { hash: Hash; bytes: number }>();

  constructor(parts: UploadParts) {
    this.#parts = parts;
  }

  /**
   * Appends a body at an offset. Returns the updated ingest job, complete or not. A newer request for the same file ends
   * an older one, because a client may retry before the server notices a broken connection.
   */
  async receive(tenant: string, id: string, offset: number, body: Readable): Promise<StoredLoad> {
    for (let other = this.#senders.get(id); other !== undefined; other = this.#senders.get(id)) {
      other.body.destroy();
      await other.done;
    }
    // No `await` between this check and the next line, or two senders could overwrite each other's bytes.
    const done = Promise.withResolvers<void>();
    const own = { body, done: done.promise };
    this.#senders.set(id, own);
    try {
      return await this.#append(tenant, id, offset, body);
    } finally {
      if (this.#senders.get(id) === own) this.#senders.delete(id);
      done.resolve();
    }
  }

  async #append(tenant: string, id: string, offset: number, body: Readable): Promise<StoredLoad> {
    const { control } = this.#parts;
    const load = await control.inTenant(tenant, (tx) => existingLoad(tx, id));
    if (load.status !== 'pending') return this.#alreadyFinished(load, offset, body);
    if (offset !== load.bytes_received)
      throw new ApiFailure('UPLOAD_OFFSET_WRONG', { expected: load.bytes_received, given: offset });

    let latest = load;
    let pieces: Uint8Array[] = [];
    let held = 0;
    const keep = async () => {
      if (held === 0) return;
      const piece = Buffer.concat(pieces, held);
      pieces = [];
      held = 0;
      latest = await this.#keep(tenant, latest, piece);
      if (latest.status === 'queued') this.#parts.ingest.received(id, this.#hashOf(latest));
    };
    try {
      for await (const bytes of this.#chunksOf(body)) {
        if (latest.bytes_received + held + bytes.length > load.size)
          throw new ApiFailure('TOO_LARGE', { limit: load.size });
        this.#count(id, latest.bytes_received + held, bytes);
        pieces.push(bytes);
        held += bytes.length;
        if (held >= PIECE) await keep();
      }
    } catch (error) {
      // The connection broke, the body stalled or is too large: bytes received so far are kept.
      await keep();
      throw error;
    }
    await keep();
    return latest;
  }

  #chunksOf(body: Readable): AsyncIterable<Uint8Array> {
    return whileItArrives(body, { ms: this.#parts.bodyPatience, for: 'each chunk' });
  }

  async #keep(tenant: string, load: StoredLoad, piece: Uint8Array): Promise<StoredLoad> {
    const { control, files, fileOf } = this.#parts;
    const from = load.bytes_received;
    await files.append(fileOf(load), from, piece);
    const noted = await control.inTenant(tenant, (tx) =>
      addReceived(tx, load.id, { from, to: from + piece.length }),
    );
    if (noted !== undefined) return noted;
    // The source was deleted in the meantime, or another server received the same bytes.
    const now = await control.inTenant(tenant, (tx) => existingLoad(tx, load.id));
    throw new ApiFailure('UPLOAD_OFFSET_WRONG', { expected: now.bytes_received, given: from });
  }

  /** In slices: hashing a whole chunk would block other requests for milliseconds. */
  #count(id: string, at: number, bytes: Uint8Array): void {
    if (at === 0) {
      const [oldest] = this.#hashes.keys();
      if (this.#hashes.size >= MOST_HASHES && oldest !== undefined) this.#hashes.delete(oldest);
      this.#hashes.set(id, { hash: createHash('sha256'), bytes: 0 });
    }
    const known = this.#hashes.get(id);
    if (known === undefined) return;
    if (known.bytes !== at) {
      // Bytes were lost with a broken connection, or went to another server.
      this.#hashes.delete(id);
      return;
    }
    known.hash.update(bytes);
    known.bytes += bytes.length;
  }

  #hashOf({ id, size }: StoredLoad): string | undefined {
    const known = this.#hashes.get(id);
    this.#hashes.delete(id);
    return known?.bytes === size ? known.hash.digest('hex') : undefined;
  }

  /** The last response was lost and the client retries with no bytes left: not an error. */
  async #alreadyFinished(load: StoredLoad, offset: number, body: Readable): Promise<StoredLoad> {
    if (offset === load.size) {
      let isEmpty = true;
      for await (const _ of this.#chunksOf(body)) {
        isEmpty = false;
        break;
      }
      if (isEmpty) return load;
    }
    throw new ApiFailure('UPLOAD_FINISHED');
  }
}
