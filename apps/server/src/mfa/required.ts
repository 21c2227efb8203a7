import type { TenantSettings } from '@casbah/domain/tenant-config';
import type { SignInMethod } from '@casbah/stores/control/session/sessions';
import type { SystemTx } from '@casbah/stores/control/transaction';
import type { User } from '@casbah/stores/control/users/users';
import { hasOwnFactor, ownFactors } from './factors.ts';
import type { SecondStep } from './second-step.ts';

/** Whether the company requires a second factor for this person and sign-in method. */
export type IsAskedFor = (user: User, settings: TenantSettings, method: SignInMethod) => boolean;

/**
 * Second factor rules of sign-in: required by the company or an administrator, or set up by the person.
 * Passkeys count as both factors; the company's provider enforces its own.
 */
export function secondFactors(step: SecondStep, isAskedFor: IsAskedFor) {
  return {
    async isRequired(
      tx: SystemTx,
      { user, settings, method }: { user: User; settings: TenantSettings; method: SignInMethod },
    ): Promise<boolean> {
      if (method !== 'password' && method !== 'link') return false;
      if (isAskedFor(user, settings, method) || user.needs_second_factor) return true;
      return hasOwnFactor(await ownFactors(tx, { tenant: user.tenant_id, user: user.id }));
    },
    isRight: (tx: SystemTx, { user, code }: { user: User; code: string }): Promise<boolean> =>
      step.isRightBeforeSession(tx, user, code),
  };
}
