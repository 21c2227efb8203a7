import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /admin/ssh_keys': 'A ajouté la clé SSH {name}',
  'history.did.DELETE /admin/ssh_keys/{id}': 'A supprimé la clé SSH {name}',
};
