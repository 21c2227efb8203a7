export const words = {
  'job.password.cleanup': 'Delete expired links',
} as const;
