export const words = {
  MAINTENANCE_LIMIT: 'You can have up to {limit} periods. Delete past ones.',
  'problem.ends_before_start': 'The end must be after the start.',
  'problem.period_too_long': 'A period can last up to {days} days.',
} as const;
