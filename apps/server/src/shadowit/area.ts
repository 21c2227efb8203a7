import { MINUTE_MS } from '@casbah/domain/time-units';
import { area } from '../areas/define.ts';
import { cleanup } from '../jobs/cleanup.ts';
import { shadowItHandlers } from './routes.ts';
import { PoliciesService } from './service.ts';
import { PolicyWatch } from './watch.ts';

/** Standing policies on services. */
export const shadowItArea = area({
  name: 'shadowit',
  needs: ['control', 'clock', 'onFault', 'standingReads', 'onTagsChanged'],
  build({ standingReads: reads, onTagsChanged, ...parts }) {
    const watch = new PolicyWatch({ ...parts, reads, onTagged: onTagsChanged });
    return {
      handlers: shadowItHandlers(new PoliciesService({ ...parts, reads })),
      jobs: [
        {
          name: 'shadowit.watch',
          every: MINUTE_MS,
          run: () => watch.look(),
        },
        cleanup('shadowit', () => watch.tidy()),
      ],
      stop: () => watch.stop(),
    };
  },
});
