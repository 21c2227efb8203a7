import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'mail.greeting': 'Guten Tag {name},',
  'mail.hello': 'Guten Tag,',
  'mail.linkHint': 'Wenn die Schaltfläche nicht funktioniert, kopieren Sie diesen Link in Ihren Browser:',
  'mail.unasked': 'Wenn Sie das nicht angefordert haben, ignorieren Sie diese E-Mail.',
  'mail.footer': 'Gesendet von Casbah unter {origin}. Antworten werden nicht gelesen.',
};
