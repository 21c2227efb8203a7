import { area } from '../areas/define.ts';
import { trendsHandlers } from './routes.ts';

/** How cloud use changes and how it divides. */
export const trendsArea = area({
  name: 'trends',
  needs: ['trafficReads', 'catalogue', 'departmentsOf'],
  build: ({ trafficReads, catalogue: { instanceOf, hasInstances }, departmentsOf }) => ({
    handlers: trendsHandlers({ ...trafficReads, instanceOf, hasInstances, departmentsOf }),
  }),
});
