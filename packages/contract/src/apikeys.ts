import { API_KEY_DAYS, API_KEY_NETWORKS } from '@casbah/domain/api-key';
import { addressOf, networkOf } from '@casbah/domain/filter/network';
import { z } from 'zod';
import { calls } from './call.ts';
import { historyEvents } from './history-events.ts';
import { liveAreas } from './live-areas.ts';
import { patterned } from './pattern.ts';

const network = z
  .string()
  .trim()
  .max(64)
  .refine((text) => networkOf(text) !== undefined || addressOf(text) !== undefined, {
    message: 'write an address or a network like 192.0.2.0/24',
  });

export const newApiKey = z.strictObject({
  name: patterned('name'),
  profile_id: z.string().min(1).max(128),
  /** Days until it expires. */
  days: z.number().int().min(API_KEY_DAYS.minimum).max(API_KEY_DAYS.maximum).default(API_KEY_DAYS.default),
  /** Networks the key can be used from. If empty, the company's allowed networks apply. */
  networks: z.array(network).max(API_KEY_NETWORKS).default([]),
});
export type NewApiKey = z.infer<typeof newApiKey>;

export const apiKey = z.object({
  /** Public part of the key, after `casbah_`. */
  id: z.string(),
  name: z.string(),
  profile: z.object({ id: z.string(), name: z.string() }),
  networks: z.array(z.string()),
  created_on: z.iso.datetime(),
  created_by: z.object({ id: z.string(), email: z.string() }),
  expires_on: z.iso.datetime(),
  last_used_on: z.iso.datetime().nullable(),
  last_used_address: z.string().nullable(),
  /**
   * `ended`: expired. `maker-left`: its creator's account is closed. `maker-holds-less`: its profile allows more than
   * its creator may do now; the key can do only what both allow.
   */
  state: z.enum(['works', 'ended', 'maker-left', 'maker-holds-less']),
});
export type ApiKey = z.infer<typeof apiKey>;

export const apiKeysCalls = calls({
  'GET /admin/apikeys': {
    summary: "List the company's API keys, without their secrets.",
    permission: 'settings.view',
    answer: z.object({ api_response: z.literal('success'), api_keys: z.array(apiKey), limit: z.number() }),
    errors: [],
  },
  'POST /admin/apikeys': {
    summary:
      'Create an API key with an access profile that includes no permission its creator lacks. The key is shown once. ' +
      'Programs send it as `Authorization: Bearer casbah_…`.',
    permission: 'settings.modify',
    body: newApiKey,
    answer: z.object({ api_response: z.literal('success'), api_key: apiKey, key: z.string() }),
    status: 201,
    errors: ['NOT_FOUND', 'GRANTS_TOO_MUCH', 'NAME_TAKEN', 'API_KEY_LIMIT'],
  },
  'DELETE /admin/apikeys/{id}': {
    summary: 'Delete an API key. It stops working immediately.',
    permission: 'settings.modify',
    params: z.object({ id: z.string().max(64) }),
    answer: z.object({ api_response: z.literal('success') }),
    errors: ['NOT_FOUND'],
  },
});

export const apiKeysEvents = historyEvents({
  'api_key.created': ['POST /admin/apikeys'],
  'api_key.deleted': ['DELETE /admin/apikeys/{id}'],
});

export const apikeysLive = liveAreas({ apikeys: 'settings.view' });
