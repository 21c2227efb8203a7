export const words = {
  'route.protect.dictionaries': 'Dictionaries',
} as const;
