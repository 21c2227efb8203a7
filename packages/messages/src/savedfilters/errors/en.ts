export const words = {
  'NAME_TAKEN.saved-filter':
    'You have a saved filter with the name {name} here already. Choose another name.',
  SAVED_FILTER_LIMIT:
    'There can be {limit} saved filters of your own in one list. Delete one that you no longer need.',
} as const;
