import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.app.activated': 'Se suscribió a {name}',
  'history.did.app.cancelled': 'Canceló {name}',
  'history.did.app.first_steps_toggled': 'Cambió si se muestran los primeros pasos de {name}',
  'history.did.app_account.created': 'Añadió la cuenta {name} de {app}',
  'history.did.app_account.changed': 'Cambió la cuenta {name} de {app}',
  'history.did.app_account.deleted': 'Quitó la cuenta {name} de {app}',
  'history.did.app_buckets.changed': 'Cambió qué buckets de {name} se revisan',
  'history.did.app_bucket.deleted': 'Quitó un bucket de {name}',
  'history.field.access_status': 'Suscripción',
  'history.field.is_free_trial': 'Prueba',
  'history.field.is_fte': 'Primeros pasos visibles',
  'history.field.trial_ends_on': 'Fin de la prueba',
};
