export const words = {
  'problem.example_missed': 'No match in the example “{text}”. Change the pattern or the example.',
  'problem.example_matched':
    'The example “{text}” must not match, but it does. Change the pattern or the example.',
} as const;
