export const words = {
  'job.anonymisation.cleanup': 'Delete expired unmask requests',
} as const;
