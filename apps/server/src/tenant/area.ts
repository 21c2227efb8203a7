import type { TenantSettings } from '@casbah/domain/tenant-config';
import { HOUR_MS, MINUTE_MS } from '@casbah/domain/time-units';
import { area } from '../areas/define.ts';
import { TenantFacts } from './facts.ts';
import { tenantSettingResource } from './resource.ts';
import { Retention } from './retention.ts';
import { tenantHandlers } from './routes.ts';
import { TenantService } from './service.ts';

declare module '../areas/provided.ts' {
  interface Provided {
    /** What a company has set. */
    tenantSettings: (tenant: string) => Promise<TenantSettings>;
  }
}

/** Settings, domains and retention of a company. */
export const tenantArea = area({
  name: 'tenant',
  needs: ['settings', 'version', 'control', 'clock', 'events', 'onFault'],
  gives: ['tenantSettings'],
  build({ settings, ...parts }) {
    const { clock } = parts;
    const { deployment, teamUrl, guideVideoUrl, publicUrl } = settings;
    const service = new TenantService(parts);
    const retention = new Retention(parts);
    return {
      handlers: tenantHandlers({
        service,
        deployment,
        clock,
        teamUrl,
        guideVideoUrl,
        publicUrl,
        facts: new TenantFacts(parts),
        retention,
      }),
      resources: tenantSettingResource(service),
      jobs: [
        {
          name: 'tenant.retention',
          every: HOUR_MS,
          // Laptops rarely run for an hour.
          first: MINUTE_MS,
          run: () => retention.run(),
        },
      ],
      provides: { tenantSettings: (tenant) => service.settings(tenant) },
    };
  },
});
