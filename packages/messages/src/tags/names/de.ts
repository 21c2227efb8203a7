import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'tag.sanctioned': 'Genehmigt',
  'tag.unsanctioned': 'Nicht genehmigt',
  'tag.tolerated': 'Geduldet',
  'tag.in_review': 'In Prüfung',
  'tag.business_critical': 'Geschäftskritisch',
  'tag.holds_personal_data': 'Mit Personendaten',
  'tag.private_use': 'Private Nutzung',
  'tag.to_be_retired': 'Wird abgelöst',
  'tag.column': 'Tags',
  'tag.more': '+{count}',
  'tag.change': 'Tags',
  'tag.decide': 'Entscheiden',
  'tag.compare': 'Vergleichen',
};
