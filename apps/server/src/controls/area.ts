import { area } from '../areas/define.ts';
import { assertServed } from './proxy.ts';
import { controlsHandlers } from './routes.ts';

export const controlsArea = area({
  name: 'controls',
  needs: ['resources'],
  build: ({ resources }) => ({
    handlers: controlsHandlers(resources),
    // All areas are built by then.
    http: () => assertServed(resources),
  }),
});
