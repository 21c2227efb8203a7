import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.person.erasure_requested': 'Solicitó eliminar de los registros los datos de una persona',
  'history.did.person.erased': 'Eliminó de los registros los datos de una persona',
};
