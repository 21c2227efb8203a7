export const words = {
  'job.mlprofiles.train': 'Train ML profiles',
} as const;
