import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.api-key-ends.subject': 'La clave de API {name} termina pronto',
  'notice.api-key-ends.text':
    'La clave de API {name} termina en {days} días. Cree una nueva y póngala donde se usa la antigua, o lo que la usa se detendrá.',
};
