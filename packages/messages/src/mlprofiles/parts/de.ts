import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'learned.sending': 'Datei {number, number} von {total, number} wird hochgeladen',
  'learned.failed':
    '{count, plural, one {# Datei konnte nicht hinzugefügt werden:} other {# Dateien konnten nicht hinzugefügt werden:}}',
  'learned.dismiss': 'Ausblenden',
  'learned.delete': 'Löschen',
  'learned.delete.title': '„{name}“ löschen?',
  'learned.delete.failed': '„{name}“ konnte nicht gelöscht werden',
  'learned.deleted': '„{name}“ gelöscht',
  'learned.inUse': '„{name}“ wird verwendet',
  'learned.inUse.text': 'Um es zu löschen, entfernen Sie es zuerst aus:',
  'learned.close': 'Schließen',
};
