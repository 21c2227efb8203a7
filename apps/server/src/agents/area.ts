import type { SpanvaDatalink } from '@casbah/contract/anonymisation';
import { area } from '../areas/define.ts';
import { agentResource } from './resource.ts';
import { agentsHandlers } from './routes.ts';
import { AgentsService } from './service.ts';

declare module '../areas/provided.ts' {
  interface Provided {
    /** A company's agents that replace user names with tokens. */
    datalinksOf: (tenant: string) => Promise<SpanvaDatalink[]>;
  }
}

export const agentsArea = area({
  name: 'agents',
  needs: ['control', 'clock'],
  gives: ['datalinksOf'],
  build({ control, clock }) {
    const service = new AgentsService({ control, clock });
    return {
      handlers: agentsHandlers({ service }),
      resources: agentResource(service),
      provides: { datalinksOf: (tenant) => service.datalinks(tenant) },
    };
  },
});
