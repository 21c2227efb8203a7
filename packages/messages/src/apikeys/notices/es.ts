import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.api-key-ends.subject': 'La clave de API {name} caduca pronto',
  'notice.api-key-ends.text':
    'La clave de API {name} caduca en {days} días. Cree una nueva y sustitúyala donde se use; de lo contrario, esos programas perderán el acceso.',
};
