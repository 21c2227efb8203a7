import { area } from '../areas/define.ts';
import { firststepsHandlers } from './routes.ts';
import { SampleLoading } from './sample-loading.ts';
import { writeSampleLogs } from './sample-logs.ts';
import { FirstSteps } from './service.ts';

declare module '../areas/provided.ts' {
  interface Provided {
    /** Writes the logs of the sample company. */
    writeSampleLogs: typeof writeSampleLogs;
  }
}

/** A separate area, so that tests can use short logs. */
export const sampleLogsArea = area({
  name: 'firststeps.logs',
  needs: [],
  gives: ['writeSampleLogs'],
  build: () => ({ provides: { writeSampleLogs } }),
});

/** First steps of a new company, and a sample company to explore. */
export const firststepsArea = area({
  name: 'firststeps',
  needs: ['settings', 'control', 'clock', 'sourceFiles', 'writeSampleLogs'],
  build({ settings, control, clock, sourceFiles, writeSampleLogs: writeLogs }) {
    const service = new FirstSteps({ control, clock, sources: sourceFiles });
    const loading = new SampleLoading({
      control,
      folder: settings.dataFolder,
      sources: sourceFiles,
      writeLogs,
    });
    return { handlers: firststepsHandlers({ service }), jobs: [loading.job] };
  },
});
