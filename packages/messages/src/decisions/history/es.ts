import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.service.decided': 'Decidió sobre {name}',
  'history.did.feed.created': 'Creó la fuente {name}',
  'history.did.feed.token_replaced': 'Dio a la fuente {name} una dirección nueva',
  'history.did.feed.deleted': 'Eliminó la fuente {name}',
};
