import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.report_schedule.created': 'Bericht {name} geplant',
  'history.did.report_schedule.changed': 'Zeitplan des Berichts {name} geändert',
  'history.did.report_schedule.deleted': 'Zeitplan des Berichts {name} gelöscht',
  'history.did.report.sent': 'Bericht {name} gesendet',
  'history.did.digest.changed': 'Empfänger der Nutzungsübersichten geändert',
  'history.field.left_out': 'Ausgeschlossen',
  'history.field.frequency': 'Häufigkeit',
  'history.field.recipients': 'Empfänger',
};
