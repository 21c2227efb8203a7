import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.app.activated': '{name} abonniert',
  'history.did.app.cancelled': '{name} gekündigt',
  'history.did.app.first_steps_toggled': 'Geändert, ob die ersten Schritte von {name} gezeigt werden',
  'history.did.app_account.created': 'Konto {name} von {app} hinzugefügt',
  'history.did.app_account.changed': 'Konto {name} von {app} geändert',
  'history.did.app_account.deleted': 'Konto {name} von {app} entfernt',
  'history.did.app_buckets.changed': 'Geändert, welche Buckets von {name} geprüft werden',
  'history.did.app_bucket.deleted': 'Einen Bucket von {name} entfernt',
  'history.field.access_status': 'Abonnement',
  'history.field.is_free_trial': 'Test',
  'history.field.is_fte': 'Erste Schritte gezeigt',
  'history.field.trial_ends_on': 'Test endet',
};
