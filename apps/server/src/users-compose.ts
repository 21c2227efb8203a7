import type { ControlStore } from '@casbah/stores/control/control-store';
import { makeLink } from '@casbah/stores/control/links/one-time-links';
import type { QueueMail } from '@casbah/stores/control/mail/outbox';
import { findTenant } from '@casbah/stores/control/tenant/tenants';
import { letterTo } from './mfa/notices.ts';
import { passwordPage } from './password/service.ts';
import { unlock } from './session/lockout.ts';
import type { SessionArea } from './session-compose.ts';
import { UserPasswords } from './users/passwords.ts';
import { UserReads } from './users/reads.ts';
import type { UsersArea } from './users/routes.ts';
import { UsersService } from './users/service.ts';
import { UserSessions } from './users/sessions.ts';

export interface UsersComposeParts {
  control: ControlStore;
  clock: () => number;
  session: Pick<SessionArea, 'newPasswords' | 'ownSessions'>;
  queueMail: QueueMail;
}

const DAY = 86_400_000;
/** How long a link to somebody's first password works. */
const LINK_DAYS = 7;

/** The people of a company: their accounts, passwords and sessions. */
export function composeUsers({ control, clock, session, queueMail }: UsersComposeParts): UsersArea {
  const reads = new UserReads({ control, clock });
  const service = new UsersService({
    control,
    clock,
    reads,
    unlock,
    async invite(tx, user) {
      const { id, tenant_id: tenant, email, name, password_hash } = user;
      const now = clock();
      const ctx = await makeLink(tx, {
        purpose: 'set-password',
        tenant,
        user: id,
        email,
        createdOn: now,
        expiresOn: now + LINK_DAYS * DAY,
      });
      const company = (await findTenant(tx, tenant))?.name ?? '';
      const link = passwordPage({ ctx, email, ...(password_hash === null ? { set: '1' } : {}) });
      await queueMail(tx, {
        ...letterTo(user),
        template: 'set-password',
        values: { name, company, link, days: LINK_DAYS },
      });
    },
  });
  return {
    reads,
    service,
    passwords: new UserPasswords({ control, reads, service, newPasswords: session.newPasswords }),
    sessions: new UserSessions({ control, clock, reads, sessions: session.ownSessions }),
  };
}
