import { isUserToken } from '@casbah/domain/user-token';
import type { Asked, TrafficReads } from '../traffic/reads.ts';
import { userPage } from '../traffic/users.ts';

/** Maximum users checked per token search: part of a token matches few names. */
const LOOKED_THROUGH = 200;

/** Users whose names an agent replaced with tokens, by part of the token, most recently seen first. */
export async function tokensFound(
  reads: TrafficReads,
  asked: Asked,
  { search, limit }: { search: string; limit: number },
): Promise<{ user: string; last_seen: string }[]> {
  const page = { limit: LOOKED_THROUGH, offset: 0, sort: '-last_seen', q: search };
  const { rows } = await userPage(reads, asked, page);
  return rows
    .filter(({ user }) => isUserToken(user))
    .slice(0, limit)
    .map(({ user, last_seen }) => ({ user, last_seen }));
}
