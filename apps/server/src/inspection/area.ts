import { area } from '../areas/define.ts';
import { BuiltFiles } from './built-files.ts';
import { companyDefinitions } from './company-definitions.ts';
import { InspectionPool } from './inspection-pool.ts';
import { inspectionHandlers, THREADS } from './routes.ts';

declare module '../areas/provided.ts' {
  interface Provided {
    /** Inspects documents in threads. */
    inspectionPool: Pick<InspectionPool, 'inspect'>;
  }
}

export const inspectionArea = area({
  name: 'inspection',
  needs: ['clock', 'bodyPatience', 'contentOf', 'dictionaryTermsOf', 'files', 'settings'],
  gives: ['inspectionPool'],
  build({ clock, bodyPatience, contentOf, dictionaryTermsOf, files, settings }) {
    const builtFiles = new BuiltFiles(files);
    const pool = new InspectionPool({ threads: THREADS, now: clock, sources: settings.inspection });
    return {
      handlers: inspectionHandlers(
        pool,
        (tenant) => companyDefinitions(tenant, { contentOf, dictionaryTermsOf, builtFiles }),
        bodyPatience,
      ),
      stop: () => pool.stop(),
      provides: { inspectionPool: pool },
    };
  },
});
