import { ML_SAMPLE_LIMITS, MOST_ML_PROFILES } from '@casbah/domain/content-limits';
import { ML_PROFILE_ERRORS, ML_PROFILE_STATES, SAMPLE_KINDS } from '@casbah/domain/ml-profile';
import { z } from 'zod';
import { calls } from './call.ts';
import { description, ofDefinition } from './content-use.ts';
import { historyEvents } from './history-events.ts';
import { patterned } from './pattern.ts';

const name = patterned('content_profile_name');

/** How a model judges samples that it wasn't trained with. */
const quality = z.object({
  /** Share of samples judged correctly. */
  accuracy: z.number(),
  /** Share of documents judged similar that are. */
  precision: z.number(),
  /** Share of similar documents that it finds. */
  recall: z.number(),
  /** Samples held out for this. */
  samples: z.number().int(),
});

/** An ML profile: recognizes documents that are similar to its samples. */
export const mlProfile = z.object({
  ...ofDefinition,
  name: z.string(),
  description: z.string(),
  state: z.enum(ML_PROFILE_STATES),
  /** Of the training in progress, 0 to 1. */
  progress: z.number(),
  /** Why the last training failed. */
  error: z.enum(ML_PROFILE_ERRORS).nullable(),
  positive_samples: z.number().int(),
  negative_samples: z.number().int(),
  /** Null until trained. */
  quality: quality.nullable(),
  trained_on: z.iso.datetime().nullable(),
  /** Samples were added or deleted since the training. */
  is_outdated: z.boolean(),
});
export type MlProfile = z.infer<typeof mlProfile>;

export const mlSample = z.object({
  id: z.string(),
  kind: z.enum(SAMPLE_KINDS),
  file_name: z.string(),
  /** In bytes. */
  size: z.number().int(),
  added_on: z.iso.datetime(),
});
export type MlSample = z.infer<typeof mlSample>;

const params = z.object({ id: z.uuid() });
const success = z.object({ api_response: z.literal('success') });

export const mlprofilesCalls = calls({
  'GET /protect/ml_profiles': {
    summary: "List the company's ML profiles by name.",
    permission: 'protect.view',
    background: true,
    answer: z.object({ profiles: z.array(mlProfile), limit: z.number().int() }),
    errors: [],
  },
  'POST /protect/ml_profiles': {
    summary: `Create an ML profile (at most ${MOST_ML_PROFILES} per company). Then add samples, and train it.`,
    permission: 'protect.modify',
    idempotent: true,
    body: z.strictObject({ name, description: description.default('') }),
    answer: mlProfile,
    status: 201,
    errors: ['NAME_TAKEN', 'LIMIT_REACHED'],
  },
  'GET /protect/ml_profiles/{id}': {
    summary: 'Get an ML profile and the progress of its training.',
    permission: 'protect.view',
    background: true,
    params,
    answer: mlProfile,
    errors: ['NOT_FOUND'],
  },
  'PATCH /protect/ml_profiles/{id}': {
    summary: 'Update the name or description of an ML profile.',
    permission: 'protect.modify',
    params,
    body: z.strictObject({ name: name.optional(), description: description.optional() }),
    answer: mlProfile,
    errors: ['NOT_FOUND', 'NAME_TAKEN'],
  },
  'DELETE /protect/ml_profiles/{id}': {
    summary: 'Delete an ML profile that nothing uses, with its samples.',
    permission: 'protect.modify',
    params,
    answer: success,
    errors: ['NOT_FOUND', 'CONTENT_IN_USE'],
  },
  'GET /protect/ml_profiles/{id}/samples': {
    summary: 'List the samples of an ML profile, newest first.',
    permission: 'protect.view',
    params,
    answer: z.object({ samples: z.array(mlSample) }),
    errors: ['NOT_FOUND'],
  },
  'POST /protect/ml_profiles/{id}/samples': {
    summary: `Add a document as a sample: similar (\`positive\`) or not (\`negative\`), at most ${ML_SAMPLE_LIMITS.samples} of each and ${ML_SAMPLE_LIMITS.bytes / 1024 ** 2} MiB.`,
    permission: 'protect.modify',
    params,
    query: z.object({
      kind: z.enum(SAMPLE_KINDS),
      file_name: z.string().trim().min(1).max(ML_SAMPLE_LIMITS.nameLength),
    }),
    body: 'stream',
    answer: mlSample,
    status: 201,
    errors: ['NOT_FOUND', 'TOO_LARGE', 'NO_SPACE', 'LIMIT_REACHED'],
  },
  'DELETE /protect/ml_profiles/{id}/samples/{sample}': {
    summary: 'Delete a sample. The model keeps what it learned until the next training.',
    permission: 'protect.modify',
    params: z.object({ id: z.uuid(), sample: z.uuid() }),
    answer: success,
    errors: ['NOT_FOUND'],
  },
  'POST /protect/ml_profiles/{id}/train': {
    summary: 'Train the model with the current samples. Until it is done, the previous one stays in use.',
    permission: 'protect.modify',
    params,
    answer: mlProfile,
    status: 202,
    errors: ['NOT_FOUND', 'CONFLICT', 'UNPROCESSABLE'],
  },
});

export const mlprofilesEvents = historyEvents({
  'ml_sample.added': ['POST /protect/ml_profiles/{id}/samples'],
  'ml_sample.deleted': ['DELETE /protect/ml_profiles/{id}/samples/{sample}'],
  'ml_profile.training_started': ['POST /protect/ml_profiles/{id}/train'],
  'ml_profile.trained': [],
});
