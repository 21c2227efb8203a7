import type { agentsCalls } from '@casbah/contract/agents';
import { noteHeartbeat } from '@casbah/stores/control/agents/agents';
import { type Attempts, type Fixture, list, proxied, proxiedList, SECRET } from '../areas/fixture.ts';
import { agentChanges } from './test-changes.ts';

export const agentsFixture: Fixture = {
  async put(tx, other) {
    await noteHeartbeat(tx, {
      id: other.id('agent'),
      tenant_id: 'rif',
      datasource_id: other.source,
      name: SECRET,
      type: 'collect',
      version: '0.1.0',
      platform: SECRET,
      address: SECRET,
      problem: SECRET,
      delivered_bytes: 1,
      spooled_bytes: 1,
      held_back_lines: 1,
      users: 'names',
      first_heartbeat: 1,
      last_heartbeat: 1,
    });
  },
  foreign: (other): Attempts<typeof agentsCalls> => ({
    'POST /ingest/{source}/heartbeat': () => [
      { url: `/ingest/${other.source}/heartbeat`, body: {}, answers: [401] },
    ],
    'GET /admin/audit_agent/get_all': () => list('/admin/audit_agent/get_all'),
    'GET /admin/audit_ds_agent': () => list('/admin/audit_ds_agent'),
    'GET /admin/audit_agent/get_agent_lea_servers': () => [
      { url: `/admin/audit_agent/get_agent_lea_servers?id=${other.id('agent')}` },
    ],
    'DELETE /admin/audit_agent/{id}': () => [{ url: `/admin/audit_agent/${other.id('agent')}` }],
  }),
  proxied: (other) => [
    ...(['get', 'delete'] as const).map((action) => proxied('agents', { action, id: other.id('agent') })),
    proxiedList('agents'),
  ],
  changes: agentChanges,
};
