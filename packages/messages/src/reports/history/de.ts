import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /admin/reports/schedules': 'Bericht {name} geplant',
  'history.did.PATCH /admin/reports/schedules/{id}': 'Plan des Berichts {name} geändert',
  'history.did.DELETE /admin/reports/schedules/{id}': 'Plan des Berichts {name} entfernt',
  'history.did.POST /admin/reports/schedules/{id}/send': 'Bericht {name} senden lassen',
  'history.did.PATCH /admin/reports/userdigest':
    'Geändert, wer per Mail über die eigene Nutzung informiert wird',
  'history.field.left_out': 'Nicht informiert',
  'history.field.frequency': 'Wie oft',
  'history.field.recipients': 'Empfänger',
};
