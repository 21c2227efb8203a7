import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { TableUpload } from '@casbah/contract/indices';
import { DAY_MS, HOUR_MS } from '@casbah/domain/time-units';
import type { ControlStore } from '@casbah/stores/control/control-store';
import {
  addReceived,
  endUploads,
  findIndex,
  queueBuild,
  startUpload,
} from '@casbah/stores/control/indices/content-indexes';
import { enqueue } from '@casbah/stores/control/jobs/jobs';
import { sendSignals } from '@casbah/stores/control/signals';
import type { FileStore } from '@casbah/stores/files/file-store';
import type { Provided } from '../areas/provided.ts';
import type { Actor } from '../http/actor.ts';
import { whileItArrives } from '../http/arriving-body.ts';
import { ApiFailure } from '../http/failure.ts';
import type { PeriodicJob } from '../jobs/job.ts';
import { BUILD_QUEUE } from './builds.ts';
import { tableFile } from './file-names.ts';

interface TableUploadsParts {
  control: ControlStore;
  clock: () => number;
  files: Pick<FileStore, 'append' | 'remove' | 'freeSpace'>;
  definitions: Provided['contentDefinitions'];
  /** Maximum stall of a body in milliseconds. */
  bodyPatience: number;
}

/** Bytes written and recorded at a time: the maximum to resend after a broken connection. */
const PIECE = 8 * 1024 ** 2;
/** Free disk space to keep beyond a table and its index, which is smaller. */
const RESERVE = 512 * 1024 ** 2;
/** States in which a table can't be uploaded. */
const BUSY = ['queued', 'building'];

/** Receives tables to index, in any number of pieces. */
export class TableUploads {
  readonly #parts: TableUploadsParts;
  /** Uploads in progress, by index. */
  readonly #senders = new Map<string, { body: Readable; done: Promise<void> }>();

  constructor(parts: TableUploadsParts) {
    this.#parts = parts;
  }

  /** `CONFLICT` for a fingerprint index, and while an index is built. */
  async start(
    actor: Actor,
    id: string,
    { file_name, size }: { file_name: string; size: number },
  ): Promise<TableUpload> {
    const { definitions, files } = this.#parts;
    if ((await files.freeSpace()) < 2 * size + RESERVE) throw new ApiFailure('NO_SPACE');
    const upload = randomUUID();
    const { tenant } = actor;
    const before = await definitions.changeBeside(
      actor,
      'index',
      id,
      async (tx, { time }, { record, current: { name, definition } }) => {
        const stored = await findIndex(tx, id);
        if (stored === undefined || definition.kind !== 'exact' || BUSY.includes(stored.state))
          throw new ApiFailure('CONFLICT');
        await startUpload(tx, { tenant, id }, { id: upload, name: file_name, size, time });
        const details = { name, file: file_name, size };
        record({ event: 'content_index.table_uploaded', object: id, details });
        return stored.upload_id;
      },
    );
    if (before !== null) await files.remove(tableFile(tenant, id, before));
    return { index_id: id, file_name, size, bytes_received: 0 };
  }

  /**
   * Appends a body at an offset; the last byte queues the build. A newer request for the same table ends an older one,
   * because a client may retry before the server notices a broken connection.
   */
  async receive(tenant: string, id: string, offset: number, body: Readable): Promise<TableUpload> {
    for (let other = this.#senders.get(id); other !== undefined; other = this.#senders.get(id)) {
      other.body.destroy();
      await other.done;
    }
    // No `await` between this check and the next line, or two senders could overwrite each other's bytes.
    const done = Promise.withResolvers<void>();
    const own = { body, done: done.promise };
    this.#senders.set(id, own);
    try {
      return await this.#append({ tenant, id }, offset, body);
    } finally {
      if (this.#senders.get(id) === own) this.#senders.delete(id);
      done.resolve();
    }
  }

  /** Deletes uploads that didn't continue for a day. */
  get cleanup(): PeriodicJob {
    const { control, clock, files } = this.#parts;
    return {
      name: 'indices.cleanup',
      every: HOUR_MS,
      async run() {
        const ended = await control.asSystem((tx) => endUploads(tx, clock() - DAY_MS));
        for (const { tenant, id, upload } of ended) await files.remove(tableFile(tenant, id, upload));
      },
    };
  }

  async #append(index: { tenant: string; id: string }, offset: number, body: Readable): Promise<TableUpload> {
    const { control, bodyPatience } = this.#parts;
    const { tenant, id } = index;
    const stored = await control.inTenant(tenant, (tx) => findIndex(tx, id));
    if (stored === undefined) throw new ApiFailure('NOT_FOUND');
    const { state, upload_id: upload, upload_name: file_name, upload_size: size } = stored;
    if (state !== 'uploading' || upload === null || file_name === null || size === null)
      throw new ApiFailure('CONFLICT');
    if (offset !== stored.bytes_received)
      throw new ApiFailure('UPLOAD_OFFSET_WRONG', { expected: stored.bytes_received, given: offset });
    let received = offset;
    let pieces: Uint8Array[] = [];
    let held = 0;
    const keep = async (): Promise<void> => {
      if (held === 0) return;
      const piece = Buffer.concat(pieces, held);
      pieces = [];
      held = 0;
      await this.#keep(index, { upload, size, from: received }, piece);
      received += piece.length;
    };
    try {
      for await (const bytes of whileItArrives(body, { ms: bodyPatience, for: 'each chunk' })) {
        if (received + held + bytes.length > size) throw new ApiFailure('TOO_LARGE', { limit: size });
        pieces.push(bytes);
        held += bytes.length;
        if (held >= PIECE) await keep();
      }
    } finally {
      // After a broken connection, too: the next piece continues there.
      await keep();
    }
    return { index_id: id, file_name, size, bytes_received: received };
  }

  async #keep(
    index: { tenant: string; id: string },
    { upload, size, from }: { upload: string; size: number; from: number },
    piece: Uint8Array,
  ): Promise<void> {
    const { control, files, clock } = this.#parts;
    const { tenant, id } = index;
    const to = from + piece.length;
    await files.append(tableFile(tenant, id, upload), from, piece);
    const isKept = await control.inTenant(tenant, async (tx) => {
      if ((await addReceived(tx, index, { upload, from, to, time: clock() })) === undefined) return false;
      if (to === size) {
        await queueBuild(tx, index);
        await enqueue(tx, BUILD_QUEUE, { key: id, tenant }, clock());
      }
      await sendSignals(tx, { tenant, area: 'content' });
      return true;
    });
    if (isKept) return;
    // Another upload has begun, or the index was deleted.
    await files.remove(tableFile(tenant, id, upload));
    throw new ApiFailure('CONFLICT');
  }
}
