import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /admin/app/activate/': 'Se suscribió a {name}',
  'history.did.POST /admin/app/cancel/': 'Canceló {name}',
  'history.did.POST /admin/app/togglefte/': 'Cambió si se muestran los primeros pasos de {name}',
  'history.did.POST /admin/app/accounts': 'Añadió la cuenta {name} de {app}',
  'history.did.PATCH /admin/app/accounts/{id}': 'Cambió la cuenta {name} de {app}',
  'history.did.DELETE /admin/app/accounts/{id}': 'Quitó la cuenta {name} de {app}',
  'history.did.POST /admin/application/configure_s3_buckets': 'Cambió qué buckets de {name} se revisan',
  'history.did.POST /admin/application/remove_s3_buckets': 'Quitó un bucket de {name}',
  'history.field.access_status': 'Suscripción',
  'history.field.is_free_trial': 'Prueba',
  'history.field.is_fte': 'Primeros pasos visibles',
  'history.field.trial_ends_on': 'Fin de la prueba',
};
