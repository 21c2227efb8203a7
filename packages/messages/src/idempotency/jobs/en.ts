export const words = {
  'job.idempotency.cleanup': 'Delete expired request keys',
} as const;
