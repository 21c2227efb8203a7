import type { FullNotification, NotificationItem, notificationsCalls } from '@casbah/contract/notifications';
import type { Language } from '@casbah/contract/session';
import { isoTime, isoTimeOrNull } from '@casbah/domain/iso-time';
import { DAY_MS } from '@casbah/domain/time-units';
import type { ControlStore } from '@casbah/stores/control/control-store';
import {
  findNotification,
  listNotifications,
  type StoredNotification,
  seeNotifications,
} from '@casbah/stores/control/notifications/notifications';
import { findUser } from '@casbah/stores/control/users/users';
import { ApiFailure } from '../http/failure.ts';
import type { Handlers } from '../http/guard.ts';
import type { Identity } from '../http/sessions.ts';
import { languageOf, noticeWriter, templateOf } from './notice-words.ts';

export interface NotificationsParts {
  control: ControlStore;
  clock: () => number;
}

/** A person's own notices only, whatever the permissions. */
export function notificationsHandlers({
  control,
  clock,
}: NotificationsParts): Handlers<typeof notificationsCalls> {
  return {
    'GET /admin/notification/list': async ({ session, query }) => {
      const since = query.modified_since_yesterday === 'true' ? clock() - DAY_MS : undefined;
      const { found, prefs } = await control.inTenant(session.tenant, async (tx) => ({
        found: await listNotifications(tx, { user: session.user, since }),
        prefs: await prefsOf(tx, session, query.lang),
      }));
      const write = await noticeWriter(languageOf(prefs, query.lang));
      return {
        api_response: 'success',
        unseen: found.unseen,
        notifications: found.notifications.map((one) => itemOf(one, write(one).subject)),
      };
    },

    'POST /admin/notification/seen': async ({ session, body }) => {
      const { tenant, user } = session;
      const id = 'id' in body ? body.id : 'all';
      const { seen, unseen } = await control.inTenant(tenant, async (tx) => ({
        seen: await seeNotifications(tx, { tenant, user, id, time: clock() }),
        unseen: (await listNotifications(tx, { user, limit: 0 })).unseen,
      }));
      if ('id' in body && seen === 0) throw new ApiFailure('NOT_FOUND');
      return { api_response: 'success', unseen };
    },

    'POST /admin/notification/full': async ({ session, body }) => {
      const { found, prefs } = await control.inTenant(session.tenant, async (tx) => ({
        found: await findNotification(tx, { user: session.user, id: body.id }),
        prefs: await prefsOf(tx, session, body.lang),
      }));
      if (found === undefined) throw new ApiFailure('NOT_FOUND');
      const { subject, text } = (await noticeWriter(languageOf(prefs, body.lang)))(found);
      const notification: FullNotification = {
        ...itemOf(found, subject),
        text,
        template: templateOf(found.template) ?? null,
        seen_on: isoTimeOrNull(found.seen_on),
      };
      return { api_response: 'success', notification };
    },
  };
}

/** Not read if the request specifies the language. */
async function prefsOf(
  tx: Parameters<typeof findUser>[0],
  { user }: Identity,
  lang: Language | undefined,
): Promise<{ lang?: string }> {
  return lang === undefined ? ((await findUser(tx, user))?.prefs ?? {}) : {};
}

function itemOf(
  { id, url, action, seen_on, created_on }: StoredNotification,
  subject: string,
): NotificationItem {
  return { id, url, action, subject, seen: seen_on !== null, created_on: isoTime(created_on) };
}
