import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.ssh_key.created': 'Añadió la clave SSH {name}',
  'history.did.ssh_key.deleted': 'Eliminó la clave SSH {name}',
};
