import { appsForActivation, componentsOf } from '@casbah/domain/component';
import { CONSOLE_BASE, landingOf, pagesOf, urlPatternOf } from '@casbah/domain/page';
import { configItems, type TenantSettings } from '@casbah/domain/tenant-config';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/guard.ts';

/** What a person may use, see and open: it follows from their rights. Where they begin, from the tenant's landing page. */
export function rbacRoutes(
  app: FastifyInstance,
  { settings }: { settings: (tenant: string) => Promise<TenantSettings> },
): void {
  const unset = configItems('general')?.get('landing_page')?.default;
  route(app, 'GET /rbac/get_permitted_components', async ({ session: { tenant, rights } }) => {
    const { enabled, disabled } = componentsOf(rights);
    const landing = (await settings(tenant)).value('general', 'landing_page');
    return {
      components: enabled,
      disabled,
      urls: pagesOf(rights).map(({ path }) => urlPatternOf(path)),
      // End users have one place to begin, whatever the tenant's admins begin with.
      landing:
        landing === unset || rights.role === 'enduser' ? `${CONSOLE_BASE}${landingOf(rights)}` : landing,
      auth_apps_for_activation: appsForActivation(rights)?.slice() ?? null,
    };
  });
}
