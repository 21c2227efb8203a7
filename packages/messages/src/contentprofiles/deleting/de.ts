import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'content.delete.title': '„{name}“ löschen?',
  'content.delete.confirm': 'Löschen',
  'content.deleted': '„{name}“ wurde gelöscht',
  'content.delete.failed': '„{name}“ konnte nicht gelöscht werden',
  'content.inUse': '„{name}“ wird verwendet',
  'content.inUse.text': 'Entfernen Sie es zuerst hier, um es zu löschen:',
  'content.close': 'Schließen',
};
