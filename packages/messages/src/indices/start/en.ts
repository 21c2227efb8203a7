export const words = {
  'route.protect.indices': 'Indexes',
} as const;
