import { EXPORT_HOURS, EXPORT_LIMITS, type ExportError } from '@casbah/domain/export';
import { isoTime } from '@casbah/domain/iso-time';
import { HOUR_MS, SECOND_MS } from '@casbah/domain/time-units';
import {
  beginExport,
  endExport,
  exportProgress,
  exportUse,
  findExport,
  type StoredExport,
  strandedExports,
} from '@casbah/stores/control/exports/exports';
import { notify } from '@casbah/stores/control/notifications/notifications';
import type { FileStore } from '@casbah/stores/files/file-store';
import { change } from '../http/change.ts';
import { inPieces } from '../http/pieces.ts';
import { JobFailure, type QueuedJob, type RunningJob } from '../jobs/job.ts';
import type { OpenedExport } from './exported-list.ts';
import { gzipped } from './gzipped.ts';
import { EXPORT_QUEUE, type ExportsParts } from './parts.ts';
import { type Requester, requesterNow } from './requester.ts';
import { exportFileOf } from './wire.ts';

export interface WritingParts extends Omit<ExportsParts, 'files'> {
  files: Pick<FileStore, 'append' | 'remove' | 'freeSpace'>;
  onFault: (what: string, error: unknown) => void;
}

const ATTEMPTS = 3;
/** Bytes written at a time: each write costs a disk flush. */
const PIECE = 4 * 1024 ** 2;
/** ms between two looks at an export's progress, cancelation and rights. */
const LOOK_EVERY = SECOND_MS;
const PAGE = '/appForensics/exports';

interface Progress {
  rows: number;
  bytes: number;
  /** Null until counted. */
  total: number | null;
}

/** Ends an export with a reason that its owner sees. */
class ExportEnded extends Error {
  readonly reason: ExportError | 'canceled';
  constructor(reason: ExportError | 'canceled') {
    super(`The export ended: ${reason}`);
    this.reason = reason;
  }
}

/** Writes exports as jobs. An interrupted one starts over. */
export class ExportWriting {
  readonly #parts: WritingParts;
  /** Looks again at the exports that are being written here, by ID. */
  readonly #looks = new Map<string, () => void>();

  constructor(parts: WritingParts) {
    this.#parts = parts;
  }

  get job(): QueuedJob {
    return {
      name: EXPORT_QUEUE,
      concurrency: 2,
      retry: { first: 10_000, longest: 60_000, attempts: ATTEMPTS },
      run: (job, signal) => this.#run(job, signal),
    };
  }

  /** Something about exports changed: one of those being written may have been canceled. */
  look(): void {
    for (const look of this.#looks.values()) look();
  }

  /** Fails exports whose job is gone, such as one that ended its server again and again. */
  async failStranded(): Promise<void> {
    const stranded = await this.#parts.control.asSystem((tx) => strandedExports(tx, EXPORT_QUEUE));
    for (const found of stranded) {
      await this.#parts.files.remove(exportFileOf(found));
      await this.#fail(found, 'internal');
    }
  }

  async #run(job: RunningJob, signal: AbortSignal): Promise<void> {
    const { tenant, key: id } = job;
    if (tenant === null) return;
    const found = await this.#parts.control.inTenant(tenant, (tx) => findExport(tx, id));
    // Canceled or deleted while it waited.
    if (found === undefined) return;
    if (found.state !== 'queued' && found.state !== 'running') {
      // What it had written when its server stopped.
      if (found.state !== 'ready') await this.#parts.files.remove(exportFileOf(found));
      return;
    }
    try {
      await this.#write(job, found, signal);
    } catch (error) {
      await this.#parts.files.remove(exportFileOf(found));
      const reason = reasonOf(error) ?? (signal.aborted || job.attempt < ATTEMPTS ? undefined : 'internal');
      if (reason === 'canceled') return;
      if (reason === undefined) throw error;
      await this.#fail(found, reason);
      if (reason === 'internal') this.#parts.onFault('writing an export', error);
      throw new JobFailure(reason, { isFinal: true });
    }
  }

  async #write(job: RunningJob, found: StoredExport, signal: AbortSignal): Promise<void> {
    const { control, clock, lists, links } = this.#parts;
    const { tenant_id: tenant, id, question, list } = found;
    const requester = await requesterNow(this.#parts, found);
    if (requester === undefined) throw new ExportEnded('rights');
    const hasBegun = await control.inTenant(tenant, (tx) => beginExport(tx, id, requester.mark));
    if (!hasBegun) throw new ExportEnded('canceled');
    const stop = new AbortController();
    const opened = await lists[list].open({
      ...requester,
      query: { from: isoTime(question.from), to: isoTime(question.to), filter: question.filter },
      columns: question.columns,
      signal: AbortSignal.any([signal, stop.signal]),
    });
    const progress: Progress = { rows: 0, bytes: 0, total: null };
    const end = this.#watch(found, { requester, progress, stop });
    try {
      progress.total = await opened.count();
      if (progress.total > EXPORT_LIMITS.rows) throw new ExportEnded('too_large');
      await this.#writeFile(found, opened, progress, stop.signal);
    } catch (error) {
      throw stop.signal.aborted ? stop.signal.reason : error;
    } finally {
      end();
    }
    const { rows, bytes } = progress;
    await change(this.#parts, { tenant, call: EXPORT_QUEUE }, async (tx, { time, record }) => {
      await job.hold(tx);
      const expiresOn = time + EXPORT_HOURS * HOUR_MS;
      if (!(await endExport(tx, id, { state: 'ready', time, rows, bytes, expiresOn })))
        throw new ExportEnded('canceled');
      record({ event: 'export.finished', object: id, details: { file: found.file_name, rows } });
      await notify(tx, {
        tenant,
        to: [found.user_id],
        time: clock(),
        action: 'DOWNLOAD',
        url: links.pathOf(found, expiresOn),
        template: 'export-ready',
        values: { file: found.file_name, rows, hours: EXPORT_HOURS },
      });
    });
  }

  async #writeFile(
    found: StoredExport,
    opened: OpenedExport,
    progress: Progress,
    stopped: AbortSignal,
  ): Promise<void> {
    const { control, files } = this.#parts;
    const file = exportFileOf(found);
    const content = opened.write(found.format, (rows) => {
      progress.rows += rows;
    });
    // An empty file, too, has to exist; what an interrupted attempt wrote is dropped.
    await files.append(file, 0, new Uint8Array());
    const room = await control.inTenant(found.tenant_id, async (tx) => {
      const use = await exportUse(tx, found.user_id);
      return Math.min(
        EXPORT_LIMITS.bytesPerPerson - use.bytesOfPerson,
        EXPORT_LIMITS.bytesPerTenant - use.bytesOfTenant,
      );
    });
    for await (const piece of inPieces(found.gzip ? gzipped(content) : content, PIECE)) {
      stopped.throwIfAborted();
      if (progress.bytes + piece.length > room) throw new ExportEnded('too_large');
      if ((await files.freeSpace()) < EXPORT_LIMITS.freeBytes) throw new ExportEnded('no_space');
      await files.append(file, progress.bytes, piece);
      progress.bytes += piece.length;
    }
  }

  /** Stops the export when it is canceled or its requester loses rights; reports its progress. */
  #watch(
    found: StoredExport,
    parts: {
      requester: Requester;
      progress: Progress;
      stop: AbortController;
    },
  ): () => void {
    const { control, onFault } = this.#parts;
    const { requester, progress, stop } = parts;
    const check = async (write: boolean): Promise<void> => {
      const [goesOn, now] = await Promise.all([
        control.inTenant(found.tenant_id, async (tx) =>
          write
            ? exportProgress(tx, found.id, progress)
            : (await findExport(tx, found.id))?.state === 'running',
        ),
        requesterNow(this.#parts, found),
      ]);
      if (!goesOn) stop.abort(new ExportEnded('canceled'));
      else if (now?.mark !== requester.mark) stop.abort(new ExportEnded('rights'));
    };
    const run = (write: boolean): void =>
      void check(write).catch((error: unknown) => onFault('watching an export', error));
    const timer = setInterval(() => run(true), LOOK_EVERY);
    this.#looks.set(found.id, () => run(false));
    return () => {
      clearInterval(timer);
      this.#looks.delete(found.id);
    };
  }

  async #fail(found: StoredExport, error: ExportError): Promise<void> {
    const { tenant_id: tenant, id, user_id, file_name: file } = found;
    await change(this.#parts, { tenant, call: EXPORT_QUEUE }, async (tx, { time, record }) => {
      if (!(await endExport(tx, id, { state: 'failed', time, error }))) return;
      record({ event: 'export.failed', object: id, outcome: 'failed', details: { file, reason: error } });
      await notify(tx, {
        tenant,
        to: [user_id],
        time,
        action: 'DETAILS',
        url: PAGE,
        template: 'export-failed',
        values: { file },
      });
    });
  }
}

function reasonOf(error: unknown): ExportError | 'canceled' | undefined {
  if (error instanceof ExportEnded) return error.reason;
  return error instanceof Error && 'code' in error && error.code === 'ENOSPC' ? 'no_space' : undefined;
}
