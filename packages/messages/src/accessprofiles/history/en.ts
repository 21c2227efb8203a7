export const words = {
  'history.field.grants': 'Permissions',
  'history.field.information_level': 'Names of people',
  'history.field.holders': 'Assigned to',
  'history.field.profile': 'Access profile',
  'history.field.user_attributes': 'Visible people',
  'history.did.access_profile.assigned': 'Assigned another access profile to {name}',
  'history.did.access_profile.created': 'Added access profile {name}',
  'history.did.access_profile.changed': 'Changed access profile {name}',
  'history.did.access_profile.deleted': 'Deleted access profile {name}',
} as const;
