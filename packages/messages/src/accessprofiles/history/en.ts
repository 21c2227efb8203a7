export const words = {
  'history.field.grants': 'Rights',
  'history.field.information_level': 'Names of people',
  'history.field.holders': 'Held by',
  'history.field.profile': 'Access profile',
  'history.field.user_attributes': 'People seen',
  'history.did.POST /admin/profiles/assign': 'Gave {name} another access profile',
  'history.did.POST /controls/make_api_request post accessprofiles': 'Added access profile {name}',
  'history.did.POST /controls/make_api_request patch accessprofiles': 'Changed access profile {name}',
  'history.did.POST /controls/make_api_request delete accessprofiles': 'Deleted access profile {name}',
} as const;
