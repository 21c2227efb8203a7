export const words = {
  'job.session.cleanup': 'Delete ended sessions',
} as const;
