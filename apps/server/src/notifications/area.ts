import { HOUR_MS, MINUTE_MS } from '@casbah/domain/time-units';
import { area } from '../areas/define.ts';
import { NoticeDigest } from './digest.ts';
import { notificationsHandlers } from './routes.ts';
import { NoticeWatch } from './watch.ts';

export const notificationsArea = area({
  name: 'notifications',
  needs: ['control', 'clock', 'queueMail'],
  build(parts) {
    const digest = new NoticeDigest(parts);
    const watch = new NoticeWatch(parts);
    return {
      handlers: notificationsHandlers(parts),
      jobs: [
        {
          name: 'notifications.watch',
          every: MINUTE_MS,
          run: () => watch.look(),
        },
        { name: 'notifications.cleanup', every: HOUR_MS, run: () => digest.run() },
      ],
    };
  },
});
