export const words = {
  'job.alertrules.watch': 'Check alert rules',
  'job.alertrules.cleanup': 'Delete old alert rule matches',
} as const;
