export const words = {
  IDEMPOTENCY_KEY_REUSED:
    'This idempotency key was already used with a different request. Use a new key for a new request.',
  STILL_UNDER_WAY:
    'The same request is still in progress. Wait a moment, then send it again to get its result.',
} as const;
