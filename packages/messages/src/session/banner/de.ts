import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'preview.sentence': 'Sie sehen die Konsole in der Vorschau als „{name}“. Änderungen sind deaktiviert.',
  'preview.leave': 'Vorschau beenden',
  'visit.sentence': 'Sie verwalten {company} für {partner}.',
  'visit.back': 'Zurück zu {partner}',
};
