export const words = {
  'job.operations.cleanup': 'Maintain the database',
} as const;
