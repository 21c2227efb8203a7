import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /admin/ssh_keys': 'Añadió la clave SSH {name}',
  'history.did.DELETE /admin/ssh_keys/{id}': 'Eliminó la clave SSH {name}',
};
