export const words = {
  PARTNER_CODE_TAKEN: 'Another company already uses the partner code {code}. Choose another one.',
} as const;
