export const words = {
  'history.did.POST /scim/v2/Users': 'Provisioned {name}',
  'history.did.PUT /scim/v2/Users/{id}': 'Replaced {name} by SCIM',
  'history.did.PATCH /scim/v2/Users/{id}': 'Changed {name} by SCIM',
  'history.did.DELETE /scim/v2/Users/{id}': 'Removed {name} by SCIM',
  'history.did.POST /scim/v2/Groups': 'Provisioned the group {name}',
  'history.did.PUT /scim/v2/Groups/{id}': 'Replaced the group {name} by SCIM',
  'history.did.PATCH /scim/v2/Groups/{id}': 'Changed the group {name} by SCIM',
  'history.did.DELETE /scim/v2/Groups/{id}': 'Removed the group {name} by SCIM',
} as const;
