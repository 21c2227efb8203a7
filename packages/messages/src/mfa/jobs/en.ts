export const words = {
  'job.mfa.cleanup': 'Delete expired sign-in codes',
} as const;
