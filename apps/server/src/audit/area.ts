import { listDatasources } from '@casbah/stores/control/datasources/datasources';
import { fileNamesOf } from '@casbah/stores/control/datasources/loads';
import { area } from '../areas/define.ts';
import { ReadCache } from './read-cache.ts';
import { assertReportFilter, reportContent } from './report-content.ts';
import { auditHandlers } from './routes.ts';
import { StandingReads } from './standing-reads.ts';
import { usedBy } from './used-by.ts';

declare module '../areas/provided.ts' {
  interface Provided {
    /** Results of event queries, cached briefly. */
    readCache: ReadCache;
    /** Queries of a company's entire traffic by conditions that name no person. */
    standingReads: StandingReads;
    /** Content of reports and digests. */
    reportContent: {
      of: ReturnType<typeof reportContent>;
      usedBy: ReturnType<typeof usedBy>;
      assertFilter: (filter: string) => void;
    };
  }
}

/** A separate area, because the audit area's dependencies clear this cache. */
export const readCacheArea = area({
  name: 'audit.cache',
  needs: ['clock'],
  gives: ['readCache'],
  build({ clock }) {
    const readCache = new ReadCache(clock);
    return {
      onSignal(signal) {
        // Other servers ingest logs, too.
        if ('area' in signal && signal.area === 'audit') readCache.forget(signal.tenant);
      },
      provides: { readCache },
    };
  },
});

export const auditArea = area({
  name: 'audit',
  needs: [
    'control',
    'clock',
    'events',
    'readCache',
    'catalogue',
    'servicesOf',
    'tenantSettings',
    'peopleSeenBy',
    'knownPeople',
    'withPeople',
    'departmentsOf',
    'personOf',
    'wantsTokens',
    'datalinksOf',
  ],
  gives: ['standingReads', 'reportContent'],
  build(needed) {
    const { control, clock, catalogue, servicesOf, tenantSettings } = needed;
    const parts = { clock, servicesOf, usage: needed.events.usage, cache: needed.readCache };
    return {
      handlers: auditHandlers({
        ...parts,
        search: catalogue.search,
        instanceOf: catalogue.instanceOf,
        hasInstances: catalogue.hasInstances,
        peopleSeenBy: needed.peopleSeenBy,
        knownPeople: needed.knownPeople,
        withPeople: needed.withPeople,
        departmentsOf: needed.departmentsOf,
        personOf: needed.personOf,
        datalinksOf: async (tenant) => ({
          wantsTokens: await needed.wantsTokens(tenant),
          links: await needed.datalinksOf(tenant),
        }),
        fileNamesOf: (tenant, loads) => control.inTenant(tenant, (tx) => fileNamesOf(tx, loads)),
        sourcesOf: (tenant) => control.inTenant(tenant, (tx) => listDatasources(tx)),
        tellsThreats: async (tenant) => (await tenantSettings(tenant)).value('audit', 'tia'),
        unknownUploadMb: async (tenant) => (await tenantSettings(tenant)).value('audit', 'unknown_upload_mb'),
      }),
      provides: {
        standingReads: new StandingReads(parts),
        reportContent: {
          of: reportContent(parts),
          usedBy: usedBy(parts),
          assertFilter: assertReportFilter,
        },
      },
    };
  },
});
