export const words = {
  'route.protect.responseTemplates': 'Response templates',
} as const;
