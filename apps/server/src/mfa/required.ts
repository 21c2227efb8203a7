import { isAskedFor, type SecondFactors } from '../session/second-factors.ts';
import { hasOwnFactor, ownFactors } from './factors.ts';
import type { SecondStep } from './second-step.ts';

/**
 * What sign-in asks of second factors: of whom the company wants one, of whom an administrator wants one, and of everybody
 * who has set one up. A passkey is two factors in one; a provider of the company asks for what it wants by itself.
 */
export function secondFactors(step: SecondStep): SecondFactors {
  return {
    async isRequired(tx, { user, settings, method }) {
      if (method !== 'password' && method !== 'link') return false;
      if (isAskedFor(user, settings, method) || user.needs_second_factor) return true;
      return hasOwnFactor(await ownFactors(tx, { tenant: user.tenant_id, user: user.id }));
    },
    isRight: (tx, { user, code }) => step.isRightBeforeSession(tx, user, code),
  };
}
