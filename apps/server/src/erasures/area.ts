import { area } from '../areas/define.ts';
import { Erasing } from './erasing.ts';
import { erasuresHandlers } from './routes.ts';
import { ErasuresService } from './service.ts';

/** Deletion of one person's data. */
export const erasuresArea = area({
  name: 'erasures',
  needs: ['control', 'events', 'seal', 'clock'],
  build(parts) {
    return { handlers: erasuresHandlers(new ErasuresService(parts)), jobs: [new Erasing(parts).job] };
  },
});
