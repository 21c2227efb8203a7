import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.destination.created': 'A ajouté la destination {name}',
  'history.did.destination.changed': 'A modifié la destination {name}',
  'history.did.destination.secret_replaced': 'A remplacé le secret de la destination {name}',
  'history.did.destination.tested':
    '{outcome, select, success {A testé la destination {name}} other {A testé la destination {name} : échec}}',
  'history.did.destination.deleted': 'A supprimé la destination {name}',
};
