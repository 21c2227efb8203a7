import { area } from '../areas/define.ts';
import { cleanup } from '../jobs/cleanup.ts';
import { maintenanceHandlers } from './routes.ts';
import { MaintenanceService, removePastPeriods } from './service.ts';

export const maintenanceArea = area({
  name: 'maintenance',
  needs: ['control', 'clock'],
  build(parts) {
    const service = new MaintenanceService(parts);
    return {
      handlers: maintenanceHandlers(service),
      jobs: [cleanup('maintenance', parts, removePastPeriods)],
    };
  },
});
