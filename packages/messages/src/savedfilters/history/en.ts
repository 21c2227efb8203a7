export const words = {
  'history.field.shared_with': 'Shared with',
  'history.field.filter_config': 'Filter',
  'history.field.supported_apps': 'List',
  'history.did.POST /controls/make_api_request post customfilters': 'Saved the filter {name}',
  'history.did.POST /controls/make_api_request patch customfilters': 'Changed the saved filter {name}',
  'history.did.POST /controls/make_api_request delete customfilters': 'Deleted the saved filter {name}',
} as const;
