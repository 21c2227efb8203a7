export const words = {
  'problem.schedule_off': 'The schedule is off.',
  'problem.digest_anonymous': 'People are anonymous in your company.',
} as const;
