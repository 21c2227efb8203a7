import { PATTERNS } from '@casbah/domain/pattern/patterns';
import { z } from 'zod';
import { calls } from './call.ts';
import { historyEvents } from './history-events.ts';
import { done, listParams, objectsOf, resources } from './proxy-action.ts';

const name = z.string().trim().min(1).max(64);
const url = z
  .string()
  .trim()
  .max(2048)
  .refine(
    (text) => {
      if (!URL.canParse(text)) return false;
      const { protocol, username, password, hash } = new URL(text);
      return (
        (protocol === 'https:' || protocol === 'http:') && username === '' && password === '' && hash === ''
      );
    },
    { message: 'Write an address that begins with https:// or http://' },
  );
/** Casbah's key for the server; stored encrypted and never shown. */
const key = z.string().refine(PATTERNS.key_server_key.accepts, PATTERNS.key_server_key.says);
const notes = z.string().refine(PATTERNS.notes.accepts, PATTERNS.notes.says);

/** A key server for protected files. */
export const drmServer = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  has_key: z.boolean(),
  notes: z.string(),
  created_on: z.iso.datetime(),
  modified_on: z.iso.datetime(),
  resource_uri: z.string(),
});
export type DrmServer = z.infer<typeof drmServer>;

export const newDrmServer = z.strictObject({ name, url, key: key.optional(), notes: notes.default('') });
export const drmServerChange = z.strictObject({
  name: name.optional(),
  url: url.optional(),
  /** A new key; null removes the current one. */
  key: key.nullable().optional(),
  notes: notes.optional(),
});

export const drmCalls = calls({
  'POST /admin/drm_servers/{id}/check': {
    summary: 'Check whether a DRM server responds.',
    permission: 'settings.modify',
    unrecorded: 'Only asks the server whether it is there.',
    params: z.object({ id: z.uuid() }),
    answer: z.object({
      api_response: z.literal('success'),
      /** HTTP status of the response; null without one. */
      status: z.number().int().nullable(),
      problem: z.string().nullable(),
    }),
    errors: ['NOT_FOUND'],
  },
});

/** Calls through the generic proxy. */
export const drmResources = resources({
  drm_config: {
    list: {
      permission: 'settings.view',
      params: listParams(['name', 'created_on', 'modified_on']),
      answer: objectsOf(drmServer),
      errors: [],
    },
    get: { permission: 'settings.view', answer: drmServer, errors: ['NOT_FOUND'] },
    post: {
      permission: 'settings.modify',
      idempotent: true,
      data: newDrmServer,
      answer: drmServer,
      errors: ['NAME_TAKEN', 'LIMIT_REACHED'],
    },
    patch: {
      permission: 'settings.modify',
      data: drmServerChange,
      answer: drmServer,
      errors: ['NOT_FOUND', 'NAME_TAKEN'],
    },
    delete: { permission: 'settings.modify', answer: done, errors: ['NOT_FOUND'] },
  },
});

export const drmEvents = historyEvents({
  'drm_server.created': ['POST /controls/make_api_request post drm_config'],
  'drm_server.changed': ['POST /controls/make_api_request patch drm_config'],
  'drm_server.deleted': ['POST /controls/make_api_request delete drm_config'],
});
