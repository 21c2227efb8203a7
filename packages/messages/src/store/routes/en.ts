export const words = {
  'route.store.addlParams': 'Set up app',
  'route.store.addlParamsOfApp': 'Set up app',
  'route.store.appDetails': 'App details',
  'route.store.appDetailsOfApp': 'App details',
} as const;
