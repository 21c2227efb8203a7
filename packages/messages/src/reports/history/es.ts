import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.report_schedule.created': 'Programó el informe {name}',
  'history.did.report_schedule.changed': 'Cambió el plan del informe {name}',
  'history.did.report_schedule.deleted': 'Quitó el plan del informe {name}',
  'history.did.report.sent': 'Mandó enviar el informe {name}',
  'history.did.digest.changed': 'Cambió a quién se informa por correo de su propio uso',
  'history.field.left_out': 'No informados',
  'history.field.frequency': 'Frecuencia',
  'history.field.recipients': 'Destinatarios',
};
