import { fileNamesOf } from '@casbah/stores/control/datasources/loads';
import { area } from '../areas/define.ts';
import { assertReportFilter, reportContent } from './report-content.ts';
import { auditHandlers } from './routes.ts';
import { usedBy } from './used-by.ts';

declare module '../areas/provided.ts' {
  interface Provided {
    /** Content of reports and digests. */
    reportContent: {
      of: ReturnType<typeof reportContent>;
      usedBy: ReturnType<typeof usedBy>;
      assertFilter: (filter: string) => void;
    };
  }
}

/** Which services are used, by whom, where and how. */
export const auditArea = area({
  name: 'audit',
  needs: ['control', 'clock', 'events', 'readCache', 'catalogue', 'servicesOf', 'personOf', 'trafficReads'],
  gives: ['reportContent'],
  build({ control, clock, events, readCache, catalogue, servicesOf, personOf, trafficReads }) {
    const parts = { clock, servicesOf, usage: events.usage, cache: readCache };
    return {
      handlers: auditHandlers({
        ...trafficReads,
        instanceOf: catalogue.instanceOf,
        personOf,
        fileNamesOf: (tenant, loads) => control.inTenant(tenant, (tx) => fileNamesOf(tx, loads)),
      }),
      provides: {
        reportContent: {
          of: reportContent(parts),
          usedBy: usedBy(parts),
          assertFilter: assertReportFilter,
        },
      },
    };
  },
});
