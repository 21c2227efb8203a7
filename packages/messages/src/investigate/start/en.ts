export const words = {
  'route.investigate.home': 'Activities',
  'investigate.tab.settings': 'Settings',
} as const;
