export const words = {
  NAME_TAKEN: 'There is one already: {name}.',
  LIMIT_REACHED: 'There can be at most {limit}. Remove one first.',
  LIMIT_BELOW_USE: 'There are {used} already. Remove some first, or allow {used} or more.',
} as const;
