import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  SYSLOG_SENDER_TAKEN:
    'Otra fuente, o esta dos veces, toma las líneas de uno de estos remitentes. Indique cada remitente una sola vez.',
};
