export const words = {
  MAINTENANCE_LIMIT: 'There can be {limit} periods at most. Take back those that are over.',
} as const;
