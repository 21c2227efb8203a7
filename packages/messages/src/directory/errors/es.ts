import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  DIRECTORY_BUSY:
    'Hay otra sincronización del directorio en curso. Espere a que termine o deténgala, y luego inténtelo de nuevo.',
  'problem.password_again': 'Introduzca de nuevo la contraseña: la URL o la cuenta ha cambiado.',
  'problem.start_tls': 'STARTTLS requiere una URL que empiece por ldap://.',
  'problem.not_ldap_filter': 'Introduzca un filtro LDAP como {example}.',
  'problem.not_certificate': 'Introduzca un certificado PEM que empiece por -----BEGIN CERTIFICATE-----.',
};
