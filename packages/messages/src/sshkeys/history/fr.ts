import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.ssh_key.created': 'A ajouté la clé SSH {name}',
  'history.did.ssh_key.deleted': 'A supprimé la clé SSH {name}',
};
