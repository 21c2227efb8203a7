import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.service.decided': 'A modifié la décision pour {name}',
  'history.did.feed.created': 'A créé le flux {name}',
  'history.did.feed.token_replaced': 'A créé une nouvelle URL pour le flux {name}',
  'history.did.feed.deleted': 'A supprimé le flux {name}',
  'history.did.decision.undone': 'A annulé la décision pour {name}',
  'history.did.decision.expired': 'A mis fin à une décision expirée pour {name}',
  'history.field.decision': 'Décision',
  'history.field.until': 'Jusqu’au',
};
