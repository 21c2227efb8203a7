export const words = {
  'history.did.shadow_it_policy.created': 'Created alert rule {name}',
  'history.did.shadow_it_policy.changed': 'Changed alert rule {name}',
  'history.did.shadow_it_policy.deleted': 'Deleted alert rule {name}',
  'history.did.shadow_it_policy.backtested': 'Tested alert rule {name} on past traffic',
  'history.did.shadow_it_policy.matched': 'Alert rule {name} matched services',
} as const;
