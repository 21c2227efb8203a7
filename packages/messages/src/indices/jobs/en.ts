export const words = {
  'job.indices.cleanup': 'Delete abandoned index uploads',
  'job.indices.build': 'Build indexes',
} as const;
