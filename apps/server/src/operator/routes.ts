import type { operatorCalls } from '@casbah/contract/operator';
import { ApiFailure } from '../http/failure.ts';
import type { Handlers } from '../http/guard.ts';
import { ACCESS_MINUTES, OPERATOR_COOKIE, type OperatorAccess } from './operator-access.ts';

/** Attempts per minute from one address. */
const CODES_A_MINUTE = 10;

/** Exchanges the code that Casbah printed for a browser cookie. */
export function operatorHandlers({ operator }: { operator: OperatorAccess }): Handlers<typeof operatorCalls> {
  return {
    'POST /user/operator': {
      handle: async ({ body }, { request, reply }) => {
        if (!operator.isReachedBy(request)) throw new ApiFailure('NOT_FOUND');
        const cookie = operator.exchange(body.code);
        if (cookie === undefined) {
          request.log.warn({ address: request.ip }, 'an operator code was refused');
          throw new ApiFailure('OPERATOR_CODE_INVALID');
        }
        reply.setCookie(OPERATOR_COOKIE, cookie, {
          path: '/user',
          httpOnly: true,
          sameSite: 'strict',
          secure: request.protocol === 'https',
          maxAge: ACCESS_MINUTES * 60,
        });
        return { api_response: 'success', minutes: ACCESS_MINUTES };
      },
      perMinute: CODES_A_MINUTE,
    },
  };
}
