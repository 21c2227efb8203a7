import { appsForActivation, componentsOf } from '@casbah/domain/component';
import { CONSOLE_BASE, landingOf, pagesOf, urlPatternOf } from '@casbah/domain/page';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/guard.ts';

/** What a person may use, see and open. It follows from their rights alone: nothing is asked of a store. */
export function rbacRoutes(app: FastifyInstance): void {
  route(app, 'GET /rbac/get_permitted_components', async ({ session: { rights } }) => {
    const { enabled, disabled } = componentsOf(rights);
    return {
      components: enabled,
      disabled,
      urls: pagesOf(rights).map(({ path }) => urlPatternOf(path)),
      landing: `${CONSOLE_BASE}${landingOf(rights)}`,
      auth_apps_for_activation: appsForActivation(rights)?.slice() ?? null,
    };
  });
}
