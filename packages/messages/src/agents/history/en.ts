export const words = {
  'history.did.agent.deleted': 'Removed agent {name}',
  'history.field.max_agents': 'Maximum agents',
} as const;
