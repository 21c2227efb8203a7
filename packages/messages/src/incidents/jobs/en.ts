export const words = {
  'job.incidents.cleanup': 'Delete old incidents',
} as const;
