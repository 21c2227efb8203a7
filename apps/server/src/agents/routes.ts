import type { agentsCalls } from '@casbah/contract/agents';
import { actorOf } from '../http/actor.ts';
import type { Handlers } from '../http/guard.ts';
import type { AgentsService } from './service.ts';

export function agentsHandlers({ service }: { service: AgentsService }): Handlers<typeof agentsCalls> {
  return {
    'POST /ingest/{source}/heartbeat': ({ sender, body, address }) =>
      service.heartbeat(sender, body, address),

    'GET /admin/audit_agent/get_all': async ({ session, query }) => {
      const { agents, limit } = await service.list(session.tenant, query.agent_type);
      return { audit_agents: agents, limit };
    },

    'GET /admin/audit_ds_agent': async ({ session }) => ({
      audit_ds_agents: (await service.list(session.tenant)).agents.map(({ id, datasource_id }) => ({
        agent_id: id,
        datasource_id,
      })),
    }),

    'GET /admin/audit_agent/get_agent_lea_servers': async ({ session, query }) => {
      const { lea_servers } = await service.find(session.tenant, query.id);
      return { servers_list: { lea_servers } };
    },

    'DELETE /admin/audit_agent/{id}': async (request) => {
      await service.remove(actorOf(request), request.params.id);
      return { api_response: 'success' };
    },
  };
}
