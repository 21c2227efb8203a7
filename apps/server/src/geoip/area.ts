import { area } from '../areas/define.ts';
import { geoipHandlers } from './routes.ts';

export const geoipArea = area({
  name: 'geoip',
  needs: ['settings', 'clock'],
  build: ({ settings, clock }) => ({ handlers: geoipHandlers({ path: settings.geoipPath, clock }) }),
});
