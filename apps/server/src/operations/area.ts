import { HOUR_MS } from '@casbah/domain/time-units';
import { area } from '../areas/define.ts';
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
      jobs: [{ name: 'operations.cleanup', every: HOUR_MS, run: () => control.maintain() }],
    };
  },
});
