/** Agent status: registered without deliveries, sending heartbeats, or silent. */
export const AGENT_STATES = ['New', 'Alive', 'Disconnected'] as const;
export type AgentState = (typeof AGENT_STATES)[number];

/** Casbah's own agents: `casbah collect`. */
export const AGENT_TYPES = ['collect'] as const;
export type AgentType = (typeof AGENT_TYPES)[number];

/** Maximum agents per company, unless its configuration sets less. */
export const MAX_AGENTS = 20;

/** Interval between heartbeats. */
export const HEARTBEAT_MS = 60_000;
/** After three missed heartbeats, an agent counts as disconnected. */
export const DISCONNECTED_AFTER_MS = 3 * HEARTBEAT_MS;
/** Timeout for a response to an agent. */
export const AGENT_TIMEOUT_MS = 10_000;

/** Oldest fully supported agent version. */
export const OLDEST_AGENT = '0.1.0';

export function agentStateOf(
  agent: { last_heartbeat: number; delivered_bytes: number },
  now: number,
): AgentState {
  if (now - agent.last_heartbeat >= DISCONNECTED_AFTER_MS) return 'Disconnected';
  return agent.delivered_bytes === 0 ? 'New' : 'Alive';
}

/** Whether an active agent is older than supported and needs an update. */
export function isOutdated(version: string, state: AgentState, oldest = OLDEST_AGENT): boolean {
  return state === 'Alive' && compareVersions(version, oldest) < 0;
}

const VERSION = /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})(?:-[\w.]{1,32})?$/;

export function isAgentVersion(text: string): boolean {
  return VERSION.test(text);
}

/** Negative if the first is older. A prerelease counts as its version. */
function compareVersions(one: string, other: string): number {
  const [first, second] = [VERSION.exec(one), VERSION.exec(other)];
  for (const part of [1, 2, 3]) {
    const difference = Number(first?.[part] ?? 0) - Number(second?.[part] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
