import { area } from '../areas/define.ts';
import { sealAddresses } from './address.ts';
import { Delivery } from './delivery.ts';
import { destinationsHandlers } from './routes.ts';
import { DestinationsService } from './service.ts';

export const destinationsArea = area({
  name: 'destinations',
  needs: ['control', 'clock', 'seal', 'outgoing', 'queueMail', 'historyEntry'],
  build({ historyEntry, ...parts }) {
    const delivery = new Delivery({ ...parts, entryAnswer: historyEntry });
    return {
      handlers: destinationsHandlers({ service: new DestinationsService(parts) }),
      jobs: [delivery.job],
      // Earlier versions stored addresses of webhooks unencrypted.
      start: () => sealAddresses(parts),
    };
  },
});
