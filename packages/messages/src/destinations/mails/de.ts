import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'mail.changes-made.subject': 'Änderungen bei {company}: {count}',
  'mail.changes-made.text':
    'Änderungen in Casbah für {company} seit der letzten Zusammenfassung: {count}. Der Verlauf zeigt, wer was wann geändert hat.',
  'mail.changes-made.action': 'Verlauf öffnen',
  'mail.destination-test.subject': 'Testnachricht für {destination}',
  'mail.destination-test.text':
    'Dies ist ein Test des Ziels {destination} von {company}. An diese Adresse geht täglich eine Zusammenfassung der Änderungen.',
};
