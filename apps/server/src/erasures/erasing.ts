import { type ErasureCounts, erasureCounts } from '@casbah/contract/erasures';
import type { ControlStore } from '@casbah/stores/control/control-store';
import {
  failErasure,
  findErasure,
  finishErasure,
  type StoredErasure,
  startErasure,
} from '@casbah/stores/control/erasures/erasures';
import { eraseFromIncidents } from '@casbah/stores/control/incidents/erase-person';
import type { EventStore, PersonDeleted } from '@casbah/stores/events/event-store';
import { z } from 'zod';
import { change } from '../http/change.ts';
import { JobFailure, type QueuedJob, type RunningJob } from '../jobs/job.ts';
import type { Seal } from '../seal.ts';

export const ERASURE_QUEUE = 'erasures.erase';
const ATTEMPTS = 5;

interface ErasingParts {
  control: ControlStore;
  events: Pick<EventStore, 'deletePerson'>;
  seal: Seal;
  clock: () => number;
}

export const namesContext = (id: string): string => `erasure/${id}/names`;

export function countsOf({ events, mentions, rejects }: PersonDeleted): ErasureCounts {
  return erasureCounts.parse({ events, mentions, rejects });
}

export function isNothing({ events, mentions, rejects }: ErasureCounts): boolean {
  return mentions === 0 && rejects === 0 && Object.values(events).every((count) => count === 0);
}

/** Deletes persons' data as jobs, one after the other, and searches for them again afterwards. */
export class Erasing {
  readonly #parts: ErasingParts;

  constructor(parts: ErasingParts) {
    this.#parts = parts;
  }

  get job(): QueuedJob {
    return {
      name: ERASURE_QUEUE,
      retry: { first: 10_000, longest: 600_000, attempts: ATTEMPTS },
      run: (job) => this.#run(job),
    };
  }

  async #run(job: RunningJob): Promise<void> {
    const { tenant, key: id } = job;
    if (tenant === null) return;
    const found = await this.#parts.control.inTenant(tenant, (tx) => findErasure(tx, id));
    if (found === undefined || found.sealed_names === null) return;
    try {
      await this.#erase(job, tenant, found, found.sealed_names);
    } catch (error) {
      if (job.attempt >= ATTEMPTS)
        await this.#parts.control.inTenant(tenant, (tx) => failErasure(tx, { tenant, id }));
      throw error;
    }
  }

  async #erase(
    job: RunningJob,
    tenant: string,
    { id, deleted }: StoredErasure,
    sealed: string,
  ): Promise<void> {
    const { control, events, seal } = this.#parts;
    const names = z.array(z.string()).parse(JSON.parse(seal.open(sealed, namesContext(id))));
    const found =
      deleted === null
        ? countsOf(await events.deletePerson(tenant, names, { dryRun: true }))
        : erasureCounts.parse(deleted);
    await control.inTenant(tenant, (tx) => startErasure(tx, { tenant, id }, found));
    await events.deletePerson(tenant, names, { dryRun: false });
    const remaining = countsOf(await events.deletePerson(tenant, names, { dryRun: true }));
    // Logs that are being read right now may have brought more.
    if (!isNothing(remaining)) throw new JobFailure('more was stored meanwhile');
    await change(this.#parts, { tenant, call: ERASURE_QUEUE }, async (tx, { time, record }) => {
      await job.hold(tx);
      await eraseFromIncidents(tx, names);
      await finishErasure(tx, { tenant, id }, { remaining, time });
      record({
        event: 'person.erased',
        object: id,
        details: { ...found.events, mentions: found.mentions, rejects: found.rejects },
      });
    });
  }
}
