import { DESTINATION_KINDS } from '@casbah/domain/destination';
import { isEmail } from '@casbah/domain/email';
import { MAIL_LANGUAGES } from '@casbah/domain/mail';
import { z } from 'zod';
import { calls } from './call.ts';
import { historyEvents } from './history-events.ts';

const name = z.string().trim().min(1).max(64);
const address = z.string().trim().min(1).max(2048);

export const destination = z.object({
  id: z.string(),
  /** `mail`: number of changes, daily. `webhook`: every change, within a minute. */
  kind: z.enum(DESTINATION_KINDS),
  name: z.string(),
  /** For webhooks, only the part of the URL that can be shown: path and query may contain a token. */
  address: z.string(),
  is_enabled: z.boolean(),
  /** Changes not delivered yet. */
  waiting: z.number().int(),
  /** Consecutive failed attempts. */
  failures: z.number().int(),
  last_error: z.string().nullable(),
  last_told_on: z.iso.datetime().nullable(),
  /** Time of the next delivery attempt, if one is due. */
  next_attempt: z.iso.datetime(),
  created_on: z.iso.datetime(),
});
export type DestinationAnswer = z.infer<typeof destination>;

/** Response to the test. */
const testResult = z.object({
  ok: z.boolean(),
  /** HTTP status of a webhook; null without a response, and for email. */
  status: z.number().int().nullable(),
  /** Failure reason for people, in English. */
  problem: z.string().nullable(),
});

/** Signing secret of a webhook (shown once); null for email. */
const secret = z.string().nullable();
const params = z.object({ id: z.uuid() });

const isWebhook = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hash } = new URL(text);
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '' && hash === '';
};

/** Whether an address is valid for this kind of destination. */
export function isDestinationAddress(kind: (typeof DESTINATION_KINDS)[number], text: string): boolean {
  return kind === 'mail' ? isEmail(text) : isWebhook(text);
}

export const destinationsCalls = calls({
  'GET /admin/destinations': {
    summary: 'List webhook and email destinations with their delivery status.',
    permission: 'settings.view',
    answer: z.object({ api_response: z.literal('success'), destinations: z.array(destination) }),
    errors: [],
  },
  'POST /admin/destinations': {
    summary:
      'Create a destination. It receives changes from now on. Requires the permission to export history.',
    permission: 'settings.modify',
    body: z.strictObject({
      kind: z.enum(DESTINATION_KINDS),
      name,
      address,
      /** Language of emails. */
      language: z.enum(MAIL_LANGUAGES).default('en-us'),
    }),
    answer: z.object({ api_response: z.literal('success'), destination, secret }),
    status: 201,
    errors: ['NAME_TAKEN', 'LIMIT_REACHED', 'UNPROCESSABLE'],
  },
  'PATCH /admin/destinations/{id}': {
    summary: 'Update a destination. Omitted fields keep their values.',
    permission: 'settings.modify',
    params,
    body: z.strictObject({
      name: name.optional(),
      address: address.optional(),
      is_enabled: z.boolean().optional(),
    }),
    answer: z.object({ api_response: z.literal('success'), destination }),
    errors: ['NOT_FOUND', 'NAME_TAKEN', 'UNPROCESSABLE'],
  },
  'POST /admin/destinations/{id}/secret': {
    summary: 'Create a new secret for a webhook and revoke the old one.',
    permission: 'settings.modify',
    params,
    answer: z.object({ api_response: z.literal('success'), secret: z.string() }),
    errors: ['NOT_FOUND'],
  },
  'POST /admin/destinations/{id}/test': {
    summary: 'Send a test to a destination and return the result.',
    permission: 'settings.modify',
    params,
    answer: z.object({ api_response: z.literal('success'), result: testResult, destination }),
    errors: ['NOT_FOUND'],
  },
  'DELETE /admin/destinations/{id}': {
    summary: 'Delete a destination. Pending deliveries are dropped.',
    permission: 'settings.modify',
    params,
    answer: z.object({ api_response: z.literal('success') }),
    errors: ['NOT_FOUND'],
  },
});

export const destinationsEvents = historyEvents({
  'destination.created': ['POST /admin/destinations'],
  'destination.changed': ['PATCH /admin/destinations/{id}'],
  'destination.secret_replaced': ['POST /admin/destinations/{id}/secret'],
  'destination.tested': ['POST /admin/destinations/{id}/test'],
  'destination.deleted': ['DELETE /admin/destinations/{id}'],
});
