import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  DIRECTORY_BUSY:
    'Une autre synchronisation de l’annuaire est en cours. Attendez qu’elle se termine ou arrêtez-la, puis réessayez.',
  'problem.password_again': 'Saisissez de nouveau le mot de passe : l’URL ou le compte a changé.',
  'problem.start_tls': 'STARTTLS nécessite une URL qui commence par ldap://.',
  'problem.not_ldap_filter': 'Saisissez un filtre LDAP comme {example}.',
  'problem.not_certificate': 'Saisissez un certificat PEM commençant par -----BEGIN CERTIFICATE-----.',
};
