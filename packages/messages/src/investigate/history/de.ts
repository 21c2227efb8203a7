import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.activity.assessed': 'Aktivitäten bewertet',
  'history.did.activity.note_added': 'Notiz zu einer Aktivität hinzugefügt',
  'history.did.activity.note_deleted': 'Notiz zu einer Aktivität gelöscht',
  'history.did.investigate.settings_changed': 'Einstellungen der Vorfallsdaten geändert',
  'history.field.activities': 'Aktivitäten',
  'history.field.assessment': 'Bewertung',
  'history.field.owner': 'Zuständig',
  'history.field.history_days': 'Verlauf (Tage)',
  'history.field.related_activities': 'Anzahl der Aktivitäten',
  'history.field.show_original': 'Originaleinträge anzeigen',
};
