import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'problem.term.EMPTY_TERM': 'El término {number} está vacío. Quítelo.',
  'problem.term.TERM_TOO_LONG': 'El término {number} supera los 200 caracteres. Acórtelo.',
  'problem.term.TERM_WITHOUT_LETTERS': 'El término {number} no tiene letras ni cifras. Quítelo.',
  'problem.term.WEIGHT_LIMIT': 'El peso del término {number} debe ser un número entero de 1 a 99.',
  'problem.term.DUPLICATE_TERM': 'El término {number} figura dos veces. Quite uno.',
  'problem.term.TOO_MANY_TERMS': 'Un diccionario admite como máximo 100 000 términos. Divídalo en dos.',
  'problem.not_utf8': 'El archivo no es texto en UTF-8. Guárdelo como UTF-8 y súbalo de nuevo.',
};
