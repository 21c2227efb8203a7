import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'tag.sanctioned': 'Autorizado',
  'tag.unsanctioned': 'No autorizado',
  'tag.tolerated': 'Tolerado',
  'tag.in_review': 'En revisión',
  'tag.business_critical': 'Crítico para el negocio',
  'tag.holds_personal_data': 'Con datos personales',
  'tag.private_use': 'Uso privado',
  'tag.to_be_retired': 'A retirar',
  'tag.column': 'Etiquetas',
  'tag.more': '+{count}',
  'tag.change': 'Etiquetas',
  'tag.decide': 'Decidir',
  'tag.compare': 'Comparar',
};
