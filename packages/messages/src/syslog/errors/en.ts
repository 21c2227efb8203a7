export const words = {
  SYSLOG_SENDER_TAKEN:
    'Another source, or this one twice, takes the lines of one of these senders. Name each sender once.',
} as const;
