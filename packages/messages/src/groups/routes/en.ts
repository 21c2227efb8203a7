export const words = {
  'route.account.groups': 'Groups',
  'route.protect.customGroups': 'Custom groups',
  'route.protect.manageCustomGroup': 'Custom group',
} as const;
