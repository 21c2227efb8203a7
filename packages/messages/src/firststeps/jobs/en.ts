export const words = {
  'job.firststeps.sample': 'Load sample logs',
} as const;
