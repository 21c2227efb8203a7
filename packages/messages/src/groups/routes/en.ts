export const words = {
  'route.protect.manageCustomGroup': 'Custom group',
} as const;
