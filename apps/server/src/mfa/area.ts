import { removeEndedChallenges } from '@casbah/stores/control/mfa/passkeys';
import { removeEndedCodes } from '@casbah/stores/control/mfa/second-factors';
import { area } from '../areas/define.ts';
import { cleanup } from '../jobs/cleanup.ts';
import { AccountFactors } from './account-factors.ts';
import { FactorAdministration } from './administration.ts';
import { CodeSeal } from './codes.ts';
import { letterTo } from './notices.ts';
import { PasskeySignIn } from './passkey-sign-in.ts';
import { relyingParty } from './passkeys.ts';
import { secondFactors } from './required.ts';
import { mfaHandlers } from './routes.ts';
import { SecondStep } from './second-step.ts';

declare module '../areas/provided.ts' {
  interface Provided {
    secondStep: SecondStep;
    /** Hashes codes that were emailed or printed. */
    codeSeal: CodeSeal;
    /** Recipient and language of an email to a person. */
    letterTo: typeof letterTo;
  }
}

/** A separate area: sign-in needs second factors, and their calls need sign-in. */
export const secondFactorsArea = area({
  name: 'mfa.factors',
  needs: ['control', 'clock', 'seal', 'keys', 'queueMail', 'isSecondFactorAskedFor'],
  gives: ['secondStep', 'codeSeal', 'secondFactors', 'letterTo'],
  build({ keys, isSecondFactorAskedFor, ...parts }) {
    const codes = new CodeSeal(keys);
    const step = new SecondStep({ ...parts, codes });
    return {
      provides: {
        secondStep: step,
        codeSeal: codes,
        secondFactors: secondFactors(step, isSecondFactorAskedFor),
        letterTo,
      },
    };
  },
});

export const mfaArea = area({
  name: 'mfa',
  needs: [
    'control',
    'clock',
    'seal',
    'queueMail',
    'publicOrigin',
    'secondStep',
    'codeSeal',
    'entrance',
    'newPasswords',
    'isSecondFactorAskedFor',
  ],
  build({ control, clock, seal, queueMail, secondStep: step, codeSeal: codes, ...needed }) {
    const parts = { control, clock, seal, queueMail, codes };
    const party = () => relyingParty(needed.publicOrigin());
    return {
      handlers: mfaHandlers({
        step,
        entrance: needed.entrance,
        passkeys: new PasskeySignIn({ control, clock, relyingParty: party }),
        account: new AccountFactors({
          ...parts,
          step,
          isAskedFor: needed.isSecondFactorAskedFor,
          relyingParty: party,
          isPresentPassword: (user, password) => needed.newPasswords.isPresent(user, password),
        }),
        administration: new FactorAdministration(parts),
      }),
      jobs: [
        cleanup('mfa', parts, async (tx, now) => {
          await removeEndedCodes(tx, now);
          await removeEndedChallenges(tx, now);
        }),
      ],
    };
  },
});
