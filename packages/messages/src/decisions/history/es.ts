import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /risks/decisions': 'Decidió sobre {name}',
  'history.did.POST /risks/feeds': 'Creó la fuente {name}',
  'history.did.POST /risks/feeds/{id}/token': 'Dio a la fuente {name} una dirección nueva',
  'history.did.DELETE /risks/feeds/{id}': 'Eliminó la fuente {name}',
};
