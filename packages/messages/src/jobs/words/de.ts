import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'jobs.title': 'Hintergrundaufgaben',
  'jobs.sentence':
    'Arbeiten, die Casbah im Hintergrund für alle Unternehmen erledigt: E-Mails senden, Logs abholen, Personen importieren, aufräumen.',
  'jobs.name': 'Aufgabe',
  'jobs.state': 'Status',
  'jobs.state.ok': 'OK',
  'jobs.state.not_run': 'Noch nicht gelaufen',
  'jobs.state.running': 'Läuft',
  'jobs.state.retrying': 'Wird wiederholt',
  'jobs.state.failed': 'Fehlgeschlagen',
  'jobs.waiting': 'In Warteschlange',
  'jobs.oldest': 'Älteste',
  'jobs.failures': 'Fehler',
  'jobs.last': 'Letzter Lauf',
  'jobs.next': 'Nächster Lauf',
  'jobs.never': '–',
  'jobs.actions': 'Aktionen',
  'jobs.run': 'Jetzt ausführen',
  'jobs.run.of': 'Jetzt ausführen: {name}',
  'jobs.retry': 'Erneut versuchen',
  'jobs.retry.of': 'Erneut versuchen: {name}',
  'jobs.error': 'Letzter Fehler {time}: {error}',
  'jobs.none': 'Keine Hintergrundaufgaben.',
  'jobs.foreign': 'Nur das Unternehmen des Betreibers kann Hintergrundaufgaben sehen.',
};
