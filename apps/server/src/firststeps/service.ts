import { randomUUID } from 'node:crypto';
import type { FirstStepsAnswer, SampleAnswer } from '@casbah/contract/firststeps';
import { LOAD_STATUS } from '@casbah/domain/datasource';
import { FIRST_STEPS, SAMPLE_ATTRIBUTE } from '@casbah/domain/first-steps';
import { DAY_MS } from '@casbah/domain/time-units';
import { createPeople } from '@casbah/sample/company';
import type { ControlStore } from '@casbah/stores/control/control-store';
import {
  addSample,
  findSample,
  ownBeginnings,
  removeSample,
  type StoredSample,
  samplePeople,
} from '@casbah/stores/control/firststeps/sample-data';
import { enqueue } from '@casbah/stores/control/jobs/jobs';
import { addPeople, removePeople } from '@casbah/stores/control/users/people';
import type { Provided } from '../areas/provided.ts';
import type { Actor } from '../http/actor.ts';
import { change } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';
import { SAMPLE_QUEUE } from './sample-loading.ts';
import { SAMPLE_SOURCES } from './sample-logs.ts';

interface FirstStepsParts {
  control: ControlStore;
  clock: () => number;
  sources: Pick<Provided['sourceFiles'], 'create' | 'remove' | 'newestLoad'>;
}

const COMPANY = 'Atlas Foods';
const DOMAIN = 'atlasfoods.example';
const SEED = 'atlas-foods';
const DAYS = 30;

/** First steps of a new company, and the sample company it can load. */
export class FirstSteps {
  readonly #parts: FirstStepsParts;

  constructor(parts: FirstStepsParts) {
    this.#parts = parts;
  }

  async steps(tenant: string): Promise<FirstStepsAnswer> {
    const done = await this.#parts.control.inTenant(tenant, (tx) => ownBeginnings(tx, tenant));
    return {
      steps: FIRST_STEPS.map((id) => ({ id, is_done: done[id] })),
      sample: await this.#sample(tenant),
    };
  }

  /**
   * Adds people and sources, and queues a job that uploads the logs. People come first, because log lines
   * refer to their email addresses. Throws `CONFLICT` if the sample is already loaded.
   */
  async load(actor: Actor): Promise<SampleAnswer> {
    const { control, clock, sources } = this.#parts;
    const { tenant, user, email } = actor;
    const now = clock();
    if ((await control.inTenant(tenant, (tx) => findSample(tx, tenant))) !== undefined)
      throw new ApiFailure('CONFLICT');
    const ids: string[] = [];
    try {
      for (const name of SAMPLE_SOURCES) ids.push((await sources.create(partOf(actor), name)).id);
      await change(
        this.#parts,
        actor,
        async (tx, { time, record }) => {
          await addSample(tx, {
            tenant_id: tenant,
            datasources: JSON.stringify(ids),
            ends_on: now - (now % DAY_MS),
            created_on: time,
            created_by: user,
            created_by_email: email,
          });
          const people = await addPeople(tx, peopleOfSample(), { tenant, time, by: user });
          await enqueue(tx, SAMPLE_QUEUE, { key: tenant, tenant }, time);
          record({
            event: 'sample.loaded',
            object: sampleId(tenant),
            details: { name: COMPANY, people: people.size },
          });
        },
        { ifDuplicate: () => new ApiFailure('CONFLICT') },
      );
    } catch (error) {
      for (const id of ids) await sources.remove(partOf(actor), id);
      throw error;
    }
    return this.#sample(tenant);
  }

  /**
   * Resolves when the sample's sources, events and accounts are deleted. Can be repeated after an
   * interruption.
   */
  async remove(actor: Actor): Promise<SampleAnswer> {
    const { control, sources } = this.#parts;
    const { tenant } = actor;
    const sample = await control.inTenant(tenant, (tx) => findSample(tx, tenant));
    if (sample === undefined) throw new ApiFailure('NOT_FOUND');
    for (const id of sample.datasources)
      await sources.remove(partOf(actor), id).catch((error: unknown) => {
        // This source was deleted manually.
        if (!(error instanceof ApiFailure && error.code === 'NOT_FOUND')) throw error;
      });
    await change(this.#parts, actor, async (tx, { record }) => {
      const removed = await removePeople(tx, { tenant, ids: await samplePeople(tx, tenant) });
      await removeSample(tx, tenant);
      record({
        event: 'sample.removed',
        object: sampleId(tenant),
        details: { name: COMPANY, people: removed.length },
      });
    });
    return this.#sample(tenant);
  }

  async #sample(tenant: string): Promise<SampleAnswer> {
    const found = await this.#parts.control.inTenant(tenant, async (tx) => ({
      sample: await findSample(tx, tenant),
      people: await samplePeople(tx, tenant),
    }));
    if (found.sample === undefined) return { state: 'none', people: 0, sources: [], progress: 0, events: 0 };
    const reading = await this.#reading(found.sample);
    return {
      state: reading.progress < 1 ? 'loading' : 'loaded',
      people: found.people.length,
      sources: found.sample.datasources.map((id, place) => ({ id, name: SAMPLE_SOURCES[place] ?? id })),
      ...reading,
    };
  }

  async #reading({ tenant_id, datasources }: StoredSample): Promise<{ progress: number; events: number }> {
    const { newestLoad } = this.#parts.sources;
    const loads = await Promise.all(
      datasources.map((id) =>
        newestLoad(tenant_id, id).catch((error: unknown) => {
          if (error instanceof ApiFailure && error.code === 'NOT_FOUND') return 'gone' as const;
          throw error;
        }),
      ),
    );
    const shares = loads.map((load) => {
      if (load === undefined) return 0;
      if (load === 'gone' || load.status === LOAD_STATUS.completed || load.status === LOAD_STATUS.failed)
        return 1;
      return Math.min(load.progress, 0.99);
    });
    return {
      progress: shares.length === 0 ? 1 : shares.reduce((sum, share) => sum + share, 0) / shares.length,
      events: loads.reduce((sum, load) => sum + (load === undefined || load === 'gone' ? 0 : load.events), 0),
    };
  }
}

/** ID of the sample in the history. */
const sampleId = (tenant: string): string => `${tenant}/sample`;

/** Each source is a separate change in the history, beside the sample's entry. */
const partOf = (actor: Actor): Actor => ({ ...actor, call: SAMPLE_QUEUE, requestId: randomUUID() });

/** The sample's accounts, without sign-in. */
function peopleOfSample() {
  return createPeople(SEED, DAYS).map(({ account, name, department, site }) => {
    const [first_name = '', ...rest] = name.split(' ');
    return {
      id: randomUUID(),
      email: `${account}@${DOMAIN}`,
      first_name,
      last_name: rest.join(' '),
      department,
      attributes: { user_name: account, office: site.name, [SAMPLE_ATTRIBUTE]: COMPANY },
    };
  });
}
