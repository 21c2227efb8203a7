export const words = {
  SAVED_FILTER_NAME_TAKEN: 'You have a saved filter with the name {name} here already. Choose another name.',
  SAVED_FILTER_LIMIT:
    'There can be {limit} saved filters of your own in one list. Delete one that you no longer need.',
} as const;
