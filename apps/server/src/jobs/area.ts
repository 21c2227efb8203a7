import { area } from '../areas/define.ts';
import { jobsHandlers } from './routes.ts';
import { JobsService } from './service.ts';

declare module '../areas/provided.ts' {
  interface Provided {
    /** Figures of every queue of jobs, for metrics. */
    jobFigures: JobsService['figures'];
  }
}

/** What operators see of the jobs of all areas. */
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
