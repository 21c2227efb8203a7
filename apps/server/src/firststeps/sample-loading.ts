import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { findSample, type StoredSample } from '@casbah/stores/control/firststeps/sample-data';
import type { Provided } from '../areas/provided.ts';
import type { Actor } from '../http/actor.ts';
import { ApiFailure } from '../http/failure.ts';
import type { QueuedJob } from '../jobs/job.ts';
import type { SampleLogFile, writeSampleLogs } from './sample-logs.ts';

/** Jobs that upload the sample logs, one per tenant. */
export const SAMPLE_QUEUE = 'firststeps.sample';

interface SampleLoadingParts {
  control: ControlStore;
  /** Folder where the logs are written before they are uploaded. */
  folder: string;
  sources: Pick<Provided['sourceFiles'], 'announce' | 'newestLoad' | 'receive'>;
  writeLogs: typeof writeSampleLogs;
}

/**
 * Writes the sample logs and uploads each to its source while the next is written. After a crash, it resumes at the last stored byte.
 */
export class SampleLoading {
  readonly #parts: SampleLoadingParts;
  readonly job: QueuedJob;

  constructor(parts: SampleLoadingParts) {
    this.#parts = parts;
    this.job = {
      name: SAMPLE_QUEUE,
      retry: { first: 5_000, longest: 60_000, attempts: 5 },
      run: ({ tenant }, signal) => this.#run(tenant ?? '', signal),
    };
  }

  async #run(tenant: string, signal: AbortSignal): Promise<void> {
    const sample = await this.#parts.control.inTenant(tenant, (tx) => findSample(tx, tenant));
    if (sample === undefined) return;
    const folder = await mkdtemp(join(this.#parts.folder, 'sample-'));
    try {
      const sources = sample.datasources.values();
      for await (const log of this.#parts.writeLogs(folder, sample.ends_on, signal)) {
        signal.throwIfAborted();
        const { value: source } = sources.next();
        if (source !== undefined) await this.#send(sample, source, log);
      }
    } catch (error) {
      // The sample was removed in the meantime.
      if (!(error instanceof ApiFailure && error.code === 'NOT_FOUND')) throw error;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async #send(sample: StoredSample, source: string, { path, size }: SampleLogFile): Promise<void> {
    const { sources } = this.#parts;
    const load =
      (await sources.newestLoad(sample.tenant_id, source)) ??
      (await sources.announce(authorOf(sample), source, { file_name: basename(path), size }));
    if (load.bytes_received >= load.size) return;
    const body = createReadStream(path, { start: load.bytes_received });
    await sources.receive(sample.tenant_id, load.id, load.bytes_received, body);
  }
}

/** The person who loaded the sample. */
const authorOf = ({ tenant_id, created_by, created_by_email }: StoredSample): Actor => ({
  tenant: tenant_id,
  user: created_by,
  email: created_by_email,
  call: SAMPLE_QUEUE,
  requestId: randomUUID(),
  address: '',
});
