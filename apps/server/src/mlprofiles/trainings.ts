import { randomUUID } from 'node:crypto';
import type { MlProfileError } from '@casbah/domain/ml-profile';
import { findDefinition } from '@casbah/stores/control/contentprofiles/definitions';
import type { ControlStore } from '@casbah/stores/control/control-store';
import {
  failTraining,
  finishTraining,
  listSamples,
  type StoredSample,
  trainingProgress,
} from '@casbah/stores/control/mlprofiles/ml-profiles';
import { notify } from '@casbah/stores/control/notifications/notifications';
import type { FileStore } from '@casbah/stores/files/file-store';
import type { Provided } from '../areas/provided.ts';
import { ApiFailure } from '../http/failure.ts';
import { JobFailure, type QueuedJob, type RunningJob } from '../jobs/job.ts';
import { modelFile, sampleFile } from './file-names.ts';
import { trainInThread } from './training-thread.ts';

export const TRAINING_QUEUE = 'mlprofiles.train';

interface TrainingsParts {
  control: ControlStore;
  clock: () => number;
  files: Pick<FileStore, 'remove'>;
  filesFolder: string;
  definitions: Provided['contentDefinitions'];
  onFault: (what: string, error: unknown) => void;
}

/** ms between two progress reports of a training. */
const REPORTED_EVERY = 1000;
const ATTEMPTS = 3;

interface OfProfile {
  tenant: string;
  id: string;
}

/** Trains models as jobs, one after the other. */
export class Trainings {
  readonly #parts: TrainingsParts;

  constructor(parts: TrainingsParts) {
    this.#parts = parts;
  }

  get job(): QueuedJob {
    return {
      name: TRAINING_QUEUE,
      retry: { first: 10_000, longest: 60_000, attempts: ATTEMPTS },
      run: (job, signal) => this.#run(job, signal),
    };
  }

  async #run(job: RunningJob, signal: AbortSignal): Promise<void> {
    const { tenant, key: id } = job;
    if (tenant === null) return;
    const found = await this.#parts.control.inTenant(tenant, (tx) => findDefinition(tx, 'ml_profile', id));
    // Deleted while it waited.
    if (found === undefined) return;
    const profile = { tenant, id, name: found.name };
    try {
      await this.#train(job, profile, signal);
    } catch (error) {
      // Deleted while it was trained.
      if (error instanceof ApiFailure && error.code === 'NOT_FOUND') return;
      if (!signal.aborted && !(error instanceof JobFailure) && job.attempt >= ATTEMPTS)
        await this.#fail(profile, 'internal');
      throw error;
    }
  }

  async #train(job: RunningJob, profile: OfProfile & { name: string }, signal: AbortSignal): Promise<void> {
    const { control, clock, files, filesFolder, definitions } = this.#parts;
    const { tenant, id, name } = profile;
    const samples = await control.inTenant(tenant, (tx) => listSamples(tx, id));
    const model = modelFile(tenant, id, randomUUID());
    await this.#report(profile, 0);
    const trained = await trainInThread(
      { folder: filesFolder },
      {
        samples: samples.map(({ id: sample, file_name, kind }) => ({
          file: sampleFile(tenant, id, sample),
          name: file_name,
          kind,
        })),
        model,
        now: clock(),
      },
      { signal, onProgress: this.#reporter(profile) },
    );
    if ('error' in trained) {
      await this.#fail(profile, trained.error);
      throw new JobFailure(trained.error, { isFinal: true });
    }
    const { quality } = trained;
    const before = await definitions.changeBeside(
      { tenant, call: TRAINING_QUEUE },
      'ml_profile',
      id,
      async (tx, _change, { record }) => {
        await job.hold(tx);
        const isOutdated = keyOf(await listSamples(tx, id)) !== keyOf(samples);
        record({ event: 'ml_profile.trained', object: id, details: { name, count: samples.length } });
        return finishTraining(tx, profile, { model, quality, time: clock(), isOutdated });
      },
    );
    if (before !== null) await files.remove(before);
  }

  /** Reports progress at most every second. */
  #reporter(profile: OfProfile): (progress: number) => void {
    const { clock, onFault } = this.#parts;
    let next = clock() + REPORTED_EVERY;
    return (progress) => {
      if (clock() < next) return;
      next = clock() + REPORTED_EVERY;
      this.#report(profile, progress).catch((error: unknown) => onFault('reporting a training', error));
    };
  }

  async #report(profile: OfProfile, progress: number): Promise<void> {
    await this.#parts.control.inTenant(profile.tenant, (tx) => trainingProgress(tx, profile, progress));
  }

  /** Keeps the reason, and notifies people who can change the samples. */
  async #fail({ tenant, id, name }: OfProfile & { name: string }, error: MlProfileError): Promise<void> {
    const { control, clock } = this.#parts;
    await control.inTenant(tenant, async (tx) => {
      await failTraining(tx, { tenant, id }, error);
      await notify(tx, {
        tenant,
        to: { may: 'protect.modify' },
        time: clock(),
        template: 'training-failed',
        values: { profile: name },
        action: 'VISIT',
        url: `/appControls/MLProfiles?profile=${id}`,
      });
    });
  }
}

const keyOf = (samples: readonly StoredSample[]): string => samples.map(({ id }) => id).join();
