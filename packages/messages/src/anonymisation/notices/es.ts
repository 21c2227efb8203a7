import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.reveal-asked.subject': '{by} solicita revelar a {subject}',
  'notice.reveal-asked.text':
    '{by} solicita ver quién es {subject}. Motivo: {reason}. Apruebe o rechace; nadie puede aprobar su propia solicitud.',
  'notice.reveal-approved.subject': 'Puede ver quién es {subject}',
  'notice.reveal-approved.text':
    '{by} ha aprobado su solicitud de revelar a {subject}. Solo usted ve el nombre, durante una hora. Queda registrado en el historial.',
  'notice.reveal-refused.subject': 'Se ha rechazado su solicitud sobre {subject}',
  'notice.reveal-refused.text':
    '{by} ha rechazado su solicitud de ver quién es {subject}. Póngase en contacto con esa persona si aún lo necesita.',
  'notice.switch-off-asked.subject': '{by} solicita desactivar la anonimización',
  'notice.switch-off-asked.text':
    '{by} solicita volver a mostrar todos los nombres. Motivo: {reason}. Apruebe o rechace; nadie puede aprobar su propia solicitud.',
  'notice.switch-off-approved.subject': 'La anonimización está desactivada',
  'notice.switch-off-approved.text':
    '{by} ha aprobado su solicitud: los nombres vuelven a ser visibles para quien pueda abrir Auditoría. Queda registrado en el historial.',
  'notice.switch-off-refused.subject': 'Se ha rechazado su solicitud de desactivar la anonimización',
  'notice.switch-off-refused.text':
    '{by} ha rechazado su solicitud; las personas siguen siendo anónimas. Póngase en contacto con esa persona si aún lo necesita.',
  'notice.reveal-granted.subject': '{asker} puede ver quién es {subject}',
  'notice.reveal-granted.text':
    '{by} ha aprobado la solicitud de {asker} de ver quién es {subject}. Si no lo esperaba, contacte con ambas personas y revise el historial.',
  'notice.anonymity-ended.subject': 'Las personas ya no son anónimas',
  'notice.anonymity-ended.text':
    '{by} ha aprobado la solicitud de {asker} de desactivar la anonimización: los nombres vuelven a ser visibles. Si no lo esperaba, actívela de nuevo y revise el historial.',
};
