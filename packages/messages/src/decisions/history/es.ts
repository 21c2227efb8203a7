import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.service.decided': 'Cambió la decisión sobre {name}',
  'history.did.feed.created': 'Creó el feed {name}',
  'history.did.feed.token_replaced': 'Creó una URL nueva para el feed {name}',
  'history.did.feed.deleted': 'Eliminó el feed {name}',
  'history.did.decision.undone': 'Deshizo la decisión sobre {name}',
  'history.did.decision.expired': 'Finalizó una decisión vencida sobre {name}',
  'history.field.decision': 'Decisión',
  'history.field.until': 'Hasta',
};
