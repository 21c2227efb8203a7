export const words = {
  'job.erasures.erase': 'Delete persons’ data',
} as const;
