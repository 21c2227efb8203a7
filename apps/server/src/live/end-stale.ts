import { isDeepStrictEqual } from 'node:util';
import type { Identity } from '../http/sessions.ts';
import type { LiveHub } from './hub.ts';

/**
 * Ends the streams of expired sessions, and of people whose permissions changed since the stream began. They reconnect
 * with their current permissions.
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
