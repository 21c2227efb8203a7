export const words = {
  'problem.not_https': 'Enter a URL that starts with https://.',
} as const;
