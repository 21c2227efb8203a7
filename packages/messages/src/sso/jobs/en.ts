export const words = {
  'job.sso.cleanup': 'Delete expired single sign-on attempts',
} as const;
