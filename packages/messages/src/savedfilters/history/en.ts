export const words = {
  'history.field.shared_with': 'Shared with',
  'history.field.filter_config': 'Filter',
  'history.field.supported_apps': 'List',
  'history.did.saved_filter.created': 'Saved the filter {name}',
  'history.did.saved_filter.changed': 'Changed the saved filter {name}',
  'history.did.saved_filter.deleted': 'Deleted the saved filter {name}',
} as const;
