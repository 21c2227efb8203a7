import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /admin/app/activate/': 'S’est abonné à {name}',
  'history.did.POST /admin/app/cancel/': 'A résilié {name}',
  'history.did.POST /admin/app/togglefte/': 'A modifié l’affichage des premiers pas de {name}',
  'history.did.POST /admin/app/accounts': 'A ajouté le compte {name} de {app}',
  'history.did.PATCH /admin/app/accounts/{id}': 'A modifié le compte {name} de {app}',
  'history.did.DELETE /admin/app/accounts/{id}': 'A retiré le compte {name} de {app}',
  'history.did.POST /admin/application/configure_s3_buckets':
    'A modifié les buckets de {name} qui sont examinés',
  'history.did.POST /admin/application/remove_s3_buckets': 'A retiré un bucket de {name}',
  'history.field.access_status': 'Abonnement',
  'history.field.is_free_trial': 'Essai',
  'history.field.is_fte': 'Premiers pas affichés',
  'history.field.trial_ends_on': 'Fin de l’essai',
};
