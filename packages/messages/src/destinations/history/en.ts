export const words = {
  'history.did.destination.created': 'Added destination {name}',
  'history.did.destination.changed': 'Changed destination {name}',
  'history.did.destination.secret_replaced': 'Gave destination {name} a new secret',
  'history.did.destination.tested':
    '{outcome, select, success {Tried destination {name} out} other {Tried destination {name} out, in vain}}',
  'history.did.destination.deleted': 'Removed destination {name}',
} as const;
