import type { passwordCalls } from '@casbah/contract/password';
import type { Trace } from '../http/actor.ts';
import type { Exchange } from '../http/exchange.ts';
import type { Handlers } from '../http/guard.ts';
import { nameOfSession } from '../http/sessions.ts';
import type { PasswordService } from './service.ts';

/** Requests per minute from one address: tokens can't be guessed, but each attempt costs a lookup. */
const TRIES_A_MINUTE = 30;

export interface PasswordRouteParts {
  service: PasswordService;
  /** Remembers a browser in which an emailed link was opened: failures elsewhere don't lock it. */
  knownBrowsers: { remember(exchange: Exchange, account: { tenant: string; user: string }): void };
}

export function passwordHandlers({
  service,
  knownBrowsers,
}: PasswordRouteParts): Handlers<typeof passwordCalls> {
  const trace = ({ call, requestId, address }: Trace): Trace => ({ call, requestId, address });
  const limits = { perMinute: TRIES_A_MINUTE };
  return {
    'POST /user/forgotpasswordapi': {
      handle: async (request) => {
        await service.forgot(request.body, trace(request));
        return { api_response: 'success' };
      },
      ...limits,
    },

    'POST /user/resetpasswordapi': {
      handle: async (request, exchange) => {
        knownBrowsers.remember(exchange, await service.reset(request.body, trace(request)));
        return { api_response: 'success' };
      },
      ...limits,
    },

    'POST /user/expiredpasswordapi': {
      handle: async (request, exchange) => {
        const identity = request.session;
        const session =
          identity === undefined ? undefined : { identity, name: nameOfSession(exchange.request) };
        await service.change(request.body, session, trace(request));
        return { api_response: 'success' };
      },
      ...limits,
    },
  };
}
