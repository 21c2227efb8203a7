export const words = {
  'problem.incident_time': 'Enter a time that isn’t in the future.',
} as const;
