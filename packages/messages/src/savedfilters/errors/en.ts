export const words = {
  'NAME_TAKEN.saved-filter': 'You already have a saved filter named {name} here. Choose another name.',
  SAVED_FILTER_LIMIT: 'You can save up to {limit} filters per list. Delete one you don’t need.',
  'problem.not_filterable': 'This list can’t be filtered by {field}.',
  'problem.filter_names_people': 'People are anonymous to you. Use anon-user.N.',
} as const;
