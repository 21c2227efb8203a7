import { area } from '../areas/define.ts';
import { threatsHandlers } from './routes.ts';

/** What in the traffic needs attention. */
export const threatsArea = area({
  name: 'threats',
  needs: ['trafficReads', 'tenantSettings'],
  build: ({ trafficReads, tenantSettings }) => ({
    handlers: threatsHandlers({
      ...trafficReads,
      tellsThreats: async (tenant) => (await tenantSettings(tenant)).value('audit', 'tia'),
      unknownUploadMb: async (tenant) => (await tenantSettings(tenant)).value('audit', 'unknown_upload_mb'),
    }),
  }),
});
