import { randomUUID } from 'node:crypto';
import type { DefinitionRecord } from '@casbah/contract/content-use';
import type { MlProfile, MlSample } from '@casbah/contract/mlprofiles';
import { ML_SAMPLE_LIMITS } from '@casbah/domain/content-limits';
import { isoTime } from '@casbah/domain/iso-time';
import { LEAST_SAMPLES, type SampleKind } from '@casbah/domain/ml-profile';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { enqueue } from '@casbah/stores/control/jobs/jobs';
import {
  addMlProfile,
  addSample,
  findMlProfile,
  listSamples,
  mlProfiles,
  queueTraining,
  removeSample,
  type StoredMlProfile,
  type StoredSample,
} from '@casbah/stores/control/mlprofiles/ml-profiles';
import type { FileStore } from '@casbah/stores/files/file-store';
import type { Provided } from '../areas/provided.ts';
import type { Actor } from '../http/actor.ts';
import { ApiFailure } from '../http/failure.ts';
import { unusable } from '../http/field-problem.ts';
import { inPieces } from '../http/pieces.ts';
import { folderOfProfile, sampleFile } from './file-names.ts';
import { TRAINING_QUEUE } from './trainings.ts';

interface MlProfilesParts {
  control: ControlStore;
  clock: () => number;
  files: Pick<FileStore, 'append' | 'remove' | 'removeFolder'>;
  definitions: Provided['contentDefinitions'];
}

/** Bytes of a document stored at a time. */
const PIECE = 4 * 1024 ** 2;

/** A company's ML profiles and their samples. */
export class MlProfilesService {
  readonly #parts: MlProfilesParts;

  constructor(parts: MlProfilesParts) {
    this.#parts = parts;
  }

  async list(tenant: string): Promise<MlProfile[]> {
    const { definitions, control } = this.#parts;
    const records = await definitions.list(tenant, 'ml_profile');
    const states = await control.inTenant(tenant, mlProfiles);
    return records.map((record) => profileAnswer(record, states.get(record.id)));
  }

  async find(tenant: string, id: string): Promise<MlProfile> {
    const { definitions, control } = this.#parts;
    const record = await definitions.find(tenant, 'ml_profile', id);
    return profileAnswer(record, await control.inTenant(tenant, (tx) => findMlProfile(tx, id)));
  }

  async create(actor: Actor, given: { name: string; description: string }): Promise<MlProfile> {
    const record = await this.#parts.definitions.create(
      actor,
      'ml_profile',
      { ...given, is_enabled: true, definition: {} },
      { beside: (tx, { tenant, id }) => addMlProfile(tx, { tenant, id }) },
    );
    return profileAnswer(record, undefined);
  }

  async change(
    actor: Actor,
    id: string,
    given: { name?: string | undefined; description?: string | undefined },
  ): Promise<MlProfile> {
    await this.#parts.definitions.change(actor, 'ml_profile', id, (current) => {
      const { name = current.name, description = current.description } = given;
      return { name, description, is_enabled: true, definition: {} };
    });
    return this.find(actor.tenant, id);
  }

  async remove(actor: Actor, id: string): Promise<void> {
    const { definitions, files } = this.#parts;
    await definitions.remove(actor, 'ml_profile', id);
    await files.removeFolder(folderOfProfile(actor.tenant, id));
  }

  async samples(tenant: string, id: string): Promise<MlSample[]> {
    await this.#parts.definitions.find(tenant, 'ml_profile', id);
    return (await this.#parts.control.inTenant(tenant, (tx) => listSamples(tx, id))).map(sampleAnswer);
  }

  async addSample(
    actor: Actor,
    id: string,
    { kind, file_name }: { kind: SampleKind; file_name: string },
    body: AsyncIterable<Uint8Array>,
  ): Promise<MlSample> {
    const { definitions, files } = this.#parts;
    const { tenant } = actor;
    await definitions.find(tenant, 'ml_profile', id);
    const sample = randomUUID();
    const file = sampleFile(tenant, id, sample);
    try {
      const size = await this.#store(file, body);
      return await definitions.changeBeside(
        actor,
        'ml_profile',
        id,
        async (tx, { time }, { record, current: { name } }) => {
          const limit = ML_SAMPLE_LIMITS.samples;
          const known = await findMlProfile(tx, id);
          if (known === undefined) throw new ApiFailure('NOT_FOUND');
          if (known.samples[kind] >= limit) throw new ApiFailure('LIMIT_REACHED', { limit });
          const added = { tenant_id: tenant, profile: id, id: sample, kind, file_name, size, added_on: time };
          await addSample(tx, added);
          record({ event: 'ml_sample.added', object: id, details: { name, file: file_name, kind } });
          return sampleAnswer(added);
        },
      );
    } catch (error) {
      await files.remove(file);
      throw error;
    }
  }

  async removeSample(actor: Actor, id: string, sample: string): Promise<void> {
    const { definitions, files } = this.#parts;
    const { tenant } = actor;
    await definitions.changeBeside(
      actor,
      'ml_profile',
      id,
      async (tx, _change, { record, current: { name } }) => {
        const removed = await removeSample(tx, { tenant, id }, sample);
        if (removed === undefined) throw new ApiFailure('NOT_FOUND');
        record({ event: 'ml_sample.deleted', object: id, details: { name, file: removed.file_name } });
      },
    );
    await files.remove(sampleFile(tenant, id, sample));
  }

  /** Queues a training. `CONFLICT` while one waits or runs. */
  async train(actor: Actor, id: string): Promise<MlProfile> {
    const { tenant } = actor;
    const { definitions, clock } = this.#parts;
    await definitions.changeBeside(
      actor,
      'ml_profile',
      id,
      async (tx, _change, { record, current: { name } }) => {
        const known = await findMlProfile(tx, id);
        if (known === undefined) throw new ApiFailure('NOT_FOUND');
        if (known.state === 'queued' || known.state === 'training') throw new ApiFailure('CONFLICT');
        if (Math.min(known.samples.positive, known.samples.negative) < LEAST_SAMPLES)
          throw unusable('samples', 'problem.too_few_samples', { minimum: LEAST_SAMPLES });
        await queueTraining(tx, { tenant, id });
        await enqueue(tx, TRAINING_QUEUE, { key: id, tenant }, clock());
        record({ event: 'ml_profile.training_started', object: id, details: { name } });
      },
    );
    return this.find(tenant, id);
  }

  /** Returns the size in bytes. */
  async #store(file: string, body: AsyncIterable<Uint8Array>): Promise<number> {
    let size = 0;
    for await (const bytes of inPieces(body, PIECE)) {
      if (size + bytes.length > ML_SAMPLE_LIMITS.bytes)
        throw new ApiFailure('TOO_LARGE', { limit: ML_SAMPLE_LIMITS.bytes });
      await this.#parts.files.append(file, size, bytes);
      size += bytes.length;
    }
    // A training can read an empty file, but not a missing one.
    if (size === 0) await this.#parts.files.append(file, 0, new Uint8Array());
    return size;
  }
}

function sampleAnswer({ id, kind, file_name, size, added_on }: StoredSample): MlSample {
  return { id, kind, file_name, size, added_on: isoTime(added_on) };
}

function profileAnswer(
  { definition: _, is_enabled: __, ...head }: DefinitionRecord<'ml_profile'>,
  stored: StoredMlProfile | undefined,
): MlProfile {
  return {
    ...head,
    state: stored?.state ?? 'new',
    progress: stored?.progress ?? 0,
    error: stored?.error ?? null,
    positive_samples: stored?.samples.positive ?? 0,
    negative_samples: stored?.samples.negative ?? 0,
    quality: stored?.quality ?? null,
    trained_on: stored === undefined || stored.trained_on === null ? null : isoTime(stored.trained_on),
    is_outdated: stored?.is_outdated ?? false,
  };
}
