export const words = {
  SYSLOG_SENDER_TAKEN:
    'One of these senders is already assigned to a source, or listed twice. Assign each sender once.',
} as const;
