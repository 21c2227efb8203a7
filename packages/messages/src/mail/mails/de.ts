import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'mail.greeting': 'Guten Tag {name},',
  'mail.hello': 'Guten Tag,',
  'mail.linkHint': 'Wenn die Schaltfläche nicht geht, kopieren Sie diese Adresse in Ihren Browser:',
  'mail.unasked': 'Wenn Sie das nicht angefordert haben, müssen Sie nichts tun: Es ändert sich nichts.',
  'mail.footer': 'Gesendet von Casbah unter {origin}. Antworten auf diese E-Mail werden nicht gelesen.',
};
