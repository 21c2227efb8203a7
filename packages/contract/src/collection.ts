import { CHUNK_HEADER, isChunkId } from '@casbah/domain/collection';
import { z } from 'zod';
import { calls } from './call.ts';

/** What became of a piece of log. */
const pushed = z.object({
  /** Bytes of it that are safe, unpacked. */
  bytes: z.number().int(),
  lines: z.number().int(),
  /** This very piece was here before: nothing was added. */
  is_repeated: z.boolean(),
});
export type Pushed = z.infer<typeof pushed>;

const sourceToken = z.object({
  id: z.string(),
  created_on: z.iso.datetime(),
  last_used_on: z.iso.datetime().nullable(),
  /** Where it was used from last. */
  last_address: z.string().nullable(),
});
export type SourceTokenAnswer = z.infer<typeof sourceToken>;

const id = z.object({ id: z.uuid() });

export const collectionCalls = calls({
  'POST /ingest/{source}': {
    summary:
      'Push a piece of log with the token of its source: whole lines, as they are or packed with gzip, at most 8 MiB. ' +
      'Answered once the bytes are safe. Sent again with the same `Casbah-Chunk` it is kept once. Wait and send again ' +
      'after 408, 429, 5xx and where nobody answers.',
    permission: 'source-token',
    params: z.object({ source: z.uuid() }),
    headers: z.object({
      'content-encoding': z.enum(['identity', 'gzip']).default('identity'),
      [CHUNK_HEADER]: z
        .string()
        .refine(isChunkId, { message: 'has 1 to 128 letters, digits and the characters . _ : -' })
        .optional(),
    }),
    body: 'stream',
    unrecorded: 'A piece of log: that its sender was let in is recorded.',
    answer: pushed,
    status: 202,
    errors: ['SOURCE_TOKEN_INVALID', 'TOO_LARGE', 'NO_SPACE', 'UNPROCESSABLE'],
  },
  'GET /admin/datasources/{id}/tokens': {
    summary: 'The tokens that logs are pushed to a source with, oldest first; never what they are.',
    permission: 'datasources.view',
    params: id,
    answer: z.object({ tokens: z.array(sourceToken), limit: z.number().int() }),
    errors: ['NOT_FOUND'],
  },
  'POST /admin/datasources/{id}/tokens': {
    summary: 'Make a token to push logs to a source with. It is shown this once.',
    permission: 'datasources.modify',
    params: id,
    answer: z.object({ token: z.string(), id: z.string() }),
    status: 201,
    errors: ['NOT_FOUND', 'LIMIT_REACHED'],
  },
  'DELETE /admin/datasources/{id}/tokens/{token}': {
    summary: 'Take a token back: it lets nothing in from the next request on.',
    permission: 'datasources.modify',
    params: id.extend({ token: z.string().min(1).max(64) }),
    answer: z.object({ api_response: z.literal('success') }),
    errors: ['NOT_FOUND'],
  },
});
