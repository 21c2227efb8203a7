import { area } from '../areas/define.ts';
import { cleanup } from '../jobs/cleanup.ts';
import { apiPages, describedOnce } from './api-pages.ts';
import { Metrics } from './metrics.ts';
import { openMetricsToken } from './metrics-token.ts';
import { operationsHandlers } from './routes.ts';

export const operationsArea = area({
  name: 'operations',
  needs: ['settings', 'version', 'control', 'events', 'mailDelivery', 'jobFigures'],
  async build({ settings, version, control, events, mailDelivery, jobFigures }) {
    const metrics = new Metrics();
    metrics.watchMails(() => mailDelivery.count());
    metrics.watchJobs(jobFigures);
    const description = describedOnce(version);
    return {
      handlers: operationsHandlers({
        metrics,
        description,
        stores: { control, events },
        metricsToken: await openMetricsToken(settings.dataFolder),
      }),
      http(api) {
        metrics.watch(api);
        apiPages(api, description);
      },
      jobs: [cleanup('operations', () => control.maintain())],
    };
  },
});
