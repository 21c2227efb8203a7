export const words = {
  'history.did.POST /admin/destinations': 'Added destination {name}',
  'history.did.PATCH /admin/destinations/{id}': 'Changed destination {name}',
  'history.did.POST /admin/destinations/{id}/secret': 'Gave destination {name} a new secret',
  'history.did.POST /admin/destinations/{id}/test':
    '{outcome, select, success {Tried destination {name} out} other {Tried destination {name} out, in vain}}',
  'history.did.DELETE /admin/destinations/{id}': 'Removed destination {name}',
} as const;
