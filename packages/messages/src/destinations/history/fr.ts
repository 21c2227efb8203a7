import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /admin/destinations': 'A ajouté la destination {name}',
  'history.did.PATCH /admin/destinations/{id}': 'A modifié la destination {name}',
  'history.did.POST /admin/destinations/{id}/secret': 'A donné un nouveau secret à la destination {name}',
  'history.did.POST /admin/destinations/{id}/test':
    '{outcome, select, success {A essayé la destination {name}} other {A essayé la destination {name} en vain}}',
  'history.did.DELETE /admin/destinations/{id}': 'A supprimé la destination {name}',
};
