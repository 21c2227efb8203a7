export const words = {
  SCIM_INVALID: 'SCIM does not allow this: {problem}.',
  SCIM_NOT_UNIQUE: 'This is taken already: {problem}.',
} as const;
