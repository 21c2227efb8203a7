export const words = {
  'history.field.grants': 'Rights',
  'history.field.information_level': 'Names of people',
  'history.field.holders': 'Held by',
  'history.field.profile': 'Access profile',
  'history.field.user_attributes': 'People seen',
  'history.did.access_profile.assigned': 'Gave {name} another access profile',
  'history.did.access_profile.created': 'Added access profile {name}',
  'history.did.access_profile.changed': 'Changed access profile {name}',
  'history.did.access_profile.deleted': 'Deleted access profile {name}',
} as const;
