import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.ssh_key.created': 'SSH-Schlüssel {name} hinzugefügt',
  'history.did.ssh_key.deleted': 'SSH-Schlüssel {name} entfernt',
};
