import { timeZoneOf } from '@casbah/stores/control/tenant/tenant-config';
import { area } from '../areas/define.ts';
import { Preview } from './preview.ts';
import { responsetemplatesResource } from './resource.ts';
import { responsetemplatesHandlers } from './routes.ts';
import { ResponseTemplates } from './service.ts';
import { staticEmails } from './static-emails.ts';

declare module '../areas/provided.ts' {
  interface Provided {
    /** What policies say to people: a company's own templates and the default ones. */
    responseTemplates: ResponseTemplates;
  }
}

export const responsetemplatesArea = area({
  name: 'responsetemplates',
  needs: ['control', 'clock', 'investigateReads', 'trafficReads'],
  gives: ['responseTemplates'],
  build({ control, clock, investigateReads, trafficReads }) {
    const service = new ResponseTemplates({ control, clock });
    const preview = new Preview({
      reads: investigateReads,
      readerOf: trafficReads.readerOf,
      timeZoneOf: (tenant) => control.inTenant(tenant, (tx) => timeZoneOf(tx, tenant)),
      clock,
    });
    return {
      handlers: responsetemplatesHandlers({ service, preview }),
      resources: responsetemplatesResource(service),
      http: staticEmails,
      provides: { responseTemplates: service },
    };
  },
});
