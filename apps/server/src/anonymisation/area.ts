import { anonymousPerson, type PeopleSeen } from '@casbah/domain/anonymous-person';
import { forgetRevealedNames } from '@casbah/stores/control/anonymisation/reveals';
import { area } from '../areas/define.ts';
import type { Identity } from '../http/sessions.ts';
import { cleanup } from '../jobs/cleanup.ts';
import { Anonymity } from './anonymity.ts';
import { anonymisationHandlers } from './routes.ts';
import { RevealService } from './service.ts';
import { tokensHandlers } from './tokens-routes.ts';

declare module '../areas/provided.ts' {
  interface Provided {
    /** How names are shown to a person. */
    peopleSeenBy: (identity: Identity) => Promise<PeopleSeen>;
    /** Whether a person sees pseudonyms. */
    hidesPeople: (identity: Identity) => Promise<boolean>;
    /** The pseudonym of a company's person, as in traffic. */
    pseudonymOf: (tenant: string, name: string) => string;
  }
}

export const anonymisationArea = area({
  name: 'anonymisation',
  needs: ['control', 'clock', 'events', 'keys', 'seal'],
  gives: ['peopleSeenBy', 'hidesPeople', 'pseudonymOf'],
  build({ control, clock, events, keys, seal }) {
    const anonymity = new Anonymity({ control, clock, keys, seal });
    const service = new RevealService({ control, clock, anonymity, usage: events.usage });
    return {
      handlers: anonymisationHandlers(service),
      jobs: [cleanup('anonymisation', { control, clock }, forgetRevealedNames)],
      provides: {
        peopleSeenBy: (identity) => anonymity.seenBy(identity),
        hidesPeople: async (identity) => (await anonymity.seenBy(identity)).people?.hidden === true,
        pseudonymOf: (tenant, name) => anonymousPerson(name, anonymity.keyOf(tenant)),
      },
    };
  },
});

/** Separate, because reads of traffic need to know who sees names. */
export const tokensArea = area({
  name: 'anonymisation.tokens',
  needs: ['trafficReads', 'wantsTokens', 'datalinksOf'],
  build: ({ trafficReads, wantsTokens, datalinksOf }) => ({
    handlers: tokensHandlers({ ...trafficReads, wantsTokens, datalinksOf }),
  }),
});
