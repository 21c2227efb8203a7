export const words = {
  'history.did.sample.loaded': 'Loaded sample data {name}',
  'history.did.sample.removed': 'Removed sample data {name}',
} as const;
