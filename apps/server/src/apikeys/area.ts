import { area } from '../areas/define.ts';
import { apiKeysHandlers } from './routes.ts';
import { ApiKeysService } from './service.ts';

export const apiKeysArea = area({
  name: 'apikeys',
  needs: ['control', 'clock'],
  build: ({ control, clock }) => ({
    handlers: apiKeysHandlers({ service: new ApiKeysService({ control, clock }) }),
  }),
});
