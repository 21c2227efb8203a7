export const words = {
  'job.mail.send': 'Send email',
  'job.mail.cleanup': 'Delete old undelivered email',
} as const;
