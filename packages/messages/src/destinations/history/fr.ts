import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.destination.created': 'A ajouté la destination {name}',
  'history.did.destination.changed': 'A modifié la destination {name}',
  'history.did.destination.secret_replaced': 'A donné un nouveau secret à la destination {name}',
  'history.did.destination.tested':
    '{outcome, select, success {A essayé la destination {name}} other {A essayé la destination {name} en vain}}',
  'history.did.destination.deleted': 'A supprimé la destination {name}',
};
