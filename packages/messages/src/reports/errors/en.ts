export const words = {
  'problem.schedule_off': 'The schedule is off. Turn it on first.',
  'problem.digest_anonymous': 'People are anonymous in your company. Turn off anonymization first.',
} as const;
