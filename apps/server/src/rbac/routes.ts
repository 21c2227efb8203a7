import type { rbacCalls } from '@casbah/contract/rbac';
import { appsForActivation, componentsOf } from '@casbah/domain/component';
import { CONSOLE_BASE, landingOf, pagesOf, urlPatternOf } from '@casbah/domain/page';
import { configItems, type TenantSettings } from '@casbah/domain/tenant-config';
import type { Handlers } from '../http/guard.ts';

/**
 * What a person may use, see and open, from their permissions, and where they start, from the tenant's
 * landing page.
 */
export function rbacHandlers({
  settings,
}: {
  settings: (tenant: string) => Promise<TenantSettings>;
}): Handlers<typeof rbacCalls> {
  const unset = configItems('general')?.get('landing_page')?.default;
  return {
    'GET /rbac/get_permitted_components': async ({ session: { tenant, rights } }) => {
      const { enabled, disabled } = componentsOf(rights);
      const urls = pagesOf(rights).map(({ path }) => urlPatternOf(path));
      const landing = (await settings(tenant)).value('general', 'landing_page');
      // End users have one landing page, whatever the tenant sets for admins; no one lands on a forbidden
      // page.
      const isTheirs = landing !== unset && rights.role !== 'enduser' && opens(urls, landing);
      return {
        components: enabled,
        disabled,
        urls,
        landing: isTheirs ? landing : `${CONSOLE_BASE}${landingOf(rights)}`,
        auth_apps_for_activation: appsForActivation(rights)?.slice() ?? null,
      };
    },
  };
}

/** Whether a person may open a landing page. For an area's name, the console redirects and asks again. */
function opens(urls: readonly string[], landing: string): boolean {
  if (!landing.startsWith(`${CONSOLE_BASE}/`)) return true;
  const { pathname } = new URL(landing, 'http://casbah.invalid');
  return urls.some((url) => new RegExp(url).test(pathname));
}
