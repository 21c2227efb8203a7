import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'tag.sanctioned': 'Autorisé',
  'tag.unsanctioned': 'Non autorisé',
  'tag.tolerated': 'Toléré',
  'tag.in_review': 'En examen',
  'tag.business_critical': 'Critique pour l’activité',
  'tag.holds_personal_data': 'Contient des données personnelles',
  'tag.private_use': 'Usage privé',
  'tag.to_be_retired': 'À retirer',
  'tag.column': 'Étiquettes',
  'tag.more': '+{count}',
  'tag.change': 'Étiquettes',
  'tag.decide': 'Décider',
  'tag.compare': 'Comparer',
};
