export const words = {
  'history.did.destination.created': 'Added destination {name}',
  'history.did.destination.changed': 'Changed destination {name}',
  'history.did.destination.secret_replaced': 'Replaced the secret of destination {name}',
  'history.did.destination.tested':
    '{outcome, select, success {Tested destination {name}} other {Tested destination {name}: failed}}',
  'history.did.destination.deleted': 'Removed destination {name}',
} as const;
