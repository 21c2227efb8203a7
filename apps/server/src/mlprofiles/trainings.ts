import { randomUUID } from 'node:crypto';
import type { MlProfileError } from '@casbah/domain/ml-profile';
import type { ControlStore } from '@casbah/stores/control/control-store';
import {
  failTraining,
  finishTraining,
  listSamples,
  type StoredSample,
  trainingProgress,
} from '@casbah/stores/control/mlprofiles/ml-profiles';
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
    if (job.tenant === null) return;
    const profile = { tenant: job.tenant, id: job.key };
    try {
      await this.#train(job, profile, signal);
    } catch (error) {
      // Deleted while it waited, or while it was trained.
      if (error instanceof ApiFailure && error.code === 'NOT_FOUND') return;
      if (!signal.aborted && !(error instanceof JobFailure) && job.attempt >= ATTEMPTS)
        await this.#fail(profile, 'internal');
      throw error;
    }
  }

  async #train(job: RunningJob, profile: OfProfile, signal: AbortSignal): Promise<void> {
    const { control, clock, files, filesFolder, definitions } = this.#parts;
    const { tenant, id } = profile;
    const { name } = await definitions.find(tenant, 'ml_profile', id);
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

  async #fail(profile: OfProfile, error: MlProfileError): Promise<void> {
    await this.#parts.control.inTenant(profile.tenant, (tx) => failTraining(tx, profile, error));
  }
}

const keyOf = (samples: readonly StoredSample[]): string => samples.map(({ id }) => id).join();
