export const words = {
  'route.account.notifications': 'Notifications',
  'route.account.notification': 'Notification',
} as const;
