export const words = {
  'history.did.agent.deleted': 'Took agent {name} off the list',
  'history.field.max_agents': 'Agents at most',
} as const;
