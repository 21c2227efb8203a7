import type { Factor, mfaCalls } from '@casbah/contract/mfa';
import type { User } from '@casbah/stores/control/users/users';
import type { FastifyRequest } from 'fastify';
import type { Trace } from '../http/actor.ts';
import { visitorOf } from '../http/csrf.ts';
import type { Exchange } from '../http/exchange.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Handlers } from '../http/guard.ts';
import { type Identity, nameOfSession } from '../http/sessions.ts';
import type { AccountFactors } from './account-factors.ts';
import type { FactorAdministration } from './administration.ts';
import type { PasskeySignIn } from './passkey-sign-in.ts';
import type { Asked, SecondStep } from './second-step.ts';

/** The page after sign-in, or the step that is still required. */
type Entered =
  | { kind: 'signed-in'; redirect: string; landingPage: string }
  | { kind: 'second-factor'; to: string };

/** Starts and completes sessions: sessions begin nowhere else. */
export interface Door {
  enter(
    exchange: Exchange,
    person: User,
    entry: { method: 'passkey'; redirect?: string | undefined },
  ): Promise<Entered>;
  /** Turns a session that awaits its second factor into a full one. */
  complete(exchange: Exchange, factor: Factor): Promise<Entered>;
}

export interface MfaParts {
  entrance: Door;
  step: SecondStep;
  passkeys: PasskeySignIn;
  account: AccountFactors;
  administration: FactorAdministration;
}

/** Requests per minute from one address, which a whole company may share with a guesser. */
const TRIES_A_MINUTE = 60;

export function mfaHandlers(parts: MfaParts): Handlers<typeof mfaCalls> {
  return { ...signInHandlers(parts), ...accountHandlers(parts), ...administrationHandlers(parts) };
}

type HandlersOf<Key extends string> = Handlers<Pick<typeof mfaCalls, Extract<keyof typeof mfaCalls, Key>>>;

const traceOf = ({ call, requestId, address }: Trace): Trace => ({ call, requestId, address });

function askedOf({ tenant, user }: Identity, request: FastifyRequest): Asked {
  return { tenant, user, session: nameOfSession(request) };
}

function signInHandlers({ entrance, step, passkeys }: MfaParts): HandlersOf<`${string} /user/${string}`> {
  const limits = { perMinute: TRIES_A_MINUTE };
  const goOn = async (exchange: Exchange, factor: Factor) =>
    welcome(await entrance.complete(exchange, factor));
  return {
    'GET /user/isMfaRequired': async (_request, { request }) => {
      const { awaiting, identity } = request;
      const person = awaiting ?? identity;
      if (person === undefined) throw new ApiFailure('UNAUTHORIZED');
      const { factors, emailHint } = await step.factorsOf(askedOf(person, request));
      return {
        api_response: 'success',
        mfa_required: awaiting !== undefined,
        factors,
        email_hint: emailHint,
      };
    },

    'POST /user/verificationcodeapi': {
      handle: async ({ session }, { request }) => {
        const { emailHint, minutes } = await step.sendCode(askedOf(session, request));
        return { api_response: 'success', email_hint: emailHint, minutes };
      },
      ...limits,
    },

    'POST /user/verifycodeapi': {
      handle: async (asked, exchange) => {
        const { session, body } = asked;
        const typed = body.two_factor_auth_key;
        return goOn(exchange, await step.verify(askedOf(session, exchange.request), typed, traceOf(asked)));
      },
      ...limits,
    },

    'POST /user/verifymfaapi': {
      handle: async (asked, exchange) => {
        const { session, body } = asked;
        const typed = body.mfa_code;
        return goOn(exchange, await step.verify(askedOf(session, exchange.request), typed, traceOf(asked)));
      },
      ...limits,
    },

    'POST /user/mfa/passkey/options': {
      handle: async ({ session }, { request }) => passkeys.askSecond(askedOf(session, request)),
      ...limits,
    },

    'POST /user/mfa/passkey': {
      handle: async (asked, exchange) => {
        const { session, body } = asked;
        await passkeys.verifySecond(askedOf(session, exchange.request), body.credential, traceOf(asked));
        return goOn(exchange, 'passkey');
      },
      ...limits,
    },

    'POST /user/passkey/options': {
      handle: async (_asked, { request }) => passkeys.askVisitor(visitorOf(request)),
      ...limits,
    },

    'POST /user/passkey/loginapi': {
      handle: async (asked, exchange) => {
        const { credential, redirect } = asked.body;
        const person = await passkeys.findPerson(visitorOf(exchange.request), credential, traceOf(asked));
        return welcome(await entrance.enter(exchange, person, { method: 'passkey', redirect }));
      },
      ...limits,
    },
  };
}

function accountHandlers({ step, account }: MfaParts): HandlersOf<`${string} /admin/user/mfa${string}`> {
  const limits = { perMinute: TRIES_A_MINUTE };
  return {
    'GET /admin/user/mfa': async ({ session }, { request }) => ({
      api_response: 'success',
      ...(await account.describe(askedOf(session, request))),
    }),

    'POST /admin/user/mfa/code': {
      handle: async ({ session }, { request }) => {
        const { emailHint, minutes } = await step.sendCode(askedOf(session, request));
        return { api_response: 'success', email_hint: emailHint, minutes };
      },
      ...limits,
    },

    'POST /admin/user/mfa/app': {
      handle: async (asked, { request }) => {
        const { session, body } = asked;
        const begun = await account.beginApp(askedOf(session, request), body.proof, traceOf(asked));
        return { api_response: 'success', ...begun };
      },
      ...limits,
    },

    'POST /admin/user/mfa/app/confirm': {
      handle: async (asked, { request }) => {
        const { session, body } = asked;
        const codes = await account.confirmApp(askedOf(session, request), body.code, traceOf(asked));
        return { api_response: 'success', recovery_codes: codes };
      },
      ...limits,
    },

    'POST /admin/user/mfa/app/remove': {
      handle: async (asked, { request }) => {
        const { session, body } = asked;
        await account.removeApp(askedOf(session, request), body.proof, traceOf(asked));
        return { api_response: 'success' };
      },
      ...limits,
    },

    'POST /admin/user/mfa/recovery_codes': {
      handle: async (asked, { request }) => {
        const { session, body } = asked;
        const codes = await account.renewRecoveryCodes(askedOf(session, request), body.proof, traceOf(asked));
        return { api_response: 'success', recovery_codes: codes };
      },
      ...limits,
    },

    'POST /admin/user/mfa/passkeys/options': {
      handle: async (asked, { request }) =>
        account.beginPasskey(askedOf(asked.session, request), asked.body.proof, traceOf(asked)),
      ...limits,
    },

    'POST /admin/user/mfa/passkeys': {
      handle: async (asked, { request }) => {
        const { session, body } = asked;
        const { id, recoveryCodes } = await account.addPasskey(
          askedOf(session, request),
          body,
          traceOf(asked),
        );
        return { api_response: 'success', id, recovery_codes: recoveryCodes };
      },
      ...limits,
    },

    'PATCH /admin/user/mfa/passkeys/{id}': async (asked, { request }) => {
      const { session, params, body } = asked;
      const passkey = { id: params.id, name: body.name };
      await account.renamePasskey(askedOf(session, request), passkey, traceOf(asked));
      return { api_response: 'success' };
    },

    'POST /admin/user/mfa/passkeys/{id}/remove': {
      handle: async (asked, { request }) => {
        const { session, params, body } = asked;
        await account.removePasskey(askedOf(session, request), params.id, body.proof, traceOf(asked));
        return { api_response: 'success' };
      },
      ...limits,
    },
  };
}

function administrationHandlers({
  administration,
}: MfaParts): HandlersOf<`${string} /admin/users/${string}`> {
  return {
    'POST /admin/users/{id}/mfa/reset': async (asked) => {
      await administration.reset(asked.session, asked.params.id, traceOf(asked));
      return { api_response: 'success' };
    },

    'PATCH /admin/users/{id}/mfa': async (asked) => {
      const { session, params, body } = asked;
      await administration.require(session, params.id, body.is_required, traceOf(asked));
      return { api_response: 'success' };
    },
  };
}

function welcome(entered: Entered) {
  const [redirect, landingPage] =
    entered.kind === 'second-factor' ? [entered.to, entered.to] : [entered.redirect, entered.landingPage];
  return {
    api_response: 'success' as const,
    api_response_redirect: redirect,
    tenant_landing_page: landingPage,
  };
}
