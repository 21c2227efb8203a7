/** Public keys of machines that deliver logs. */
export const words = {
  'settings.ssh': 'SSH keys',
  'settings.ssh.hint':
    'Public keys of machines that will deliver logs over SSH. SSH delivery isn’t available yet; until then, keys are stored but have no effect.',
  'settings.ssh.empty': 'No SSH keys yet',
  'settings.ssh.add': 'Add SSH key',
  'settings.ssh.key': 'Public key',
  'settings.ssh.key.hint': 'The line in the .pub file: Ed25519, ECDSA, or RSA with at least 2048 bits',
  'settings.ssh.algorithm': 'Algorithm and size',
  'settings.ssh.fingerprint': 'Fingerprint',
  'settings.ssh.wrong.unreadable': 'This isn’t a public key. Paste the line from the .pub file.',
  'settings.ssh.wrong.private':
    'This is a private key and wasn’t sent. Keep it on its machine, and paste the line from the .pub file instead.',
  'settings.ssh.wrong.algorithm': 'Unsupported algorithm. Use Ed25519, ECDSA or RSA.',
  'settings.ssh.wrong.short': 'RSA keys need at least 2048 bits. Create a longer one.',
  'settings.ssh.remove.title': 'Remove SSH key {name}?',
  'settings.ssh.remove.text': 'Casbah no longer recognizes the machine. You can add the key again.',
} as const;
