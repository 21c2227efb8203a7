export const words = {
  IDEMPOTENCY_KEY_REUSED:
    'This idempotency key was sent with another request before. Send a new key with a new request.',
  STILL_UNDER_WAY: 'The same request is still under way. Wait a moment and send it again to get its answer.',
} as const;
