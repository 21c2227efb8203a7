import { HOUR_MS, SECOND_MS } from '@casbah/domain/time-units';
import type { Random } from '../../random.ts';
import type { Request } from '../../request.ts';
import type { AppRecord } from '../app-record.ts';
import { clientOf } from '../client.ts';
import { type SignInApp, signInRecord } from '../entra-sign-in.ts';
import { googleSignIn } from '../google-workspace.ts';
import { numberOf } from '../ids.ts';
import { slackRecord } from '../slack.ts';

/** App that a host belongs to, by the name it has at the identity provider. */
const APP_OF_HOST: ReadonlyMap<string, SignInApp> = new Map([
  ['outlook.office365.com', 'outlook'],
  ['teams.microsoft.com', 'teams'],
  ['atlasfoods.sharepoint.com', 'sharepoint'],
  ['atlasfoods-my.sharepoint.com', 'sharepoint'],
  ['drive.google.com', 'google'],
  ['docs.google.com', 'google'],
  ['atlasfoods.slack.com', 'slack'],
  ['files.slack.com', 'slack'],
  ['github.com', 'github'],
]);

/** Out of ten days, those on which someone has to sign in again. */
const AGAIN: Readonly<Record<'microsoft365' | 'other', number>> = { microsoft365: 5, other: 3 };

interface Session {
  app: SignInApp;
  /** Milliseconds since 1970 UTC, seconds before the first request. */
  time: number;
  request: Request;
}

/** Sessions that people begin on a day: with Microsoft 365 as a whole, and with each other app. */
function sessionsOf(requests: readonly Request[]): Session[] {
  const known = new Set<string>();
  return requests.flatMap((request): Session[] => {
    const app = APP_OF_HOST.get(request.host);
    if (app === undefined) return [];
    const isMicrosoft = app === 'outlook' || app === 'teams' || app === 'sharepoint';
    const day = Math.floor(request.time / (24 * HOUR_MS));
    const key = `${request.person.account}/${isMicrosoft ? 'microsoft365' : app}/${day}`;
    if (known.has(key)) return [];
    known.add(key);
    const dice = numberOf(key);
    if (dice % 10 >= AGAIN[isMicrosoft ? 'microsoft365' : 'other']) return [];
    return [{ app, time: request.time - 3 * SECOND_MS - (dice % (12 * SECOND_MS)), request }];
  });
}

/** Sign-ins at the identity provider: of sessions, with a mistake now and then, and of programs that renew tokens. */
export function entraSignIns(requests: readonly Request[], random: Random): AppRecord[] {
  const interactive = sessionsOf(requests).flatMap(({ app, time, request }) => {
    const who = { actor: request.person, client: clientOf(request), app };
    const dice = random.next();
    const success = signInRecord({ ...who, time });
    if (dice < 0.025) return [signInRecord({ ...who, time: time - 20 * SECOND_MS, error: 50_126 }), success];
    if (dice < 0.04) return [signInRecord({ ...who, time: time - 45 * SECOND_MS, error: 500_121 }), success];
    return [success];
  });
  const renewed = requests
    .filter(({ host }) => host === 'login.microsoftonline.com')
    .map((request) =>
      signInRecord({
        time: request.time,
        actor: request.person,
        client: clientOf(request),
        app: random.pick(['outlook', 'sharepoint', 'teams', 'office']),
        isInteractive: false,
      }),
    );
  return [...interactive, ...renewed];
}

/** Sign-ins as Google and Slack record them, a moment after the identity provider. */
export function appSignIns(app: 'google' | 'slack', requests: readonly Request[]): AppRecord[] {
  return sessionsOf(requests)
    .filter((session) => session.app === app)
    .map(({ time, request }) => {
      const who = { time: time + 1_400, actor: request.person, client: clientOf(request) };
      return app === 'google'
        ? googleSignIn(who)
        : slackRecord({ ...who, action: 'user_login', entity: { type: 'user', user: request.person } });
    });
}
