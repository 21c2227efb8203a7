export const words = {
  'route.protect.inspect': 'Inspect content',
} as const;
