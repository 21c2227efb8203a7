import { area } from '../areas/define.ts';
import { presenceHandlers } from './routes.ts';

/** When people were there, and what they came with. */
export const presenceArea = area({
  name: 'presence',
  needs: ['trafficReads'],
  build: ({ trafficReads }) => ({ handlers: presenceHandlers(trafficReads) }),
});
