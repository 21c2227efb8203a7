export const words = {
  'job.notifications.watch': 'Look for new notices',
  'job.notifications.cleanup': 'Email daily notices and delete old ones',
} as const;
