import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /risks/decisions': 'Hat über {name} entschieden',
  'history.did.POST /risks/feeds': 'Hat den Feed {name} angelegt',
  'history.did.POST /risks/feeds/{id}/token': 'Hat dem Feed {name} eine neue Adresse gegeben',
  'history.did.DELETE /risks/feeds/{id}': 'Hat den Feed {name} gelöscht',
};
