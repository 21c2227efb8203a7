export const words = {
  'route.store.home': 'App store',
  'route.store.addlParams': 'Set up an app',
  'route.store.addlParamsOfApp': 'Set up an app',
  'route.store.appDetails': 'App details',
  'route.store.appDetailsOfApp': 'App details',
  'route.store.catalog': 'App catalogue',
} as const;
