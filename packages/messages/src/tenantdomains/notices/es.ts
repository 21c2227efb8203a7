import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.domain-verified.subject': '{domain} pertenece a su empresa',
  'notice.domain-verified.text':
    'El dominio {domain} está verificado: las personas con una dirección en él cuentan como propias.',
};
