import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /admin/app/activate/': '{name} abonniert',
  'history.did.POST /admin/app/cancel/': '{name} gekündigt',
  'history.did.POST /admin/app/togglefte/': 'Geändert, ob die ersten Schritte von {name} gezeigt werden',
  'history.did.POST /admin/app/accounts': 'Konto {name} von {app} hinzugefügt',
  'history.did.PATCH /admin/app/accounts/{id}': 'Konto {name} von {app} geändert',
  'history.did.DELETE /admin/app/accounts/{id}': 'Konto {name} von {app} entfernt',
  'history.did.POST /admin/application/configure_s3_buckets':
    'Geändert, welche Buckets von {name} geprüft werden',
  'history.did.POST /admin/application/remove_s3_buckets': 'Einen Bucket von {name} entfernt',
  'history.field.access_status': 'Abonnement',
  'history.field.is_free_trial': 'Test',
  'history.field.is_fte': 'Erste Schritte gezeigt',
  'history.field.trial_ends_on': 'Test endet',
};
