import { randomBytes, randomUUID } from 'node:crypto';
import type { IndexDefinition, IndexError } from '@casbah/domain/content-index';
import type { ControlStore } from '@casbah/stores/control/control-store';
import {
  buildProgress,
  emptyIndex,
  failBuild,
  findIndex,
  finishBuild,
  indexKeyContext,
  listDocuments,
  markRead,
  type StoredIndex,
} from '@casbah/stores/control/indices/content-indexes';
import { notify } from '@casbah/stores/control/notifications/notifications';
import type { FileStore } from '@casbah/stores/files/file-store';
import type { Provided } from '../areas/provided.ts';
import { ApiFailure } from '../http/failure.ts';
import { JobFailure, type QueuedJob, type RunningJob } from '../jobs/job.ts';
import type { Seal } from '../seal.ts';
import { inThread } from './building-thread.ts';
import { builtFile, documentFile, fingerprintFile, tableFile } from './file-names.ts';

export const BUILD_QUEUE = 'indices.build';

interface BuildParts {
  control: ControlStore;
  clock: () => number;
  files: Pick<FileStore, 'remove'>;
  filesFolder: string;
  seal: Pick<Seal, 'seal'>;
  definitions: Provided['contentDefinitions'];
  onFault: (what: string, error: unknown) => void;
}

/** ms between two progress reports of a build. */
const REPORTED_EVERY = 1000;
const ATTEMPTS = 3;

interface OfIndex {
  tenant: string;
  id: string;
}

/** Builds indexes as jobs, one after the other. */
export class IndexBuilds {
  readonly #parts: BuildParts;

  constructor(parts: BuildParts) {
    this.#parts = parts;
  }

  get job(): QueuedJob {
    return {
      name: BUILD_QUEUE,
      retry: { first: 10_000, longest: 60_000, attempts: ATTEMPTS },
      run: (job, signal) => this.#run(job, signal),
    };
  }

  async #run(job: RunningJob, signal: AbortSignal): Promise<void> {
    if (job.tenant === null) return;
    const index = { tenant: job.tenant, id: job.key };
    const { control, definitions } = this.#parts;
    const stored = await control.inTenant(index.tenant, (tx) => findIndex(tx, index.id));
    if (stored === undefined) return;
    const { name, definition } = await definitions.find(index.tenant, 'index', index.id);
    const named = { ...index, name };
    try {
      if (definition.kind === 'fingerprint') await this.#buildDocuments(job, named, definition, signal);
      else await this.#buildTable(job, named, stored, definition, signal);
    } catch (error) {
      if (error instanceof ApiFailure && error.code === 'NOT_FOUND') return;
      if (!signal.aborted && !(error instanceof JobFailure) && job.attempt >= ATTEMPTS)
        await this.#fail(named, 'internal');
      throw error;
    }
  }

  async #buildTable(
    job: RunningJob,
    index: OfIndex & { name: string },
    { upload_id, upload_size, bytes_received }: StoredIndex,
    definition: Extract<IndexDefinition, { kind: 'exact' }>,
    signal: AbortSignal,
  ): Promise<void> {
    if (upload_id === null || bytes_received !== upload_size) return;
    const { tenant, id, name } = index;
    const { filesFolder, seal, clock, files } = this.#parts;
    const table = tableFile(tenant, id, upload_id);
    const file = builtFile(tenant, id, randomUUID());
    const key = randomBytes(32);
    await this.#report(index, 0);
    const outcome = await inThread(
      { folder: filesFolder },
      { signal, onProgress: this.#reporter(index) },
      (thread) => thread.call('table', { table, file, columns: definition.columns, key }),
    );
    if ('error' in outcome) {
      await this.#fail(index, outcome.error);
      await files.remove(file);
      await files.remove(table);
      throw new JobFailure(outcome.error, { isFinal: true });
    }
    const { rows, size } = outcome;
    const before = await this.#parts.definitions.changeBeside(
      { tenant, call: BUILD_QUEUE },
      'index',
      id,
      async (tx, _change, { record }) => {
        await job.hold(tx);
        const sealedKey = seal.seal(key.toString('base64'), indexKeyContext(id));
        record({ event: 'content_index.built', object: id, details: { name, count: rows } });
        return finishBuild(tx, index, { file, size, rows, sealedKey, definition, time: clock() });
      },
    );
    await files.remove(table);
    if (before !== null) await files.remove(before);
  }

  async #buildDocuments(
    job: RunningJob,
    index: OfIndex & { name: string },
    definition: IndexDefinition,
    signal: AbortSignal,
  ): Promise<void> {
    const { tenant, id, name } = index;
    const { control, filesFolder, clock, files, definitions } = this.#parts;
    const stored = await control.inTenant(tenant, (tx) => listDocuments(tx, id));
    const documents = stored.map((one) => ({
      id: one.id,
      fingerprint: fingerprintFile(tenant, id, one.id),
      unread: one.is_read ? undefined : { file: documentFile(tenant, id, one.id), name: one.file_name },
    }));
    const file = builtFile(tenant, id, randomUUID());
    await this.#report(index, 0);
    const built = await inThread(
      { folder: filesFolder },
      { signal, onProgress: this.#reporter(index) },
      (thread) => thread.call('documents', { documents, file, now: clock() }),
    );
    const read = documents.flatMap((one) => (one.unread === undefined ? [] : [one.id]));
    const before = await definitions.changeBeside(
      { tenant, call: BUILD_QUEUE },
      'index',
      id,
      async (tx, _change, { record }) => {
        await job.hold(tx);
        for (const document of read)
          await markRead(tx, index, document, { isEmpty: built.empty.includes(document) });
        if (built.documents === 0) return emptyIndex(tx, index, documents.length === 0 ? null : 'no_text');
        record({ event: 'content_index.built', object: id, details: { name, count: built.documents } });
        const { size } = built;
        return finishBuild(tx, index, { file, size, rows: 0, sealedKey: null, definition, time: clock() });
      },
    );
    for (const document of read) await files.remove(documentFile(tenant, id, document));
    if (before !== null) await files.remove(before);
  }

  /** Reports progress at most every second. */
  #reporter(index: OfIndex): (progress: number) => void {
    const { clock, onFault } = this.#parts;
    let next = clock() + REPORTED_EVERY;
    return (progress) => {
      if (clock() < next) return;
      next = clock() + REPORTED_EVERY;
      this.#report(index, progress).catch((error: unknown) =>
        onFault('reporting the build of an index', error),
      );
    };
  }

  async #report(index: OfIndex, progress: number): Promise<void> {
    await this.#parts.control.inTenant(index.tenant, (tx) => buildProgress(tx, index, progress));
  }

  /** Keeps the reason, and notifies people who can upload again. */
  async #fail({ tenant, id, name }: OfIndex & { name: string }, error: IndexError): Promise<void> {
    const { control, clock } = this.#parts;
    await control.inTenant(tenant, async (tx) => {
      await failBuild(tx, { tenant, id }, error);
      await notify(tx, {
        tenant,
        to: { may: 'protect.modify' },
        time: clock(),
        template: 'index-failed',
        values: { index: name },
        action: 'VISIT',
        url: `/protect/indices?index=${id}`,
      });
    });
  }
}
