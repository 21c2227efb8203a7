export const words = {
  'job.notifications.watch': 'Check for new notifications',
  'job.notifications.cleanup': 'Email daily notifications and delete old ones',
} as const;
