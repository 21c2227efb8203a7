export const words = {
  'job.maintenance.cleanup': 'Delete old maintenance periods',
} as const;
