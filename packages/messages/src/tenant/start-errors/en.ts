export const words = {
  OUT_OF_ALLOWED_IP_RANGE:
    'Your company doesn’t allow access from {address}. Sign in from an allowed network, or ask a sysadmin.',
} as const;
