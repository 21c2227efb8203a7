import { isDeepStrictEqual } from 'node:util';
import type { Identity } from '../http/sessions.ts';
import type { LiveHub } from './hub.ts';

/**
 * Ends the streams of sessions that have ended, and of people whose rights are not those any more with which theirs began:
 * these are told so and come back with the rights they have now.
 */
export async function endStale(
  hub: Pick<LiveHub, 'streams'>,
  identityOf: (session: string) => Promise<Identity | undefined>,
): Promise<void> {
  const bySession = Map.groupBy(hub.streams, ({ listener }) => listener.session);
  for (const [session, streams] of bySession) {
    const identity = await identityOf(session);
    for (const stream of streams) {
      const { tenant, user, rights } = stream.listener;
      if (identity === undefined || identity.tenant !== tenant || identity.user !== user) stream.end();
      else if (!isDeepStrictEqual(identity.rights, rights)) stream.endWith('session');
    }
  }
}
