import { area } from '../areas/define.ts';
import { sealAddresses } from './address.ts';
import { destinationsHandlers } from './routes.ts';
import { DestinationsService } from './service.ts';
import { Telling } from './telling.ts';

export const destinationsArea = area({
  name: 'destinations',
  needs: ['control', 'clock', 'seal', 'outgoing', 'queueMail', 'historyEntry'],
  build({ historyEntry, ...parts }) {
    const telling = new Telling({ ...parts, entryAnswer: historyEntry });
    return {
      handlers: destinationsHandlers({ service: new DestinationsService(parts) }),
      jobs: [telling.job],
      // Earlier versions stored addresses of webhooks unencrypted.
      start: () => sealAddresses(parts),
    };
  },
});
