import { setTimeout as sleep } from 'node:timers/promises';
import type { DeploymentType } from '@casbah/contract/tenant';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { Entrance } from './session/enter.ts';
import { forcedSignOn } from './session/forced-sign-on.ts';
import { KnownBrowsers } from './session/known-browsers.ts';
import { NewPasswords } from './session/new-password.ts';
import { OwnSessions } from './session/own-sessions.ts';
import { Passwords } from './session/password.ts';
import { bySettings, type SecondFactors } from './session/second-factors.ts';
import { SessionService } from './session/service.ts';
import { PasswordSignIn } from './session/sign-in.ts';
import { SlowLane } from './session/slow-lane.ts';

export interface SessionComposeParts {
  control: ControlStore;
  clock: () => number;
  deployment: DeploymentType;
  /** Marks browsers in which somebody signed in before; at least 32 characters. */
  secret: string;
  secondFactors?: SecondFactors;
  /** What makes a hash of a password. */
  argon2?: ConstructorParameters<typeof Passwords>[0];
  /** How an attempt waits for its turn. */
  wait?: (ms: number) => Promise<void>;
}

/** Everything of signing in that other areas build on: they begin sessions by `entrance` and store passwords by `newPasswords`. */
export interface SessionArea {
  service: SessionService;
  signIn: PasswordSignIn;
  ownSessions: OwnSessions;
  entrance: Entrance;
  passwords: Passwords;
  newPasswords: NewPasswords;
  knownBrowsers: KnownBrowsers;
}

export function composeSession(parts: SessionComposeParts): SessionArea {
  const { control, clock, secret } = parts;
  const secondFactors = parts.secondFactors ?? bySettings;
  const passwords = new Passwords(parts.argon2);
  const knownBrowsers = new KnownBrowsers(secret);
  const entrance = new Entrance({ control, clock, secondFactors, knownBrowsers, forcedSignOn });
  return {
    entrance,
    passwords,
    knownBrowsers,
    newPasswords: new NewPasswords({ control, clock, passwords }),
    ownSessions: new OwnSessions({ control, clock }),
    service: new SessionService({ control, clock, deployment: parts.deployment, passwords, entrance }),
    signIn: new PasswordSignIn({
      control,
      clock,
      passwords,
      entrance,
      secondFactors,
      forcedSignOn,
      slowLane: new SlowLane({ clock, wait: parts.wait ?? ((ms) => sleep(ms)) }),
      knownBrowsers,
    }),
  };
}
