import { area } from '../areas/define.ts';
import { assertServed } from './proxy.ts';
import { controlsHandlers } from './routes.ts';

export const controlsArea = area({
  name: 'controls',
  needs: ['resources'],
  build: ({ resources }) => ({
    handlers: controlsHandlers(resources),
    // By then all areas are built.
    http: () => assertServed(resources),
  }),
});
