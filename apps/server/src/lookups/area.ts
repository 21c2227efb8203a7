import { listDatasources } from '@casbah/stores/control/datasources/datasources';
import { area } from '../areas/define.ts';
import { lookupsHandlers } from './routes.ts';

/** What programs look up beside the lists of the audit. */
export const lookupsArea = area({
  name: 'lookups',
  needs: ['trafficReads', 'control'],
  build: ({ trafficReads, control }) => ({
    handlers: lookupsHandlers({
      ...trafficReads,
      sourcesOf: (tenant) => control.inTenant(tenant, (tx) => listDatasources(tx)),
    }),
  }),
});
