export const words = {
  'route.protect.policies': 'Policies',
} as const;
