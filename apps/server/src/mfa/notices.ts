import { LANGUAGES } from '@casbah/contract/session';
import type { Mail } from '@casbah/domain/mail';
import type { QueueMail } from '@casbah/stores/control/mail/outbox';
import { findTenant } from '@casbah/stores/control/tenant/tenants';
import type { ControlTx } from '@casbah/stores/control/transaction';
import type { User } from '@casbah/stores/control/users/users';
import { LOCK_MINUTES } from './tries.ts';

/** Factor changes that send an email, so an attacker can't make them unnoticed. */
export type Notice =
  | { template: 'app-added' | 'app-removed' | 'recovery-codes-made' | 'second-factors-reset' }
  | { template: 'passkey-added' | 'passkey-removed'; passkey: string }
  | { template: 'second-factor-locked' };

/** Recipient, name and language of an email to a person. */
export function letterTo({ email, prefs, tenant_id }: User): Pick<Mail, 'to' | 'language' | 'tenant'> {
  const language = LANGUAGES.find((one) => one === prefs.lang) ?? 'en-us';
  return { to: email, language, tenant: tenant_id };
}

export async function tell(
  tx: ControlTx,
  queueMail: QueueMail,
  user: User,
  notice: Notice,
  { address, now }: { address: string; now: number },
): Promise<void> {
  const company = (await findTenant(tx, user.tenant_id))?.name ?? '';
  const letter = letterTo(user);
  const who = { name: user.name, company, address };
  switch (notice.template) {
    case 'passkey-added':
    case 'passkey-removed':
      return queueMail(tx, {
        ...letter,
        template: notice.template,
        values: { ...who, time: now, passkey: notice.passkey },
      });
    case 'second-factor-locked':
      return queueMail(tx, {
        ...letter,
        template: notice.template,
        values: { ...who, minutes: LOCK_MINUTES },
      });
    default:
      return queueMail(tx, { ...letter, template: notice.template, values: { ...who, time: now } });
  }
}
