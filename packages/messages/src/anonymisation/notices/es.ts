import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.reveal-asked.subject': '{by} pregunta quién es {subject}',
  'notice.reveal-asked.text':
    '{by} pide ver quién está detrás de {subject}. Motivo indicado: {reason}. Apruebe o rechace; nadie puede aprobar su propia petición.',
  'notice.reveal-approved.subject': 'Puede ver quién es {subject}',
  'notice.reveal-approved.text':
    '{by} ha aprobado su petición sobre {subject}. Vale una hora, solo para usted, y consta en el historial.',
  'notice.reveal-refused.subject': 'Se ha rechazado su petición sobre {subject}',
  'notice.reveal-refused.text':
    '{by} ha rechazado su petición de ver quién es {subject}. Hable con esa persona si lo necesita.',
  'notice.switch-off-asked.subject': '{by} pide desactivar la anonimización',
  'notice.switch-off-asked.text':
    '{by} pide que se vuelvan a mostrar todos los nombres. Motivo indicado: {reason}. Apruebe o rechace; nadie puede aprobar su propia petición.',
  'notice.switch-off-approved.subject': 'La anonimización está desactivada',
  'notice.switch-off-approved.text':
    '{by} ha aprobado su petición: los nombres se muestran de nuevo a quien puede mirar, y consta en el historial.',
  'notice.switch-off-refused.subject': 'Se ha rechazado su petición de desactivar la anonimización',
  'notice.switch-off-refused.text':
    '{by} ha rechazado su petición; las personas siguen siendo anónimas. Hable con esa persona si lo necesita.',
  'notice.reveal-granted.subject': '{asker} puede ver quién es {subject}',
  'notice.reveal-granted.text':
    '{by} ha aprobado que {asker} vea quién está detrás de {subject}. Si no estaba acordado, hable con ambas personas y revise el historial.',
  'notice.anonymity-ended.subject': 'Las personas ya no son anónimas',
  'notice.anonymity-ended.text':
    '{by} ha aprobado la petición de {asker} de terminar el anonimato: los nombres se muestran de nuevo. Si no estaba acordado, actívelo otra vez y revise el historial.',
};
