export const words = {
  LINK_INVALID:
    'This link isn’t valid: it was already used, has expired or is incomplete. Request a new one.',
} as const;
