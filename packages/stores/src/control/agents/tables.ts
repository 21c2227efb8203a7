import type { AgentType } from '@casbah/domain/agent';
import type { UserForm } from '@casbah/domain/user-token';
import type { Millis } from '../database.ts';

/** Programs that bring logs, as they said last. */
interface Agents {
  /** Made by the agent. */
  id: string;
  tenant_id: string;
  datasource_id: string;
  name: string;
  type: AgentType;
  version: string;
  platform: string;
  /** Where it was heard from. */
  address: string;
  delivered_bytes: number;
  spooled_bytes: number;
  held_back_lines: number;
  users: UserForm;
  problem: string | null;
  first_heartbeat: Millis;
  last_heartbeat: Millis;
}

declare module '../database.ts' {
  interface Database {
    agents: Agents;
  }
}
