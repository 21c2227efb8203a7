import type { TenantSettings } from '@casbah/domain/tenant-config';
import type { SignInMethod } from '@casbah/stores/control/session/sessions';
import type { SystemTx } from '@casbah/stores/control/transaction';
import type { User } from '@casbah/stores/control/users/users';
import { hasOwnFactor, ownFactors } from './factors.ts';
import type { SecondStep } from './second-step.ts';

/** Whether the company asks this person, who comes in by this way, for a second factor. */
export type IsAskedFor = (user: User, settings: TenantSettings, method: SignInMethod) => boolean;

/**
 * What sign-in asks of second factors: of whom the company wants one, of whom an administrator wants one, and of everyone
 * who has set one up. A passkey is two factors in one; a provider of the company asks for what it wants by itself.
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
