import type { AgentAnswer } from '@casbah/contract/agents';
import { found, pageOf, textIn } from '../controls/paging.ts';
import { addressOf } from '../controls/proxy.ts';
import type { ResourceHandlers } from '../controls/resources.ts';
import { actorOf } from '../http/actor.ts';
import type { AgentsService } from './service.ts';

const DONE = { api_response: 'success' } as const;

/** Agents behind the generic proxy. */
export function agentResource(agents: AgentsService): Pick<ResourceHandlers, 'agents'> {
  return {
    agents: {
      list: async ({ session, params }) => {
        const rows = found((await agents.list(session.tenant)).agents, params, {
          nameOf: ({ name }) => name,
          keyOf: textIn,
        });
        return pageOf('agents', rows.map(agentAnswer), params);
      },
      get: async ({ session, id }) => agentAnswer(await agents.find(session.tenant, id)),
      delete: async (request) => {
        await agents.remove(actorOf(request), request.id);
        return DONE;
      },
    },
  };
}

function agentAnswer(agent: AgentAnswer) {
  return { ...agent, resource_uri: addressOf('agents', agent.id) };
}
