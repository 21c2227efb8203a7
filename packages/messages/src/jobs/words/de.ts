import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'jobs.title': 'Hintergrundaufgaben',
  'jobs.sentence':
    'Was Casbah im Hintergrund für alle Unternehmen erledigt: E-Mails senden, Protokolle abholen, Personen importieren, aufräumen.',
  'jobs.name': 'Aufgabe',
  'jobs.state': 'Zustand',
  'jobs.state.ok': 'In Ordnung',
  'jobs.state.running': 'Läuft',
  'jobs.state.retrying': 'Neuer Versuch steht an',
  'jobs.state.failed': 'Fehlgeschlagen',
  'jobs.waiting': 'Wartend',
  'jobs.oldest': 'Älteste',
  'jobs.failures': 'Fehler',
  'jobs.last': 'Letzter Lauf',
  'jobs.next': 'Nächster Lauf',
  'jobs.never': '–',
  'jobs.actions': 'Aktionen',
  'jobs.run': 'Jetzt ausführen',
  'jobs.run.of': 'Jetzt ausführen: {name}',
  'jobs.retry': 'Wiederholen',
  'jobs.retry.of': 'Wiederholen: {name}',
  'jobs.error': 'Letzter Fehler {time}: {error}',
  'jobs.none': 'Es gibt keine Hintergrundaufgaben.',
  'jobs.foreign': 'Nur das Unternehmen, das dieses Casbah betreibt, kann seine Hintergrundaufgaben sehen.',
};
