import type { ControlStore } from '@casbah/stores/control/control-store';
import type { QueueMail } from '@casbah/stores/control/mail/outbox';
import { removeEndedChallenges } from '@casbah/stores/control/mfa/passkeys';
import { removeEndedCodes } from '@casbah/stores/control/mfa/second-factors';
import type { FastifyInstance } from 'fastify';
import type { Keys } from './keys.ts';
import { AccountFactors } from './mfa/account-factors.ts';
import { FactorAdministration } from './mfa/administration.ts';
import { CodeSeal } from './mfa/codes.ts';
import { PasskeySignIn } from './mfa/passkey-sign-in.ts';
import { relyingParty } from './mfa/passkeys.ts';
import { secondFactors } from './mfa/required.ts';
import { mfaRoutes } from './mfa/routes.ts';
import { SecondStep } from './mfa/second-step.ts';
import { makeSeal } from './seal.ts';
import { isAskedFor, type SecondFactors } from './session/second-factors.ts';
import type { SessionArea } from './session-compose.ts';

export interface MfaComposeParts {
  control: ControlStore;
  clock: () => number;
  keys: Pick<Keys, 'seal'>;
  queueMail: QueueMail;
  /** Where people find Casbah, as its operator says; empty before it listens. */
  origin: () => string;
}

export interface MfaArea {
  /** What sign-in asks. */
  secondFactors: SecondFactors;
  routes(app: FastifyInstance, session: Pick<SessionArea, 'entrance' | 'newPasswords'>): void;
  /** Clears away codes and questions that have ended. */
  tidy(): Promise<void>;
}

/** Sign-in asks of second factors, and they begin sessions by its door: so the first half is made before it, the routes after. */
export function composeMfa({ control, clock, keys, queueMail, origin }: MfaComposeParts): MfaArea {
  const parts = { control, clock, queueMail, seal: makeSeal(keys), codes: new CodeSeal(keys) };
  const step = new SecondStep(parts);
  const party = () => relyingParty(origin());
  return {
    secondFactors: secondFactors(step, isAskedFor),
    routes: (app, { entrance, newPasswords }) =>
      mfaRoutes(app, {
        entrance,
        step,
        passkeys: new PasskeySignIn({ control, clock, relyingParty: party }),
        account: new AccountFactors({
          ...parts,
          step,
          isAskedFor,
          relyingParty: party,
          isPresentPassword: (user, password) => newPasswords.isPresent(user, password),
        }),
        administration: new FactorAdministration(parts),
      }),
    tidy: () =>
      control.asSystem(async (tx) => {
        await removeEndedCodes(tx, clock());
        await removeEndedChallenges(tx, clock());
      }),
  };
}
