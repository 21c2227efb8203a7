import { AGENT_STATES, AGENT_TYPES, isAgentVersion } from '@casbah/domain/agent';
import { USER_FORMS } from '@casbah/domain/user-token';
import { z } from 'zod';
import { calls } from './call.ts';
import { historyEvents } from './history-events.ts';
import { done, listParams, objectsOf, resources } from './proxy-action.ts';

export const agent = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(AGENT_TYPES),
  version: z.string(),
  agent_state: z.enum(AGENT_STATES),
  /** The agent is running, but too old for this version of Casbah. */
  is_outdated: z.boolean(),
  datasource_id: z.string(),
  /** Of the source. */
  datasource_name: z.string(),
  platform: z.string(),
  address: z.string(),
  /** Uncompressed bytes of log delivered since the agent was first started. */
  delivered_bytes: z.number().int(),
  /** Compressed bytes queued on its disk. */
  spooled_bytes: z.number().int(),
  /** Lines not sent, because the users in them couldn't be found and replaced. */
  held_back_lines: z.number().int(),
  /** Whether users in its lines are names or tokens. */
  users: z.enum(USER_FORMS),
  /** Current problem, in the agent's words. */
  problem: z.string().nullable(),
  first_heartbeat: z.iso.datetime(),
  last_heartbeat: z.iso.datetime(),
  /** Check Point LEA servers that it reads: none, as Casbah's agents read files. */
  lea_servers: z.array(z.string()),
});
export type AgentAnswer = z.infer<typeof agent>;

export const heartbeat = z.strictObject({
  /** Made by the agent at its first start. */
  id: z.uuid(),
  name: z.string().trim().min(1).max(64),
  type: z.enum(AGENT_TYPES),
  version: z.string().max(64).refine(isAgentVersion, { message: 'has three numbers, like 1.2.3' }),
  platform: z.string().max(64),
  delivered_bytes: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  spooled_bytes: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  held_back_lines: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  users: z.enum(USER_FORMS).default('names'),
  problem: z.string().max(500).nullable(),
});
export type Heartbeat = z.output<typeof heartbeat>;

const params = z.object({ id: z.uuid() });

export const agentsCalls = calls({
  'POST /ingest/{source}/heartbeat': {
    summary: "Report an agent's status, authenticated by the token of its source.",
    permission: 'source-token',
    params: z.object({ source: z.uuid() }),
    body: heartbeat,
    unrecorded: 'A sign of life, by a program: what it sends is in the list of agents.',
    answer: z.object({
      /** Milliseconds until the next heartbeat. */
      next: z.number().int(),
      is_outdated: z.boolean(),
    }),
    errors: ['SOURCE_TOKEN_INVALID', 'LIMIT_REACHED'],
  },
  'GET /admin/audit_agent/get_all': {
    summary: 'List log collection agents by name.',
    permission: 'datasources.view',
    query: z.object({ agent_type: z.enum(AGENT_TYPES).optional() }),
    answer: z.object({ audit_agents: z.array(agent), limit: z.number().int() }),
    errors: [],
  },
  'GET /admin/audit_ds_agent': {
    summary: 'List which agent sends logs to which source.',
    permission: 'datasources.view',
    answer: z.object({
      audit_ds_agents: z.array(z.object({ agent_id: z.string(), datasource_id: z.string() })),
    }),
    errors: [],
  },
  'GET /admin/audit_agent/get_agent_lea_servers': {
    summary: "List the LEA servers of an agent. Always empty: Casbah's agents read files.",
    permission: 'datasources.view',
    query: params,
    answer: z.object({ servers_list: z.object({ lea_servers: z.array(z.string()) }) }),
    errors: ['NOT_FOUND'],
  },
  'DELETE /admin/audit_agent/{id}': {
    summary: 'Delete an agent from the list. An agent that still runs reappears with its next heartbeat.',
    permission: 'datasources.modify',
    params,
    answer: z.object({ api_response: z.literal('success') }),
    errors: ['NOT_FOUND'],
  },
});

const proxyAgent = agent.extend({ resource_uri: z.string() });

/** Behind the generic proxy. */
export const agentsResources = resources({
  agents: {
    list: {
      permission: 'datasources.view',
      params: listParams(['name', 'version', 'last_heartbeat']),
      answer: objectsOf(proxyAgent),
      errors: [],
    },
    get: { permission: 'datasources.view', answer: proxyAgent, errors: ['NOT_FOUND'] },
    delete: { permission: 'datasources.modify', answer: done, errors: ['NOT_FOUND'] },
  },
});

export const agentsEvents = historyEvents({
  'agent.deleted': ['DELETE /admin/audit_agent/{id}', 'POST /controls/make_api_request delete agents'],
});
