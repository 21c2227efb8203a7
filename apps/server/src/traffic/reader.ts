import type { Scope } from '@casbah/domain/access-profile';
import type { PeopleSeen } from '@casbah/domain/anonymous-person';
import { filterOfScopes } from '@casbah/domain/filter/scope-filter';
import type { Reach } from '../http/reach.ts';
import type { Identity } from '../http/sessions.ts';
import type { Asked, Reader, TrafficReads } from './reads.ts';

/** The caller, and the scope of the call's permission: exporting a list may be limited further than viewing it. */
interface ReachingRequest {
  session: Identity;
  reach: Reach;
}
interface ScopedRequest extends ReachingRequest {
  query: { from?: string | undefined; to?: string | undefined; filter?: string | undefined };
  signal: AbortSignal;
}

export interface ReaderParts {
  /** How people are named for this reader. */
  peopleSeenBy: (identity: Identity) => Promise<PeopleSeen>;
  /** Names and departments of the company's people, by address. */
  knownPeople: (tenant: string) => Promise<ReadonlyMap<string, { name: string; department: string }>>;
  /** Looks up the people that scopes are limited to. */
  withPeople: (tenant: string, scopes: readonly Scope[]) => Promise<readonly Scope[]>;
}

export interface Readers {
  readerOf: (request: ReachingRequest) => Promise<Reader>;
  /** Creates a handler that reads the events selected by its query. */
  read: <Request extends ScopedRequest, Answer>(
    answer: (asked: Asked, request: Request) => Promise<Answer>,
  ) => (request: Request) => Promise<Answer>;
}

/** Creates readers from requests. */
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
