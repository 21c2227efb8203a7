import { isEmail } from '@casbah/domain/email';
import { MAX_FILTER_LENGTH } from '@casbah/domain/filter/parse';
import { MAIL_LANGUAGES } from '@casbah/domain/mail';
import {
  DIGEST_FREQUENCIES,
  LONGEST_REPORT_NAME,
  MOST_DIGEST_LEFT_OUT,
  MOST_REPORT_RECIPIENTS,
  REPORT_FREQUENCIES,
} from '@casbah/domain/report-schedule';
import { z } from 'zod';
import { calls } from './call.ts';
import { historyEvents } from './history-events.ts';

const name = z.string().trim().min(1).max(LONGEST_REPORT_NAME);
/** People in the company, by email address. */
const recipients = z
  .array(z.string().trim().max(320).refine(isEmail, 'Use mail addresses').toLowerCase())
  .min(1)
  .max(MOST_REPORT_RECIPIENTS);
/** A filter on services and traffic, never on people. */
const filter = z.string().trim().max(MAX_FILTER_LENGTH);

const delivery = z.object({
  id: z.string(),
  /** Its period. */
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  made_on: z.iso.datetime(),
});

export const reportSchedule = z.object({
  id: z.string(),
  name: z.string(),
  frequency: z.enum(REPORT_FREQUENCIES),
  recipients: z.array(z.string()),
  filter: z.string(),
  language: z.enum(MAIL_LANGUAGES),
  is_enabled: z.boolean(),
  next_delivery: z.iso.datetime(),
  /** Why the last attempt failed: for people, in English. */
  last_error: z.string().nullable(),
  /** Newest first. */
  deliveries: z.array(delivery),
});
export type ReportSchedule = z.infer<typeof reportSchedule>;

export const newReportSchedule = z.strictObject({
  name,
  frequency: z.enum(REPORT_FREQUENCIES),
  recipients,
  filter: filter.default(''),
  language: z.enum(MAIL_LANGUAGES).default('en-us'),
  is_enabled: z.boolean().default(true),
});

export const userDigest = z.object({
  is_enabled: z.boolean(),
  frequency: z.enum(DIGEST_FREQUENCIES),
  /** Addresses the message isn't sent to. */
  left_out: z.array(z.string()),
  /** The company has anonymization, so no digest is sent. */
  is_anonymised: z.boolean(),
  next_delivery: z.iso.datetime().nullable(),
  /** Why the last attempt failed: for people, in English. */
  last_error: z.string().nullable(),
  /** Last round: time, period and number of recipients. */
  last: z
    .object({ on: z.iso.datetime(), from: z.iso.datetime(), to: z.iso.datetime(), people: z.number().int() })
    .nullable(),
});
export type UserDigest = z.infer<typeof userDigest>;

const digestPreview = z.object({
  email: z.string(),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  is_left_out: z.boolean(),
  /** The email in the person's language; null if they used nothing and would get none. */
  mail: z
    .object({
      subject: z.string(),
      text: z.string(),
      head: z.array(z.string()).readonly(),
      rows: z.array(z.array(z.string()).readonly()).readonly(),
    })
    .nullable(),
});
export type DigestPreview = z.infer<typeof digestPreview>;

const params = z.object({ id: z.uuid() });

/** Scheduled reports. They cover all traffic, so scoped permissions don't include them; they name no users. */
export const reportsCalls = calls({
  'GET /admin/reports/schedules': {
    summary: 'List report schedules with their next and past deliveries.',
    permission: 'audit.report',
    answer: z.object({ schedules: z.array(reportSchedule) }),
    errors: [],
  },
  'POST /admin/reports/schedules': {
    summary:
      "Create a report schedule: daily, weekly (Mondays), semi-monthly (2nd, 16th), monthly (2nd) or quarterly (2nd), at 6:00 in the company's time zone.",
    permission: 'audit.report',
    idempotent: true,
    body: newReportSchedule,
    answer: reportSchedule,
    status: 201,
    errors: [
      ...(['NAME_TAKEN', 'LIMIT_REACHED', 'UNPROCESSABLE', 'FILTER_INVALID'] as const),
      ...(['IDEMPOTENCY_KEY_REUSED', 'STILL_UNDER_WAY'] as const),
    ],
  },
  'PATCH /admin/reports/schedules/{id}': {
    summary: 'Update a report schedule. Omitted fields keep their values.',
    permission: 'audit.report',
    params,
    body: z.strictObject({
      name: name.optional(),
      frequency: z.enum(REPORT_FREQUENCIES).optional(),
      recipients: recipients.optional(),
      filter: filter.optional(),
      language: z.enum(MAIL_LANGUAGES).optional(),
      is_enabled: z.boolean().optional(),
    }),
    answer: reportSchedule,
    errors: ['NOT_FOUND', 'NAME_TAKEN', 'UNPROCESSABLE', 'FILTER_INVALID'],
  },
  'DELETE /admin/reports/schedules/{id}': {
    summary: 'Delete a report schedule and its deliveries.',
    permission: 'audit.report',
    params,
    answer: z.object({ api_response: z.literal('success') }),
    errors: ['NOT_FOUND'],
  },
  'POST /admin/reports/schedules/{id}/send': {
    summary: "Send a report of the last full period within a minute. The schedule doesn't change.",
    permission: 'audit.report',
    params,
    answer: reportSchedule,
    errors: ['NOT_FOUND', 'UNPROCESSABLE'],
  },
  'GET /admin/reports/userdigest': {
    summary:
      'Get the settings of the personal digest: whether users are emailed the services they used, how often, and who is excluded.',
    permission: 'audit.report',
    answer: userDigest,
    errors: [],
  },
  'PATCH /admin/reports/userdigest': {
    summary:
      "Update the personal digest: on or off, weekly (Mondays) or monthly (2nd) at 6:00 in the company's time zone, and who is excluded.",
    permission: 'audit.report',
    body: z.strictObject({
      is_enabled: z.boolean().optional(),
      frequency: z.enum(DIGEST_FREQUENCIES).optional(),
      left_out: z
        .array(z.string().trim().max(320).refine(isEmail, 'Use mail addresses').toLowerCase())
        .max(MOST_DIGEST_LEFT_OUT)
        .optional(),
    }),
    answer: userDigest,
    errors: ['UNPROCESSABLE'],
  },
  'GET /admin/reports/userdigest/preview': {
    summary: 'Preview the digest that a person would receive now.',
    permission: 'audit.report',
    query: z.object({ email: z.string().trim().toLowerCase().max(320) }),
    answer: digestPreview,
    errors: ['UNPROCESSABLE', 'QUERY_TIMED_OUT', 'UNAVAILABLE'],
  },
  'GET /admin/reports/deliveries/{id}/html': {
    summary: 'Get a delivered report as HTML.',
    permission: 'audit.report',
    params,
    answer: 'text/html',
    errors: ['NOT_FOUND'],
  },
  'GET /admin/reports/deliveries/{id}/csv': {
    summary: 'Get the services of a delivered report as CSV.',
    permission: 'audit.report',
    params,
    answer: 'text/csv',
    errors: ['NOT_FOUND'],
  },
});

export const reportsEvents = historyEvents({
  'report_schedule.created': ['POST /admin/reports/schedules'],
  'report_schedule.changed': ['PATCH /admin/reports/schedules/{id}'],
  'report_schedule.deleted': ['DELETE /admin/reports/schedules/{id}'],
  'report.sent': ['POST /admin/reports/schedules/{id}/send'],
  'digest.changed': ['PATCH /admin/reports/userdigest'],
});
