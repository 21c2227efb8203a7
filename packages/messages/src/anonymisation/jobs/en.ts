export const words = {
  'job.anonymisation.cleanup': 'Delete expired requests to reveal people',
} as const;
