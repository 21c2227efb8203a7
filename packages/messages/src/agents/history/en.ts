export const words = {
  'history.did.DELETE /admin/audit_agent/{id}': 'Took agent {name} off the list',
  'history.did.POST /controls/make_api_request delete agents': 'Took agent {name} off the list',
  'history.field.max_agents': 'Agents at most',
} as const;
