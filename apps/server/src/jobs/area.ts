import { area } from '../areas/define.ts';
import { jobsHandlers } from './routes.ts';
import { JobsService } from './service.ts';

declare module '../areas/provided.ts' {
  interface Provided {
    /** Metrics of every job queue. */
    jobFigures: JobsService['figures'];
  }
}

/** Background jobs of all areas, for operators. */
export const jobsArea = area({
  name: 'jobs',
  needs: ['control', 'clock', 'jobs'],
  gives: ['jobFigures'],
  build(parts) {
    const service = new JobsService(parts);
    return {
      handlers: jobsHandlers(service),
      provides: { jobFigures: () => service.figures() },
    };
  },
});
