export const words = {
  'history.did.shadow_it_policy.created': 'Defined the policy {name}',
  'history.did.shadow_it_policy.changed': 'Changed the policy {name}',
  'history.did.shadow_it_policy.deleted': 'Removed the policy {name}',
  'history.did.shadow_it_policy.backtested': 'Tried the policy {name} on the past',
  'history.did.shadow_it_policy.matched': 'The policy {name} found services',
} as const;
