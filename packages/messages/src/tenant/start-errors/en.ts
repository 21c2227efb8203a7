export const words = {
  OUT_OF_ALLOWED_IP_RANGE:
    'Your company lets nobody in from the address {address}. Sign in from its network, or ask a system administrator.',
} as const;
