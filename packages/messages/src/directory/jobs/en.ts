export const words = {
  'job.directory.run': 'Import people',
  'job.directory.cleanup': 'Delete old imports',
} as const;
