export const words = {
  'job.destinations.tell': 'Send changes to destinations',
} as const;
