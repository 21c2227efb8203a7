export const words = {
  'route.store.catalog': 'Catalog',
  'route.store.home': 'Store',
} as const;
