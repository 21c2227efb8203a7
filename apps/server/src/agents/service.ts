import type { AgentAnswer, Heartbeat } from '@casbah/contract/agents';
import type { SpanvaDatalink } from '@casbah/contract/anonymisation';
import { type AgentType, agentStateOf, HEARTBEAT_MS, isOutdated } from '@casbah/domain/agent';
import { isoTime } from '@casbah/domain/iso-time';
import { settingsOf } from '@casbah/domain/tenant-config';
import {
  listAgents,
  noteHeartbeat,
  removeAgent,
  type StoredAgent,
} from '@casbah/stores/control/agents/agents';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { listTenantConfig } from '@casbah/stores/control/tenant/tenant-config';
import { holdTenant } from '@casbah/stores/control/tenant/tenants';
import type { TenantTx } from '@casbah/stores/control/transaction';
import type { Actor } from '../http/actor.ts';
import { change } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';

interface AgentsParts {
  control: ControlStore;
  clock: () => number;
}

/** Agents, the programs that collect logs at the source. */
export class AgentsService {
  readonly #parts: AgentsParts;

  constructor(parts: AgentsParts) {
    this.#parts = parts;
  }

  async list(tenant: string, type?: AgentType): Promise<{ agents: AgentAnswer[]; limit: number }> {
    const now = this.#parts.clock();
    return this.#parts.control.inTenant(tenant, async (tx) => ({
      agents: (await listAgents(tx))
        .filter((agent) => type === undefined || agent.type === type)
        .map((agent) => answerOf(agent, now)),
      limit: await limitOf(tx, tenant),
    }));
  }

  /** Returns the agents that replace user names with tokens. */
  async datalinks(tenant: string): Promise<SpanvaDatalink[]> {
    return (await this.list(tenant)).agents
      .filter(({ users }) => users === 'tokens')
      .map(({ id, name, agent_state, datasource_id, datasource_name }) => ({
        agent_id: id,
        agent_name: name,
        agent_state,
        datasource_id,
        datasource_name,
      }));
  }

  async find(tenant: string, id: string): Promise<AgentAnswer> {
    const found = (await this.list(tenant)).agents.find((agent) => agent.id === id);
    if (found === undefined) throw new ApiFailure('NOT_FOUND');
    return found;
  }

  /** Registers an agent at its first heartbeat, and updates it at later ones. */
  async heartbeat(
    { tenant, datasource }: { tenant: string; datasource: string },
    said: Heartbeat,
    address: string,
  ): Promise<{ next: number; is_outdated: boolean }> {
    const now = this.#parts.clock();
    await this.#parts.control.inTenant(tenant, async (tx) => {
      const known = await listAgents(tx);
      if (!known.some(({ id }) => id === said.id)) {
        await holdTenant(tx, tenant);
        const limit = await limitOf(tx, tenant);
        if ((await listAgents(tx)).length >= limit) throw new ApiFailure('LIMIT_REACHED', { limit });
      }
      const isOurs = await noteHeartbeat(tx, {
        ...said,
        tenant_id: tenant,
        datasource_id: datasource,
        address,
        first_heartbeat: now,
        last_heartbeat: now,
      });
      // The name belongs to an agent that uses another token.
      if (!isOurs) throw new ApiFailure('SOURCE_TOKEN_INVALID');
    });
    return { next: HEARTBEAT_MS, is_outdated: isOutdated(said.version, 'Alive') };
  }

  async remove(actor: Actor, id: string): Promise<void> {
    await change(this.#parts, actor, async (tx, { record }) => {
      const name = await removeAgent(tx, id);
      if (name === undefined) throw new ApiFailure('NOT_FOUND');
      record({ event: 'agent.deleted', object: id, details: { name } });
    });
  }
}

async function limitOf(tx: TenantTx, tenant: string): Promise<number> {
  const settings = settingsOf(await listTenantConfig(tx, { tenant, app: 'datasources' }));
  return settings.value('datasources', 'max_agents');
}

function answerOf(agent: StoredAgent & { datasource_name: string }, now: number): AgentAnswer {
  const { id, name, type, version, datasource_id, datasource_name, platform, address, problem } = agent;
  const agent_state = agentStateOf(agent, now);
  return {
    id,
    name,
    type,
    version,
    datasource_id,
    datasource_name,
    platform,
    address,
    problem,
    agent_state,
    is_outdated: isOutdated(version, agent_state),
    delivered_bytes: agent.delivered_bytes,
    spooled_bytes: agent.spooled_bytes,
    users: agent.users,
    held_back_lines: agent.held_back_lines,
    first_heartbeat: isoTime(agent.first_heartbeat),
    last_heartbeat: isoTime(agent.last_heartbeat),
    lea_servers: [],
  };
}
