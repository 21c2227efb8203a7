export const words = {
  'job.exports.write': 'Write exports',
  'job.exports.cleanup': 'Delete expired exports',
} as const;
