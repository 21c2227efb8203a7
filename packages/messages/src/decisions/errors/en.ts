export const words = {
  'problem.no_such_list': '{product} has no list of this kind.',
} as const;
