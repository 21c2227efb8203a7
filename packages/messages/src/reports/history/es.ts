import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /admin/reports/schedules': 'Programó el informe {name}',
  'history.did.PATCH /admin/reports/schedules/{id}': 'Cambió el plan del informe {name}',
  'history.did.DELETE /admin/reports/schedules/{id}': 'Quitó el plan del informe {name}',
  'history.did.POST /admin/reports/schedules/{id}/send': 'Mandó enviar el informe {name}',
  'history.did.PATCH /admin/reports/userdigest': 'Cambió a quién se informa por correo de su propio uso',
  'history.field.left_out': 'No informados',
  'history.field.frequency': 'Frecuencia',
  'history.field.recipients': 'Destinatarios',
};
