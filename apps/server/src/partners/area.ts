import { area } from '../areas/define.ts';
import { enteringBy } from './entering.ts';
import { partnersHandlers } from './routes.ts';
import { PartnersService } from './service.ts';

/** Companies that administer others. */
export const partnersArea = area({
  name: 'partners',
  needs: ['control', 'clock', 'entrance'],
  build({ control, clock, entrance }) {
    const service = new PartnersService({ control, clock, entering: enteringBy(entrance) });
    return { handlers: partnersHandlers(service) };
  },
});
