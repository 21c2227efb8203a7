import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  DIRECTORY_BUSY:
    'Eine andere Verzeichnissynchronisierung läuft bereits. Warten Sie, bis sie fertig ist, oder stoppen Sie sie und versuchen Sie es dann erneut.',
  'problem.password_again': 'Geben Sie das Passwort erneut ein: Die URL oder das Konto hat sich geändert.',
  'problem.start_tls': 'STARTTLS erfordert eine URL, die mit ldap:// beginnt.',
  'problem.not_ldap_filter': 'Geben Sie einen LDAP-Filter wie {example} ein.',
  'problem.not_certificate': 'Geben Sie ein PEM-Zertifikat ein, das mit -----BEGIN CERTIFICATE----- beginnt.',
};
