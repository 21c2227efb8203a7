/** Agent status: registered without deliveries, sending heartbeats, or silent. */
export const AGENT_STATES = ['New', 'Alive', 'Disconnected'] as const;
export type AgentState = (typeof AGENT_STATES)[number];

/** Agents of Casbah's own: `casbah collect`. */
export const AGENT_TYPES = ['collect'] as const;
export type AgentType = (typeof AGENT_TYPES)[number];

/** Maximum agents a company may have, unless its configuration says less. */
export const MAX_AGENTS = 20;

/** An agent says that it is there this often. */
export const HEARTBEAT_MS = 60_000;
/** One that three signs of life are missing of is disconnected. */
export const DISCONNECTED_AFTER_MS = 3 * HEARTBEAT_MS;
/** An agent waits this long for an answer. */
export const AGENT_TIMEOUT_MS = 10_000;

/** The oldest agents that this Casbah still speaks with as it means to. */
export const OLDEST_AGENT = '0.1.0';

export function agentStateOf(
  agent: { last_heartbeat: number; delivered_bytes: number },
  now: number,
): AgentState {
  if (now - agent.last_heartbeat >= DISCONNECTED_AFTER_MS) return 'Disconnected';
  return agent.delivered_bytes === 0 ? 'New' : 'Alive';
}

/** A version that is alive and older than this Casbah speaks with: someone must bring a newer one there. */
export function isOutdated(version: string, state: AgentState, oldest = OLDEST_AGENT): boolean {
  return state === 'Alive' && compareVersions(version, oldest) < 0;
}

const VERSION = /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})(?:-[\w.]{1,32})?$/;

export function isAgentVersion(text: string): boolean {
  return VERSION.test(text);
}

/** Below zero where the first is older. A trial of a version counts as the version. */
function compareVersions(one: string, other: string): number {
  const [first, second] = [VERSION.exec(one), VERSION.exec(other)];
  for (const part of [1, 2, 3]) {
    const difference = Number(first?.[part] ?? 0) - Number(second?.[part] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
