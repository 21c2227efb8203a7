export const words = {
  'problem.too_few_samples': 'Add at least {minimum} positive and {minimum} negative samples.',
} as const;
