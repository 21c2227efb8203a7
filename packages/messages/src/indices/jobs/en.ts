export const words = {
  'job.indices.build': 'Build indexes',
} as const;
