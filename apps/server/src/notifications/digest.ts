import { NOTICES_KEPT_DAYS } from '@casbah/domain/notification';
import { DAY_MS, HOUR_MS } from '@casbah/domain/time-units';
import type { ControlStore } from '@casbah/stores/control/control-store';
import type { QueueMail } from '@casbah/stores/control/mail/outbox';
import {
  dueDigests,
  removeOldNotifications,
  takeForDigest,
} from '@casbah/stores/control/notifications/notifications';
import { findTenant } from '@casbah/stores/control/tenant/tenants';
import { findUser } from '@casbah/stores/control/users/users';
import { languageOf, noticeWriter } from './notice-words.ts';

/** Notices seen this recently need no email. */
const SEEN_WITHIN = HOUR_MS;
/** A little less than a day: otherwise the hourly run would shift a person's email by an hour each day. */
const BETWEEN_MAILS = DAY_MS - HOUR_MS / 2;
/** Maximum people per run; the rest follow an hour later, so the outbox isn't flooded. */
const MOST_AT_ONCE = 500;

export interface DigestParts {
  control: ControlStore;
  queueMail: QueueMail;
  clock: () => number;
}

/** Page that the email links to. */
export const NOTICES_PAGE = '/ui/appAccount/notifications';

/**
 * Daily email about unseen notices: at most one a day, only with notices that no email has covered, and only
 * to people who want it. With several servers, each notice still goes into one email.
 */
export class NoticeDigest {
  readonly #parts: DigestParts;

  constructor(parts: DigestParts) {
    this.#parts = parts;
  }

  /** Queues the digests that are due and deletes old notices. Returns the number of digests. */
  async run(): Promise<number> {
    const { control, clock } = this.#parts;
    const now = clock();
    const due = await control.asSystem((tx) =>
      dueDigests(tx, { before: now - SEEN_WITHIN, mailedBefore: now - BETWEEN_MAILS, limit: MOST_AT_ONCE }),
    );
    let written = 0;
    for (const { tenant_id, user_id } of due) if (await this.#write(tenant_id, user_id, now)) written += 1;
    await control.asSystem((tx) => removeOldNotifications(tx, now - NOTICES_KEPT_DAYS * DAY_MS));
    return written;
  }

  #write(tenant: string, id: string, now: number): Promise<boolean> {
    const { control, queueMail } = this.#parts;
    return control.inTenant(tenant, async (tx) => {
      const notices = await takeForDigest(tx, { tenant, user: id, time: now });
      const [newest] = notices;
      const user = await findUser(tx, id);
      if (newest === undefined || user === undefined) return false;
      const language = languageOf(user.prefs);
      const write = await noticeWriter(language);
      await queueMail(tx, {
        template: 'notifications-digest',
        to: user.email,
        language,
        tenant,
        values: {
          name: user.name,
          company: (await findTenant(tx, tenant))?.name ?? '',
          count: notices.length,
          newest: write(newest).subject,
          link: NOTICES_PAGE,
        },
      });
      return true;
    });
  }
}
