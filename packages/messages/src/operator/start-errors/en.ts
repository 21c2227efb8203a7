export const words = {
  OPERATOR_CODE_INVALID:
    'This code is not valid: it was used, is older than an hour, or Casbah has restarted since. Run `npx casbah operator-link` for a new one.',
} as const;
