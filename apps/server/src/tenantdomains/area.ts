import { area } from '../areas/define.ts';
import type { ResolveText } from './domain-proof.ts';
import { tenantdomainsHandlers } from './routes.ts';
import { DomainsService } from './service.ts';

declare module '../areas/provided.ts' {
  interface Provided {
    /** Resolves TXT records. */
    resolveText: ResolveText;
  }
}

/** The domains that a company shows to be its own. */
export const tenantdomainsArea = area({
  name: 'tenantdomains',
  needs: ['control', 'clock', 'outgoing', 'resolveText'],
  build: (parts) => ({ handlers: tenantdomainsHandlers(new DomainsService(parts)) }),
});
