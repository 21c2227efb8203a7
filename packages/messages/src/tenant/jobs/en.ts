export const words = {
  'job.tenant.retention': 'Delete events past retention',
} as const;
