export const words = {
  'history.did.scim_user.created': 'Provisioned {name}',
  'history.did.scim_user.replaced': 'Replaced {name} by SCIM',
  'history.did.scim_user.changed': 'Changed {name} by SCIM',
  'history.did.scim_user.deleted': 'Removed {name} by SCIM',
  'history.did.scim_group.created': 'Provisioned the group {name}',
  'history.did.scim_group.replaced': 'Replaced the group {name} by SCIM',
  'history.did.scim_group.changed': 'Changed the group {name} by SCIM',
  'history.did.scim_group.deleted': 'Removed the group {name} by SCIM',
} as const;
