import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.service.decided': 'Entscheidung zu {name} geändert',
  'history.did.feed.created': 'Feed {name} angelegt',
  'history.did.feed.token_replaced': 'Neue URL für Feed {name} erstellt',
  'history.did.feed.deleted': 'Feed {name} gelöscht',
  'history.did.decision.undone': 'Entscheidung zu {name} rückgängig gemacht',
  'history.did.decision.expired': 'Abgelaufene Entscheidung zu {name} beendet',
  'history.field.decision': 'Entscheidung',
  'history.field.until': 'Gültig bis',
};
