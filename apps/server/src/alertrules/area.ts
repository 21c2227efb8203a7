import { MINUTE_MS } from '@casbah/domain/time-units';
import {
  findAlertRule,
  type ListedAlertRule,
  listAlertRules,
} from '@casbah/stores/control/alertrules/alert-rules';
import type { TenantTx } from '@casbah/stores/control/transaction';
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
    /** The company's alert rules, which are policies of type `shadowitviaaudit`. */
    alertRules: {
      list(tx: TenantTx): Promise<ListedAlertRule[]>;
      has(tx: TenantTx, id: string): Promise<boolean>;
    };
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

/** Separate, so that policies can list alert rules whatever alert rules need. */
export const alertRuleListArea = area({
  name: 'alertrules.list',
  needs: [],
  gives: ['alertRules'],
  build: () => ({
    provides: {
      alertRules: {
        list: listAlertRules,
        has: async (tx, id) => (await findAlertRule(tx, id)) !== undefined,
      },
    },
  }),
});

/** Alert rules on services. */
export const alertRulesArea = area({
  name: 'alertrules',
  needs: ['control', 'clock', 'onFault', 'standingReads', 'trafficReads', 'onTagsChanged', 'incidents'],
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
