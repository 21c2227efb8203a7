import { MINUTE_MS } from '@casbah/domain/time-units';
import { area } from '../areas/define.ts';
import { exportedActivities } from './activities.ts';
import { ExportLinks } from './links.ts';
import { exportsHandlers } from './routes.ts';
import { ExportsService } from './service.ts';
import { ExportWriting } from './writing.ts';

/** Downloads of whole lists: streamed, or written in the background. */
export const exportsArea = area({
  name: 'exports',
  needs: ['control', 'clock', 'files', 'keys', 'onFault', 'peopleSeenBy', 'trafficReads', 'investigateReads'],
  build({ keys, investigateReads, trafficReads, ...needed }) {
    const { control } = needed;
    const lists = {
      activities: exportedActivities({ control, reads: investigateReads, readerOf: trafficReads.readerOf }),
    };
    const parts = { ...needed, lists, links: new ExportLinks(keys) };
    const service = new ExportsService(parts);
    const writing = new ExportWriting(parts);
    return {
      handlers: exportsHandlers(service, parts),
      jobs: [
        writing.job,
        {
          name: 'exports.cleanup',
          every: 10 * MINUTE_MS,
          first: MINUTE_MS,
          async run() {
            await service.clear();
            await writing.failStranded();
          },
        },
      ],
      onSignal(signal) {
        if ('area' in signal && signal.area === 'exports') writing.look();
      },
    };
  },
});
