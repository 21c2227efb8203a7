export const words = {
  SCIM_INVALID: 'SCIM doesn’t allow this: {problem}.',
  SCIM_NOT_UNIQUE: 'Already in use: {problem}.',
} as const;
