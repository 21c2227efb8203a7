export const words = {
  'job.collection.collect': 'Collect logs',
  'job.collection.cleanup': 'Forget old pushed pieces',
} as const;
