import type { anonymisationCalls, SpanvaDatalink } from '@casbah/contract/anonymisation';
import { ALL } from '@casbah/domain/filter/expression';
import type { Handlers } from '../http/guard.ts';
import type { Readers } from '../traffic/reader.ts';
import type { TrafficReads } from '../traffic/reads.ts';
import { tokensFound } from './tokens-found.ts';

/** Answered apart: it reads traffic, and reads of traffic need to know who sees names. */
export type TokensCall = 'GET /risks/spanvadatalinks';

export function tokensHandlers({
  reads,
  readerOf,
  wantsTokens,
  datalinksOf,
}: Pick<Readers, 'readerOf'> & {
  reads: TrafficReads;
  /** Whether the company takes nothing but tokens from programs that push lines. */
  wantsTokens: (tenant: string) => Promise<boolean>;
  /** The agents that replace people by tokens. */
  datalinksOf: (tenant: string) => Promise<SpanvaDatalink[]>;
}): Handlers<Pick<typeof anonymisationCalls, TokensCall>> {
  return {
    'GET /risks/spanvadatalinks': async ({ session, reach, query, signal }) => {
      const { tenant } = session;
      const [isWanted, links] = await Promise.all([wantsTokens(tenant), datalinksOf(tenant)]);
      const reader = await readerOf({ session, reach });
      const { search_query: search, limit } = query;
      const users =
        search === undefined
          ? []
          : await tokensFound(reads, await reads.ask(reader, {}, signal), { search, limit });
      // A reader with a limited scope doesn't learn about other sources.
      const told = reader.within === ALL ? links : [];
      return { spanva_anonymization: isWanted, spanvadatalinks: told, users };
    },
  };
}
