export const words = {
  'history.did.scim_user.created': 'Provisioned {name}',
  'history.did.scim_user.replaced': 'Replaced {name} via SCIM',
  'history.did.scim_user.changed': 'Changed {name} via SCIM',
  'history.did.scim_user.deleted': 'Removed {name} via SCIM',
  'history.did.scim_group.created': 'Provisioned group {name}',
  'history.did.scim_group.replaced': 'Replaced group {name} via SCIM',
  'history.did.scim_group.changed': 'Changed group {name} via SCIM',
  'history.did.scim_group.deleted': 'Removed group {name} via SCIM',
} as const;
