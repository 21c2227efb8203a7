import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'mail.changes-made.subject': '{count} Änderungen bei {company}',
  'mail.changes-made.text':
    'Seit der letzten Mail dieser Art gab es bei {company} {count} Änderungen in Casbah. Der Verlauf sagt, wer wann was geändert hat.',
  'mail.changes-made.action': 'Verlauf öffnen',
  'mail.destination-test.subject': 'Casbah erreicht Sie: {destination}',
  'mail.destination-test.text':
    'Dies ist ein Test des Ziels {destination} von {company}. Ab jetzt erfährt diese Adresse einmal am Tag, wie viel geändert wurde.',
};
