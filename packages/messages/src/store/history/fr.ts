import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.app.activated': 'S’est abonné à {name}',
  'history.did.app.cancelled': 'A résilié {name}',
  'history.did.app.first_steps_toggled': 'A modifié l’affichage des premiers pas de {name}',
  'history.did.app_account.created': 'A ajouté le compte {name} de {app}',
  'history.did.app_account.changed': 'A modifié le compte {name} de {app}',
  'history.did.app_account.deleted': 'A retiré le compte {name} de {app}',
  'history.did.app_buckets.changed': 'A modifié les buckets de {name} qui sont examinés',
  'history.did.app_bucket.deleted': 'A retiré un bucket de {name}',
  'history.field.access_status': 'Abonnement',
  'history.field.is_free_trial': 'Essai',
  'history.field.is_fte': 'Premiers pas affichés',
  'history.field.trial_ends_on': 'Fin de l’essai',
};
