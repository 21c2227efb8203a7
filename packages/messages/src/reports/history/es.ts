import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.report_schedule.created': 'Programó el informe {name}',
  'history.did.report_schedule.changed': 'Cambió la programación del informe {name}',
  'history.did.report_schedule.deleted': 'Eliminó la programación del informe {name}',
  'history.did.report.sent': 'Envió el informe {name}',
  'history.did.digest.changed': 'Cambió quién recibe los resúmenes de uso',
  'history.field.left_out': 'Excluidos',
  'history.field.frequency': 'Frecuencia',
  'history.field.recipients': 'Destinatarios',
};
