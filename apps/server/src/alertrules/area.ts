import { MINUTE_MS } from '@casbah/domain/time-units';
import { area } from '../areas/define.ts';
import { cleanup } from '../jobs/cleanup.ts';
import { alertRulesHandlers } from './routes.ts';
import { AlertRulesService } from './service.ts';
import { AlertRuleWatch, removeOldMatches } from './watch.ts';

/** Alert rules on services. */
export const alertRulesArea = area({
  name: 'alertrules',
  needs: ['control', 'clock', 'onFault', 'standingReads', 'onTagsChanged'],
  build({ standingReads: reads, onTagsChanged, ...parts }) {
    const watch = new AlertRuleWatch({ ...parts, reads, onTagged: onTagsChanged });
    return {
      handlers: alertRulesHandlers(new AlertRulesService({ ...parts, reads })),
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
