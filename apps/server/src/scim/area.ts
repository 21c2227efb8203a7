import { area } from '../areas/define.ts';
import { scimHandlers } from './routes.ts';

export const scimArea = area({
  name: 'scim',
  needs: ['settings', 'control', 'clock'],
  build: ({ settings, control, clock }) => ({
    handlers: scimHandlers({ control, clock, publicUrl: settings.publicUrl }),
  }),
});
