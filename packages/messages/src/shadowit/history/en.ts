export const words = {
  'history.did.POST /risks/policies': 'Defined the policy {name}',
  'history.did.PATCH /risks/policies/{id}': 'Changed the policy {name}',
  'history.did.DELETE /risks/policies/{id}': 'Removed the policy {name}',
  'history.did.POST /risks/policies/{id}/backtest': 'Tried the policy {name} on the past',
  'history.did.shadow-it policy hit': 'The policy {name} found services',
} as const;
