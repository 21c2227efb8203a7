export const words = {
  'route.protect.manageResponseTemplate': 'Response template',
  'route.protect.olderTemplates': 'Response templates',
} as const;
