import { fileNamesOf } from '@casbah/stores/control/datasources/loads';
import { findTenant } from '@casbah/stores/control/tenant/tenants';
import { verifiedDomains } from '@casbah/stores/control/tenantdomains/tenant-domains';
import { area } from '../areas/define.ts';
import { Annotations, nameOfOwner } from './annotations.ts';
import { InvestigateReads } from './reads.ts';
import { investigateHandlers } from './routes.ts';

declare module '../areas/provided.ts' {
  interface Provided {
    /** Activities that a request asks for, within what its reader may see. */
    investigateReads: InvestigateReads;
    /** Name of a person who may own activities and incidents; throws for anyone else. */
    nameOfOwner: typeof nameOfOwner;
  }
}

/** What people do in cloud apps. */
export const investigateArea = area({
  name: 'investigate',
  needs: ['control', 'clock', 'events', 'readCache', 'servicesOf', 'trafficReads', 'followPushed'],
  gives: ['investigateReads', 'nameOfOwner'],
  build({ control, clock, events, readCache, servicesOf, trafficReads, followPushed }) {
    const reads = new InvestigateReads({
      activities: events.activities,
      servicesOf,
      cache: readCache,
      clock,
    });
    return {
      handlers: investigateHandlers({
        reads,
        readerOf: trafficReads.readerOf,
        annotations: new Annotations({ control, clock }),
        fileNamesOf: (tenant, loads) => control.inTenant(tenant, (tx) => fileNamesOf(tx, loads)),
        domainsOf: (tenant) =>
          control.inTenant(tenant, async (tx) => {
            const company = await findTenant(tx, tenant);
            const primary = company === undefined ? [] : [company.primary_domain];
            return [...primary, ...(await verifiedDomains(tx, tenant))];
          }),
        followPushed,
      }),
      provides: { investigateReads: reads, nameOfOwner },
    };
  },
});
