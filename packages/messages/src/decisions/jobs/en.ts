export const words = {
  'job.decisions.expiry': 'Expire decisions',
} as const;
