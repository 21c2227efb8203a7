export const words = {
  'route.account.groups': 'Groups',
  'route.protect.customGroups': 'Custom groups',
} as const;
