import { randomUUID } from 'node:crypto';
import type { EventName } from '@casbah/contract/event-name';
import type { DirectoryAction, RunError } from '@casbah/domain/directory';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { stopConnection, takeDueConnections } from '@casbah/stores/control/directory/directory-connections';
import {
  addRun,
  claimRun,
  endRun,
  isRunUnderWay,
  moveRun,
  oldRuns,
  type RunClaim,
  releaseRuns,
  removeRun,
  type StoredRun,
} from '@casbah/stores/control/directory/directory-runs';
import { writeAudit } from '@casbah/stores/control/history/audit-trail';
import { notify } from '@casbah/stores/control/notifications/notifications';
import type { FileStore } from '@casbah/stores/files/file-store';
import { doFile, fileOfRun, lookAtFile, type RunParts } from './file-run.ts';
import type { LdapSync } from './ldap-run.ts';
import { RunFailed, RunLost } from './run-failed.ts';

export interface RunsParts {
  control: ControlStore;
  files: Pick<FileStore, 'read' | 'remove'>;
  ldap: Pick<LdapSync, 'run'>;
  clock: () => number;
  /** This server's name among those that share the control store: at a new start it takes up what it held. */
  server: string;
  onFault(what: string, error: unknown): void;
}

/** A claim not renewed for this long is another server's to take; every batch renews it. */
const CLAIM_LASTS = 60_000;
/** Looks for work this often, for what other servers leave behind and what is due by the clock. */
const LOOK_EVERY = 5_000;
/** After so many people more, and whenever there are eight times as many, the database looks how its tables are filled. */
const MANY = 1_000;
const DAY = 86_400_000;
/** A file that nobody said a word about is forgotten after this … */
const READY_KEPT = 7 * DAY;
/** … and what a run did, after this. */
const ENDED_KEPT = 365 * DAY;

/**
 * The queue of directory runs is their table: this claims one after the other, does it, and notes how far it is with each batch.
 * Nothing is remembered here that a crash could take.
 */
export class DirectoryRuns {
  readonly #parts: RunsParts;
  readonly #stopping = new AbortController();
  #clockwork: NodeJS.Timeout | undefined;
  #working: Promise<void> = Promise.resolve();
  #isAsked = false;

  constructor(parts: RunsParts) {
    this.#parts = parts;
  }

  async start(): Promise<void> {
    const { control, server } = this.#parts;
    await control.asSystem((tx) => releaseRuns(tx, server));
    this.#clockwork = setInterval(() => this.wake(), LOOK_EVERY).unref();
    this.wake();
  }

  /** Ends after the batch in hand; the run goes on at the next start. */
  async stop(): Promise<void> {
    clearInterval(this.#clockwork);
    this.#stopping.abort(new Error('The server stops'));
    await this.#working;
  }

  /** There may be something to do. */
  wake(): void {
    if (this.#isAsked || this.#stopping.signal.aborted) return;
    this.#isAsked = true;
    this.#working = this.#working.then(async () => {
      this.#isAsked = false;
      try {
        await this.#addDue();
        while (!this.#stopping.signal.aborted && (await this.#next()));
      } catch (error) {
        this.#parts.onFault('looking for runs of the directory', error);
      }
    });
  }

  /** Resolves when everything is done that there was to do: for tests. */
  async settled(): Promise<void> {
    this.wake();
    await this.#working;
  }

  /** Forgets files that nobody decided about, and runs of long ago. */
  async tidy(): Promise<void> {
    const { control, files, clock } = this.#parts;
    const old = await control.asSystem((tx) =>
      oldRuns(tx, { ready: clock() - READY_KEPT, ended: clock() - ENDED_KEPT }),
    );
    for (const run of old) {
      if (run.kind === 'csv') await files.remove(fileOfRun(run));
      await control.asSystem(async (tx) => {
        if (run.state === 'ready')
          await moveRun(tx, run.id, { from: ['ready'], to: 'cancelled', set: { finished_on: clock() } });
        else await removeRun(tx, run.id);
      });
    }
  }

  /** LDAP directories that are to be read again by the clock. */
  async #addDue(): Promise<void> {
    const { control, clock } = this.#parts;
    const now = clock();
    await control.asSystem(async (tx) => {
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
    });
  }

  #claim = (): RunClaim => {
    const now = this.#parts.clock();
    return { holder: this.#parts.server, now, until: now + CLAIM_LASTS };
  };

  /** Answers `false` where there is nothing to do. */
  async #next(): Promise<boolean> {
    const { control, onFault } = this.#parts;
    const run = await control.asSystem((tx) => claimRun(tx, this.#claim()));
    if (run === undefined) return false;
    try {
      await this.#do(run);
      await this.#end(run, undefined);
    } catch (error) {
      if (error instanceof RunLost) return true;
      if (this.#stopping.signal.aborted) {
        await control.asSystem((tx) => releaseRuns(tx, this.#parts.server));
        return false;
      }
      // The claim runs out, and the run goes on where it stands.
      if (isUnavailable(error)) throw error;
      if (!(error instanceof RunFailed)) onFault('a run of the directory', error);
      else if (error.cause !== undefined) onFault(error.message, error.cause);
      await this.#end(run, error instanceof RunFailed ? error.reason : 'internal');
    }
    return true;
  }

  async #do(run: StoredRun): Promise<void> {
    const { control, clock, files, ldap } = this.#parts;
    let all = 0;
    let next = MANY;
    const grew = async (added: number): Promise<void> => {
      all += added;
      if (all < next) return;
      next = all * 8;
      await control.lookAtPeople();
    };
    const parts: RunParts = { control, clock, claim: this.#claim, signal: this.#stopping.signal, grew };
    if (run.kind === 'ldap') await ldap.run(parts, run);
    else if (run.state === 'looking') await lookAtFile(parts, files, run);
    else await doFile(parts, files, run);
    if (all >= MANY) await control.maintain();
  }

  async #end(run: StoredRun, error: RunError | undefined): Promise<void> {
    const { control, files, clock } = this.#parts;
    const time = clock();
    const isLook = run.kind === 'csv' && run.state === 'looking';
    const ended = await control.inTenant(run.tenant_id, async (tx) => {
      const to = error !== undefined ? 'failed' : isLook ? 'ready' : 'completed';
      const row = await endRun(tx, run, { to, time, ...(error === undefined ? {} : { error }) });
      if (row === undefined || to === 'ready') return row;
      const { added, changed, deactivated, wrong, created_by: id, created_by_email: email } = row;
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
      // By the clock it fails again and again: one notice of it is enough.
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
      // By the clock nobody waits for it: only what somebody asked for is told.
      else if (id !== null)
        await notify(tx, {
          ...base,
          template: 'import-completed',
          values: { source, added, changed, deactivated, refused: wrong },
        });
      await writeAudit(tx, {
        tenant: row.tenant_id,
        time,
        action: `directory ${row.kind} ended` satisfies DirectoryAction,
        event: `directory_${row.kind === 'csv' ? 'import' : 'sync'}.ended` satisfies EventName,
        object: row.id,
        user: id === null ? null : { id, email: email ?? '' },
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

function isUnavailable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'CONTROL_STORE_UNAVAILABLE';
}
