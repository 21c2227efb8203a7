import { MOST_MONTHS } from '@casbah/domain/months';
import { z } from 'zod';
import { LIST_ERRORS, meta, scope, topService, volume } from './audit.ts';
import { calls } from './call.ts';

const usage = {
  users: z.number(),
  services: z.number(),
  requests: z.number(),
  ...volume,
};

const figures = z.object({ ...usage, blocked: z.number() });
export type MonthFigures = z.infer<typeof figures>;

export const monthRow = figures.extend({
  /** Month in UTC, up to the end of its data. */
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  /** False for the month that is still in progress, or that is cut off by the end of the range. */
  is_whole: z.boolean(),
  /** Services first seen in this month; null without earlier data. */
  new_services: z.number().nullable(),
  /** The previous month, up to the same day and hour if this one is incomplete; null unless data covers it. */
  before: figures.nullable(),
});
export type MonthRow = z.infer<typeof monthRow>;

/** Services of one category where a person needs only one. */
export const duplicateRow = z.object({
  /** English category name. */
  category: z.string(),
  /** People who use any of its services. */
  users: z.number(),
  /** Pairs of a person and a service they use, as per-seat licenses would count them. */
  seats: z.number(),
  /** Seats beyond one per person. */
  duplicate_seats: z.number(),
  /** The services by people, most first. */
  services: z.array(topService),
});
export type DuplicateRow = z.infer<typeof duplicateRow>;

const instanceKind = z.enum(['personal', 'corporate', 'unknown']);

/** How cloud use changes and how it divides: reads that look further than a list. */
export const trendsCalls = calls({
  'GET /audit/trends/months': {
    summary:
      'List monthly totals with the change from the previous month: users, services, traffic, new services.',
    permission: 'audit.view',
    narrowed: true,
    query: z.object({
      /** The last month contains this time and is counted up to it. */
      to: scope.to,
      filter: scope.filter,
      months: z.coerce.number().int().min(1).max(MOST_MONTHS).default(6),
    }),
    answer: z.object({
      /** Earliest first; none before the first month with data. */
      months: z.array(monthRow),
      /** Start of all data; null without data. */
      data_from: z.iso.datetime().nullable(),
      meta,
    }),
    errors: LIST_ERRORS,
  },
  'GET /audit/trends/duplicates': {
    summary:
      'List categories of work tools in which users have more than one service, with the number of duplicate seats.',
    permission: 'audit.view',
    narrowed: true,
    query: z.object({
      ...scope,
      /** Only the category of this service, whatever its kind. */
      service: z.string().max(128).optional(),
    }),
    answer: z.object({ rows: z.array(duplicateRow), meta }),
    errors: LIST_ERRORS,
  },
  'GET /audit/trends/instances': {
    summary: 'Compare personal and company accounts across all services whose hosts distinguish them.',
    permission: 'audit.view',
    narrowed: true,
    query: z.object(scope),
    answer: z.object({
      kinds: z.array(z.object({ kind: instanceKind, instances: z.number(), ...usage })),
      /** The most used ones. */
      instances: z.array(
        z.object({
          service_id: z.string(),
          service: z.string(),
          instance: z.string(),
          kind: instanceKind,
          users: z.number(),
          requests: z.number(),
          ...volume,
        }),
      ),
      meta,
    }),
    errors: LIST_ERRORS,
  },
  'GET /audit/trends/departments': {
    summary:
      'List cloud use by department. Null for people who see pseudonyms: a department of one would identify its member.',
    permission: 'audit.view',
    narrowed: true,
    query: z.object(scope),
    answer: z.object({
      departments: z.array(z.object({ department: z.string(), ...usage })).nullable(),
      /** Traffic of users without a known department; null if departments are known. */
      others: z.object(usage).nullable(),
      meta,
    }),
    errors: LIST_ERRORS,
  },
});
