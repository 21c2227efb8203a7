import { FIRST_STEPS, SAMPLE_STATES } from '@casbah/domain/first-steps';
import { z } from 'zod';
import { calls } from './call.ts';
import { historyEvents } from './history-events.ts';

const count = z.number().int();

const sample = z.object({
  state: z.enum(SAMPLE_STATES),
  /** Accounts of the sample company. */
  people: count,
  /** Sources of the sample company. */
  sources: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Fraction of the sample already read: 0 to 1. */
  progress: z.number(),
  /** Events read so far. */
  events: count,
});
export type SampleAnswer = z.infer<typeof sample>;

const steps = z.object({
  /** In order. Excludes what the sample brought. */
  steps: z.array(z.object({ id: z.enum(FIRST_STEPS), is_done: z.boolean() })),
  sample,
});
export type FirstStepsAnswer = z.infer<typeof steps>;

export const firststepsCalls = calls({
  'GET /admin/first-steps': {
    summary: 'List the first steps of a new company, which are done, and the state of the sample data.',
    permission: 'sysadmin.use',
    answer: steps,
    errors: [],
  },
  'POST /admin/first-steps/sample': {
    summary:
      'Load sample data into the company: accounts with names and departments, eight sources and a month of their traffic and audit logs, all marked as sample.',
    permission: 'sysadmin.use',
    answer: sample,
    status: 202,
    errors: ['CONFLICT', 'DATASOURCE_LIMIT', 'NAME_TAKEN'],
  },
  'DELETE /admin/first-steps/sample': {
    summary: 'Delete all sample data: its sources with their events, and its accounts.',
    permission: 'sysadmin.use',
    answer: sample,
    errors: ['NOT_FOUND'],
  },
});

export const firststepsEvents = historyEvents({
  'sample.loaded': ['POST /admin/first-steps/sample'],
  'sample.removed': ['DELETE /admin/first-steps/sample'],
});
