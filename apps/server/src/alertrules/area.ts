import { MINUTE_MS } from '@casbah/domain/time-units';
import { area } from '../areas/define.ts';
import { cleanup } from '../jobs/cleanup.ts';
import { alertRulesHandlers } from './routes.ts';
import { AlertRulesService } from './service.ts';
import { StandingReads } from './standing-reads.ts';
import { AlertRuleWatch, removeOldMatches } from './watch.ts';

declare module '../areas/provided.ts' {
  interface Provided {
    /** Reads of a company's whole traffic by conditions that name no person. */
    standingReads: StandingReads;
  }
}

/** Separate, so that tests can put other traffic in its place. */
export const standingReadsArea = area({
  name: 'alertrules.reads',
  needs: ['clock', 'events', 'servicesOf'],
  gives: ['standingReads'],
  build: ({ clock, events, servicesOf }) => ({
    provides: { standingReads: new StandingReads({ clock, servicesOf, usage: events.usage }) },
  }),
});

/** Alert rules on services. */
export const alertRulesArea = area({
  name: 'alertrules',
  needs: ['control', 'clock', 'onFault', 'standingReads', 'trafficReads', 'onTagsChanged'],
  build({ standingReads: reads, trafficReads, onTagsChanged, ...parts }) {
    const watch = new AlertRuleWatch({ ...parts, reads, onTagged: onTagsChanged });
    return {
      handlers: alertRulesHandlers(new AlertRulesService({ ...parts, reads }), trafficReads),
      jobs: [
        {
          name: 'alertrules.watch',
          every: MINUTE_MS,
          run: () => watch.look(),
        },
        cleanup('alertrules', parts, removeOldMatches),
      ],
      stop: () => watch.stop(),
    };
  },
});
