export const words = {
  'job.collection.collect': 'Collect logs',
  'job.collection.cleanup': 'Delete old pushed segments',
} as const;
