import { NOTIFICATION_ACTIONS, NOTIFICATION_TEMPLATES } from '@casbah/domain/notification';
import { z } from 'zod';
import { calls } from './call.ts';
import { liveAreas } from './live-areas.ts';

/** Language on the wire. Repeats `session.ts`, which imports choices from this area. */
const lang = z.enum(['en-us', 'es', 'fr', 'de', 'ja']);

const notification = {
  id: z.string(),
  /** Path on this server. */
  url: z.string(),
  seen: z.boolean(),
  /** Action offered to the reader: download, show details, or go to a task. */
  action: z.enum(NOTIFICATION_ACTIONS),
  /** One line in the reader's language. */
  subject: z.string(),
  created_on: z.iso.datetime(),
};
export const notificationItem = z.object(notification);
export type NotificationItem = z.infer<typeof notificationItem>;

export const fullNotification = z.object({
  ...notification,
  /** Kind of notice; `null` if another Casbah version wrote it. */
  template: z.enum(NOTIFICATION_TEMPLATES).nullable(),
  /** A few sentences: the event, and what to do next. */
  text: z.string(),
  seen_on: z.iso.datetime().nullable(),
});
export type FullNotification = z.infer<typeof fullNotification>;

const success = z.literal('success');

export const notificationsCalls = calls({
  'GET /admin/notification/list': {
    summary: 'List your notices, newest first, with the number of unseen ones.',
    permission: 'session.use',
    background: true,
    query: z.object({
      /** Language of the subjects; the reader's own if absent. */
      lang: lang.optional(),
      /** Only notices sent or seen since yesterday, for pages that have the rest. */
      modified_since_yesterday: z.enum(['true', 'false']).optional(),
    }),
    answer: z.object({
      api_response: success,
      unseen: z.number().int(),
      notifications: z.array(notificationItem),
    }),
    errors: [],
  },
  'POST /admin/notification/seen': {
    summary: 'Mark one or all of your notices as seen.',
    permission: 'session.use',
    unrecorded: 'What a person has looked at is their own, and changes nothing for anybody else.',
    body: z.union([z.strictObject({ id: z.uuid() }), z.strictObject({ all: z.literal(true) })]),
    answer: z.object({ api_response: success, unseen: z.number().int() }),
    errors: ['NOT_FOUND'],
  },
  'POST /admin/notification/full': {
    summary: 'Get one of your notices with its full text.',
    permission: 'session.use',
    unrecorded: 'Only reads: the documents write it as a post.',
    body: z.strictObject({ id: z.uuid(), lang: lang.optional() }),
    answer: z.object({ api_response: success, notification: fullNotification }),
    errors: ['NOT_FOUND'],
  },
});

/** Notices of the signed-in person. */
export const notificationsLive = liveAreas({ notifications: 'session.use' });
