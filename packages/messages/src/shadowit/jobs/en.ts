export const words = {
  'job.shadowit.watch': 'Check policies',
  'job.shadowit.cleanup': 'Delete old policy matches',
} as const;
