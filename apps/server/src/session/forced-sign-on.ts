import { domainOfEmail } from '@casbah/domain/identity-provider';
import { findSsoDomain, isExempt } from '@casbah/stores/control/sso/identity-providers';
import type { SystemTx } from '@casbah/stores/control/transaction';

/** Enforced single sign-on, for sign-ins by password or passkey. */
export interface ForcedSignOn {
  /** Whether people of the email's domain must use their provider. Depends on the domain alone; as system. */
  isForced(tx: SystemTx, email: string): Promise<boolean>;
  /**
   * Whether an account with a correct password or passkey may use it: its company differs from the domain's, or it has
   * emergency access. Check only after the password, because this is confidential.
   */
  mayUsePassword(tx: SystemTx, account: { id: string; tenant_id: string; email: string }): Promise<boolean>;
}

export const forcedSignOn: ForcedSignOn = {
  async isForced(tx, email) {
    const domain = await findSsoDomain(tx, domainOfEmail(email));
    return domain?.is_forced === true;
  },
  async mayUsePassword(tx, { id, tenant_id, email }) {
    const domain = await findSsoDomain(tx, domainOfEmail(email));
    if (domain === undefined || !domain.is_forced || domain.tenant_id !== tenant_id) return true;
    return isExempt(tx, { tenant: tenant_id, user: id });
  },
};
