import { randomUUID } from 'node:crypto';
import type { RunError } from '@casbah/domain/directory';
import { DAY_MS } from '@casbah/domain/time-units';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { stopConnection, takeDueConnections } from '@casbah/stores/control/directory/directory-connections';
import {
  addRun,
  beginRun,
  endRun,
  isRunUnderWay,
  moveRun,
  oldRuns,
  releaseRun,
  removeRun,
  type StoredRun,
  tenantsWithRuns,
} from '@casbah/stores/control/directory/directory-runs';
import { notify } from '@casbah/stores/control/notifications/notifications';
import type { SystemTx } from '@casbah/stores/control/transaction';
import type { FileStore } from '@casbah/stores/files/file-store';
import { change } from '../http/change.ts';
import { JobLost, type QueuedJob, type Retry, type RunningJob } from '../jobs/job.ts';
import { authorOf, doFile, fileOfRun, lookAtFile, type RunParts } from './file-run.ts';
import type { LdapSync } from './ldap-run.ts';
import { DIRECTORY_QUEUE } from './queue.ts';
import { RunCancelled, RunFailed } from './run-failed.ts';

export interface RunsParts {
  control: ControlStore;
  files: Pick<FileStore, 'read' | 'remove'>;
  ldap: Pick<LdapSync, 'run'>;
  clock: () => number;
  onFault(what: string, error: unknown): void;
}

/** Poll interval for scheduled runs. */
const POLL_EVERY_MS = 15_000;
const RETRY: Retry = { first: 5_000, longest: 300_000 };
/** Planner statistics are refreshed after this many new people, then each time their number grows eightfold. */
const MANY = 1_000;
/** How long a file waits for confirmation. */
const READY_KEPT = 7 * DAY_MS;
/** How long results of runs are kept. */
const ENDED_KEPT = 365 * DAY_MS;

/**
 * Processes directory runs: one job per tenant, so a tenant's runs go one at a time. Progress is stored with
 * each batch, so a crash loses nothing.
 */
export class DirectoryRuns {
  readonly #parts: RunsParts;
  readonly job: QueuedJob;

  constructor(parts: RunsParts) {
    this.#parts = parts;
    this.job = {
      name: DIRECTORY_QUEUE,
      due: {
        every: POLL_EVERY_MS,
        find: async (tx, now) => {
          await addDue(tx, now);
          return tenantsWithRuns(tx);
        },
      },
      retry: RETRY,
      run: (job, signal) => this.#doRuns(job, signal),
    };
  }

  /** Deletes files that were never confirmed, and old runs. */
  async cleanup(): Promise<void> {
    const { control, files, clock } = this.#parts;
    const old = await control.asSystem((tx) =>
      oldRuns(tx, { ready: clock() - READY_KEPT, ended: clock() - ENDED_KEPT }),
    );
    for (const run of old) {
      if (run.kind === 'csv') await files.remove(fileOfRun(run));
      await control.inTenant(run.tenant_id, async (tx) => {
        if (run.state === 'ready')
          await moveRun(tx, run.id, { from: ['ready'], to: 'cancelled', set: { finished_on: clock() } });
        else await removeRun(tx, run.id);
      });
    }
  }

  async #doRuns(job: RunningJob, signal: AbortSignal): Promise<void> {
    const { control, clock } = this.#parts;
    const { tenant } = job;
    if (tenant === null) return;
    await control.asSystem((tx) => addDue(tx, clock()));
    for (;;) {
      signal.throwIfAborted();
      const run = await control.inTenant(tenant, async (tx) => {
        await job.hold(tx);
        return beginRun(tx, tenant, clock());
      });
      if (run === undefined) return;
      await this.#doRun(run, job, signal);
    }
  }

  async #doRun(run: StoredRun, job: RunningJob, signal: AbortSignal): Promise<void> {
    const { control, onFault } = this.#parts;
    try {
      await this.#do(run, job, signal);
      await this.#end(run, job, undefined);
    } catch (error) {
      if (error instanceof RunCancelled) return;
      // The job restarts and continues after the last batch.
      if (signal.aborted && !(error instanceof JobLost))
        await control.inTenant(run.tenant_id, async (tx) => {
          await job.hold(tx);
          await releaseRun(tx, run.id);
        });
      if (error instanceof JobLost || signal.aborted || isUnavailable(error)) throw error;
      if (!(error instanceof RunFailed)) onFault('a run of the directory', error);
      else if (error.cause !== undefined) onFault(error.message, error.cause);
      await this.#end(run, job, error instanceof RunFailed ? error.reason : 'internal');
    }
  }

  async #do(run: StoredRun, { hold }: RunningJob, signal: AbortSignal): Promise<void> {
    const { control, clock, files, ldap } = this.#parts;
    let all = 0;
    let next = MANY;
    const grew = async (added: number): Promise<void> => {
      all += added;
      if (all < next) return;
      next = all * 8;
      await control.analyzePeopleTables();
    };
    const parts: RunParts = { control, clock, hold, signal, grew };
    if (run.kind === 'ldap') await ldap.run(parts, run);
    else if (run.state === 'looking') await lookAtFile(parts, files, run);
    else await doFile(parts, files, run);
    if (all >= MANY) await control.maintain();
  }

  async #end(run: StoredRun, { hold }: RunningJob, error: RunError | undefined): Promise<void> {
    const { files } = this.#parts;
    const isLook = run.kind === 'csv' && run.state === 'looking';
    const author = authorOf(run, `directory ${run.kind} ended`);
    const ended = await change(this.#parts, author, async (tx, { time, record }) => {
      await hold(tx);
      const to = error !== undefined ? 'failed' : isLook ? 'ready' : 'completed';
      const row = await endRun(tx, run, { to, time, ...(error === undefined ? {} : { error }) });
      if (row === undefined || to === 'ready') return row;
      const { added, changed, deactivated, wrong, created_by: id } = row;
      const readers = id === null ? ('sysadmins' as const) : [id];
      const source = row.kind === 'csv' ? row.file_name : 'LDAP';
      const place = { action: 'DETAILS' as const, url: `/settings/directory?run=${row.id}` };
      const base = { tenant: row.tenant_id, to: readers, time, ...place };
      if (run.kind === 'ldap' && (error === 'delegator_left' || error === 'delegator_lacks_rights')) {
        await stopConnection(tx, row.tenant_id);
        await notify(tx, {
          tenant: row.tenant_id,
          to: 'sysadmins',
          time,
          action: 'VISIT',
          url: '/settings/directory',
          template: 'directory-sync-stopped',
          values: { directory: source },
          again: { adds: [] },
        });
      }
      // Scheduled runs may fail repeatedly: one notice is enough.
      else if (error !== undefined && id === null)
        await notify(tx, {
          ...base,
          url: '/settings/directory',
          template: 'directory-sync-failed',
          values: { directory: source },
          again: { adds: [] },
        });
      else if (error !== undefined)
        await notify(tx, { ...base, template: 'import-failed', values: { source } });
      // Only runs that a person started send a notice on success.
      else if (id !== null)
        await notify(tx, {
          ...base,
          template: 'import-completed',
          values: { source, added, changed, deactivated, refused: wrong },
        });
      record({
        event: `directory_${row.kind === 'csv' ? 'import' : 'sync'}.ended`,
        object: row.id,
        ...(error === undefined ? {} : { outcome: error }),
        details: {
          ...(row.file_name === '' ? {} : { file_name: row.file_name }),
          people_added: added,
          people_changed: changed,
          people_deactivated: deactivated,
          people_refused: wrong,
        },
      });
      return row;
    });
    if (ended !== undefined && ended.kind === 'csv' && ended.state !== 'ready')
      await files.remove(fileOfRun(ended));
  }
}

/** Adds scheduled runs of LDAP directories that are due. */
async function addDue(tx: SystemTx, now: number): Promise<void> {
  for (const { tenant_id, missing } of await takeDueConnections(tx, now)) {
    if (await isRunUnderWay(tx, tenant_id)) continue;
    await addRun(tx, {
      id: randomUUID(),
      tenant_id,
      kind: 'ldap',
      state: 'queued',
      missing,
      created_on: now,
    });
  }
}

function isUnavailable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'CONTROL_STORE_UNAVAILABLE';
}
