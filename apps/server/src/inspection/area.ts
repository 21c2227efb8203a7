import type { InspectedDocument } from '@casbah/contract/inspection';
import { area } from '../areas/define.ts';
import { BuiltFiles } from './built-files.ts';
import { companyDefinitions } from './company-definitions.ts';
import { Inspection } from './inspection.ts';
import { InspectionPool } from './inspection-pool.ts';
import { inspectionHandlers, THREADS } from './routes.ts';

declare module '../areas/provided.ts' {
  interface Provided {
    /** Inspects documents in threads. */
    inspectionPool: Pick<InspectionPool, 'inspect'>;
    /** Inspects a text for what the company defines. Throws `INSPECTION_BUSY`. */
    inspectText: (tenant: string, text: string) => Promise<InspectedDocument>;
  }
}

export const inspectionArea = area({
  name: 'inspection',
  needs: ['clock', 'bodyPatience', 'contentOf', 'dictionaryTermsOf', 'files', 'settings'],
  gives: ['inspectionPool', 'inspectText'],
  build({ clock, bodyPatience, contentOf, dictionaryTermsOf, files, settings }) {
    const builtFiles = new BuiltFiles(files);
    const pool = new InspectionPool({ threads: THREADS, now: clock, sources: settings.inspection });
    const inspection = new Inspection(pool, (tenant) =>
      companyDefinitions(tenant, { contentOf, dictionaryTermsOf, builtFiles }),
    );
    return {
      handlers: inspectionHandlers(inspection, bodyPatience),
      stop: () => pool.stop(),
      provides: {
        inspectionPool: pool,
        inspectText: async (tenant, text) => (await inspection.of(tenant)).inspect({ text }),
      },
    };
  },
});
