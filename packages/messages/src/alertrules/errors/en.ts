export const words = {
  'problem.untried_condition': 'Test this condition on past traffic first.',
  'problem.no_tag': 'No tag named {tag}. Create it first, or choose another.',
} as const;
