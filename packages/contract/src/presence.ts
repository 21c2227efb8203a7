import { DEVICE_TYPES } from '@casbah/domain/device-type';
import { RISK_LEVELS } from '@casbah/domain/risk';
import { SESSION_PAUSE } from '@casbah/domain/session';
import { z } from 'zod';
import { LIST_ERRORS, meta, scope, volume } from './audit.ts';
import { calls } from './call.ts';

const page = {
  limit: z.coerce.number().int().min(1).max(1000).default(20),
  offset: z.coerce.number().int().min(0).default(0),
};
const person = z.object({ user: z.string().max(256) });
const traffic = { requests: z.number(), ...volume };

/** Maximum gap between requests of a session, in minutes. */
const pause = z.coerce
  .number()
  .int()
  .min(SESSION_PAUSE.least)
  .max(SESSION_PAUSE.most)
  .default(SESSION_PAUSE.default);

export const sessionRow = z.object({
  first_seen: z.iso.datetime(),
  last_seen: z.iso.datetime(),
  /** From the first to the last request; 0 for a single request. */
  seconds: z.number(),
  /** Whether the session started before the range and is cut off by it. */
  begins_before: z.boolean(),
  /** Whether the session continues after the range and is cut off by it. */
  ends_after: z.boolean(),
  /** The riskiest, up to ten. */
  services: z.array(z.object({ id: z.string(), name: z.string(), level: z.enum(RISK_LEVELS) })),
  services_count: z.number().int(),
  ...traffic,
});
export type SessionRow = z.infer<typeof sessionRow>;

export const deviceRow = z.object({
  /** Device name; empty if no log has it, and with anonymization. */
  device: z.string(),
  /** Most requests first; also for the next two fields. */
  device_types: z.array(z.enum(DEVICE_TYPES)),
  os: z.array(z.string()),
  browsers: z.array(z.string()),
  ...traffic,
  first_seen: z.iso.datetime(),
  last_seen: z.iso.datetime(),
});
export type DeviceRow = z.infer<typeof deviceRow>;

/** Users of each value, most requests first. */
const shares = z.array(z.object({ value: z.string(), users: z.number(), ...traffic }));

const lists = z.object({ user: person.shape.user, presence: z.enum(['sessions', 'devices']) });
const exported = z.object({ ...scope, pause_minutes: pause });
const ERRORS = [...LIST_ERRORS, 'NOT_FOUND'] as const;

export const presenceCalls = calls({
  'GET /audit/users/{user}/sessions': {
    summary:
      "List a user's sessions, newest first: runs of requests without a longer pause, to all services or those that match the filter.",
    permission: 'audit.view',
    narrowed: true,
    params: person,
    query: z.object({ ...scope, ...page, pause_minutes: pause }),
    answer: z.object({ rows: z.array(sessionRow), meta }),
    errors: ERRORS,
  },
  'GET /audit/users/{user}/devices': {
    summary:
      "List a user's devices, most requests first: by name, or by type and operating system if unnamed.",
    permission: 'audit.view',
    narrowed: true,
    params: person,
    query: z.object({ ...scope, ...page }),
    answer: z.object({ rows: z.array(deviceRow), meta }),
    errors: ERRORS,
  },
  'GET /audit/services/{id}/devices': {
    summary: 'List the device types, operating systems and browsers used with a service.',
    permission: 'audit.view',
    narrowed: true,
    params: z.object({ id: z.string().max(128) }),
    query: z.object(scope),
    answer: z.object({
      meta,
      device_types: shares,
      os: shares,
      browsers: shares,
      /** Requests without a device type in any log. */
      untold: z.number(),
    }),
    errors: ERRORS,
  },
  'GET /audit/users/{user}/{presence}/export': {
    summary: 'Export all sessions or devices of a user as CSV (streamed).',
    permission: 'audit.export',
    narrowed: true,
    params: lists,
    query: exported,
    answer: 'text/csv',
    errors: ERRORS,
  },
  'GET /audit/users/{user}/{presence}/export.ndjson': {
    summary: 'Export all sessions or devices of a user as NDJSON (streamed).',
    permission: 'audit.export',
    narrowed: true,
    params: lists,
    query: exported,
    answer: 'application/x-ndjson',
    errors: ERRORS,
  },
  'GET /audit/services/{id}/devices/export': {
    summary:
      'Export the devices used with a service as CSV, one line per type, operating system and browser.',
    permission: 'audit.export',
    narrowed: true,
    params: z.object({ id: z.string().max(128) }),
    query: z.object(scope),
    answer: 'text/csv',
    errors: ERRORS,
  },
});
