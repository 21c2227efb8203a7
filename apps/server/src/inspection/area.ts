import { area } from '../areas/define.ts';
import { InspectionPool } from './inspection-pool.ts';
import { inspectionHandlers, THREADS } from './routes.ts';

declare module '../areas/provided.ts' {
  interface Provided {
    /** Inspects documents in threads. */
    inspectionPool: Pick<InspectionPool, 'inspect'>;
  }
}

export const inspectionArea = area({
  name: 'inspection',
  needs: ['clock', 'bodyPatience'],
  gives: ['inspectionPool'],
  build({ clock, bodyPatience }) {
    const pool = new InspectionPool({ threads: THREADS, now: clock });
    return {
      handlers: inspectionHandlers(pool, bodyPatience),
      stop: () => pool.stop(),
      provides: { inspectionPool: pool },
    };
  },
});
