export const words = {
  LINK_INVALID: 'This link is not valid: it was used already, has ended, or is not whole. Ask for a new one.',
} as const;
