export const words = {
  SOURCE_TOKEN_INVALID:
    'This token doesn’t work: it’s mistyped, revoked or belongs to another source. Create a new one in Sources.',
  USERS_MUST_BE_TOKENS:
    'This company doesn’t accept names of people. Replace them before sending (casbah collect --token-key), and send the header Casbah-Users: tokens.',
  'problem.binary_log': 'This contains binary data. Send the log lines as text or gzip.',
  'problem.broken_gzip': 'This isn’t gzip, or is truncated.',
  'problem.secret_needed':
    'Enter a password, a key or a token. A stored one is used only for its own address.',
  'problem.server_unknown': 'You haven’t trusted the server’s key yet. Test the connection first.',
} as const;
