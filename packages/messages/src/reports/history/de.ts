import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.report_schedule.created': 'Bericht {name} geplant',
  'history.did.report_schedule.changed': 'Plan des Berichts {name} geändert',
  'history.did.report_schedule.deleted': 'Plan des Berichts {name} entfernt',
  'history.did.report.sent': 'Bericht {name} senden lassen',
  'history.did.digest.changed': 'Geändert, wer per Mail über die eigene Nutzung informiert wird',
  'history.field.left_out': 'Nicht informiert',
  'history.field.frequency': 'Wie oft',
  'history.field.recipients': 'Empfänger',
};
