export const words = {
  PARTNER_CODE_TAKEN: 'Another company has the partner code {code} already. Choose another one.',
} as const;
