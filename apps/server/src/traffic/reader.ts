import type { Scope } from '@casbah/domain/access-profile';
import type { PeopleSeen } from '@casbah/domain/anonymous-person';
import { filterOfScopes } from '@casbah/domain/filter/scope-filter';
import type { Reach } from '../http/reach.ts';
import type { Identity } from '../http/sessions.ts';
import type { Asked, Reader, TrafficReads } from './reads.ts';

/** Who asks, and what they reach by the permission of the call: taking a list home may be limited further than seeing it. */
interface ReachingRequest {
  session: Identity;
  reach: Reach;
}
interface ScopedRequest extends ReachingRequest {
  query: { from?: string | undefined; to?: string | undefined; filter?: string | undefined };
  signal: AbortSignal;
}

export interface ReaderParts {
  /** How people are named to this reader. */
  peopleSeenBy: (identity: Identity) => Promise<PeopleSeen>;
  /** Names and departments of the company's people, by address. */
  knownPeople: (tenant: string) => Promise<ReadonlyMap<string, { name: string; department: string }>>;
  /** Looks up who the people are that scopes are limited to. */
  withPeople: (tenant: string, scopes: readonly Scope[]) => Promise<readonly Scope[]>;
}

export interface Readers {
  readerOf: (request: ReachingRequest) => Promise<Reader>;
  /** A handler that reads the part of the events which its query names. */
  read: <Request extends ScopedRequest, Answer>(
    answer: (asked: Asked, request: Request) => Promise<Answer>,
  ) => (request: Request) => Promise<Answer>;
}

/** Makes readers of requests. */
export function readersFor(
  reads: TrafficReads,
  { peopleSeenBy, knownPeople, withPeople }: ReaderParts,
): Readers {
  const readerOf: Readers['readerOf'] = async ({ session, reach: { scopes } }) => {
    const { tenant } = session;
    const known = typeof scopes === 'string' ? scopes : await withPeople(tenant, scopes);
    const seen = await peopleSeenBy(session);
    const cards = seen.people?.hidden === true ? undefined : await knownPeople(tenant);
    return { tenant, within: filterOfScopes(known), ...seen, ...(cards === undefined ? {} : { cards }) };
  };
  return {
    readerOf,
    read: (answer) => async (request) =>
      answer(await reads.ask(await readerOf(request), request.query, request.signal), request),
  };
}
