import type { TenantSettings } from '@casbah/domain/tenant-config';
import type { SignInMethod } from '@casbah/stores/control/session/sessions';
import type { SystemTx } from '@casbah/stores/control/transaction';
import type { User } from '@casbah/stores/control/users/users';

/** Second factor rules for sign-in. */
export interface SecondFactors {
  /** Whether this person still needs one after this sign-in method. */
  isRequired(
    tx: SystemTx,
    person: { user: User; settings: TenantSettings; method: SignInMethod },
  ): Promise<boolean>;
  /** Whether a code sent along with the password is right. A right code is used up. */
  isRight(tx: SystemTx, person: { user: User; code: string; now: number }): Promise<boolean>;
}

/** The company's rules. Passkeys count as both factors, and the company's provider enforces its own. */
export function isAskedFor(user: User, settings: TenantSettings, method: SignInMethod): boolean {
  if (method !== 'password' && method !== 'link') return false;
  switch (settings.value('security', 'mfa')) {
    case 'everyone':
      return true;
    case 'admins':
      return user.is_admin || user.profiles.length > 0;
    case 'off':
      return false;
  }
}

/** Requires what the company requires, but accepts no code. */
export const bySettings: SecondFactors = {
  isRequired: async (_tx, { user, settings, method }) => isAskedFor(user, settings, method),
  isRight: async () => false,
};
