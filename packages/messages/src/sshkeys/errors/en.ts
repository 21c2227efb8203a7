export const words = {
  'problem.ssh_unreadable': 'This isn’t a public key. Paste the line from the .pub file.',
  'problem.ssh_private':
    'This is a private key, which must stay on its machine. Paste the line from the .pub file.',
  'problem.ssh_algorithm': 'Unsupported algorithm. Use Ed25519, ECDSA or RSA.',
  'problem.ssh_short': 'RSA keys need at least 2048 bits. Create a longer one.',
} as const;
