export const words = {
  OPERATOR_CODE_INVALID:
    'This code isn’t valid: it was used, is more than an hour old, or Casbah has restarted. Run `npx casbah operator-link` for a new one.',
} as const;
