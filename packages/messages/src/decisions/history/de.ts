import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.service.decided': 'Hat über {name} entschieden',
  'history.did.feed.created': 'Hat den Feed {name} angelegt',
  'history.did.feed.token_replaced': 'Hat dem Feed {name} eine neue Adresse gegeben',
  'history.did.feed.deleted': 'Hat den Feed {name} gelöscht',
};
