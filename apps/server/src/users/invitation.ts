import { DAY_MS } from '@casbah/domain/time-units';
import { makeLink } from '@casbah/stores/control/links/one-time-links';
import { findTenant } from '@casbah/stores/control/tenant/tenants';
import type { Provided } from '../areas/provided.ts';
import type { UsersParts } from './service.ts';

/** How long a link for a first password is valid. */
const LINK_DAYS = 7;

/** Emails new people a link to set their password. */
export function inviteBy({
  clock,
  queueMail,
  letterTo,
  passwordPage,
}: Pick<Provided, 'clock' | 'queueMail' | 'letterTo' | 'passwordPage'>): UsersParts['invite'] {
  return async (tx, user) => {
    const { id, tenant_id: tenant, email, name, password_hash } = user;
    const now = clock();
    const ctx = await makeLink(tx, {
      purpose: 'set-password',
      tenant,
      user: id,
      email,
      createdOn: now,
      expiresOn: now + LINK_DAYS * DAY_MS,
    });
    const company = (await findTenant(tx, tenant))?.name ?? '';
    const link = passwordPage({ ctx, email, ...(password_hash === null ? { set: '1' } : {}) });
    await queueMail(tx, {
      ...letterTo(user),
      template: 'set-password',
      values: { name, company, link, days: LINK_DAYS },
    });
  };
}
