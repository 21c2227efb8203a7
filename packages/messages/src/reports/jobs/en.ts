export const words = {
  'job.reports.send': 'Send reports',
  'job.reports.digest': 'Send usage digests',
} as const;
