import { removeEndedSessions } from '@casbah/stores/control/session/sessions';
import { area } from '../areas/define.ts';
import { cleanup } from '../jobs/cleanup.ts';
import { DEFAULT_APP, Entrance } from './enter.ts';
import { type ForcedSignOn, forcedSignOn } from './forced-sign-on.ts';
import { KnownBrowsers } from './known-browsers.ts';
import { assertMayProve, failureOfProof, forgive, unlock } from './lockout.ts';
import { NewPasswords } from './new-password.ts';
import { OwnSessions } from './own-sessions.ts';
import { Passwords } from './password.ts';
import { ownPath } from './redirect.ts';
import { sessionHandlers } from './routes.ts';
import { isAskedFor, type SecondFactors } from './second-factors.ts';
import { SessionService } from './service.ts';
import { SetupToken } from './setup-token.ts';
import { PasswordSignIn } from './sign-in.ts';
import { signOutPage } from './sign-out-page.ts';
import { SlowLane } from './slow-lane.ts';

declare module '../areas/provided.ts' {
  interface Provided {
    /** Credentials of the demo; undefined without one. */
    demo: { email: string; password: string } | undefined;
    /** Hashes passwords. */
    passwords: Passwords;
    /** Second factor rules for sign-in. */
    secondFactors: SecondFactors;
    /** Begins every session. */
    entrance: Entrance;
    newPasswords: NewPasswords;
    ownSessions: OwnSessions;
    knownBrowsers: KnownBrowsers;
    forcedSignOn: ForcedSignOn;
    /** Where to send a signed-in person who requested this address: a path of this server. */
    placeFor: (wanted: string | undefined) => string;
    isSecondFactorAskedFor: typeof isAskedFor;
    lockout: {
      assertMayProve: typeof assertMayProve;
      failureOfProof: typeof failureOfProof;
      forgive: typeof forgive;
      unlock: typeof unlock;
    };
    /** First-run setup: whether it is done, and the setup token. */
    firstRun: { token: string; isOver(): Promise<boolean> };
  }
}

/** Sign-in rules that other areas build on; the area itself needs those areas. */
export const signInRulesArea = area({
  name: 'session.rules',
  needs: [],
  gives: ['passwords', 'forcedSignOn', 'isSecondFactorAskedFor', 'lockout', 'placeFor'],
  build: () => ({
    provides: {
      passwords: new Passwords(),
      forcedSignOn,
      isSecondFactorAskedFor: isAskedFor,
      lockout: { assertMayProve, failureOfProof, forgive, unlock },
      placeFor: (wanted) => ownPath(wanted) ?? DEFAULT_APP,
    },
  }),
});

export const sessionArea = area({
  name: 'session',
  needs: [
    'settings',
    'version',
    'demo',
    'control',
    'clock',
    'sleep',
    'keys',
    'operator',
    'passwords',
    'secondFactors',
    'forcedSignOn',
  ],
  gives: ['entrance', 'newPasswords', 'ownSessions', 'knownBrowsers', 'firstRun'],
  build({ settings, version, demo, sleep, keys, operator, ...needed }) {
    const { control, clock, passwords, secondFactors } = needed;
    const { deployment } = settings;
    const knownBrowsers = new KnownBrowsers(keys.session);
    const entrance = new Entrance({ ...needed, knownBrowsers });
    const ownSessions = new OwnSessions({ control, clock });
    const service = new SessionService({ control, clock, deployment, passwords, entrance });
    const signIn = new PasswordSignIn({
      ...needed,
      entrance,
      secondFactors,
      knownBrowsers,
      slowLane: new SlowLane({ clock, wait: sleep }),
    });
    const { token: setupToken, text } = SetupToken.make();
    return {
      handlers: sessionHandlers({
        service,
        signIn,
        ownSessions,
        version,
        setupToken,
        demo: demo ?? null,
        isOperator: (request) => operator.isOperator(request),
      }),
      http: (api) => signOutPage(api, service),
      jobs: [cleanup('session', { control, clock }, removeEndedSessions)],
      provides: {
        entrance,
        ownSessions,
        knownBrowsers,
        newPasswords: new NewPasswords({ control, clock, passwords }),
        firstRun: { token: text, isOver: () => service.isSetUp() },
      },
    };
  },
});
